import { type Context, Elysia } from "elysia";
import type { Account } from "../../accounts/account.ts";
import { parseEmail } from "../../accounts/account.ts";
import { AccountExistsError } from "../../accounts/account_store.ts";
import type { Auth } from "../../accounts/auth.ts";
import { isPassword, PASSWORD_RULE } from "../../accounts/passwords.ts";
import { limitsOf } from "../../accounts/plans.ts";
import type { SignedIn } from "../../accounts/sign_in.ts";
import { SignUpRefusedError } from "../../accounts/sign_up.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { requireOwnOrigin } from "../auth/own_origin.ts";
import { authPlugin } from "../auth/plugin.ts";
import { endedSessionCookie, readSessionToken, sessionCookie } from "../auth/session_cookie.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { cameByHttps, clientAddress } from "../http/client_address.ts";
import { readJsonForm, readOptionalString, readString } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { RequestError } from "../http/request_error.ts";
import { bodyTooLarge, done, failure, invalid, limited, ok } from "../http/responses.ts";
import { AccountData, PasswordBody, SignInBody, SignUpBody, SignUpModeData } from "./schemas.ts";

/** Dependencies of the account endpoints. */
export interface AccountServices extends AuthServices {
  auth: Auth;
  /** Number of proxies in front of the server whose X-Forwarded-* headers are trusted. */
  trustedProxies: number;
}

/** The parts of a request's context that set up a session. */
type Exchange = Pick<Context, "request" | "set" | "server">;

const InvalidBody = invalid("Invalid email: must be a string");
const TooLarge = bodyTooLarge("64KB");
const TooManyAttempts = limited("Too many attempts");
const ForeignOrigin = failure("The request came from another origin");

/** The endpoints for signing up, signing in and managing one's account. */
export function accountController(services: AccountServices) {
  const { auth, sessions, publicUrl, trustedProxies } = services;
  return new Elysia({ prefix: "/api/account", tags: ["Account"] })
    .use(authPlugin(services))
    .onBeforeHandle(({ request, set }) => {
      set.headers["cache-control"] = "no-store";
      // Also without a session: no other site may sign somebody in to a foreign account.
      requireOwnOrigin(request, publicUrl);
    })
    .get(
      "",
      ({ account }) => ({ success: true, data: toAccountData(account) }),
      readEndpoint({
        auth: "session",
        summary: "Get the signed-in account",
        response: { 200: ok("The account", AccountData) },
      }),
    )
    .get(
      "/sign-up",
      async () => {
        const { mode } = auth;
        return { success: true as const, data: { mode, isFirst: await auth.isFirst() } };
      },
      readEndpoint({
        summary: "Get who can sign up",
        response: { 200: ok("Who can sign up", SignUpModeData) },
      }),
    )
    .post(
      "/sign-up",
      async (exchange) => {
        const values = await readJsonForm<SignUpBody>(exchange.request);
        const registration = {
          email: readEmail(readString(values, "email")),
          password: readNewPassword(values, "password"),
          invite: readOptionalString(values, "invite"),
        };
        const signedIn = await auth.signUp(registration, addressOf(exchange)).catch(refuseSignUp);
        const data = await startSession(signedIn, exchange);
        return exchange.status(201, { success: true, data });
      },
      writeEndpoint({
        summary: "Create an account and sign in",
        body: json(SignUpBody),
        response: {
          201: ok("The account, with a session in a cookie", AccountData),
          400: InvalidBody,
          403: failure("Sign-up is closed or by invite, or the request came from another origin"),
          409: failure("The email is taken"),
          413: TooLarge,
          429: TooManyAttempts,
        },
      }),
    )
    .post(
      "/sign-in",
      async (exchange) => {
        const values = await readJsonForm<SignInBody>(exchange.request);
        const credentials = {
          email: readString(values, "email"),
          password: readString(values, "password"),
        };
        const signedIn = await auth.signIn(credentials, addressOf(exchange));
        if (signedIn === undefined) {
          throw new RequestError(401, "Wrong email or password", { code: "wrong_credentials" });
        }
        return { success: true, data: await startSession(signedIn, exchange) };
      },
      writeEndpoint({
        summary: "Sign in",
        body: json(SignInBody),
        response: {
          200: ok("The account, with a session in a cookie", AccountData),
          400: InvalidBody,
          401: failure("The email or the password is wrong"),
          403: ForeignOrigin,
          413: TooLarge,
          429: TooManyAttempts,
        },
      }),
    )
    .post(
      "/sign-out",
      async ({ request, set }) => {
        await sessions.close(readSessionToken(request));
        set.headers["set-cookie"] = endedSessionCookie(cookieOptions(request));
        return { success: true };
      },
      writeEndpoint({
        summary: "Sign out",
        response: { 200: done("Signed out"), 403: ForeignOrigin },
      }),
    )
    .post(
      "/password",
      async ({ account, request, set }) => {
        const values = await readJsonForm<PasswordBody>(request);
        const token = await auth.changePassword(account, {
          currentPassword: readString(values, "currentPassword"),
          newPassword: readNewPassword(values, "newPassword"),
        });
        if (token === undefined) {
          throw new RequestError(403, "Wrong password", { code: "wrong_credentials" });
        }
        set.headers["set-cookie"] = sessionCookie(token, cookieOptions(request));
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        summary: "Change the password",
        description: "Ends every other session of the account. API keys remain valid.",
        body: json(PasswordBody),
        response: {
          200: done("The password was changed; a cookie holds the new session"),
          400: invalid(`Invalid newPassword: ${PASSWORD_RULE}`),
          403: failure("The current password is wrong, or the request came from another origin"),
          413: TooLarge,
          429: TooManyAttempts,
        },
      }),
    );

  function addressOf({ request, server }: Exchange): string | null {
    return clientAddress(request, server?.requestIP(request)?.address ?? null, trustedProxies);
  }

  function cookieOptions(request: Request): { isSecure: boolean } {
    return { isSecure: publicUrl.startsWith("https:") || cameByHttps(request, trustedProxies) };
  }

  /** Sets the cookie of the new session, and ends the browser's previous one. */
  async function startSession(
    { account, token }: SignedIn,
    { request, set }: Exchange,
  ): Promise<AccountData> {
    await sessions.close(readSessionToken(request));
    set.headers["set-cookie"] = sessionCookie(token, cookieOptions(request));
    return toAccountData(account);
  }
}

function refuseSignUp(error: unknown): never {
  if (error instanceof AccountExistsError) {
    throw new RequestError(409, "Email is taken: sign in, or use another", { code: "email_taken" });
  }
  if (error instanceof SignUpRefusedError) {
    throw new RequestError(403, error.message, { code: "sign_up_refused" });
  }
  throw error;
}

function readEmail(text: string): string {
  const email = parseEmail(text);
  if (email !== undefined) return email;
  throw new InvalidRequestError('Invalid email: must be an address such as "name@example.com"');
}

function readNewPassword<Name extends string>(
  values: Readonly<Partial<Record<Name, unknown>>>,
  name: Name,
): string {
  const password = readString(values, name);
  if (isPassword(password)) return password;
  throw new InvalidRequestError(`Invalid ${name}: ${PASSWORD_RULE}`);
}

function toAccountData(account: Account): AccountData {
  const { id, email, plan, createdAt } = account;
  return { id, email, plan, limits: limitsOf(account), createdAt: createdAt.toISOString() };
}
