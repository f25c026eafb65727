import type { Context } from "elysia";
import type { Account } from "../../accounts/account.ts";
import type { Auth, Origin } from "../../accounts/auth.ts";
import { limitsOf } from "../../accounts/plans.ts";
import type { SignedIn } from "../../accounts/sign_in.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { deviceCookie, readDeviceToken } from "../auth/device_cookie.ts";
import { readSessionToken, sessionCookie } from "../auth/session_cookie.ts";
import { callerOf } from "../http/caller.ts";
import { cameByHttps } from "../http/client_address.ts";
import type { AccountData } from "./schemas.ts";

/** Dependencies of the account endpoints. */
export interface AccountServices extends AuthServices {
  auth: Auth;
  /** Number of proxies in front of the server whose X-Forwarded-* headers are trusted. */
  trustedProxies: number;
  /** Base of the service's URLs. Cookies are for HTTPS alone where it is. */
  publicUrl: string;
}

/** The parts of a request's context that set up a session. */
export type Exchange = Pick<Context, "request" | "set">;

/** Where a request came from. */
export function originOf(request: Request): Origin {
  return { address: callerOf(request).address, device: readDeviceToken(request) };
}

/** How cookies are set in the response to a request. */
export function cookieOptions(
  request: Request,
  { trustedProxies, publicUrl }: Pick<AccountServices, "trustedProxies" | "publicUrl">,
): { isSecure: boolean } {
  return { isSecure: publicUrl.startsWith("https:") || cameByHttps(request, trustedProxies) };
}

/** Sets the cookies of the new session and the browser, and ends the browser's previous session. */
export async function startSession(
  { account, token, device }: SignedIn,
  { request, set }: Exchange,
  services: AccountServices,
): Promise<AccountData> {
  await services.sessions.close(readSessionToken(request));
  await services.sessions.note(token, request.headers.get("user-agent") ?? "");
  const options = cookieOptions(request, services);
  set.headers["set-cookie"] = [sessionCookie(token, options), deviceCookie(device, options)];
  return toAccountData(account, services);
}

/** An account, as its owner sees it. */
export function toAccountData(
  account: Account,
  { confirmsEmails }: Pick<AccountServices, "confirmsEmails">,
): AccountData {
  const { id, email, plan, createdAt } = account;
  const limits = limitsOf(account);
  // Where nobody has to confirm anything, nothing is missing.
  const confirmed = account.confirmed || !confirmsEmails;
  return { id, email, plan, limits, confirmed, createdAt: createdAt.toISOString() };
}
