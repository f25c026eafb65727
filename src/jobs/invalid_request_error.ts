import { UserError } from "../common/user_error.ts";

/** Thrown when what a client asks for cannot be done; the message is for the client. */
export class InvalidRequestError extends UserError {
  override readonly name = "InvalidRequestError";
}
