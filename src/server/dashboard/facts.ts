import type { Catalogue, FormatEntry } from "../../formats/catalogue.ts";
import type { Variant } from "../../posts/template.ts";

/** What a form has to know of an option: what JSON Schema says of it, with its notes. */
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
}

/** A format, as far as a form has to know it. */
export interface FormatFact
  extends Pick<FormatEntry, "name" | "title" | "description" | "suggested" | "medium"> {
  /** Its stages in their order. */
  stages: FormatEntry["stages"];
  options: readonly OptionFact[];
}

/** What the server tells the dashboard about itself, as JSON in the page. */
export interface Facts {
  /** In the order in which they are offered. */
  formats: readonly FormatFact[];
  /** The colours of each look's variants. */
  palettes: Readonly<Record<string, Readonly<Record<string, Variant>>>>;
}

/** Tells the dashboard what can be asked for. */
export function factsOf({ formats, templates }: Catalogue): Facts {
  return {
    formats: formats.map(({ name, title, description, suggested, medium, stages, options }) => ({
      name,
      title,
      description,
      suggested,
      medium,
      stages,
      options: Object.entries(options.properties).map(([option, { anyOf, ...schema }]) => ({
        ...schema,
        name: option,
        title: schema.title ?? option,
        ...(anyOf !== undefined && {
          choices: anyOf.map((literal: { const: string }) => literal.const),
        }),
      })),
    })),
    palettes: Object.fromEntries(templates.map(({ name, variants }) => [name, variants])),
  };
}
