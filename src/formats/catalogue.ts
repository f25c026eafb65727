import type { Template, Variant } from "../posts/template.ts";
import type { FormatInfo } from "./format.ts";
import type { Formats } from "./load.ts";

/** A format that clients can request. */
export interface FormatEntry extends FormatInfo {
  name: string;
  /** Its stages in order, with titles for people. */
  stages: readonly { name: string; title: string }[];
}

/** A look that clients can request. */
interface TemplateEntry {
  name: string;
  title: string;
  description: string;
  /** Its variants by name, the default first. */
  variants: Readonly<Record<string, Variant>>;
}

/** The installed formats and looks. */
export interface Catalogue {
  /** In display order. */
  formats: readonly FormatEntry[];
  templates: readonly TemplateEntry[];
}

/** Builds the catalogue of the installed formats and templates. */
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
