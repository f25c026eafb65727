import { afterAll, expect, test } from "bun:test";
import type { Log } from "../../../src/common/log.ts";
import { createMailer } from "../../../src/mail/mailer.ts";
import { startSmtpServer } from "../../support/smtp.ts";
import { createBrowser, PASSWORD } from "../_browser.ts";
import { testService } from "../_service.ts";

const lines: { level: string; message: string; fields: object }[] = [];
const recorder =
  (level: string) =>
  (message: string, fields: object = {}) =>
    void lines.push({ level, message, fields });
const log: Log = {
  debug: recorder("debug"),
  info: recorder("info"),
  warn: recorder("warn"),
  error: recorder("error"),
  child: () => log,
};
const smtp = await startSmtpServer();
const mailer = createMailer({ url: smtp.url, from: "posts@example.com", log });
afterAll(async () => {
  await mailer[Symbol.asyncDispose]();
  await smtp.close();
});
const { ask } = await testService({ log, mailer, trustedProxies: 1 });

const EMAIL = "ada.lovelace@example.com";
const NEW_PASSWORD = "a new staple battery";
const GUESS = "tr0ub4dor and 3";
const ADDRESS = "192.0.2.7";
const browser = (address = ADDRESS) => createBrowser(ask, { "x-forwarded-for": address });

let written = "";

/** What was logged of accounts since it was asked the last time. */
function events(): unknown[] {
  const found = lines.filter(({ message }) => !message.startsWith("Request"));
  written += JSON.stringify(lines).toLowerCase();
  lines.length = 0;
  return found.map(({ level, message, fields }) => [level, message, fields]);
}

/** The token in the mail with this number, counted from one. */
async function tokenIn(count: number): Promise<string> {
  await smtp.until(count);
  return /#token=([\w-]{43})/.exec(smtp.mails[count - 1]?.content ?? "")?.[1] ?? "";
}

test("what concerns the safety of an account is logged with whose it is and from where, and no secret", async () => {
  const own = browser();
  const { id: accountId } = await own.signUp(EMAIL);
  const who = { accountId, address: ADDRESS, requestId: expect.any(String) };
  const expectLogged = (...expected: unknown[]) => expect(events()).toEqual(expected);
  expectLogged(["info", "Signed up", who]);

  const token = await tokenIn(1);
  await own.send("POST", "/api/account/confirm", { token });
  const { id: keyId, key } = await own.createKey("a secret project");
  await own.send("DELETE", `/api/account/keys/${keyId}`);
  await ask("/api/v1/usage", { headers: { "x-api-key": key, "x-forwarded-for": "192.0.2.8" } });
  expectLogged(
    ["info", "Account confirmed", who],
    ["info", "Key made", { ...who, keyId }],
    ["info", "Key revoked", { ...who, keyId }],
    ["warn", "Wrong API key", { ...who, accountId: null, address: "192.0.2.8" }],
  );

  const signIn = (email: string, password: string, from = browser()) =>
    from.send("POST", "/api/account/sign-in", { email, password });
  await signIn(EMAIL.toUpperCase(), GUESS, browser("192.0.2.9"));
  await signIn("nobody@example.com", PASSWORD);
  await signIn(EMAIL, PASSWORD, own);
  const change = { currentPassword: GUESS, newPassword: NEW_PASSWORD };
  await own.send("POST", "/api/account/password", change);
  await own.send("POST", "/api/account/password", { ...change, currentPassword: PASSWORD });
  expectLogged(
    ["warn", "Wrong password", { ...who, address: "192.0.2.9" }],
    ["warn", "Wrong password", { ...who, accountId: null }],
    ["info", "Signed in", who],
    ["warn", "Wrong password", who],
    ["info", "Password changed", { ...who, revokeKeys: false }],
  );

  await browser().send("POST", "/api/account/forgotten", { email: EMAIL });
  const reset = { token: await tokenIn(2), newPassword: PASSWORD, revokeKeys: true };
  await own.send("POST", "/api/account/reset", reset);
  await own.send("DELETE", "/api/account/sessions");
  // One guess of a stranger came before.
  for (let guess = 0; guess < 10; guess++) await signIn(EMAIL, GUESS);
  expectLogged(
    ["info", "New password asked for", who],
    ["info", "Password reset", { ...who, revokeKeys: true }],
    ["info", "Signed out everywhere", who],
    ...Array.from({ length: 9 }, () => ["warn", "Wrong password", who]),
    ["warn", "Too many attempts", { ...who, attempt: "sign-in" }],
  );

  await signIn(EMAIL, PASSWORD, own);
  const [session = "", device = ""] = own.cookie().match(/[\w-]{43}/g) ?? [];
  await own.send("DELETE", "/api/v1/account", { password: GUESS });
  await own.send("DELETE", "/api/v1/account", { password: PASSWORD });
  expectLogged(
    ["info", "Signed in", who],
    ["warn", "Wrong password", who],
    ["info", "Account deleted", who],
  );
  const secrets = [EMAIL, "nobody", PASSWORD, NEW_PASSWORD, GUESS, "a secret project"];
  secrets.push(token, reset.token, key, session, device);
  expect(secrets).not.toContain("");
  expect(secrets.filter((secret) => written.includes(secret.toLowerCase()))).toEqual([]);
});

test("the line of a request has the account that it was shown to be of, and the id of its other lines", async () => {
  const own = browser();
  const { id: accountId } = await own.signUp("grace@example.com");
  lines.length = 0;
  await ask("/api/account", { headers: { cookie: own.cookie(), "x-request-id": "shown" } });
  await ask("/api/account", { headers: { "x-request-id": "unknown" } });
  const lineOf = async (requestId: string) => {
    for (;;) {
      const found = lines.find(({ fields }) => Bun.deepMatch({ requestId }, fields));
      if (found !== undefined) return found.fields;
      // It is written after the answer.
      await Bun.sleep(1);
    }
  };
  expect(await lineOf("shown")).toMatchObject({ path: "/api/account", status: 200, accountId });
  expect(await lineOf("unknown")).toMatchObject({ status: 401, accountId: undefined });
});
