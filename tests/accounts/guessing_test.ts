import { expect, test } from "bun:test";
import fc from "fast-check";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createAuth } from "../../src/accounts/auth.ts";
import { createDeviceStore } from "../../src/accounts/device_store.ts";
import { RateLimitedError } from "../../src/limits/limit_errors.ts";
import { testDatabase } from "../support/postgres.ts";

const { db } = await testDatabase();
const auth = createAuth(db, { mode: "open" });
const window = { name: "sign-in", windowSeconds: 900 };
const strict = createAuth(db, {
  mode: "open",
  policies: {
    signUpsPerAddress: { ...window, limit: 10 },
    signInsPerAddress: { ...window, limit: 4 },
    guessesPerEmail: { ...window, limit: 3 },
    signInsPerDevice: { ...window, limit: 3 },
    passwordsPerSession: { ...window, limit: 3 },
  },
});
const store = createAccountStore(db);
const password = "correct horse battery";
const wrong = "wrong horse battery";

/** A stranger, each time from another address. */
function stranger() {
  return { address: `192.0.2.${crypto.getRandomValues(new Uint16Array(1))[0]}`, device: "" };
}

async function outcome(attempt: Promise<unknown>): Promise<"in" | "refused" | "limited"> {
  try {
    return (await attempt) === undefined ? "refused" : "in";
  } catch (error) {
    if (error instanceof RateLimitedError) return "limited";
    throw error;
  }
}

/** Ways to write a character that people take for the same. */
function waysToWrite(character: string): string[] {
  const code = character.charCodeAt(0);
  const isPlain = code > 0x20 && code < 0x7f;
  return [
    character,
    character.toUpperCase(),
    character.normalize("NFD"),
    ...(isPlain ? [String.fromCharCode(code + 0xfee0)] : []),
    `\0${character}`,
    `${character}\u200b`,
    `${character} `,
  ];
}

test("spellings that lead to one account are counted as one, and so are those that lead nowhere", async () => {
  const spellings = fc
    .tuple(
      ...[..."zoé.k@exämple.com"].map((character) =>
        fc.oneof(
          { arbitrary: fc.constant(character), weight: 9 },
          fc.constantFrom(...waysToWrite(character)),
        ),
      ),
      fc.constantFrom("", " ", "\t", "\u3000", "\0"),
    )
    .map((characters) => characters.join(""));
  const sample = fc.sample(spellings, 300);
  const before = await Promise.all(sample.map(store.findLogin));
  const { id } = await store.create({ email: "Zoé.K@exämple.com", plan: "free" });
  const after = await Promise.all(sample.map(store.findLogin));
  const found = after.filter(({ login }) => login?.account.id === id);
  expect(found.length).toBeGreaterThan(50);
  expect(found.length).toBeLessThan(300);
  expect(new Set(found.map(({ spelling }) => spelling)).size).toBe(1);
  // Else whoever guesses could tell an account from none.
  expect(after.map(({ spelling }) => spelling)).toEqual(before.map(({ spelling }) => spelling));
});

test("ten guesses are all that there are, however the email is written", async () => {
  await auth.signUp({ email: "ada@example.com", password, invite: null }, stranger());
  const spellings = [
    "ada@example.com",
    " ADA@example.com",
    "ａｄａ＠example.com",
    "ada@example.com\0",
  ];
  const guesses = Array.from({ length: 30 }, (_, index) =>
    outcome(auth.signIn({ email: spellings[index % 4] ?? "", password: wrong }, stranger())),
  );
  const looked = (await Promise.all(guesses)).filter((result) => result === "refused");
  // What has a control character in it leads nowhere, and those are counted together.
  expect(looked.length).toBe(17);
  for (const email of spellings.slice(0, 3)) {
    expect(await outcome(auth.signIn({ email, password }, stranger()))).toBe("limited");
  }
});

test("strangers lock nobody out of a browser that was signed in to, nor one browser the other", async () => {
  const email = "bob@example.com";
  const own = { address: "198.51.100.1", device: "" };
  const { device } = await strict.signUp({ email, password, invite: null }, own);
  const second = (await strict.signIn({ email, password }, stranger()))?.device ?? "";
  expect(second).not.toBe(device);
  // The stranger may even be at the owner's address.
  for (let guess = 0; guess < 8; guess++) {
    const entered = guess < 4 ? email : `${guess}@b.co`;
    await outcome(strict.signIn({ email: entered, password: wrong }, own));
  }
  const signIn = (origin: typeof own, entered = password) =>
    outcome(strict.signIn({ email, password: entered }, origin));
  expect(await signIn(stranger())).toBe("limited");
  expect(await signIn({ ...own, device: "made-up" })).toBe("limited");
  expect(await signIn({ ...own, device })).toBe("in");

  // A token that was stolen gives few guesses, and takes nothing from the owner's other browsers.
  const guesses = Array.from({ length: 9 }, () => signIn({ ...own, device }, wrong));
  expect((await Promise.all(guesses)).filter((result) => result === "refused").length).toBe(2);
  expect(await signIn({ ...own, device })).toBe("limited");
  expect(await signIn({ ...own, device: second })).toBe("in");
});

test("a browser's token is no other account's, and a planted one never becomes known", async () => {
  const signUp = (email: string, device: string) =>
    auth.signUp({ email, password, invite: null }, { ...stranger(), device });
  const first = await signUp("one@example.com", "planted");
  expect(first.device).toMatch(/^[\w-]{43}$/);
  const other = await signUp("two@example.com", first.device);
  expect(other.device).not.toBe(first.device);
  const devices = createDeviceStore(db);
  expect(await devices.knows(first.account.id, first.device)).toBe(true);
  expect(await devices.knows(first.account.id, "planted")).toBe(false);
  expect(await devices.knows(other.account.id, first.device)).toBe(false);

  for (let count = 0; count < 20; count++) await devices.remember(first.account.id, "");
  expect(await devices.knows(first.account.id, first.device)).toBe(false);
});

test("after the password has changed no browser is known but the one that changed it", async () => {
  const email = "eve@example.com";
  const signedIn = await auth.signUp({ email, password, invite: null }, stranger());
  const { account, device } = signedIn;
  const newPassword = "another password";
  const change = { currentPassword: password, newPassword, session: signedIn.token };
  const changed = await auth.changePassword(account, change);
  const devices = createDeviceStore(db);
  expect(await devices.knows(account.id, device)).toBe(false);
  expect(await devices.knows(account.id, changed?.device ?? "")).toBe(true);
});
