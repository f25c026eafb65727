import { UserError } from "../common/user_error.ts";

/** Thrown when the embedded Postgres cannot run; the message says what to do about it. */
export class EmbeddedPostgresError extends UserError {
  override readonly name = "EmbeddedPostgresError";
}

/** Converts a file system error to one that names the folder; returns other errors unchanged. */
export function folderError(folder: string, cause: unknown): unknown {
  if (!(cause instanceof Error && "code" in cause)) return cause;
  if (cause.code === "ENOSPC" || cause.code === "EDQUOT") return diskFullError(folder, cause);
  return new EmbeddedPostgresError(
    `Cannot keep the database in "${folder}" as it cannot be used (${cause.message}): set DATA_DIR to a folder of your own, or DATABASE_URL to a Postgres that runs already`,
    { cause },
  );
}

/** The error for a full disk. */
export function diskFullError(folder: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `Cannot keep the database in "${folder}" as the disk is full: make room for 200 MB at least, or set DATA_DIR to a folder on another disk`,
    { cause },
  );
}
