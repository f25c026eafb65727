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

/** Thrown for an invalid client request; the message is sent to the client. */
export class InvalidRequestError extends UserError {
  override readonly name = "InvalidRequestError";
}
