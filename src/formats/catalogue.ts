import type { Template, Variant } from "../posts/template.ts";
import type { FormatInfo } from "./format.ts";
import type { Formats } from "./load.ts";

/** A format that a client may ask for. */
export interface FormatEntry extends FormatInfo {
  name: string;
  /** Its stages in their order, with what people call them. */
  stages: readonly { name: string; title: string }[];
}

/** A look that a client may ask for. */
interface TemplateEntry {
  name: string;
  title: string;
  description: string;
  /** The colours of its variants, the default first. */
  variants: Readonly<Record<string, Variant>>;
}

/** What can be asked for: it follows from the formats and the templates that are installed. */
export interface Catalogue {
  /** In the order in which they are offered. */
  formats: readonly FormatEntry[];
  templates: readonly TemplateEntry[];
}

/** Lists what is installed. */
export function catalogueOf(
  formats: Formats,
  templates: Readonly<Record<string, Template>>,
): Catalogue {
  return {
    formats: Object.values(formats).map(({ name, about, stages }) => ({
      ...about,
      name,
      stages: stages.map((stage) => ({ name: stage.name, title: stage.title })),
    })),
    templates: Object.entries(templates).map(([name, { title, description, variants }]) => ({
      name,
      title,
      description,
      variants,
    })),
  };
}
