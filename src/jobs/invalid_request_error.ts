/** Thrown when what a client asks for cannot be done; the message is for the client. */
export class InvalidRequestError extends Error {
  override readonly name = "InvalidRequestError";
}
