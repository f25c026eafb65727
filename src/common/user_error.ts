/**
 * An error that a person caused, by what they asked for, set or wrote. Its message tells them what
 * is wrong and what to do, so that nobody needs its stack.
 */
export class UserError extends Error {
  override readonly name: string = "UserError";
}

/** Thrown when what a client asks for cannot be done; the message is for the client. */
export class InvalidRequestError extends UserError {
  override readonly name = "InvalidRequestError";
}
