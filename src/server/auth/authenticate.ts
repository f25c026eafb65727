import type { Account } from "../../accounts/account.ts";
import type { KeyStore } from "../../accounts/key_store.ts";
import type { SessionStore } from "../../accounts/session_store.ts";
import type { Log } from "../../common/log.ts";
import type { MemoryLimit } from "../../limits/memory_limit.ts";
import { RequestError } from "../http/request_error.ts";
import { requireOwnOrigin } from "./own_origin.ts";
import { requireConfirmed } from "./require_confirmed.ts";
import { type Credentials, KEY_HEADER } from "./security.ts";
import { readSessionToken } from "./session_cookie.ts";

/** What a request with a wrong key is told: the API's contract has the words. */
export const INVALID_KEY = "Invalid API key";

/** Dependencies of authentication. */
export interface AuthServices {
  keys: KeyStore;
  sessions: SessionStore;
  /** Origin of the service's own pages. */
  publicUrl: string;
  /** Whether who signed up has to confirm the email before making anything. */
  confirmsEmails: boolean;
  /** Counts what callers do wrong. */
  refusals: MemoryLimit;
  log: Log;
}

/**
 * Returns the account of a request's API key or, if it has none, of its session. If only a session is
 * accepted, keys are ignored.
 *
 * @throws {RequestError} 401 if there is neither, or the key is invalid; 403 if a session is used from
 *   another origin, or something is to be made for an account that is not confirmed.
 */
export async function authenticate(
  request: Request,
  credentials: Credentials,
  services: AuthServices,
): Promise<Account> {
  const key = request.headers.get(KEY_HEADER)?.trim() ?? "";
  const account =
    credentials === "keyOrSession" && key !== ""
      ? await services.keys.verify(key)
      : await accountOfSession(request, services);
  if (account !== undefined) {
    if (credentials === "keyOrSession") requireConfirmed(account, request, services);
    return account;
  }
  if (credentials === "session") {
    throw new RequestError(401, "Sign in first", { code: "unauthorized" });
  }
  throw new KeyError(key === "" ? "API key is required" : INVALID_KEY);
}

/** Thrown for a missing or wrong key: the API's contract fixes these two bodies exactly. */
class KeyError extends RequestError {
  override readonly body: object;

  constructor(error: string) {
    super(401, error);
    this.body = { error, statusCode: this.status };
  }
}

async function accountOfSession(
  request: Request,
  { sessions, publicUrl }: AuthServices,
): Promise<Account | undefined> {
  const token = readSessionToken(request);
  const account = token === "" ? undefined : await sessions.verify(token);
  if (account !== undefined) requireOwnOrigin(request, publicUrl);
  return account;
}
