import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Account } from "../accounts/account.ts";
import { type Limits, limitsOf } from "../accounts/plans.ts";
import type { Queries } from "../database/mod.ts";
import { accounts, contents, jobs, uploads } from "../database/schema.ts";
import {
  ConcurrencyLimitedError,
  RateLimitedError,
  StorageLimitedError,
} from "../limits/limit_errors.ts";
import { type Allowance, readAllowance, takeOne } from "../limits/sliding_window.ts";
import { isUnfinished } from "./job_states.ts";

/** A result obtained within the limits, and the remaining requests; null if they are unlimited. */
export interface Admitted<T> {
  value: T;
  allowance: Allowance | null;
}

/**
 * What something counts as: a new post, the edit of one, or wordings for one, which count as an edit and
 * make no job.
 */
type Counted = "request" | "edit" | "wording";

/** Options of {@linkcode Admission.admit}. */
interface AdmitOptions {
  /** Defaults to a request. */
  counted?: Counted;
}

/** What an account has used of its limits. */
interface Usage {
  limits: Limits;
  /** Requests in the last hour. */
  requests: number;
  /** Seconds until the first of them leaves the window; null if there are none. */
  resetsInSeconds: number | null;
  /** Edits in the last hour; null if they are unlimited. */
  edits: Allowance | null;
  /** Jobs that are pending or processing. */
  activeJobs: number;
  /** Size of its sources, uploads and posts. */
  storedBytes: number;
}

/** Enforces the accounts' limits, across all of their keys and all processes. */
export interface Admission {
  /**
   * Throws if {@linkcode admit} would throw at this moment; counts nothing.
   *
   * @throws {RateLimitedError | ConcurrencyLimitedError | StorageLimitedError}
   */
  check(account: Account, counted?: Counted): Promise<void>;
  /** Throws if what the account keeps has reached its limit. @throws {StorageLimitedError} */
  checkStorage(account: Account): Promise<void>;
  /**
   * Counts a request, or an edit, and creates or reopens a job through `act`, in one transaction that is
   * serialised per account. If `act` throws, nothing is counted.
   *
   * @throws {RateLimitedError | ConcurrencyLimitedError | StorageLimitedError} before `act` is called.
   */
  admit<T>(
    account: Account,
    act: (db: Queries) => Promise<T>,
    options?: AdmitOptions,
  ): Promise<Admitted<T>>;
  /** The remaining requests of an account, or edits; null if they are unlimited. */
  allowance(account: Account, counted?: Counted): Promise<Allowance | null>;
  usage(account: Account): Promise<Usage>;
}

const WINDOW_SECONDS = 3600;

/** What is told of each limit, and where it is counted. */
const REQUESTS = {
  name: "hour",
  key: "requests",
  limitOf: (limits: Limits) => limits.requestsPerHour,
} as const;
const EDITS = {
  name: "edits",
  key: "edits",
  limitOf: (limits: Limits) => limits.editsPerHour,
} as const;
const COUNTERS = {
  request: { ...REQUESTS, makesJob: true },
  edit: { ...EDITS, makesJob: true },
  wording: { ...EDITS, makesJob: false },
} as const;

/** Creates an {@linkcode Admission} that counts in Postgres. */
export function createAdmission(db: Queries): Admission {
  async function check(account: Account, counted: Counted = "request"): Promise<void> {
    const limits = limitsOf(account);
    const allowance = await allowanceOf(db, account.id, { limits, counted });
    refuseIfUsed(allowance, counted);
    if (COUNTERS[counted].makesJob) await refuseJob(db, account.id, { limits, allowance });
  }

  async function admit<T>(
    account: Account,
    act: (db: Queries) => Promise<T>,
    { counted = "request" }: AdmitOptions = {},
  ): Promise<Admitted<T>> {
    // Nothing is counted, and a lock would only serialise the account's requests.
    if (Object.values(limitsOf(account)).every((limit) => limit === null)) {
      return { value: await act(db), allowance: null };
    }
    return await db.transaction(async (tx) => {
      const [locked] = await tx
        .select({
          plan: accounts.plan,
          requestsPerHour: accounts.requestsPerHour,
          concurrentJobs: accounts.concurrentJobs,
          storageBytes: accounts.storageBytes,
        })
        .from(accounts)
        .where(eq(accounts.id, account.id))
        .for("no key update");
      const limits = limitsOf(locked ?? account);
      const left = await allowanceOf(tx, account.id, { limits, counted });
      refuseIfUsed(left, counted);
      if (COUNTERS[counted].makesJob) await refuseJob(tx, account.id, { limits, allowance: left });
      const allowance = left === null ? null : await takeOne(tx, keyOf(account.id, counted), left);
      return { value: await act(tx), allowance };
    });
  }

  async function usage(account: Account): Promise<Usage> {
    const limits = limitsOf(account);
    const [allowance, edits, activeJobs, storedBytes] = await Promise.all([
      allowanceOf(db, account.id, { limits, counted: "request" }),
      allowanceOf(db, account.id, { limits, counted: "edit" }),
      countActive(db, account.id),
      sumStored(db, account.id),
    ]);
    if (allowance !== null) {
      const { used: requests, resetsInSeconds } = allowance;
      return { limits, requests, resetsInSeconds, edits, activeJobs, storedBytes };
    }
    return {
      limits,
      requests: await countRecent(db, account.id),
      resetsInSeconds: null,
      edits,
      activeJobs,
      storedBytes,
    };
  }

  return {
    check,
    checkStorage: (account) => refuseFullStorage(db, account.id, limitsOf(account)),
    admit,
    usage,
    allowance: (account, counted = "request") =>
      allowanceOf(db, account.id, { limits: limitsOf(account), counted }),
  };
}

function keyOf(accountId: string, counted: Counted): string {
  return `${COUNTERS[counted].key}:${accountId}`;
}

async function allowanceOf(
  db: Queries,
  accountId: string,
  { limits, counted }: { limits: Limits; counted: Counted },
): Promise<Allowance | null> {
  const { name, limitOf } = COUNTERS[counted];
  const limit = limitOf(limits);
  if (limit === null) return null;
  const policy = { name, limit, windowSeconds: WINDOW_SECONDS };
  return await readAllowance(db, keyOf(accountId, counted), policy);
}

async function refuseJob(
  db: Queries,
  accountId: string,
  { limits, allowance }: { limits: Limits; allowance: Allowance | null },
): Promise<void> {
  await refuseTooManyJobs(db, accountId, limits, allowance);
  await refuseFullStorage(db, accountId, limits);
}

async function refuseTooManyJobs(
  db: Queries,
  accountId: string,
  { concurrentJobs }: Limits,
  allowance: Allowance | null,
): Promise<void> {
  if (concurrentJobs === null || (await countActive(db, accountId)) < concurrentJobs) return;
  const jobs = concurrentJobs === 1 ? "1 job" : `${concurrentJobs} jobs`;
  throw new ConcurrencyLimitedError(
    `Too many concurrent jobs: your plan allows ${jobs} at a time, so wait until one is finished`,
    allowance,
  );
}

async function countActive(db: Queries, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), isUnfinished));
  return row?.count ?? 0;
}

async function refuseFullStorage(
  db: Queries,
  accountId: string,
  { storageBytes }: Limits,
): Promise<void> {
  if (storageBytes === null || (await sumStored(db, accountId)) < storageBytes) return;
  const megabytes = (storageBytes / 1_000_000).toLocaleString("en");
  throw new StorageLimitedError(
    `Storage full: your plan allows ${megabytes} MB of sources and posts, so delete some jobs`,
  );
}

async function sumStored(db: Queries, accountId: string): Promise<number> {
  const [sources] = await db
    .select({ bytes: sql`coalesce(sum(${jobs.sourceBytes}), 0)`.mapWith(Number) })
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), gt(jobs.sourceBytes, sql`0`)));
  const [posts] = await db
    .select({ bytes: sql`coalesce(sum(${contents.bytes}), 0)`.mapWith(Number) })
    .from(contents)
    .where(eq(contents.accountId, accountId));
  const [sent] = await db
    .select({ bytes: sql`coalesce(sum(${uploads.bytes}), 0)`.mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.accountId, accountId));
  return (sources?.bytes ?? 0) + (posts?.bytes ?? 0) + (sent?.bytes ?? 0);
}

/** Jobs created in the last hour, for accounts whose requests are not counted. */
async function countRecent(db: Queries, accountId: string): Promise<number> {
  const since = sql`now() - make_interval(secs => ${WINDOW_SECONDS})`;
  const [row] = await db
    .select({ count: count() })
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), gt(jobs.createdAt, since)));
  return row?.count ?? 0;
}

function refuseIfUsed(allowance: Allowance | null, counted: Counted): void {
  if (allowance === null || allowance.used < allowance.limit) return;
  throw new RateLimitedError(
    `Rate limit exceeded: your plan allows ${allowance.limit} ${COUNTERS[counted].key} per hour`,
    allowance,
  );
}
