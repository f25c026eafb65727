import { DrizzleQueryError } from "drizzle-orm";
import { stdSerializers } from "pino";

/** Serialises an error for the log, with stack and cause but without the values of a query. */
export function describeError(error: Error): object {
  // Every DOMException has the names of all 25 of its codes, which would bury the one line that counts.
  if (error instanceof DOMException) {
    const { name: type, message, stack } = error;
    return { type, message, stack };
  }
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  // Its message, stack and members contain the query's values, such as hashes and clients' texts.
  const { query, cause } = error;
  const description = { type: "DrizzleQueryError", message: `Failed query: ${query}` };
  return cause === undefined ? description : { ...description, cause: describeError(cause) };
}
