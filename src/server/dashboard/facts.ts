import type { Catalogue, FormatEntry } from "../../formats/catalogue.ts";
import type { Variant } from "../../posts/template.ts";

/** An option as forms need it: from its JSON Schema and its annotations. */
export interface OptionFact {
  name: string;
  /** Such as "boolean", "integer" or "number"; undefined for a choice. */
  type?: string;
  /** The literals of a choice. */
  choices?: readonly string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  title: string;
  unit?: string;
  requires?: string;
  suggested?: unknown;
  open?: string;
  unset?: unknown;
}

/** A format as forms need it. */
export interface FormatFact
  extends Pick<
    FormatEntry,
    "name" | "title" | "description" | "suggested" | "medium" | "isSketched"
  > {
  /** Its stages in order. */
  stages: FormatEntry["stages"];
  options: readonly OptionFact[];
}

/** Data that the server embeds in the dashboard's page as JSON. */
export interface Facts {
  /** In display order. */
  formats: readonly FormatFact[];
  /** The colours of each look's variants. */
  palettes: Readonly<Record<string, Readonly<Record<string, Variant>>>>;
  /** URLs of posts in unlike looks. */
  showcase: readonly string[];
}

/** Extracts what the dashboard needs from the catalogue. */
export function factsOf({ formats, templates }: Catalogue): Omit<Facts, "showcase"> {
  return {
    formats: formats.map(
      ({ name, title, description, suggested, medium, isSketched, stages, options }) => ({
        name,
        title,
        description,
        suggested,
        medium,
        isSketched,
        stages,
        options: Object.entries(options.properties).map(([option, { anyOf, ...schema }]) => ({
          ...schema,
          name: option,
          title: schema.title ?? option,
          ...(anyOf !== undefined && {
            choices: anyOf.map((literal: { const: string }) => literal.const),
          }),
        })),
      }),
    ),
    palettes: Object.fromEntries(templates.map(({ name, variants }) => [name, variants])),
  };
}
