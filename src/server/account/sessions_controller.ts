import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { OpenSession } from "../../accounts/session_store.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readSessionToken } from "../auth/session_cookie.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { notFoundError } from "../http/request_error.ts";
import { done, notFound, ok } from "../http/responses.ts";
import { securityFields } from "../http/security_fields.ts";
import { SessionData } from "./schemas.ts";

/** The endpoints by which an account sees who is signed in, and ends one of those sessions. */
export function sessionsController(services: AuthServices) {
  const { sessions, log } = services;
  return new Elysia({ prefix: "/api/account/sessions", tags: ["Account"] })
    .use(authPlugin(services))
    .get(
      "",
      async ({ account, request }) => {
        const open = await sessions.list(account.id, readSessionToken(request));
        return { success: true as const, data: open.map(toSessionData) };
      },
      readEndpoint({
        auth: "session",
        operationId: "listSessions",
        summary: "List the browsers that are signed in, newest first",
        description:
          "Each with the browser as it calls itself, and when it signed in; `isThis` marks the one that asks.",
        response: { 200: ok("The sessions", t.Array(SessionData)) },
      }),
    )
    .delete(
      "/:sessionId",
      async ({ account, params, request }) => {
        if (!(await sessions.end(account.id, params.sessionId))) {
          throw notFoundError("Session not found");
        }
        log.info("Ended a session", securityFields(request));
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        operationId: "endSession",
        summary: "Sign out one browser",
        description: "Ends its session at once. `sessionId` is from the list of sessions.",
        response: {
          200: done("The session was ended"),
          404: notFound("The account has no such session"),
        },
      }),
    );
}

function toSessionData({ id, userAgent, createdAt, isThis }: OpenSession): SessionData {
  return { id, browser: userAgent, createdAt: createdAt.toISOString(), isThis };
}
