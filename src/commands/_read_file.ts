import { UserError } from "../common/user_error.ts";

/**
 * Reads a file named on the command line.
 *
 * @throws {UserError} if it does not exist or cannot be read.
 */
export async function readNamedFile(path: string): Promise<Uint8Array> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw new UserError(`Cannot find the file "${path}"`);
  try {
    return await file.bytes();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`Cannot read the file "${path}" (${reason})`, { cause });
  }
}
