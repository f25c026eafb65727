import type { Mail } from "../mail/mailer.ts";
import { LINK_HOURS, type MailPurpose } from "./mail_tokens.ts";

/** Where a link in a mail leads: a page of the dashboard. */
const PAGES: Readonly<Record<MailPurpose, string>> = {
  reset: "/reset",
  confirm: "/confirm",
  email: "/new-email",
};

/** Options of {@linkcode writeMail}. */
export interface MailContent {
  to: string;
  /** Whose account it is about. */
  email: string;
  token: string;
  /** Base of the service's pages, without a trailing slash. */
  publicUrl: string;
}

/** Writes the mail with a link. */
export function writeMail(
  purpose: MailPurpose,
  { to, email, token, publicUrl }: MailContent,
): Mail {
  // Browsers send no fragment to anybody, so no log and no header "Referer" has the token.
  const link = `${publicUrl}${PAGES[purpose]}#token=${token}`;
  const hours = LINK_HOURS[purpose] === 1 ? "an hour" : `${LINK_HOURS[purpose]} hours`;
  const [subject, what, otherwise] = TEXTS[purpose];
  const text = `${what}\n\n${link}\n\nThe link works once, within ${hours}. ${otherwise}\n\nAccount: ${email}\nService: ${publicUrl}\n`;
  return { to, subject, text };
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
  email: [
    "Confirm your new Postloom email",
    "Somebody asked for a Postloom account to have this address. If it was you, confirm it here, signed in to the account:",
    "If it was not you, do nothing: nothing changes without it.",
  ],
};

/** Options of {@linkcode writeNotice}. */
export interface NoticeContent {
  /** The email that the account has, or had until now. */
  email: string;
  newEmail: string;
  /** Base of the service's pages, without a trailing slash. */
  publicUrl: string;
}

/** Writes the mail that tells an account's old email of a change to another. */
export function writeNotice(
  event: "asked" | "changed",
  { email, newEmail, publicUrl }: NoticeContent,
): Mail {
  const text =
    event === "asked"
      ? `Somebody who entered your password asked for your Postloom account to have this email from now on: ${newEmail}\n\nIf it was not you, set a new password at once, and the change cannot be made any more:\n\n${publicUrl}/forgotten`
      : `Your Postloom account has this email from now on: ${newEmail}\n\nIf it was not you, write to whoever runs the service: this address opens the account no more.`;
  return {
    to: email,
    subject:
      event === "asked"
        ? "Another email for your Postloom account"
        : "Your Postloom account has another email",
    text: `${text}\n\nAccount: ${email}\nService: ${publicUrl}\n`,
  };
}
