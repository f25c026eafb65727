/** Thrown when a source cannot be read; the message is for the client. */
export class UnreadableDocumentError extends Error {
  override readonly name = "UnreadableDocumentError";
}
