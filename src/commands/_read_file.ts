import { stat } from "node:fs/promises";
import { isRecord } from "../common/is_record.ts";
import { UserError } from "../common/user_error.ts";

/**
 * Reads a file named on the command line.
 *
 * @throws {UserError} if it does not exist or cannot be read.
 */
export async function readNamedFile(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new UserError(`Cannot find the file "${path}"`);
  if (found.isDirectory()) {
    throw new UserError(`Cannot read "${path}" as it is a folder: name a file in it`);
  }
  try {
    return await Bun.file(path).bytes();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`Cannot read the file "${path}" (${reason})`, { cause });
  }
}

/**
 * Reads a JSON object from a file named on the command line.
 *
 * @param example What such an object looks like, for the message.
 * @throws {UserError} if it does not exist, or is not a JSON object.
 */
export async function readJsonFile(
  path: string,
  example: string,
): Promise<Readonly<Record<string, unknown>>> {
  const value = parseJson(await readNamedFile(path), path);
  if (isRecord(value)) return value;
  throw new UserError(`Cannot read "${path}": it must be a JSON object such as ${example}`);
}

function parseJson(bytes: Uint8Array, path: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new UserError(`Cannot read "${path}": it is no JSON`, { cause });
  }
}
