import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { importDefault } from "../common/import_file.ts";
import { UserError } from "../common/user_error.ts";
import { type Format, isFormat } from "./format.ts";

/** Formats by name, in display order. */
export type Formats = Readonly<Record<string, Format>>;

/**
 * Imports every format in a folder: the default export of each file, which has the file's name. Files
 * beginning with "_" are skipped.
 *
 * @param onFault Is told of a file that cannot be imported, whose default export is no format, or
 *   whose format has another name; the file is then left out. By default the error is thrown.
 */
export async function loadFormats(
  dir: string,
  onFault: (fault: UserError) => void = raise,
): Promise<Format[]> {
  const files = (await readdir(dir)).filter((file) => /^[^_.].*(?<!\.d)\.ts$/.test(file)).sort();
  const formats: Format[] = [];
  for (const file of files) {
    try {
      formats.push(await loadFormat(dir, file));
    } catch (fault) {
      if (!(fault instanceof UserError)) throw fault;
      onFault(fault);
    }
  }
  return formats;
}

function raise(fault: UserError): never {
  throw fault;
}

async function loadFormat(dir: string, file: string): Promise<Format> {
  const loaded = await importDefault(join(dir, file)).catch((error: Error) => {
    throw new UserError(`Cannot load format "${file}": ${error.message}`, { cause: error });
  });
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
  return loaded;
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
