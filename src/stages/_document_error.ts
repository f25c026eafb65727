import { FatalError } from "postloom";
import {
  TooComplexError,
  UnreadableDocumentError,
  UnwritableDocumentError,
} from "postloom/drivers";

/** What a stage throws for an error of the reader or the writer: one that is final if the source is the reason. */
export function documentError(error: unknown): unknown {
  if (error instanceof TooComplexError) {
    return new FatalError(error.message, { code: "too_complex", cause: error });
  }
  if (error instanceof UnreadableDocumentError || error instanceof UnwritableDocumentError) {
    return new FatalError(error.message, { code: "unusable_source", cause: error });
  }
  return error;
}
