import { expect, test } from "bun:test";
import { accounts } from "../../src/database/schema.ts";
import { describeError } from "../../src/logging/describe_error.ts";
import { testDatabase } from "../support/postgres.ts";

const { db } = await testDatabase();

test("the log says which query failed and why, and not what it was to store", async () => {
  const values = { id: "acc_1", email: "ada@example.com", passwordHash: "$argon2id$secret" };
  const insert = () => db.insert(accounts).values({ ...values, plan: "free" });
  await insert();
  const failure = await insert().then(
    () => undefined,
    (error: Error) => error,
  );
  const described = JSON.stringify(describeError(failure ?? new Error("Nothing failed")));
  expect(described).toContain("Failed query: insert into");
  expect(described).toContain("accounts_pkey");
  expect(described).not.toContain("secret");
  expect(described).not.toContain("ada@example.com");
});

test("other errors are described with their stack", () => {
  const error = new Error("Disk is full", { cause: new Error("ENOSPC") });
  expect(describeError(error)).toMatchObject({
    type: "Error",
    message: expect.stringContaining("Disk is full"),
    stack: expect.stringContaining("describe_error_test.ts"),
  });
});

test("describeError() says what ran out of time, and no constants of its kind", () => {
  const error = new DOMException("Cannot wait longer than 60 ms", "TimeoutError");
  expect(describeError(error)).toEqual({
    type: "TimeoutError",
    message: "Cannot wait longer than 60 ms",
    stack: error.stack,
  });
});
