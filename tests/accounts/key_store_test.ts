import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import {
  createKeyStore,
  InvalidKeyNameError,
  KeyLimitError,
  KeyNotFoundError,
  MAX_ACTIVE_KEYS,
} from "../../src/accounts/key_store.ts";
import { newKeyText } from "../../src/accounts/key_text.ts";
import { apiKeys } from "../../src/database/schema.ts";
import { testDatabase } from "../support/postgres.ts";

const { db } = await testDatabase();
const keys = createKeyStore(db);
let accountCount = 0;

function newAccount() {
  return createAccountStore(db).create({
    email: `user${accountCount++}@example.com`,
    plan: "free",
  });
}

test("a key opens its account until it is revoked, and never again", async () => {
  const account = await newAccount();
  const { text, ...key } = await keys.create(account.id, " laptop ");
  expect(key).toMatchObject({ name: "laptop", lastUsedAt: null, revokedAt: null });
  expect(await keys.verify(text)).toEqual(account);
  const revoked = await keys.revoke(account.id, key.id);
  expect(revoked.revokedAt).toBeInstanceOf(Date);
  expect(await keys.verify(text)).toBeUndefined();
  expect(await keys.revoke(account.id, key.id)).toEqual(revoked);
});

test("neither a key nor its hash is in the list of keys, and no key in the table", async () => {
  const account = await newAccount();
  const { text, id } = await keys.create(account.id, "one");
  await keys.create(account.id, "two");
  const list = await keys.list(account.id);
  // Keys of the same millisecond come in any order.
  expect(list.map(({ name }) => name).toSorted()).toEqual(["one", "two"]);
  expect(Object.keys(list[0] ?? {})).not.toContain("hash");
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
  expect(JSON.stringify(row)).not.toContain(text.slice("postloom_".length + 4, -4));
});

test("an unknown key and what is no key open nothing", async () => {
  expect(await keys.verify(newKeyText())).toBeUndefined();
  expect(await keys.verify("postloom_\0")).toBeUndefined();
  expect(await keys.verify("")).toBeUndefined();
});

test("of twelve keys made at once ten are made, and a revoked one makes room", async () => {
  const account = await newAccount();
  const made = await Promise.allSettled(
    Array.from({ length: MAX_ACTIVE_KEYS + 2 }, (_, index) =>
      keys.create(account.id, `key ${index}`),
    ),
  );
  const refused = made.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(2);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(KeyLimitError);
  const [first] = await keys.list(account.id);
  await keys.revoke(account.id, first?.id ?? "");
  await keys.create(account.id, "another");
  await expect(keys.create(account.id, "one more")).rejects.toThrow(KeyLimitError);
});

test("the last use is written down once a minute at most", async () => {
  const account = await newAccount();
  const { id, text } = await keys.create(account.id, "busy");
  const lastUse = async () => (await keys.list(account.id))[0]?.lastUsedAt;
  await keys.verify(text);
  const first = await lastUse();
  expect(first).toBeInstanceOf(Date);
  await keys.verify(text);
  expect(await lastUse()).toEqual(first);
  const earlier = new Date(Date.now() - 61_000);
  await db.update(apiKeys).set({ lastUsedAt: earlier }).where(eq(apiKeys.id, id));
  await keys.verify(text);
  expect((await lastUse())?.getTime()).toBeGreaterThan(earlier.getTime());
});

test("a key of another account cannot be revoked, and names must be printable", async () => {
  const [mine, theirs] = [await newAccount(), await newAccount()];
  const key = await keys.create(theirs.id, "theirs");
  await expect(keys.revoke(mine.id, key.id)).rejects.toThrow(KeyNotFoundError);
  await expect(keys.create("acc_none", "name")).rejects.toThrow(KeyNotFoundError);
  for (const name of ["", "  ", "a\0b", "x".repeat(101)]) {
    await expect(keys.create(mine.id, name)).rejects.toThrow(InvalidKeyNameError);
  }
});
