import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { UserError } from "../common/user_error.ts";
import { type Format, isFormat } from "./format.ts";

/** Formats by name, in display order. */
export type Formats = Readonly<Record<string, Format>>;

/**
 * Imports every format in a folder: the default export of each file, which has the file's name. Files
 * beginning with "_" are skipped.
 *
 * @throws {UserError} if a file's default export is not a format, or has a different name.
 */
export async function loadFormats(dir: string): Promise<Format[]> {
  const files = (await readdir(dir)).filter((file) => /^[^_.].*(?<!\.d)\.ts$/.test(file)).sort();
  const formats: Format[] = [];
  for (const file of files) {
    const url = pathToFileURL(join(dir, file)).href;
    const { default: loaded }: { default?: unknown } = await import(url);
    if (!isFormat(loaded)) {
      throw new UserError(
        `Cannot use "${file}" as its default export is no format: start its chain with format()`,
      );
    }
    const name = basename(file, extname(file));
    if (loaded.name !== name) {
      throw new UserError(
        `Cannot use "${file}" as its format is called "${loaded.name}": call it "${name}"`,
      );
    }
    formats.push(loaded);
  }
  return formats;
}

/** Sorts formats into display order. Of two with the same name the later one wins. */
export function sortFormats(formats: readonly Format[]): Formats {
  const byName = new Map(formats.map((format) => [format.name, format]));
  const sorted = [...byName.values()].sort(
    (one, other) => orderOf(one) - orderOf(other) || (one.name < other.name ? -1 : 1),
  );
  return Object.fromEntries(sorted.map((format) => [format.name, format]));
}

function orderOf({ about }: Format): number {
  return Math.min(about.order, Number.MAX_SAFE_INTEGER);
}
