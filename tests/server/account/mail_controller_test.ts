import { afterAll, expect, test } from "bun:test";
import { eq, sql } from "drizzle-orm";
import { devices, mailTokens, rateCounters } from "../../../src/database/schema.ts";
import { createMailer } from "../../../src/mail/mailer.ts";
import { silentLog } from "../../../src/testing/silent_log.ts";
import { startSmtpServer } from "../../support/smtp.ts";
import { createBrowser, PASSWORD } from "../_browser.ts";
import { PUBLIC_URL, testService } from "../_service.ts";

const smtp = await startSmtpServer();
const mailer = createMailer({ url: smtp.url, from: "posts@example.com", log: silentLog });
afterAll(async () => {
  await mailer[Symbol.asyncDispose]();
  await smtp.close();
});
const { ask, db, keys } = await testService({ mailer });

const BROKEN = [
  400,
  {
    error: "Invalid link: it was used, or has expired, so ask for a new one",
    code: "broken_link",
    statusCode: 400,
    success: false,
  },
];

/** The status and the body of an answer. */
async function outcome(response: Promise<Response>): Promise<unknown[]> {
  return [(await response).status, await (await response).json()];
}

/** The token in the last mail to an address, once there are so many of them. */
async function tokenFor(email: string, count = 1): Promise<string> {
  for (let total = count; ; total++) {
    await smtp.until(total);
    const mails = smtp.mails.filter(({ to }) => to.includes(email));
    if (mails.length < count) continue;
    const { content } = mails[count - 1] ?? { content: "" };
    const link = new RegExp(`${PUBLIC_URL}/(reset|confirm)#token=([\\w-]{43})\\n`);
    return link.exec(content)?.[2] ?? "";
  }
}

/** Somebody who has signed up and confirmed the account. */
async function member(email: string) {
  const browser = createBrowser(ask);
  await browser.signUp(email);
  const token = await tokenFor(email);
  expect((await browser.send("POST", "/api/account/confirm", { token })).status).toBe(200);
  const reset = (values: object, from = browser) =>
    outcome(from.send("POST", "/api/account/reset", values));
  const forget = (entered = email, headers = {}) =>
    outcome(createBrowser(ask, headers).send("POST", "/api/account/forgotten", { email: entered }));
  return { browser, reset, forget };
}

test("an account makes nothing until it is confirmed by the link that was mailed", async () => {
  const browser = createBrowser(ask);
  expect(await browser.signUp("new@example.com")).toMatchObject({ confirmed: false });
  const unconfirmed = [
    403,
    {
      error: "Unconfirmed account: open the link that was sent to new@example.com first",
      code: "unconfirmed",
      statusCode: 403,
      success: false,
    },
  ];
  const post = { text: "Bees dance.", format: "image" };
  const makeKey = () => outcome(browser.send("POST", "/api/account/keys", { name: "early" }));
  expect(await outcome(browser.send("POST", "/api/v1/process-text-async", post))).toEqual(
    unconfirmed,
  );
  expect(await makeKey()).toEqual(unconfirmed);
  const webhook = { url: "https://hooks.example" };
  expect(await outcome(browser.send("PUT", "/api/account/webhook", webhook))).toEqual(unconfirmed);
  expect((await browser.send("GET", "/api/v1/jobs")).status).toBe(200);

  const token = await tokenFor("new@example.com");
  const confirm = (body: object) => outcome(browser.send("POST", "/api/account/confirm", body));
  expect(await confirm({ token: `${token}x` })).toEqual(BROKEN);
  expect(
    await outcome(
      browser.send("POST", "/api/account/reset", { token, newPassword: "another one" }),
    ),
  ).toEqual(BROKEN);
  expect(await confirm({ token })).toEqual([200, { success: true }]);
  expect(await confirm({ token })).toEqual(BROKEN);
  expect((await makeKey())[0]).toBe(201);
  expect(await outcome(browser.send("GET", "/api/account"))).toMatchObject([
    200,
    { data: { confirmed: true } },
  ]);
});

test("who opens the link to confirm has to be signed in to the account as well", async () => {
  const stranger = createBrowser(ask);
  await stranger.signUp("squatted@example.com");
  const token = await tokenFor("squatted@example.com");
  const confirm = (browser: typeof stranger) =>
    outcome(browser.send("POST", "/api/account/confirm", { token }));
  expect(await confirm(createBrowser(ask))).toMatchObject([401, { code: "unauthorized" }]);
  const { browser: elsewhere } = await member("neighbour@example.com");
  expect(await confirm(elsewhere)).toEqual([
    403,
    {
      error:
        "Link of another account: sign in to that one, or set a new password for it if you cannot",
      code: "other_account",
      statusCode: 403,
      success: false,
    },
  ]);
  expect(await outcome(stranger.send("GET", "/api/account"))).toMatchObject([
    200,
    { data: { confirmed: false } },
  ]);
  const own = createBrowser(ask);
  const credentials = { email: "squatted@example.com", password: PASSWORD };
  expect((await own.send("POST", "/api/account/sign-in", credentials)).status).toBe(200);
  expect(await confirm(own)).toEqual([200, { success: true }]);
});

test("the mailbox's owner takes over an account that a stranger made, whatever the stranger does", async () => {
  const email = "owner.of.mailbox@example.com";
  const stranger = createBrowser(ask);
  const { id } = await stranger.signUp(email);
  // What an unconfirmed account cannot have, but for an operator or a change of settings.
  const key = await keys.create(id, "planted");
  const owner = createBrowser(ask);
  await owner.send("POST", "/api/account/forgotten", { email });
  const token = await tokenFor(email, 2);
  // Else a stranger who goes on changing the password would keep the owner out.
  const change = { currentPassword: PASSWORD, newPassword: "a squatter's password" };
  expect((await stranger.send("POST", "/api/account/password", change)).status).toBe(200);
  const reset = { token, newPassword: "the owner's password" };
  expect(await outcome(owner.send("POST", "/api/account/reset", reset))).toMatchObject([
    200,
    { data: { id, confirmed: true } },
  ]);
  expect((await stranger.send("GET", "/api/account")).status).toBe(401);
  expect((await ask("/api/v1/usage", { headers: { "x-api-key": key.text } })).status).toBe(401);
  expect(await db.select().from(devices).where(eq(devices.accountId, id))).toHaveLength(1);
  const credentials = { email, password: "a squatter's password" };
  expect((await stranger.send("POST", "/api/account/sign-in", credentials)).status).toBe(401);
});

test("a forgotten password is reset once by the link, which signs in and ends all sessions", async () => {
  const { browser, reset, forget } = await member("forgetful@example.com");
  expect(await forget(" Forgetful@Example.com")).toEqual([200, { success: true }]);
  const token = await tokenFor("forgetful@example.com", 2);
  const [row] = await db.select().from(mailTokens).where(eq(mailTokens.purpose, "reset"));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await reset({ token, newPassword: "Password123" })).toMatchObject([400, {}]);
  const elsewhere = createBrowser(ask);
  // Of many at once one is let in.
  const tries = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      reset(
        { token, newPassword: `a new password ${index}` },
        index === 0 ? elsewhere : createBrowser(ask),
      ),
    ),
  );
  expect(tries.map(([status]) => status).toSorted()).toEqual([200, 400, 400, 400]);
  expect((await browser.send("GET", "/api/account")).status).toBe(401);
  const credentials = { email: "forgetful@example.com", password: PASSWORD };
  expect((await browser.send("POST", "/api/account/sign-in", credentials)).status).toBe(401);
});

test("a link is void once the password has changed, the account is deleted, or its hour is over", async () => {
  const { browser, reset, forget } = await member("fickle@example.com");
  await forget();
  const first = await tokenFor("fickle@example.com", 2);
  const change = { currentPassword: PASSWORD, newPassword: "another password" };
  expect((await browser.send("POST", "/api/account/password", change)).status).toBe(200);
  expect(await reset({ token: first, newPassword: "a third password" })).toEqual(BROKEN);

  await forget();
  const second = await tokenFor("fickle@example.com", 3);
  const expiry = { expiresAt: sql`${mailTokens.expiresAt} - interval '1 hour'` };
  await db.update(mailTokens).set(expiry);
  expect(await reset({ token: second, newPassword: "a third password" })).toEqual(BROKEN);

  await forget();
  const third = await tokenFor("fickle@example.com", 4);
  const gone = { password: "another password" };
  expect((await browser.send("DELETE", "/api/v1/account", gone)).status).toBe(200);
  expect(await reset({ token: third, newPassword: "a third password" })).toEqual(BROKEN);
});

test("links lead to the service's own address, to the address that is stored, whatever is asked", async () => {
  const { forget } = await member("k.owner@example.com");
  const evil = { host: "evil.example", origin: "http://evil.example" };
  const headers = { ...evil, "x-forwarded-host": "evil.example" };
  expect((await forget("ｋ.OWNER@example.com", headers))[0]).toBe(200);
  await tokenFor("k.owner@example.com", 2);
  const { to, content } = smtp.mails.at(-1) ?? { to: [], content: "" };
  expect(to).toEqual(["k.owner@example.com"]);
  expect(content).not.toContain("evil.example");
  expect(content).toContain(`${PUBLIC_URL}/reset#token=`);
});

test("nobody can tell an account from none by asking for a link, nor flood a mailbox", async () => {
  const { forget } = await member("flooded@example.com");
  await db.delete(rateCounters);
  const statuses = async (email: string) => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => forget(email)));
    return asked.map(([status]) => status).toSorted();
  };
  const known = await statuses("flooded@example.com");
  expect(known).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(await statuses("unknown@example.com")).toEqual(known);
  await tokenFor("flooded@example.com", 6);
  expect(smtp.mails.filter(({ to }) => to.includes("unknown@example.com"))).toEqual([]);
  for (const email of [
    "",
    "two@example.com,three@example.com",
    "<a@b.co>",
    "a@b.co\nbcc: c@d.co",
  ]) {
    expect((await forget(email))[0]).toBe(400);
  }
});

test("a link for a new password confirms the account too, and can revoke its keys", async () => {
  const { browser, reset, forget } = await member("careful@example.com");
  const { key } = await browser.createKey();
  await forget();
  const token = await tokenFor("careful@example.com", 2);
  const values = { token, newPassword: "another password", revokeKeys: true };
  expect(await reset(values)).toMatchObject([200, { data: { confirmed: true } }]);
  expect((await ask("/api/v1/usage", { headers: { "x-api-key": key } })).status).toBe(401);
});

test("where no mail is sent, nobody has to confirm anything, and links cannot be asked for", async () => {
  const { ask: askPlain } = await testService();
  const browser = createBrowser(askPlain);
  expect(await browser.signUp("plain@example.com")).toMatchObject({ confirmed: true });
  const asked = await outcome(
    browser.send("POST", "/api/account/forgotten", { email: "plain@example.com" }),
  );
  expect(asked).toEqual([
    409,
    {
      error: "No mail is sent here: ask whoever runs the service",
      code: "no_mail",
      statusCode: 409,
      success: false,
    },
  ]);
});
