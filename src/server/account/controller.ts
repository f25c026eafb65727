import { Elysia } from "elysia";
import { AccountExistsError } from "../../accounts/account_store.ts";
import { PASSWORD_RULE } from "../../accounts/passwords.ts";
import { SignUpRefusedError } from "../../accounts/sign_up.ts";
import { ownPagesAlone } from "../auth/own_origin.ts";
import { authPlugin } from "../auth/plugin.ts";
import { endedSessionCookie, readSessionToken } from "../auth/session_cookie.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { noteTried } from "../http/caller.ts";
import {
  readJsonForm,
  readOptionalBoolean,
  readOptionalString,
  readString,
} from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { RequestError } from "../http/request_error.ts";
import { bodyTooLarge, done, failure, invalid, limited, ok } from "../http/responses.ts";
import { securityFields } from "../http/security_fields.ts";
import { readEmail, readNewPassword } from "./credentials.ts";
import {
  type AccountServices,
  cookieOptions,
  originOf,
  startSession,
  toAccountData,
} from "./exchange.ts";
import { emailTaken, wrongPassword } from "./refusals.ts";
import { AccountData, PasswordBody, SignInBody, SignUpBody, SignUpModeData } from "./schemas.ts";

const InvalidBody = invalid("Invalid email: must be a string");
const TooLarge = bodyTooLarge("64KB");
const TooManyAttempts = limited("Too many attempts");
const ForeignOrigin = failure("The request came from another origin");

/** The endpoints for signing up, signing in and managing one's account. */
export function accountController(services: AccountServices) {
  const { auth, sessions, publicUrl, log } = services;
  return new Elysia({ prefix: "/api/account", tags: ["Account"] })
    .use(authPlugin(services))
    .onBeforeHandle(ownPagesAlone(publicUrl))
    .get(
      "",
      ({ account }) => ({ success: true, data: toAccountData(account, services) }),
      readEndpoint({
        auth: "session",
        operationId: "getAccount",
        summary: "Get the signed-in account",
        description: "Its email, plan and limits, and whether it is confirmed.",
        response: { 200: ok("The account", AccountData) },
      }),
    )
    .get(
      "/sign-up",
      async () => {
        const { mode, mail } = auth;
        const data = { mode, isFirst: await auth.isFirst(), sendsMail: mail !== null };
        return { success: true as const, data };
      },
      readEndpoint({
        operationId: "getSignUpMode",
        summary: "Get who can sign up",
        description:
          "Whether anybody, those with an invite or nobody may, and whether there is an account yet.",
        response: { 200: ok("Who can sign up", SignUpModeData) },
      }),
    )
    .post(
      "/sign-up",
      async (exchange) => {
        const values = await readJsonForm<SignUpBody>(exchange.request);
        const email = readEmail(values);
        const registration = {
          email,
          password: await readNewPassword(values, "password", { email }),
          invite: readOptionalString(values, "invite"),
        };
        const signedIn = await auth
          .signUp(registration, originOf(exchange.request))
          .catch(refuseSignUp);
        log.info("Signed up", securityFields(exchange.request, signedIn.account.id));
        const data = await startSession(signedIn, exchange, services);
        return exchange.status(201, { success: true, data });
      },
      writeEndpoint({
        operationId: "signUp",
        summary: "Create an account and sign in",
        description:
          "The answer sets the cookie of a session. Where the service sends mail, the account has to be confirmed before it can make anything.",
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
        const { request } = exchange;
        noteTried(request, await auth.accountIdOf(credentials.email));
        const signedIn = await auth.signIn(credentials, originOf(request));
        if (signedIn === undefined) {
          log.warn("Wrong password", securityFields(request));
          throw new RequestError(401, "Wrong email or password", { code: "wrong_credentials" });
        }
        log.info("Signed in", securityFields(request, signedIn.account.id));
        return { success: true, data: await startSession(signedIn, exchange, services) };
      },
      writeEndpoint({
        operationId: "signIn",
        summary: "Sign in",
        description:
          "The answer sets the cookie of a session of 30 days, and one by which the account knows the browser.",
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
        set.headers["set-cookie"] = endedSessionCookie(cookieOptions(request, services));
        return { success: true };
      },
      writeEndpoint({
        operationId: "signOut",
        summary: "Sign out",
        description: "Ends the session of this browser, and clears its cookie.",
        response: { 200: done("Signed out"), 403: ForeignOrigin },
      }),
    )
    .delete(
      "/sessions",
      async ({ account, request, set }) => {
        await sessions.closeAll(account.id);
        log.info("Signed out everywhere", securityFields(request));
        set.headers["set-cookie"] = endedSessionCookie(cookieOptions(request, services));
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        operationId: "signOutEverywhere",
        summary: "Sign out everywhere",
        description: "Ends all sessions of the account, this one too. API keys stay.",
        response: { 200: done("Every session of the account was ended, this one too") },
      }),
    )
    .post(
      "/password",
      async ({ account, ...exchange }) => {
        const { request } = exchange;
        const values = await readJsonForm<PasswordBody>(request);
        const change = {
          currentPassword: readString(values, "currentPassword"),
          newPassword: await readNewPassword(values, "newPassword", account),
          revokeKeys: readOptionalBoolean(values, "revokeKeys"),
          session: readSessionToken(request),
        };
        const changed = await auth.changePassword(account, change);
        if (changed === undefined) throw wrongPassword(request, log);
        const { revokeKeys } = change;
        log.info("Password changed", { ...securityFields(request), revokeKeys });
        await startSession(changed, exchange, services);
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        operationId: "changePassword",
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
}

function refuseSignUp(error: unknown): never {
  if (error instanceof AccountExistsError) throw emailTaken();
  if (error instanceof SignUpRefusedError) {
    throw new RequestError(403, error.message, { code: "sign_up_refused" });
  }
  throw error;
}
