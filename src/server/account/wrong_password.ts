import type { Log } from "../../common/log.ts";
import { RequestError } from "../http/request_error.ts";
import { securityFields } from "../http/security_fields.ts";

/** 403: somebody who is signed in was asked for the password, and entered another. It is logged. */
export function wrongPassword(request: Request, log: Log): RequestError {
  log.warn("Wrong password", securityFields(request));
  return new RequestError(403, "Wrong password", { code: "wrong_credentials" });
}
