import { expect, test } from "bun:test";
import { type Agreement, createAccountStore } from "../../src/accounts/account_store.ts";
import { createAccountJobs } from "../../src/jobs/account_jobs.ts";
import { createAdmission } from "../../src/jobs/admission.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import {
  ConcurrencyLimitedError,
  RateLimitedError,
  StorageLimitedError,
} from "../../src/limits/limit_errors.ts";
import { testDatabase } from "../support/postgres.ts";
import { newContent, newJob, startJob } from "./_new_job.ts";

const { db } = await testDatabase();
const accounts = createAccountStore(db);
const jobs = createJobStore(db);
const admission = createAdmission(db);
let accountCount = 0;

function newAccount(values: { plan: string } & Agreement) {
  return accounts.create({ email: `user${accountCount++}@example.com`, ...values });
}

type Account = Awaited<ReturnType<typeof newAccount>>;

function submit(account: Account) {
  return admission.admit(account, (tx) => createJobStore(tx).create(newJob(account.id)));
}

test("wordings count as edits, and need not wait for a job", async () => {
  const account = await newAccount({ plan: "free" });
  await submit(account);
  await expect(admission.check(account, "edit")).rejects.toThrow(ConcurrencyLimitedError);
  await admission.check(account, "wording");
  const options = { counted: "wording" } as const;
  const { allowance } = await admission.admit(account, async () => {}, options);
  expect(allowance).toMatchObject({ name: "edits", used: 1 });
  expect(await admission.usage(account)).toMatchObject({ requests: 1, edits: { used: 1 } });
});

test("a Free account has one job at a time, and the next when that one is finished", async () => {
  const account = await newAccount({ plan: "free" });
  const { value: job, allowance } = await submit(account);
  expect(allowance).toMatchObject({ name: "hour", limit: 10, used: 1, windowSeconds: 3600 });
  await expect(submit(account)).rejects.toThrow(ConcurrencyLimitedError);
  await expect(admission.check(account)).rejects.toThrow("your plan allows 1 job at a time");
  await jobs.fail(job, { code: "test", message: "No", stage: null, retryable: false });
  await admission.check(account);
  expect((await submit(account)).allowance).toMatchObject({ used: 2 });
  expect(await admission.usage(account)).toMatchObject({ requests: 2, activeJobs: 1 });
});

test("of many at once exactly as many get in as may, and what is refused leaves nothing", async () => {
  const account = await newAccount({ plan: "pro", requestsPerHour: 7, concurrentJobs: 100 });
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => submit(account)));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(23);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(RateLimitedError);
  expect(await admission.usage(account)).toMatchObject({ requests: 7, activeJobs: 7 });
});

test("of many at once none gets in once the account's storage is full, until a job is deleted", async () => {
  const account = await newAccount({ plan: "enterprise", storageBytes: 25 });
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => submit(account)));
  // Each source has ten bytes, and the third one goes beyond.
  const [first, ...others] = results.flatMap((result) =>
    result.status === "fulfilled" ? [result.value.value] : [],
  );
  expect(others).toHaveLength(2);
  await expect(admission.check(account)).rejects.toThrow(StorageLimitedError);
  if (first === undefined) throw new Error("No job got in");
  await jobs.complete(await startJob(jobs, first.id), { ...newContent(first.id), bytes: 1_000 });
  expect(await admission.usage(account)).toMatchObject({
    limits: { storageBytes: 25 },
    storedBytes: 1_030,
  });
  await createAccountJobs(db).remove(account.id, first.id);
  expect(await admission.usage(account)).toMatchObject({ storedBytes: 20 });
  await submit(account);
  await expect(submit(account)).rejects.toThrow("Storage full");
});

test("a request that fails after it was let in is not counted", async () => {
  const account = await newAccount({ plan: "free" });
  const failing = admission.admit(account, () => Promise.reject(new Error("Disk is full")));
  await expect(failing).rejects.toThrow("Disk is full");
  expect(await admission.usage(account)).toMatchObject({ requests: 0, activeJobs: 0 });
});

test("an Enterprise account has the limits that were agreed, and else none", async () => {
  const account = await newAccount({ plan: "enterprise" });
  await Promise.all([submit(account), submit(account)]);
  expect(await admission.allowance(account)).toBeNull();
  expect(await admission.usage(account)).toMatchObject({
    limits: { requestsPerHour: null, concurrentJobs: null },
    requests: 2,
    activeJobs: 2,
  });
  const limited = await accounts.change(account.id, { requestsPerHour: 1, concurrentJobs: 4 });
  await submit(limited);
  await expect(submit(limited)).rejects.toThrow(RateLimitedError);
  expect(await admission.usage(limited)).toMatchObject({
    limits: { requestsPerHour: 1, concurrentJobs: 4 },
  });
});
