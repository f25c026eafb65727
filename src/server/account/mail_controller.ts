import { Elysia } from "elysia";
import type { MailAuth } from "../../accounts/mail_auth.ts";
import { PASSWORD_RULE } from "../../accounts/passwords.ts";
import { ownPagesAlone } from "../auth/own_origin.ts";
import { authPlugin } from "../auth/plugin.ts";
import { writeEndpoint } from "../endpoint.ts";
import { noteTried } from "../http/caller.ts";
import { readJsonForm, readOptionalBoolean, readString } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { RequestError } from "../http/request_error.ts";
import { bodyTooLarge, done, failure, invalid, limited, ok } from "../http/responses.ts";
import { securityFields } from "../http/security_fields.ts";
import { readEmail, readNewPassword } from "./credentials.ts";
import { type AccountServices, originOf, startSession } from "./exchange.ts";
import { brokenLink, foreignLink, LINK } from "./refusals.ts";
import { AccountData, ConfirmBody, ForgottenBody, ResetBody } from "./schemas.ts";

const TooLarge = bodyTooLarge("64KB");
const TooManyMails = limited("Too many mails");
const ForeignOrigin = failure("The request came from another origin");
const NoMail = failure("The service sends no mail");

/** The endpoints for what is done by links in mails. */
export function accountMailController(services: AccountServices) {
  const { auth, publicUrl, log } = services;
  return new Elysia({ prefix: "/api/account", tags: ["Account"] })
    .use(authPlugin(services))
    .onBeforeHandle(ownPagesAlone(publicUrl))
    .post(
      "/forgotten",
      async ({ request }) => {
        const email = readEmail(await readJsonForm<ForgottenBody>(request));
        noteTried(request, await auth.accountIdOf(email));
        await requireMail(auth).sendReset(email, originOf(request));
        log.info("New password asked for", securityFields(request));
        return { success: true };
      },
      writeEndpoint({
        operationId: "requestPasswordReset",
        summary: "Ask for a link to reset a forgotten password",
        description: "The answer is the same whether there is such an account or not.",
        body: json(ForgottenBody),
        response: {
          200: done("If there is such an account, a link is on its way that works for an hour"),
          400: invalid("Invalid email: must be a string"),
          403: ForeignOrigin,
          409: NoMail,
          413: TooLarge,
          429: TooManyMails,
        },
      }),
    )
    .post(
      "/reset",
      async (exchange) => {
        const { request } = exchange;
        const values = await readJsonForm<ResetBody>(request);
        const mail = requireMail(auth);
        const token = readString(values, "token");
        const account = await mail.findReset(token);
        if (account === undefined) throw brokenLink();
        const reset = {
          password: await readNewPassword(values, "newPassword", account),
          revokeKeys: readOptionalBoolean(values, "revokeKeys"),
        };
        const signedIn = await mail.reset(token, reset, originOf(request));
        if (signedIn === undefined) throw brokenLink();
        const { revokeKeys } = reset;
        log.info("Password reset", { ...securityFields(request, account.id), revokeKeys });
        return { success: true, data: await startSession(signedIn, exchange, services) };
      },
      writeEndpoint({
        operationId: "resetPassword",
        summary: "Reset a forgotten password and sign in",
        description:
          "Ends every session of the account, and revokes every key of one that was not confirmed before. The link works once.",
        body: json(ResetBody),
        response: {
          200: ok("The account, with a session in a cookie", AccountData),
          400: invalid(LINK, `Invalid newPassword: ${PASSWORD_RULE}`),
          403: ForeignOrigin,
          409: NoMail,
          413: TooLarge,
        },
      }),
    )
    .post(
      "/confirmation",
      async ({ account }) => {
        const mail = requireMail(auth);
        if (!account.confirmed) await mail.sendConfirmation(account);
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        operationId: "requestConfirmation",
        summary: "Ask for another link to confirm the account",
        description: "It is sent to the account's email, and works for a day.",
        response: {
          200: done("Unless the account is confirmed, a link is on its way that works for a day"),
          403: ForeignOrigin,
          409: NoMail,
          429: TooManyMails,
        },
      }),
    )
    .post(
      "/confirm",
      async ({ account, request }) => {
        const token = readString(await readJsonForm<ConfirmBody>(request), "token");
        const outcome = await requireMail(auth).confirm(account.id, token);
        if (outcome === "foreign") throw foreignLink();
        if (outcome === "broken") throw brokenLink();
        log.info("Account confirmed", securityFields(request));
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        operationId: "confirmAccount",
        summary: "Confirm the account",
        description:
          "Who opens the link has to be signed in as well: the owner of a mailbox shall not confirm an account that a stranger made with its address, but resets the password.",
        body: json(ConfirmBody),
        response: {
          200: done("The account can make posts, keys and webhooks"),
          400: invalid(LINK),
          403: failure("The link is another account's, or the request came from another origin"),
          409: NoMail,
          413: TooLarge,
        },
      }),
    );
}

function requireMail({ mail }: { mail: MailAuth | null }): MailAuth {
  if (mail !== null) return mail;
  throw new RequestError(409, "No mail is sent here: ask whoever runs the service", {
    code: "no_mail",
  });
}
