/**
 * Thrown for what a person did, set, wrote or has not installed: its message tells them what is
 * wrong and what to do, and a stack would only hide that. The command line shows the message alone.
 */
export class UserError extends Error {
  override readonly name: string = "UserError";
}

/** Thrown when what a client asks for cannot be done; the message is for the client. */
export class InvalidRequestError extends UserError {
  override readonly name = "InvalidRequestError";
}
