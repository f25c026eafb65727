import { type FieldProblem, InvalidRequestError } from "../../common/user_error.ts";
import type { JobSource } from "../../jobs/source.ts";
import type { JobRequest } from "../../posts/request.ts";

/** What a post is to be made from. */
export interface SentSource<Source extends JobSource = JobSource> {
  /** The field that it was sent in. */
  field: string;
  /** @throws {InvalidRequestError} if it cannot be used. */
  read(): Source;
}

/**
 * Reads the source and the other fields, to tell everything that is wrong at once.
 *
 * @throws {InvalidRequestError} with the message of the source, if that is invalid.
 */
export function readBoth<Source extends JobSource>(
  sent: SentSource<Source>,
  readRequest: () => JobRequest,
): { source: Source; request: JobRequest } {
  const source = attempt(sent.read);
  const request = attempt(readRequest);
  if (!(source instanceof InvalidRequestError) && !(request instanceof InvalidRequestError)) {
    return { source, request };
  }
  const errors = [source, request].filter((result) => result instanceof InvalidRequestError);
  const details = errors.flatMap((error) => error.details ?? [problemOf(sent.field, error)]);
  throw new InvalidRequestError(errors[0]?.message ?? "", { details, cause: errors[0] });
}

function attempt<Result>(read: () => Result): Result | InvalidRequestError {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidRequestError) return error;
    throw error;
  }
}

function problemOf(field: string, { message }: InvalidRequestError): FieldProblem {
  return { field, message: message.replace(`Invalid ${field}: `, "") };
}
