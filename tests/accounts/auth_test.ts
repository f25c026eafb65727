import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { AccountExistsError, createAccountStore } from "../../src/accounts/account_store.ts";
import { createAuth } from "../../src/accounts/auth.ts";
import { createInvite } from "../../src/accounts/invites.ts";
import { createSessionStore } from "../../src/accounts/session_store.ts";
import { SignUpRefusedError } from "../../src/accounts/sign_up.ts";
import { removeExpired } from "../../src/database/housekeeping.ts";
import { accounts, invites, sessions } from "../../src/database/schema.ts";
import { RateLimitedError } from "../../src/limits/limit_errors.ts";
import { testDatabase } from "../support/postgres.ts";

const { db } = await testDatabase();
const open = createAuth(db, { mode: "open" });
const password = "correct horse battery";
const NOWHERE = { address: null, device: "" };

function person(email: string, invite: string | null = null) {
  return { email, password, invite };
}

function outcomes(results: PromiseSettledResult<unknown>[]) {
  return results.map((result) => (result.status === "fulfilled" ? "in" : result.reason.name));
}

test("the first account can be made where sign-up is closed, and only that one", async () => {
  const { db: empty } = await testDatabase();
  const closed = createAuth(empty, { mode: "closed" });
  expect(await closed.isFirst()).toBe(true);
  const emails = ["a@example.com", "b@example.com", "c@example.com"];
  const tried = await Promise.allSettled(
    emails.map((email) => closed.signUp(person(email), NOWHERE)),
  );
  expect(outcomes(tried).toSorted()).toEqual(["SignUpRefusedError", "SignUpRefusedError", "in"]);
  expect(await closed.isFirst()).toBe(false);
  await expect(closed.signUp(person("d@example.com"), NOWHERE)).rejects.toThrow(
    "Sign-up is closed",
  );
});

test("an invite opens one account, and a taken email does not use it up", async () => {
  await open.signUp(person("first@example.com"), NOWHERE);
  const invited = createAuth(db, { mode: "invite" });
  const code = await createInvite(db);
  await expect(invited.signUp(person("x@example.com"), NOWHERE)).rejects.toThrow(
    SignUpRefusedError,
  );
  await expect(invited.signUp(person("x@example.com", "guess"), NOWHERE)).rejects.toThrow(
    "Invalid invite",
  );
  await expect(invited.signUp(person("FIRST@example.com", code), NOWHERE)).rejects.toThrow(
    AccountExistsError,
  );
  const emails = ["one@example.com", "two@example.com"];
  const tried = await Promise.allSettled(
    emails.map((email) => invited.signUp(person(email, ` ${code} `), NOWHERE)),
  );
  expect(outcomes(tried).toSorted()).toEqual(["SignUpRefusedError", "in"]);
  const late = await createInvite(db);
  await db.update(invites).set({ expiresAt: sql`now() - interval '1 second'` });
  await expect(invited.signUp(person("y@example.com", late), NOWHERE)).rejects.toThrow(
    SignUpRefusedError,
  );
});

test("a session opens its account until it expires or the password changes", async () => {
  const store = createSessionStore(db);
  const { account, token } = await open.signUp(person("ada@example.com"), NOWHERE);
  expect(account).toMatchObject({ email: "ada@example.com", plan: "free" });
  expect(Object.keys(account)).not.toContain("passwordHash");
  const second = await open.signIn({ email: "ADA@example.com ", password }, NOWHERE);
  expect(second?.account).toEqual(account);
  expect(await store.verify(token)).toEqual(account);
  expect(await store.verify("")).toBeUndefined();
  const [row] = await db.select().from(sessions);
  expect(JSON.stringify(row)).not.toContain(token);

  const wrong = {
    currentPassword: "not this one",
    newPassword: "another password",
    session: token,
  };
  expect(await open.changePassword(account, wrong)).toBeUndefined();
  const right = { ...wrong, currentPassword: password };
  const renewed = (await open.changePassword(account, right))?.token ?? "";
  for (const old of [token, second?.token ?? ""]) expect(await store.verify(old)).toBeUndefined();
  expect(await store.verify(renewed)).toEqual(account);
  expect(await open.signIn({ email: account.email, password }, NOWHERE)).toBeUndefined();

  await db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await store.verify(renewed)).toBeUndefined();
  await removeExpired(db);
  expect(await db.select().from(sessions)).toEqual([]);
});

test("passwords are kept as argon2id, and are the same however they were typed", async () => {
  await open.signUp(
    { email: "zoe@example.com", password: "Zoe\u0308 und Zoë", invite: null },
    NOWHERE,
  );
  const [row] = await db.select().from(accounts).where(sql`${accounts.email} = 'zoe@example.com'`);
  expect(row?.passwordHash).toStartWith("$argon2id$");
  const credentials = { email: "zoe@example.com", password: "Zo\u00eb und Zoe\u0308" };
  expect(await open.signIn(credentials, NOWHERE)).toBeDefined();
});

test("nobody signs in to an account without a password", async () => {
  await createAccountStore(db).create({ email: "robot@example.com", plan: "pro" });
  for (const guess of ["", " ", password]) {
    const credentials = { email: "robot@example.com", password: guess };
    expect(await open.signIn(credentials, NOWHERE)).toBeUndefined();
  }
});

const policies = {
  signUpsPerAddress: { name: "sign-up", limit: 2, windowSeconds: 3600 },
  signInsPerAddress: { name: "sign-in", limit: 7, windowSeconds: 900 },
  guessesPerEmail: { name: "sign-in", limit: 3, windowSeconds: 900 },
  signInsPerDevice: { name: "sign-in", limit: 4, windowSeconds: 900 },
  passwordsPerSession: { name: "password", limit: 3, windowSeconds: 900 },
};
const strict = createAuth(db, { mode: "open", policies });

/** How many of so many attempts at once are refused. */
async function refused(count: number, attempt: (index: number) => Promise<unknown>) {
  const tried = await Promise.allSettled(
    Array.from({ length: count }, (_, index) => attempt(index)),
  );
  const reasons = tried.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  for (const reason of reasons) expect(reason).toBeInstanceOf(RateLimitedError);
  return reasons.length;
}

test("of many guesses at once only as many are looked at as may, for unknown emails too", async () => {
  const { account } = await open.signUp(person("bob@example.com"), NOWHERE);
  const guess = (email: string) => strict.signIn({ email, password: "wrong password" }, NOWHERE);
  expect(await refused(5, () => guess("bob@example.com"))).toBe(2);
  expect(await refused(5, () => guess("nobody@example.com"))).toBe(2);
  const right = { email: "BOB@example.com", password };
  await expect(strict.signIn(right, NOWHERE)).rejects.toThrow("Too many attempts");

  const change = (currentPassword: string, session = "one") =>
    strict.changePassword(account, { currentPassword, newPassword: password, session });
  expect(await change(password)).toBeDefined();
  // The change itself counts, and has forgiven nobody's guesses: neither these nor those at the door.
  expect(await refused(5, () => change("wrong password"))).toBe(3);
  await expect(strict.signIn(right, NOWHERE)).rejects.toThrow("Too many attempts");
  // Whoever stole a session cannot keep the owner from changing the password in another.
  await expect(change(password, "one")).rejects.toThrow("Too many attempts");
  expect(await change(password, "two")).toBeDefined();
});

test("an address is limited over all emails, and a success forgives the email's guesses", async () => {
  const address = { address: "192.0.2.1", device: "" };
  const { account } = await strict.signUp(person("eve@example.com"), address);
  const eve = { email: "eve@example.com", password };
  for (let round = 0; round < 2; round++) {
    await strict.signIn({ ...eve, password: "wrong password" }, address);
    await strict.signIn({ ...eve, password: "" }, address);
    expect((await strict.signIn(eve, address))?.account).toEqual(account);
  }
  const other = (index: number) => ({ email: `${index}@example.com`, password: "" });
  expect(await refused(3, (index) => strict.signIn(other(index), address))).toBe(2);
  expect(await strict.signIn(eve, { ...address, address: "192.0.2.2" })).toBeDefined();
  expect(await refused(3, (index) => strict.signUp(person(`e${index}@b.co`), address))).toBe(2);
});
