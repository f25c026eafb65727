import { expect, test } from "bun:test";
import {
  AccountExistsError,
  createAccountStore,
  InvalidAccountError,
} from "../../src/accounts/account_store.ts";
import { testDatabase } from "../support/postgres.ts";

const { db } = await testDatabase();
const accounts = createAccountStore(db);

test("an account is found by its email, in whatever case it is written", async () => {
  const created = await accounts.create({ email: " Ada@Example.com ", plan: "pro" });
  expect(created).toMatchObject({ email: "Ada@Example.com", plan: "pro" });
  expect(await accounts.findByEmail("ada@EXAMPLE.com")).toEqual(created);
  expect(await accounts.findByEmail("nobody@example.com")).toBeUndefined();
  expect(await accounts.findByEmail("\0")).toBeUndefined();
});

test("an email belongs to one account, even when two are made at once", async () => {
  const emails = ["bob@example.com", "BOB@example.com", "Bob@Example.com"];
  const made = await Promise.allSettled(
    emails.map((email) => accounts.create({ email, plan: "free" })),
  );
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of made) {
    if (result.status === "rejected") expect(result.reason).toBeInstanceOf(AccountExistsError);
  }
});

test("what is no email or no plan is refused, and the message says what is wanted", async () => {
  for (const email of [
    "",
    "ada",
    "ada@",
    "a b@c.de",
    "a@b",
    "a\0@b.co",
    `${"a".repeat(250)}@b.co`,
  ]) {
    await expect(accounts.create({ email, plan: "free" })).rejects.toThrow(InvalidAccountError);
  }
  await expect(accounts.create({ email: "eve@example.com", plan: "gold" })).rejects.toThrow(
    'Cannot create an account with plan "gold": it must be free, pro, enterprise',
  );
});
