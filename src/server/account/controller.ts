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

/** What the account endpoints work with. */
export interface AccountServices extends AuthServices {
  auth: Auth;
  /** Proxies in front of the server whose X-Forwarded-* headers are believed. */
  trustedProxies: number;
}

/** A request, whom it came from, and where its response's headers go. */
type Exchange = Pick<Context, "request" | "set" | "server">;

const InvalidBody = invalid("Invalid email: must be a string");
const TooLarge = bodyTooLarge("64KB");
const TooManyAttempts = limited("It was tried too often");
const ForeignOrigin = failure("The request came from a page of another origin");

/** The endpoints by which people sign up, sign in and look after their account. */
export function accountController(services: AccountServices) {
  const { auth, sessions, publicUrl, trustedProxies } = services;
  return new Elysia({ prefix: "/api/account", tags: ["Account"] })
    .use(authPlugin(services))
    .onBeforeHandle(({ request, set }) => {
      set.headers["cache-control"] = "no-store";
      // Also where nobody is signed in: no other page shall sign anybody in as somebody else.
      requireOwnOrigin(request, publicUrl);
    })
    .get(
      "",
      ({ account }) => ({ success: true, data: toAccountData(account) }),
      readEndpoint({
        auth: "session",
        summary: "The account that is signed in",
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
        summary: "Who may sign up",
        response: { 200: ok("Who may sign up", SignUpModeData) },
      }),
    )
    .post(
      "/sign-up",
      async (exchange) => {
        const values = await readJsonForm<SignUpBody>(exchange.request);
        const wanted = {
          email: readEmail(readString(values, "email")),
          password: readNewPassword(values, "password"),
          invite: readOptionalString(values, "invite"),
        };
        const signedIn = await auth.signUp(wanted, addressOf(exchange)).catch(refuseSignUp);
        const data = await startSession(signedIn, exchange);
        return exchange.status(201, { success: true, data });
      },
      writeEndpoint({
        summary: "Make an account and sign in to it",
        body: json(SignUpBody),
        response: {
          201: ok("The account, with a session in a cookie", AccountData),
          400: InvalidBody,
          403: failure("Sign-up is closed, or needs an invite, or came from elsewhere"),
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
        response: { 200: done("Nobody is signed in any more"), 403: ForeignOrigin },
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
        description: "Ends every other session of the account. Its keys stay.",
        body: json(PasswordBody),
        response: {
          200: done("Changed, with a new session in a cookie"),
          400: invalid(`Invalid newPassword: ${PASSWORD_RULE}`),
          403: failure("The current password is wrong, or the request is foreign"),
          413: TooLarge,
          429: TooManyAttempts,
        },
      }),
    );

  function addressOf({ request, server }: Exchange): string | null {
    return clientAddress(request, server?.requestIP(request)?.address ?? null, trustedProxies);
  }

  function cookieOptions(request: Request): { isSecure: boolean } {
    return { isSecure: cameByHttps(request, trustedProxies) };
  }

  /** Hands out the new session, and ends the one that the browser had before. */
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
