import { UnavailableError } from "../common/unavailable_error.ts";
import { withCauses } from "../common/with_causes.ts";

/**
 * SQLSTATE classes and codes with which Postgres says that it cannot serve anybody just now, or not
 * with these credentials.
 */
const SERVER_DOWN = /^(?:08...|28...|3D000|57P0[1-5]|53[1-4]00|58030|25006)$/;
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
  if ("severity" in error && SERVER_DOWN.test(code)) return true;
  if ("syscall" in error) {
    // A missing socket, which is not to be taken for a missing file.
    if (NETWORK_DOWN.has(code) || (code === "ENOENT" && error.syscall === "connect")) return true;
  }
  // Drizzle wraps the driver's error.
  return DRIVER_MESSAGE.test(error.message) || isDatabaseDown(error.cause);
}

/**
 * Waits for a query.
 *
 * @throws {UnavailableError} if it fails because the database is down.
 */
export async function orDatabaseDown<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    throw isDatabaseDown(error) ? databaseDown(error) : error;
  }
}

/** What a log says of an error: of an outage its reason alone, as a stack tells nothing more about it. */
export function databaseErrorFields(error: unknown): Readonly<Record<string, unknown>> {
  if (!isDatabaseDown(error)) return { error };
  const { message } = withCauses(error).at(-1) ?? databaseDown(error);
  return { part: "database", reason: message };
}

/** The outage that an error of a query stands for. */
export function databaseDown(cause: unknown): UnavailableError {
  return new UnavailableError("database", "Cannot use the database as it does not answer", {
    cause,
  });
}
