import { expect, test } from "bun:test";
import { count } from "drizzle-orm";
import fc from "fast-check";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import type { Json } from "../../src/common/json.ts";
import { checkpoints } from "../../src/database/schema.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { testDatabase } from "../support/postgres.ts";
import { newContent, newFailure, newJob } from "./_new_job.ts";

const { db } = await testDatabase();
const account = await createAccountStore(db).create({ email: "owner@example.com", plan: "free" });
const jobs = createJobStore(db);

async function kept(): Promise<number | undefined> {
  return (await db.select({ count: count() }).from(checkpoints))[0]?.count;
}

test("a checkpoint gives back whatever JSON was put in, and the last value of a key", async () => {
  const job = await jobs.create(newJob(account.id));
  const other = await jobs.create(newJob(account.id));
  const store = jobs.checkpoints(job);
  expect(await store.get("nothing")).toBeUndefined();
  const values = fc.jsonValue({ noUnicodeString: false, maxDepth: 3 });
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      const json: Json = JSON.parse(JSON.stringify(value));
      await store.set("key", "stage", json);
      expect(await store.get("key")).toEqual(json);
    }),
    { numRuns: 50, examples: [[null], ["\0 \ud800"], [{ "\0": [1.5, true, {}] }]] },
  );
  expect(await jobs.checkpoints(other).get("key")).toBeUndefined();
});

test("a completed job keeps no checkpoints, a failed one keeps them for a retry, and neither takes more", async () => {
  const completed = await jobs.create(newJob(account.id));
  const failed = await jobs.create(newJob(account.id));
  const before = (await kept()) ?? 0;
  for (const job of [completed, failed]) await jobs.checkpoints(job).set("key", "stage", 1);
  expect(await kept()).toBe(before + 2);
  await jobs.complete(completed, newContent(completed.id));
  await jobs.fail(failed, newFailure("No"));
  for (const job of [completed, failed]) await jobs.checkpoints(job).set("late", "stage", 1);
  expect(await kept()).toBe(before + 1);
  await jobs.clearCheckpoints(failed);
  expect(await kept()).toBe(before);
});
