import { stat } from "node:fs/promises";
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
