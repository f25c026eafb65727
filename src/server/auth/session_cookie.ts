import { SESSION_SECONDS } from "../../accounts/session_store.ts";

/** Name of the cookie with the session's token. */
export const SESSION_COOKIE = "postloom_session";

/** Reads a request's session token; empty if it has none. */
export function readSessionToken(request: Request): string {
  return new Bun.CookieMap(request.headers.get("cookie") ?? "").get(SESSION_COOKIE) ?? "";
}

/** The value of `set-cookie` that signs a browser in. */
export function sessionCookie(token: string, { isSecure }: { isSecure: boolean }): string {
  return cookie(token, SESSION_SECONDS, isSecure);
}

/** The value of `set-cookie` that signs a browser out. */
export function endedSessionCookie({ isSecure }: { isSecure: boolean }): string {
  return cookie("", 0, isSecure);
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge } as const;
  return new Bun.Cookie(SESSION_COOKIE, value, options).toString();
}
