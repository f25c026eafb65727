import type { Account } from "../../accounts/account.ts";
import type { Keys } from "../../accounts/keys.ts";
import type { Sessions } from "../../accounts/sessions.ts";
import { RequestError } from "../http/request_error.ts";
import { requireOwnOrigin } from "./own_origin.ts";
import { readSessionToken } from "./session_cookie.ts";

/** The header that carries an API key. */
export const KEY_HEADER = "x-api-key";

/** What requests are authenticated with. */
export interface AuthenticationServices {
  keys: Keys;
  sessions: Sessions;
  /** Origin of the service's own pages. */
  publicUrl: string;
}

/** Who sent a request, and how they have shown it. */
export interface Caller {
  account: Account;
  via: "key" | "session";
}

/**
 * Finds the account that a request's key belongs to or, where there is no key, its session.
 *
 * @throws {RequestError} 401 if there is neither or the key is not valid; 403 if a session is used
 *   by another page.
 */
export async function authenticate(
  request: Request,
  services: AuthenticationServices,
): Promise<Caller> {
  const text = request.headers.get(KEY_HEADER)?.trim() ?? "";
  if (text !== "") {
    const account = await services.keys.verify(text);
    // These two bodies are the API's promise, member for member: they have no code.
    if (account === undefined) throw new RequestError(401, "Invalid API key", { statusCode: 401 });
    return { account, via: "key" };
  }
  const account = await accountOfSession(request, services);
  if (account === undefined) {
    throw new RequestError(401, "API key is required", { statusCode: 401 });
  }
  return { account, via: "session" };
}

/**
 * Finds the account that a request's session belongs to. A key opens nothing here.
 *
 * @throws {RequestError} 401 if nobody is signed in; 403 if a session is used by another page.
 */
export async function requireSession(
  request: Request,
  services: AuthenticationServices,
): Promise<Account> {
  const account = await accountOfSession(request, services);
  if (account !== undefined) return account;
  throw new RequestError(401, "Sign in first", { code: "unauthorized", statusCode: 401 });
}

async function accountOfSession(
  request: Request,
  { sessions, publicUrl }: AuthenticationServices,
): Promise<Account | undefined> {
  const token = readSessionToken(request);
  const account = token === "" ? undefined : await sessions.verify(token);
  if (account !== undefined) requireOwnOrigin(request, publicUrl);
  return account;
}
