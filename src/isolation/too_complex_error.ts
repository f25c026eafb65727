import { UserError } from "../common/user_error.ts";

/** Thrown when work on a source takes more time or memory than it may; the message is for the client. */
export class TooComplexError extends UserError {
  override readonly name = "TooComplexError";
}
