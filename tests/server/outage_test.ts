import { expect, test } from "bun:test";
import { writeFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { UnavailableError } from "../../src/common/unavailable_error.ts";
import { openDatabase } from "../../src/database/mod.ts";
import { jobs as jobRows } from "../../src/database/schema.ts";
import { StorageError } from "../../src/storage/object_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { testService } from "./_service.ts";

const { ask, jobs, store, postText, url, db } = await testService();

/** The error of something that has to fail. */
async function errorOf(failing: Promise<unknown>): Promise<unknown> {
  return await failing.then(
    () => new Error("It did not fail"),
    (error: unknown) => error,
  );
}

const nobody = drizzle(new Pool({ connectionString: "postgres://u:p@127.0.0.1:1/d" }));
const slow = await openDatabase({ url, log: silentLog, patienceMs: 2_000 });
const OUTAGES = [
  ["nobody at the database's port", await errorOf(nobody.execute(sql`select 1`))],
  ["a database that does not answer", await errorOf(slow.db.execute(sql`select pg_sleep(20)`))],
  ["a disk that is full", await errorOf(writeFile("/dev/full", "x"))],
  ["a bucket that is away", new StorageError("Cannot read as nothing answers: check S3_ENDPOINT")],
  ["a part that says so", new UnavailableError("queue", "Cannot go on as it is full")],
] as const;
await slow.close();

test.each(OUTAGES)("%s is 503 for clients, who are told when to come back", async (_, error) => {
  const { get } = jobs;
  jobs.get = () => Promise.reject(error);
  const response = await ask("/api/job-status/job_1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d");
  jobs.get = get;
  expect([response.status, await response.json()]).toEqual([
    503,
    {
      error: "The service cannot take this just now: try again in a few seconds",
      code: "unavailable",
      statusCode: 503,
      success: false,
    },
  ]);
  expect(Number(response.headers.get("retry-after"))).toBeWithin(1, 31);
});

test.each(OUTAGES)("with %s no job is made, and the next request makes one", async (_, error) => {
  const { put } = store;
  const before = await db.$count(jobRows);
  store.put = () => Promise.reject(error);
  const refused = await postText({ text: "Hello", format: "image" });
  store.put = put;
  expect([refused.status, await db.$count(jobRows)]).toEqual([503, before]);
  expect((await postText({ text: "Hello", format: "image" })).status).toBe(202);
});

test("every route says in the documentation that it may be 503", async () => {
  const { paths } = await (await ask("/docs/json")).json();
  for (const [path, methods] of Object.entries<Record<string, { responses: object }>>(paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      expect([path, method, Object.keys(responses)]).toEqual([
        path,
        method,
        expect.arrayContaining(["503"]),
      ]);
    }
  }
});
