import { Elysia } from "elysia";
import { AccountExistsError } from "../../accounts/account_store.ts";
import { ownPagesAlone } from "../auth/own_origin.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readSessionToken } from "../auth/session_cookie.ts";
import { writeEndpoint } from "../endpoint.ts";
import { readJsonForm, readString } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { bodyTooLarge, done, failure, invalid, limited, ok } from "../http/responses.ts";
import { securityFields } from "../http/security_fields.ts";
import { readEmail } from "./credentials.ts";
import { type AccountServices, originOf } from "./exchange.ts";
import { brokenLink, emailTaken, foreignLink, LINK, wrongPassword } from "./refusals.ts";
import { ConfirmBody, EmailBody, NewEmailData } from "./schemas.ts";

const TooLarge = bodyTooLarge("64KB");
const Taken = failure("The email is taken");

/** The endpoints by which an account gets another email. */
export function accountEmailController(services: AccountServices) {
  const { auth, publicUrl, log } = services;
  return new Elysia({ prefix: "/api/account/email", tags: ["Account"] })
    .use(authPlugin(services))
    .onBeforeHandle(ownPagesAlone(publicUrl))
    .post(
      "",
      async ({ account, request }) => {
        const values = await readJsonForm<EmailBody>(request);
        const entered = {
          newEmail: readEmail(values),
          password: readString(values, "password"),
          session: readSessionToken(request),
        };
        const outcome = await auth
          .askNewEmail(account, entered, originOf(request))
          .catch(refuseTaken);
        if (outcome === undefined) throw wrongPassword(request, log);
        const isChanged = outcome === "changed";
        log.info(isChanged ? "Email changed" : "New email asked for", securityFields(request));
        return { success: true as const, data: { isChanged } };
      },
      writeEndpoint({
        auth: "session",
        operationId: "requestEmailChange",
        summary: "Ask for another email",
        description:
          "A link is sent to the new email, by which it is confirmed within a day, and the old one is told. Where the service sends no mail, the email changes at once.",
        body: json(EmailBody),
        response: {
          200: ok("What has happened", NewEmailData),
          400: invalid("Invalid email: must be a string"),
          403: failure("The password is wrong, or the request came from another origin"),
          409: Taken,
          413: TooLarge,
          429: limited("Too many attempts, or mails"),
        },
      }),
    )
    .post(
      "/confirm",
      async ({ account, request }) => {
        const token = readString(await readJsonForm<ConfirmBody>(request), "token");
        const outcome = await auth.confirmNewEmail(account.id, token).catch(refuseTaken);
        if (outcome === "foreign") throw foreignLink();
        if (outcome === "broken") throw brokenLink();
        log.info("Email changed", securityFields(request));
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        operationId: "confirmEmailChange",
        summary: "Confirm another email",
        description:
          "Who opens the link has to be signed in as well: the owner of a mailbox shall not lend its address to a stranger. Sessions and keys stay; links sent to the old email no longer work.",
        body: json(ConfirmBody),
        response: {
          200: done("The account has the new email, and is confirmed"),
          400: invalid(LINK),
          403: failure("The link is another account's, or the request came from another origin"),
          409: Taken,
          413: TooLarge,
        },
      }),
    );
}

function refuseTaken(error: unknown): never {
  throw error instanceof AccountExistsError ? emailTaken() : error;
}
