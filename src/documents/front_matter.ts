import type { SourceDetails } from "../posts/document.ts";
import { MAX_TITLE_LENGTH } from "./clean_text.ts";

/** What stands above a text in fields of its own. */
export interface FrontMatter {
  title: string | null;
  details: SourceDetails;
  /** The text below. */
  rest: string;
}

/** Nobody says more about a text above it. */
const MAX_LENGTH = 20_000;
const YAML =
  /^\s*---[ \t]*\n((?:[\w.-]+[ \t]*:.*\n|[ \t]+\S.*\n|- .*\n|#.*\n|\n)+?)(?:---|\.\.\.)[ \t]*(?:\n|$)/;
const TOML =
  /^\s*\+\+\+[ \t]*\n((?:[\w."-]+[ \t]*=.*\n|[ \t[\]{}"'].*\n|#.*\n|\n)+?)\+\+\+[ \t]*(?:\n|$)/;

/** Reads the front matter of a text, in YAML between "---" or TOML between "+++". */
export function readFrontMatter(source: string): FrontMatter {
  const top = source.slice(0, MAX_LENGTH);
  const match = YAML.exec(top) ?? TOML.exec(top);
  const fields = match?.[1];
  if (match === null || fields === undefined) return { title: null, details: {}, rest: source };
  const title = fieldOf(fields, ["title", "headline"]);
  const date = fieldOf(fields, ["date", "published", "pubdate"]);
  const byline = fieldOf(fields, ["author", "authors", "byline"]);
  return {
    title: title === null || title.length > MAX_TITLE_LENGTH ? null : title,
    details: {
      ...(byline === null ? {} : { byline }),
      ...(date === null ? {} : { date }),
    },
    rest: source.slice(match[0].length),
  };
}

function fieldOf(fields: string, names: readonly string[]): string | null {
  for (const name of names) {
    const line = new RegExp(`^${name}[ \\t]*[:=](.*)$`, "im").exec(fields)?.[1]?.trim() ?? "";
    const value = line
      .replace(/^\[|\]$/g, "")
      .replace(/["']\s*,\s*["']/g, ", ")
      .trim();
    const plain = value.replace(/^["']|["']$/g, "").trim();
    if (plain !== "" && !/^[|>{[]/.test(plain)) return plain;
  }
  return null;
}
