/** Thrown when a document has nothing to write about; the message is for the client. */
export class UnwritableDocumentError extends Error {
  override readonly name = "UnwritableDocumentError";
}
