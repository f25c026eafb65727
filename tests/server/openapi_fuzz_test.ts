import { expect, test } from "bun:test";
import fc from "fast-check";
import { PNG } from "pngjs";
import { createSessionStore } from "../../src/accounts/session_store.ts";
import { contentIdOf } from "../../src/jobs/job_files.ts";
import { newContent, newFailure, newJob } from "../jobs/_new_job.ts";
import { seed } from "../support/seed.ts";
import { findUndescribed, type Operation, operationsOf } from "./_openapi.ts";
import { type MadeUp, requestFor } from "./_requests.ts";
import { PUBLIC_URL, testService } from "./_service.ts";

/** `bun run fuzz` sends more of them than there is time for in every check. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_000);
/** Requests change and delete what there is, so that it is made anew now and then. */
const REQUESTS_PER_ROUND = 250;
const PATIENCE_MS = 600_000;
const PICTURE = new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 5 })));

const { ask, jobs, keys, key, store, account, newAccount, db } = await testService();
const sessions = createSessionStore(db);
const other = await newAccount("other@example.com", "pro");
const otherKey = await keys.create(other.id, "other");
const operations = operationsOf(await (await ask("/docs/json")).json());

test(
  `${REQUESTS} requests that were made up get no answer that is not described`,
  async () => {
    const problems = new Map<string, MadeUp>();
    const statuses = new Set<number>();
    for (let round = 0; round * REQUESTS_PER_ROUND < REQUESTS; round++) {
      const identifiers = await makeThings();
      const requests = operations.map((operation) =>
        requestFor(operation, identifiers).map((request) => ({ operation, request })),
      );
      const sample = { numRuns: REQUESTS_PER_ROUND, seed: seed + round };
      for (const { operation, request } of fc.sample(fc.oneof(...requests), sample)) {
        const response = await send(operation, request);
        statuses.add(response.status);
        const problem = await findUndescribed(operation, response);
        if (problem !== undefined) problems.set(`${nameOf(operation)}: ${problem}`, request);
      }
    }
    expect([...problems], `seed ${seed}`).toEqual([]);
    // Requests that all go wrong at the same place would prove nothing.
    for (const status of [200, 202, 400, 401, 403, 404, 409]) expect(statuses).toContain(status);
  },
  PATIENCE_MS,
);

/** A job in every state, of this account and of another, and keys to be revoked. */
async function makeThings(): Promise<string[]> {
  const identifiers: string[] = [];
  for (const accountId of [account.id, other.id]) {
    const [pending, running, failed, completed] = await Promise.all(
      Array.from({ length: 4 }, () => jobs.create(newJob(accountId))),
    );
    if (!pending || !running || !failed || !completed) throw new Error("Cannot make jobs");
    await jobs.start(running.id);
    await jobs.fail(failed, newFailure("Cannot read it"));
    const id = contentIdOf(completed.id);
    const objectKey = `media/${id}/slide-1.png`;
    const images = [{ id: `${id}-1`, objectKey, slideNumber: 1 }];
    await store.put(objectKey, PICTURE, "image/png");
    await jobs.complete(completed, { ...newContent(completed.id), id, images });
    identifiers.push(pending.id, running.id, failed.id, completed.id, id);
  }
  const active = (await keys.list(account.id)).filter(({ revokedAt }) => revokedAt === null);
  for (const { id } of active.slice(1)) await keys.revoke(account.id, id);
  identifiers.push((await keys.create(account.id, "to be revoked")).id);
  return identifiers;
}

async function send(
  { method }: Operation,
  { url, sender, headers, body }: MadeUp,
): Promise<Response> {
  const form = Array.isArray(body) ? new FormData() : null;
  for (const [name, value] of Array.isArray(body) ? body : []) {
    if (typeof value === "string") form?.append(name, value);
    else form?.append(name, new File([value.content], value.name, { type: value.type }));
  }
  return await ask(url, {
    method,
    headers: { ...headers, ...(await headersOf(sender)) },
    ...(body === null ? {} : { body: form ?? (body as string) }),
  });
}

async function headersOf(sender: MadeUp["sender"]): Promise<Record<string, string>> {
  const cookie = `postloom_session=${sender.includes("session") ? await sessions.open(account.id) : ""}`;
  switch (sender) {
    case "key":
      return { "x-api-key": key.text };
    case "other key":
      return { "x-api-key": otherKey.text };
    case "wrong key":
      return { "x-api-key": "postloom_wrong" };
    case "session":
      return { cookie, origin: PUBLIC_URL };
    case "forged session":
      return { cookie, origin: "https://elsewhere.example" };
    case "nobody":
      return {};
  }
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}
