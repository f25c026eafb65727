/**
 * Thrown for something that the user can fix, such as a wrong setting or a missing program. The
 * message says what is wrong and what to do; the command line prints it without a stack.
 */
export class UserError extends Error {
  override readonly name: string = "UserError";
}

/** Thrown where somebody stopped a command; the program then exits as shells expect of its signal. */
export class StoppedError extends UserError {
  override readonly name = "StoppedError";
  readonly signal: "SIGINT" | "SIGTERM";

  constructor(signal: "SIGINT" | "SIGTERM") {
    super("Stopped");
    this.signal = signal;
  }
}

/** What is wrong with a field of a request. */
export interface FieldProblem {
  field: string;
  /** Completes the field's name, such as "must be an integer from 1 to 5". */
  message: string;
}

/** Options of {@linkcode InvalidRequestError}. */
export interface InvalidRequestOptions extends ErrorOptions {
  /** Every field that is wrong, where more than one may be; the message tells the first. */
  details?: readonly FieldProblem[];
}

/** Thrown for an invalid client request; the message and the details are sent to the client. */
export class InvalidRequestError extends UserError {
  override readonly name = "InvalidRequestError";
  readonly details: readonly FieldProblem[] | undefined;

  constructor(message: string, { details, ...options }: InvalidRequestOptions = {}) {
    super(message, options);
    this.details = details;
  }
}

/** An error for a field that is wrong, which the message names and the details have. */
export function invalidField(
  field: string,
  message: string,
  details: readonly FieldProblem[] = [{ field, message }],
): InvalidRequestError {
  return new InvalidRequestError(`Invalid ${field}: ${message}`, { details });
}
