import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { UserError } from "./user_error.ts";

/**
 * Makes the folder that a person named with `--out`, unless it is there. To be called before the
 * work whose results go there.
 *
 * @throws {UserError} if nothing can be written there.
 */
export async function makeOutFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(
      `Cannot write to the folder "${path}" (${reason}): name another one with --out`,
      { cause },
    );
  }
}
