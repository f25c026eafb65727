import type { Log } from "../../common/log.ts";
import { RequestError } from "../http/request_error.ts";
import { securityFields } from "../http/security_fields.ts";

/** What is said of a link in a mail that does not work. */
export const LINK = "Invalid link: it was used, or has expired, so ask for a new one";
const FOREIGN_LINK =
  "Link of another account: sign in to that one, or set a new password for it if you cannot";

/** 403: somebody who is signed in was asked for the password, and entered another. It is logged. */
export function wrongPassword(request: Request, log: Log): RequestError {
  log.warn("Wrong password", securityFields(request));
  return new RequestError(403, "Wrong password", { code: "wrong_credentials" });
}

/** 409: an email that another account has. */
export function emailTaken(): RequestError {
  return new RequestError(409, "Email is taken: sign in, or use another", { code: "email_taken" });
}

/** 400: a link in a mail that is unknown, used or expired. */
export function brokenLink(): RequestError {
  return new RequestError(400, LINK, { code: "broken_link" });
}

/** 403: a link in a mail that was sent for another account than the one that is signed in. */
export function foreignLink(): RequestError {
  return new RequestError(403, FOREIGN_LINK, { code: "other_account" });
}
