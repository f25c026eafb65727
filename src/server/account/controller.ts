import { type Context, Elysia } from "elysia";
import type { Account } from "../../accounts/account.ts";
import { AccountExistsError } from "../../accounts/accounts.ts";
import type { Entrance } from "../../accounts/entrance.ts";
import { limitsOf } from "../../accounts/plan_limits.ts";
import type { SignedIn } from "../../accounts/sign_in.ts";
import { SignUpRefusedError } from "../../accounts/sign_up.ts";
import { type AuthenticationServices, requireSession } from "../auth/authenticate.ts";
import { requireOwnOrigin } from "../auth/own_origin.ts";
import { endedSessionCookie, readSessionToken, sessionCookie } from "../auth/session_cookie.ts";
import { cameByHttps, clientAddress } from "../http/client_address.ts";
import {
  readEmail,
  readForm,
  readNewPassword,
  readOptionalString,
  readString,
} from "../http/json_body.ts";
import { RequestError } from "../http/request_error.ts";
import { accountDocs } from "./docs.ts";
import type { AccountView } from "./schemas.ts";

/** What the account endpoints work with. */
export interface AccountServices extends AuthenticationServices {
  entrance: Entrance;
  /** Proxies in front of the server whose X-Forwarded-* headers are believed. */
  trustedProxies: number;
}

/** A request, whom it came from, and where its answer's headers go. */
type Exchange = Pick<Context, "request" | "set" | "server">;

/** The endpoints by which people sign up, sign in and look after their account. */
export function accountController(services: AccountServices) {
  const { entrance, sessions, publicUrl, trustedProxies } = services;
  return (
    new Elysia({ prefix: "/api/account" })
      .onBeforeHandle(({ request, set }) => {
        set.headers["cache-control"] = "no-store";
        // Also where nobody is signed in: no other page shall sign anybody in as somebody else.
        requireOwnOrigin(request, publicUrl);
      })
      .get(
        "",
        async ({ request }) => {
          const account = await requireSession(request, services);
          return { success: true, data: presentAccount(account) };
        },
        { detail: accountDocs.account },
      )
      .get(
        "/sign-up",
        async () => {
          const { mode } = entrance;
          return { success: true, data: { mode, isFirst: await entrance.isFirst() } };
        },
        { detail: accountDocs.signUpMode },
      )
      // Bodies are read by the handlers, within limits.
      .post(
        "/sign-up",
        async (exchange) => {
          const values = await readForm(exchange.request);
          const wanted = {
            email: readEmail(values),
            password: readNewPassword(values, "password"),
            invite: readOptionalString(values, "invite"),
          };
          const signedIn = await entrance.signUp(wanted, addressOf(exchange)).catch(refuseSignUp);
          exchange.set.status = 201;
          return await welcome(signedIn, exchange);
        },
        { parse: "none", detail: accountDocs.signUp },
      )
      .post(
        "/sign-in",
        async (exchange) => {
          const values = await readForm(exchange.request);
          const credentials = {
            email: readString(values, "email"),
            password: readString(values, "password"),
          };
          const signedIn = await entrance.signIn(credentials, addressOf(exchange));
          if (signedIn === undefined) {
            throw new RequestError(401, "Wrong email or password", { code: "wrong_credentials" });
          }
          return await welcome(signedIn, exchange);
        },
        { parse: "none", detail: accountDocs.signIn },
      )
      .post(
        "/sign-out",
        async ({ request, set }) => {
          await sessions.close(readSessionToken(request));
          set.headers["set-cookie"] = endedSessionCookie(cookieOptions(request));
          return { success: true };
        },
        { parse: "none", detail: accountDocs.signOut },
      )
      .post(
        "/password",
        async ({ request, set }) => {
          const account = await requireSession(request, services);
          const values = await readForm(request);
          const token = await entrance.changePassword(account, {
            currentPassword: readString(values, "currentPassword"),
            newPassword: readNewPassword(values, "newPassword"),
          });
          if (token === undefined) {
            throw new RequestError(403, "Wrong password", { code: "wrong_credentials" });
          }
          set.headers["set-cookie"] = sessionCookie(token, cookieOptions(request));
          return { success: true };
        },
        { parse: "none", detail: accountDocs.password },
      )
  );

  function addressOf({ request, server }: Exchange): string | null {
    return clientAddress(request, server?.requestIP(request)?.address ?? null, trustedProxies);
  }

  function cookieOptions(request: Request): { isSecure: boolean } {
    return { isSecure: cameByHttps(request, trustedProxies) };
  }

  /** Hands out the new session, and ends the one that the browser had before. */
  async function welcome({ account, token }: SignedIn, { request, set }: Exchange) {
    await sessions.close(readSessionToken(request));
    set.headers["set-cookie"] = sessionCookie(token, cookieOptions(request));
    return { success: true, data: presentAccount(account) };
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

function presentAccount(account: Account): AccountView {
  const { id, email, plan, createdAt } = account;
  return { id, email, plan, limits: limitsOf(account), createdAt: createdAt.toISOString() };
}
