import { DEVICE_SECONDS } from "../../accounts/device_store.ts";

/** Name of the cookie by which an account knows a browser. */
const DEVICE_COOKIE = "postloom_device";

/** Reads the token of a request's browser; empty if it has none. */
export function readDeviceToken(request: Request): string {
  return new Bun.CookieMap(request.headers.get("cookie") ?? "").get(DEVICE_COOKIE) ?? "";
}

/** The value of `set-cookie` that makes a browser known. It is sent where somebody signs in alone. */
export function deviceCookie(token: string, { isSecure }: { isSecure: boolean }): string {
  return new Bun.Cookie(DEVICE_COOKIE, token, {
    httpOnly: true,
    sameSite: "strict",
    path: "/api/account",
    secure: isSecure,
    maxAge: DEVICE_SECONDS,
  }).toString();
}
