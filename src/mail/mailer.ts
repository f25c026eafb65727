import { createTransport } from "nodemailer";
import { withDeadline } from "../common/deadline.ts";
import { isRecord } from "../common/is_record.ts";
import type { Log } from "../common/log.ts";

/** A mail, as plain text. */
export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
}

/** Sends mails in the background. Dispose of it to wait for those under way, and close. */
export interface Mailer extends AsyncDisposable {
  /**
   * Sends what `write` gives, if it gives anything. Nobody waits for it, so that it takes no time
   * by which somebody could tell what was sent; a failure is only logged.
   */
  post(write: () => Promise<Mail | undefined>): void;
}

/** Options of {@linkcode createMailer}. */
export interface MailerOptions {
  /** smtp://user:password@host:port, or smtps:// */
  url: string;
  /** Who mails are from: an address, or a name with the address in angle brackets. */
  from: string;
  log: Log;
}

/** Mails under way at a time; more of them are not sent. */
const MAX_PENDING = 100;
const CONNECT_TIMEOUT_MS = 10_000;
/** How long the server may say nothing. */
const SILENCE_TIMEOUT_MS = 20_000;
/** How long closing waits for mails under way. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Creates a mailer that speaks SMTP. It connects when there is something to send. */
export function createMailer({ url, from, log }: MailerOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // A password must not be sent in the clear because somebody in between left out STARTTLS.
    requireTLS: new URL(url).password !== "",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const pending = new Set<Promise<void>>();

  async function send(write: () => Promise<Mail | undefined>): Promise<void> {
    try {
      const mail = await write();
      if (mail === undefined) return;
      const { to: address, subject, text } = mail;
      // As an object, for the address not to be read as a list of them.
      await transport.sendMail({ from, to: { name: "", address }, subject, text });
    } catch (error) {
      log.warn("Mail not sent", reasonOf(error));
    }
  }

  return {
    post(write) {
      if (pending.size >= MAX_PENDING) {
        log.warn("Mail not sent", { reason: `More than ${MAX_PENDING} mails are under way` });
        return;
      }
      const sending = send(write).finally(() => pending.delete(sending));
      pending.add(sending);
    },
    async [Symbol.asyncDispose]() {
      await withDeadline(Promise.allSettled(pending), CLOSE_TIMEOUT_MS).catch(() =>
        log.warn("Mail not sent", { reason: "The service was stopped" }),
      );
      transport.close();
    },
  };
}

/** What a failure may tell the log: mail servers and the database repeat the recipient in their words. */
function reasonOf(error: unknown): object {
  if (!isRecord(error)) return { reason: "unknown" };
  const { name, code, originalCode, command, responseCode } = isRecord(error.cause)
    ? error.cause
    : error;
  return { reason: name, code, originalCode, command, responseCode };
}
