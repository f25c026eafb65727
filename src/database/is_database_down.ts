/** SQLSTATE classes and codes with which Postgres says that it cannot serve anybody just now. */
const SERVER_DOWN = /^(?:08...|57P0[1-5]|53[1-4]00|58030|25006)$/;
/** Codes of the network's errors. */
const NETWORK_DOWN = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);
/** What the driver throws without any code. */
const DRIVER_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/;

/**
 * True for the error of a query that failed because the database is down, starting, full or out of
 * connections, as opposed to one that Postgres refused.
 *
 * Source: https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
export function isDatabaseDown(error: unknown): boolean {
  // A refused connection to several addresses is an AggregateError.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isQuery = "syscall" in error || "severity" in error;
  if (isQuery && (SERVER_DOWN.test(code) || NETWORK_DOWN.has(code))) return true;
  // Drizzle wraps the driver's error.
  return DRIVER_MESSAGE.test(error.message) || isDatabaseDown(error.cause);
}
