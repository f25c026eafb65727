import { afterAll, expect, test } from "bun:test";
import { createMailer } from "../../src/mail/mailer.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { startSmtpServer } from "../support/smtp.ts";

const from = "Postloom <posts@example.com>";

/** A log that keeps its warnings. */
function keptLog() {
  const lines: { message: string; fields: object | undefined }[] = [];
  const warn = (message: string, fields?: object) => void lines.push({ message, fields });
  return { log: { ...silentLog, warn }, lines };
}

test("a mail reaches its one recipient, and closing waits for it", async () => {
  const server = await startSmtpServer();
  afterAll(() => server.close());
  const { log, lines } = keptLog();
  {
    await using mailer = createMailer({ url: server.url, from, log });
    mailer.post(async () => ({ to: "ada@example.com", subject: "Grüße", text: "A line\n.\nEnd" }));
    mailer.post(async () => undefined);
  }
  expect(server.mails).toEqual([
    {
      from: "posts@example.com",
      to: ["ada@example.com"],
      content: expect.stringContaining("A line\n.\nEnd"),
    },
  ]);
  expect(lines).toEqual([]);
});

test("a server that is away or refuses, and a text that cannot be written, are only logged, without the recipient", async () => {
  const refusing = await startSmtpServer({ refuses: true });
  const away = await startSmtpServer();
  await away.close();
  const { log, lines } = keptLog();
  for (const { url } of [refusing, away]) {
    await using mailer = createMailer({ url, from, log });
    mailer.post(async () => ({ to: "ada@example.com", subject: "Hello", text: "secret link" }));
    mailer.post(() => Promise.reject(new TypeError("Cannot write to ada@example.com")));
  }
  await refusing.close();
  expect(new Set(lines.map(({ message }) => message))).toEqual(new Set(["Mail not sent"]));
  const unwritten = { reason: "TypeError" };
  expect(lines.map(({ fields }) => fields)).toEqual([
    unwritten,
    { reason: "Error", code: "EENVELOPE", command: "RCPT TO", responseCode: 550 },
    unwritten,
    { reason: "Error", code: "ESOCKET", originalCode: "ECONNREFUSED", command: "CONN" },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ada|secret link/);
});

test("a password is not sent to a server that does not encrypt", async () => {
  const server = await startSmtpServer();
  afterAll(() => server.close());
  const { log, lines } = keptLog();
  {
    const url = server.url.replace("//", "//user:password@");
    await using mailer = createMailer({ url, from, log });
    mailer.post(async () => ({ to: "ada@example.com", subject: "Hello", text: "Hello" }));
  }
  expect(server.mails).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain("password@");
});
