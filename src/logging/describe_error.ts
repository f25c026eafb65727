import { DrizzleQueryError } from "drizzle-orm";
import { stdSerializers } from "pino";

/** An error as the log has it: with its stack and its cause, yet without the values of a query. */
export function describeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  // Its message, its stack and its members repeat what was to be stored: hashes, and texts of clients.
  const { query, cause } = error;
  const description = { type: "DrizzleQueryError", message: `Failed query: ${query}` };
  return cause === undefined ? description : { ...description, cause: describeError(cause) };
}
