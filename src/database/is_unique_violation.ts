/** SQLSTATE of a value that another row has already. */
const UNIQUE_VIOLATION = "23505";

/** True for the error of a query that would have given two rows what only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Drizzle wraps the driver's error.
  return ("code" in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
