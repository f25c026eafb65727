/** Thrown when the embedded Postgres cannot run; the message says what to do about it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

/** Words a failure to use a folder for the person who chose the folder. */
export function folderError(folder: string, cause: unknown): EmbeddedPostgresError {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOSPC" || code === "EDQUOT") return diskFullError(folder, cause);
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EmbeddedPostgresError(
    `Cannot keep the database in "${folder}" as it cannot be written (${reason}): set DATA_DIR to a folder of your own, or DATABASE_URL to a Postgres that runs already`,
    { cause },
  );
}

/** Says that the disk is full. */
export function diskFullError(folder: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `Cannot keep the database in "${folder}" as the disk is full: make room, or set DATA_DIR to a folder on another disk`,
    { cause },
  );
}
