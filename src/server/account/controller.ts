import { type Context, Elysia } from "elysia";
import type { Account } from "../../accounts/account.ts";
import { parseEmail } from "../../accounts/account.ts";
import { AccountExistsError } from "../../accounts/account_store.ts";
import type { Auth, Origin } from "../../accounts/auth.ts";
import { PASSWORD_RULE, passwordProblem } from "../../accounts/passwords.ts";
import { limitsOf } from "../../accounts/plans.ts";
import type { SignedIn } from "../../accounts/sign_in.ts";
import { SignUpRefusedError } from "../../accounts/sign_up.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { deviceCookie, readDeviceToken } from "../auth/device_cookie.ts";
import { requireOwnOrigin } from "../auth/own_origin.ts";
import { authPlugin } from "../auth/plugin.ts";
import { endedSessionCookie, readSessionToken, sessionCookie } from "../auth/session_cookie.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { cameByHttps, clientAddress } from "../http/client_address.ts";
import {
  readJsonForm,
  readOptionalBoolean,
  readOptionalString,
  readString,
} from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { RequestError } from "../http/request_error.ts";
import { bodyTooLarge, done, failure, invalid, limited, ok } from "../http/responses.ts";
import { AccountData, PasswordBody, SignInBody, SignUpBody, SignUpModeData } from "./schemas.ts";
import { wrongPassword } from "./wrong_password.ts";

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
        const email = readEmail(readString(values, "email"));
        const registration = {
          email,
          password: await readNewPassword(values, "password", email),
          invite: readOptionalString(values, "invite"),
        };
        const signedIn = await auth.signUp(registration, originOf(exchange)).catch(refuseSignUp);
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
        const signedIn = await auth.signIn(credentials, originOf(exchange));
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
    .delete(
      "/sessions",
      async ({ account, request, set }) => {
        await sessions.closeAll(account.id);
        set.headers["set-cookie"] = endedSessionCookie(cookieOptions(request));
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        summary: "Sign out everywhere",
        response: { 200: done("Every session of the account was ended, this one too") },
      }),
    )
    .post(
      "/password",
      async ({ account, ...exchange }) => {
        const values = await readJsonForm<PasswordBody>(exchange.request);
        const changed = await auth.changePassword(account, {
          currentPassword: readString(values, "currentPassword"),
          newPassword: await readNewPassword(values, "newPassword", account.email),
          revokeKeys: readOptionalBoolean(values, "revokeKeys"),
        });
        if (changed === undefined) throw wrongPassword();
        await startSession(changed, exchange);
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        summary: "Change the password",
        description:
          "Ends every other session of the account. API keys remain valid, unless `revokeKeys` is true.",
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

  function originOf({ request, server }: Exchange): Origin {
    const peer = server?.requestIP(request)?.address ?? null;
    const address = clientAddress(request, peer, trustedProxies);
    return { address, device: readDeviceToken(request) };
  }

  function cookieOptions(request: Request): { isSecure: boolean } {
    return { isSecure: cameByHttps(request, trustedProxies) };
  }

  /** Sets the cookies of the new session and the browser, and ends the browser's previous session. */
  async function startSession(
    { account, token, device }: SignedIn,
    { request, set }: Pick<Exchange, "request" | "set">,
  ): Promise<AccountData> {
    await sessions.close(readSessionToken(request));
    const options = cookieOptions(request);
    set.headers["set-cookie"] = [sessionCookie(token, options), deviceCookie(device, options)];
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

async function readNewPassword<Name extends string>(
  values: Readonly<Partial<Record<Name, unknown>>>,
  name: Name,
  email: string,
): Promise<string> {
  const password = readString(values, name);
  const problem = await passwordProblem(password, { email });
  if (problem === undefined) return password;
  throw new InvalidRequestError(`Invalid ${name}: ${problem}`);
}

function toAccountData(account: Account): AccountData {
  const { id, email, plan, createdAt } = account;
  return { id, email, plan, limits: limitsOf(account), createdAt: createdAt.toISOString() };
}
