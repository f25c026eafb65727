import type { Mail } from "../mail/mailer.ts";
import { LINK_HOURS, type MailPurpose } from "./mail_tokens.ts";

/** Where a link in a mail leads: a page of the dashboard. */
const PAGES: Readonly<Record<MailPurpose, string>> = { reset: "/reset", confirm: "/confirm" };

/** Options of {@linkcode writeMail}. */
export interface MailContent {
  /** Whose account it is about. */
  email: string;
  token: string;
  /** Base of the service's pages, without a trailing slash. */
  publicUrl: string;
}

/** Writes the mail with a link. */
export function writeMail(purpose: MailPurpose, { email, token, publicUrl }: MailContent): Mail {
  // Browsers send no fragment to anybody, so no log and no header "Referer" has the token.
  const link = `${publicUrl}${PAGES[purpose]}#token=${token}`;
  const hours = LINK_HOURS[purpose] === 1 ? "an hour" : `${LINK_HOURS[purpose]} hours`;
  const [subject, what, otherwise] = TEXTS[purpose];
  const text = `${what}\n\n${link}\n\nThe link works once, within ${hours}. ${otherwise}\n\nAccount: ${email}\nService: ${publicUrl}\n`;
  return { to: email, subject, text };
}

const TEXTS: Readonly<Record<MailPurpose, readonly [string, string, string]>> = {
  reset: [
    "Your new Postloom password",
    "Somebody asked for a new password for your Postloom account. To set one, open",
    "If it was not you, do nothing: your password stays as it is.",
  ],
  confirm: [
    "Confirm your Postloom account",
    "Somebody created a Postloom account with this address. If it was you, confirm it here, with the password that you chose:",
    "If it was not you, do nothing: without it, the account cannot be used.",
  ],
};
