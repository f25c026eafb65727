import { afterAll, expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import type { Account } from "../../../src/accounts/account.ts";
import { createAccountStore } from "../../../src/accounts/account_store.ts";
import { newId } from "../../../src/database/id.ts";
import { queriesOn } from "../../../src/database/mod.ts";
import { accounts, idempotencyKeys, jobs } from "../../../src/database/schema.ts";
import { createAdmission } from "../../../src/jobs/admission.ts";
import { createIdempotencyStore } from "../../../src/jobs/idempotency_store.ts";
import { createJobStore } from "../../../src/jobs/job_store.ts";
import { type Submission, submitJob } from "../../../src/jobs/submit_job.ts";
import { createOnce, hashOf } from "../../../src/server/creation/idempotency.ts";
import { JobCreatedResponse } from "../../../src/server/creation/schemas.ts";
import { RequestError } from "../../../src/server/http/request_error.ts";
import { isUnavailable } from "../../../src/server/http/unavailable.ts";
import { createDiskStore } from "../../../src/storage/disk_store.ts";
import { silentLog } from "../../../src/testing/silent_log.ts";
import { newJob } from "../../jobs/_new_job.ts";
import { interleavings } from "../../support/interleavings.ts";
import { testDatabase } from "../../support/postgres.ts";
import { scratchFolder } from "../../support/scratch.ts";
import { seed } from "../../support/seed.ts";

const RACES = interleavings(60);
const PATIENCE_MS = 300_000;

const { db, pool } = await testDatabase();
const dir = await scratchFolder("races");
afterAll(() => rm(dir, { recursive: true }));
const accountStore = createAccountStore(db);
// Jobs of an account with limits are created in a transaction, of others without.
const unlimited = await accountStore.create({ email: "unlimited@example.com", plan: "enterprise" });
const limits = { requestsPerHour: 1_000_000, concurrentJobs: 1_000_000 };
const pro = await accountStore.create({ email: "limited@example.com", plan: "pro" });
await db.update(accounts).set(limits).where(eq(accounts.id, pro.id));
const limited = { ...pro, ...limits };

/** Decides whether the connection is lost at a query, before or after the database has run it. */
type Fault = (query: string) => "before" | "after" | "none";
const NO_FAULT: Fault = () => "none";

function faultsOf(seed: number): Fault {
  let state = seed;
  return (query) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const share = state / 2 ** 32;
    // Where it is hardest to tell what became of the job, and where it is looked for.
    const risk = /^(commit|insert into "jobs"|select .*from "jobs")/.test(query) ? 0.25 : 0.02;
    if (share < risk) return "after";
    return share < 2 * risk ? "before" : "none";
  };
}

/** A database whose connections are lost at some queries, as drivers tell it. */
function losing<Target extends object>(target: Target, fault: Fault): Target {
  return new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const call = (...values: unknown[]) => Reflect.apply(member, target, values);
      if (name === "connect") return async () => losing(await call(), fault);
      if (name !== "query") return call;
      return async (...values: unknown[]) => {
        const what = fault(textOf(values[0]));
        const result = what === "before" ? undefined : await call(...values);
        if (what === "none") return result;
        throw new Error("Connection terminated unexpectedly");
      };
    },
  });
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
}

/** A server process on the database, which loses its connections as told. */
function serverWith(fault: Fault) {
  const faulty = queriesOn(losing<Pool>(pool, fault));
  const jobStore = createJobStore(faulty);
  const idempotency = createIdempotencyStore(faulty);
  const services = {
    jobs: jobStore,
    admission: createAdmission(faulty),
    store: createDiskStore({ dir }),
    queue: {
      name: "none",
      enqueue: async () => undefined,
      healthy: async () => true,
      workers: async () => 1,
      close: async () => undefined,
    },
    log: silentLog,
  };
  return async (account: Account, key: string) => {
    const { id, request, lane } = newJob(account.id);
    const submission: Submission = {
      id,
      account,
      request,
      lane,
      source: { type: "text", text: key },
      pictures: null,
    };
    const headers = { "idempotency-key": key };
    const created = (jobId: string) => ({
      success: true as const,
      message: "Created",
      data: { jobId, status: "pending" as const },
    });
    const { body } = await createOnce(
      new Request("http://localhost/", { headers }),
      { idempotency, log: silentLog },
      {
        accountId: account.id,
        jobId: id,
        requestHash: hashOf(submission),
        response: JobCreatedResponse,
        make: async (jobId) => {
          return created((await submitJob(services, { ...submission, id: jobId })).value.id);
        },
        find: async (jobId) => ((await jobStore.get(jobId)) ? created(jobId) : undefined),
      },
    );
    return body.data.jobId;
  };
}

/** The job's id, or what a client makes of the error: it may try again. */
async function outcomeOf(creating: Promise<string>): Promise<string | null> {
  try {
    return await creating;
  } catch (error) {
    const mayRetry =
      isUnavailable(error) || (error instanceof RequestError && error.status === 409);
    if (!mayRetry) throw error;
    return null;
  }
}

test.each([
  ["with limits", limited],
  ["without limits", unlimited],
])(
  "whatever is lost meanwhile, requests with one key make one job with its source: an account %s",
  async (_, account) => {
    const healthy = serverWith(NO_FAULT);
    for (let race = 0; race < RACES; race++) {
      const key = newId("key");
      const fault = faultsOf(seed + race);
      const servers = Array.from({ length: 2 + (race % 2) }, () => serverWith(fault));
      const first = servers.map((create) => outcomeOf(create(account, key)));
      const ids = new Set((await Promise.all(first)).filter((id) => id !== null));
      let last = await outcomeOf(healthy(account, key));
      if (last === null) {
        await db
          .update(idempotencyKeys)
          .set({ createdAt: new Date(Date.now() - 2 * 60_000) })
          .where(eq(idempotencyKeys.key, key));
        last = await outcomeOf(healthy(account, key));
      }
      const made = await db.select().from(jobs).where(eq(jobs.accountId, account.id));
      const source = await createDiskStore({ dir }).get(`sources/${last}.txt`);
      const kept = source && (await new Response(source.body).text());
      const found = {
        jobs: made.length,
        ids: ids.size,
        agrees: ids.size === 0 || ids.has(`${last}`),
      };
      expect({ seed: seed + race, ...found, kept }).toEqual({
        seed: seed + race,
        jobs: 1,
        ids: ids.size === 0 ? 0 : 1,
        agrees: true,
        kept: key,
      });
      await db.delete(jobs).where(eq(jobs.accountId, account.id));
    }
  },
  PATIENCE_MS,
);
