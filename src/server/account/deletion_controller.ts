import { Elysia } from "elysia";
import { deviceCookie } from "../auth/device_cookie.ts";
import { authPlugin } from "../auth/plugin.ts";
import { endedSessionCookie, readSessionToken } from "../auth/session_cookie.ts";
import { writeEndpoint } from "../endpoint.ts";
import { readJsonForm, readString } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { bodyTooLarge, done, failure, invalid, limited } from "../http/responses.ts";
import { securityFields } from "../http/security_fields.ts";
import { type AccountServices, cookieOptions } from "./exchange.ts";
import { wrongPassword } from "./refusals.ts";
import { DeletionBody } from "./schemas.ts";

/** Dependencies of an account's deletion. */
export interface DeletionServices extends AccountServices {
  /** False if the password is not what it was, or there is no such account. */
  deleteAccount(accountId: string, options: { passwordHash: string }): Promise<boolean>;
}

/** The endpoint by which an owner deletes the account. */
export function deletionController(services: DeletionServices) {
  const { auth, deleteAccount, log } = services;
  return new Elysia({ prefix: "/api/v1/account", tags: ["Account"] })
    .use(authPlugin(services))
    .delete(
      "",
      async ({ account, request, set }) => {
        const password = readString(await readJsonForm<DeletionBody>(request), "password");
        const passwordHash = await auth.checkPassword(account, {
          password,
          session: readSessionToken(request),
        });
        const isDeleted =
          passwordHash !== undefined && (await deleteAccount(account.id, { passwordHash }));
        if (!isDeleted) throw wrongPassword(request, log);
        log.info("Account deleted", securityFields(request));
        const options = cookieOptions(request, services);
        set.headers["set-cookie"] = [endedSessionCookie(options), deviceCookie("", options)];
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        operationId: "deleteAccount",
        summary: "Delete the account",
        description:
          "For good, with its keys, jobs, posts, files, brand and webhook. Jobs that run are cancelled.",
        body: json(DeletionBody),
        response: {
          200: done("The account was deleted"),
          400: invalid("Invalid password: must be a string"),
          403: failure("The password is wrong, or the request came from another origin"),
          413: bodyTooLarge("64KB"),
          429: limited("Too many attempts"),
        },
      }),
    );
}
