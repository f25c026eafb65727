import { RequestError } from "../http/request_error.ts";

/** 403: somebody who is signed in was asked for the password, and entered another. */
export function wrongPassword(): RequestError {
  return new RequestError(403, "Wrong password", { code: "wrong_credentials" });
}
