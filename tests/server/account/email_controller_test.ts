import { afterAll, expect, test } from "bun:test";
import { createAccountStore } from "../../../src/accounts/account_store.ts";
import { createMailer } from "../../../src/mail/mailer.ts";
import { silentLog } from "../../../src/testing/silent_log.ts";
import { startSmtpServer } from "../../support/smtp.ts";
import { createBrowser, PASSWORD } from "../_browser.ts";
import { testService } from "../_service.ts";

const smtp = await startSmtpServer();
const mailer = createMailer({ url: smtp.url, from: "posts@example.com", log: silentLog });
afterAll(async () => {
  await mailer[Symbol.asyncDispose]();
  await smtp.close();
});
const { ask, db } = await testService({ mailer });
type Browser = ReturnType<typeof createBrowser>;

/** Somebody who is signed in to an account that is confirmed. */
async function member(email: string): Promise<Browser> {
  const browser = createBrowser(ask);
  const { id } = await browser.signUp(email);
  await createAccountStore(db).change(id, { confirmed: true });
  return browser;
}

async function outcome(response: Promise<Response>): Promise<unknown[]> {
  return [(await response).status, await (await response).json()];
}

function askFor(browser: Browser, email: string, password = PASSWORD) {
  return outcome(browser.send("POST", "/api/account/email", { email, password }));
}

function confirm(browser: Browser, token: string) {
  return outcome(browser.send("POST", "/api/account/email/confirm", { token }));
}

/** What the first mail to an address with words in it says, once there is one. */
async function mailTo(address: string, words: string): Promise<string> {
  for (let count = 1; ; count++) {
    await smtp.until(count);
    const mail = smtp.mails.find(
      ({ to, content }) => to.includes(address) && content.includes(words),
    );
    if (mail !== undefined) return mail.content;
  }
}

async function tokenFor(address: string): Promise<string> {
  return /new-email#token=([\w-]{43})/.exec(await mailTo(address, "/new-email"))?.[1] ?? "";
}

async function emailOf(browser: Browser): Promise<unknown> {
  const { data } = await (await browser.send("GET", "/api/account")).json();
  return data.email;
}

test("an email changes by the password and a link sent to the new one, and the old one is told", async () => {
  const browser = await member("old@example.com");
  expect(await askFor(browser, "new@example.com", "a guessed password")).toMatchObject([
    403,
    { code: "wrong_credentials" },
  ]);
  expect(await askFor(browser, "new@example.com")).toMatchObject([
    200,
    { data: { isChanged: false } },
  ]);
  expect(await mailTo("old@example.com", "Another email for")).toContain("new@example.com");
  const token = await tokenFor("new@example.com");
  expect(await emailOf(browser)).toBe("old@example.com");
  const stranger = await member("new.owner@example.com");
  expect(await confirm(stranger, token)).toMatchObject([403, { code: "other_account" }]);
  expect(await confirm(createBrowser(ask), token)).toMatchObject([401, {}]);
  expect(await confirm(browser, token)).toEqual([200, { success: true }]);
  expect(await confirm(browser, token)).toMatchObject([400, { code: "broken_link" }]);
  expect(await emailOf(browser)).toBe("new@example.com");
  await mailTo("old@example.com", "has another email");
  const signIn = (email: string) =>
    createBrowser(ask).send("POST", "/api/account/sign-in", { email, password: PASSWORD });
  expect([
    (await signIn("old@example.com")).status,
    (await signIn("new@example.com")).status,
  ]).toEqual([401, 200]);
});

test("an email that is taken is refused, be it taken after the link was sent", async () => {
  const browser = await member("taker@example.com");
  await member("first@example.com");
  const taken = [409, { code: "email_taken" }];
  expect(await askFor(browser, "First@example.com")).toMatchObject(taken);
  await askFor(browser, "second@example.com");
  const token = await tokenFor("second@example.com");
  await member("second@example.com");
  expect(await confirm(browser, token)).toMatchObject(taken);
  expect(await emailOf(browser)).toBe("taker@example.com");
});

test("a new password voids the link, so that who stole the old one cannot take the account along", async () => {
  const browser = await member("careful@example.com");
  await askFor(browser, "thief@example.com");
  const token = await tokenFor("thief@example.com");
  const change = { currentPassword: PASSWORD, newPassword: "another password" };
  expect((await browser.send("POST", "/api/account/password", change)).status).toBe(200);
  expect(await confirm(browser, token)).toMatchObject([400, { code: "broken_link" }]);
});

test("where no mail is sent, an email changes at once", async () => {
  const { ask: askPlain } = await testService();
  const browser = createBrowser(askPlain);
  await browser.signUp("plain@example.com");
  expect(await askFor(browser, "plainer@example.com")).toMatchObject([
    200,
    { data: { isChanged: true } },
  ]);
  expect(await emailOf(browser)).toBe("plainer@example.com");
});
