/**
 * Thrown for something that the user can fix, such as a wrong setting or a missing program. The
 * message says what is wrong and what to do; the command line prints it without a stack.
 */
export class UserError extends Error {
  override readonly name: string = "UserError";
}

/** Thrown for an invalid client request; the message is sent to the client. */
export class InvalidRequestError extends UserError {
  override readonly name = "InvalidRequestError";
}
