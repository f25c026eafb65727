import { join } from "node:path";
import { type AccountStore, createAccountStore } from "../accounts/account_store.ts";
import { createKeyStore, type KeyStore } from "../accounts/key_store.ts";
import { createSessionStore, type SessionStore } from "../accounts/session_store.ts";
import { type BrandStore, createBrandStore } from "../brands/brand_store.ts";
import type { Log } from "../common/log.ts";
import type { Config } from "../config/mod.ts";
import { startEmbeddedPostgres } from "../database/embedded_postgres.ts";
import {
  type Database,
  migrateDatabase,
  type OpenDatabaseOptions,
  openDatabase,
} from "../database/mod.ts";
import { type AccountJobs, createAccountJobs } from "../jobs/account_jobs.ts";
import { type Admission, createAdmission } from "../jobs/admission.ts";
import { createIdempotencyStore, type IdempotencyStore } from "../jobs/idempotency_store.ts";
import type { JobStore } from "../jobs/job_store.ts";
import { createJobStore } from "../jobs/job_store.ts";
import { createWebhookStore, type WebhookStore } from "../webhooks/webhook_store.ts";

/** The stores in the database. Dispose of them to close it. */
export interface Repositories extends AsyncDisposable {
  database: Database;
  /** URL of the database, for the queue in it. */
  databaseUrl: string;
  accounts: AccountStore;
  brands: BrandStore;
  keys: KeyStore;
  sessions: SessionStore;
  admission: Admission;
  jobs: JobStore;
  accountJobs: AccountJobs;
  idempotency: IdempotencyStore;
  webhooks: WebhookStore;
}

/**
 * Opens the database, starting or adopting the embedded one if none is set, and migrates it.
 *
 * @param options `patienceMs`: see `openDatabase()`.
 */
export async function openRepositories(
  config: Config,
  log: Log,
  options: Pick<OpenDatabaseOptions, "patienceMs"> = {},
): Promise<Repositories> {
  await using stack = new AsyncDisposableStack();
  let databaseUrl = config.databaseUrl;
  if (databaseUrl === null) {
    const dataDir = join(config.dataDir, "postgres");
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    stack.defer(() => postgres.stop());
    databaseUrl = postgres.url;
  }
  const database = await openDatabase({ url: databaseUrl, log, ...options });
  stack.defer(() => database.close());
  await migrateDatabase(database);
  const { db } = database;
  const opened = stack.move();
  return {
    database,
    databaseUrl,
    accounts: createAccountStore(db),
    brands: createBrandStore(db),
    keys: createKeyStore(db),
    sessions: createSessionStore(db),
    admission: createAdmission(db),
    jobs: createJobStore(db),
    accountJobs: createAccountJobs(db),
    idempotency: createIdempotencyStore(db),
    webhooks: createWebhookStore(db),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
