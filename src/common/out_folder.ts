import { constants } from "node:fs";
import { access, mkdir, stat } from "node:fs/promises";
import { UserError } from "./user_error.ts";

/**
 * Creates the folder given with `--out` if it does not exist. Call it before the work starts, not
 * when there is a result to save.
 *
 * @throws {UserError} if the folder cannot be written to.
 */
export async function makeOutFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
  } catch (cause) {
    const isFile = await stat(path).then(
      (found) => !found.isDirectory(),
      () => false,
    );
    if (isFile) {
      throw new UserError(`Cannot write to "${path}" as it is a file: name a folder with --out`);
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(
      `Cannot write to the folder "${path}" (${reason}): name another one with --out`,
      { cause },
    );
  }
}
