import type { Template, Variant } from "../posts/template.ts";
import type { Format, FormatInfo } from "./format.ts";
import type { Formats } from "./load.ts";
import { sketchChainOf } from "./sketch_chain.ts";

/** A format that clients can request. */
export interface FormatEntry extends FormatInfo {
  name: string;
  /** Its stages in order, with titles for people. Those of one step run at the same time. */
  stages: readonly { name: string; title: string; step: number }[];
  /** What its drafts consist of; null if its posts have none. */
  draft: "slides" | "scenes" | null;
  /** Names of the options that its stages ask for when a draft is drawn. */
  draftOptions: readonly string[];
  /** Whether its posts can be laid out before anybody has asked for one. */
  isSketched: boolean;
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
    formats: Object.values(formats).map((format) => ({
      ...format.about,
      name: format.name,
      stages: format.steps.flatMap((stages, step) =>
        stages.map(({ name, title }) => ({ name, title, step })),
      ),
      draft: draftOf(format),
      draftOptions: draftOptionsOf(format),
      isSketched: draftOf(format) !== null && sketchChainOf(format) !== null,
    })),
    templates: Object.entries(templates).map(([name, { title, description, variants }]) => ({
      name,
      title,
      description,
      variants,
    })),
  };
}

/** What the chain of a format can be entered with, if that is something that people can edit. */
function draftOf({ entry }: Format): FormatEntry["draft"] {
  const fields = Object.keys(entry?.fields.properties ?? {});
  if (fields.includes("slides")) return "slides";
  return fields.includes("spokenSlides") ? "scenes" : null;
}

/** The options that stages behind the entry ask for by their names. */
function draftOptionsOf({ about, entry, steps }: Format): string[] {
  if (entry === null) return [];
  const asked = steps
    .slice(entry.at)
    .flat()
    .flatMap(({ needs }) => Object.keys(needs.properties.formatOptions?.properties ?? {}));
  return Object.keys(about.options.properties).filter((name) => asked.includes(name));
}
