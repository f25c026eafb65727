import { afterAll, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { Webhook as Verifier } from "standardwebhooks";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { webhookDeliveries } from "../../src/database/schema.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { startDeliverer } from "../../src/webhooks/deliverer.ts";
import { createDeliveryStore } from "../../src/webhooks/delivery_store.ts";
import { createWebhookStore } from "../../src/webhooks/webhook_store.ts";
import { newContent, newFailure, newJob, startJob } from "../jobs/_new_job.ts";
import { testDatabase } from "../support/postgres.ts";

const { db } = await testDatabase();
const jobs = createJobStore(db);
const webhooks = createWebhookStore(db);
const deliveries = createDeliveryStore(db);
let made = 0;

/** An account whose webhook answers with these statuses, the last one again and again. */
async function receiver(...statuses: number[]) {
  const account = await createAccountStore(db).create({
    email: `hook${made++}@example.com`,
    plan: "pro",
  });
  const received: { body: string; headers: Record<string, string> }[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      received.push({ body: await request.text(), headers: request.headers.toJSON() });
      const status = statuses[received.length - 1] ?? statuses.at(-1) ?? 200;
      return new Response(null, { status, headers: { location: "/elsewhere" } });
    },
  });
  afterAll(() => server.stop(true));
  const webhook = await webhooks.put(account.id, `http://127.0.0.1:${server.port}/in`);
  return { account, received, webhook };
}

async function deliver(options: { allowPrivate?: boolean } = {}): Promise<AsyncDisposable> {
  const deliverer = startDeliverer({
    deliveries,
    log: silentLog,
    allowPrivate: true,
    intervalMs: 5,
    delaysMs: [10, 10],
    ...options,
  });
  return { [Symbol.asyncDispose]: () => deliverer.stop() };
}

async function finish(accountId: string): Promise<string> {
  const job = await jobs.create(newJob(accountId));
  await jobs.complete(await startJob(jobs, job.id), newContent(job.id));
  return job.id;
}

async function settled(accountId: string) {
  for (;;) {
    const rows = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.accountId, accountId));
    if (rows.every(({ nextAttemptAt }) => nextAttemptAt === null)) return rows;
    await Bun.sleep(5);
  }
}

test("a completed job is told once, signed, by however many processes", async () => {
  const { account, received, webhook } = await receiver(200);
  const jobId = await finish(account.id);
  const content = await jobs.contentOfJob(jobId);
  await using _first = await deliver();
  await using _second = await deliver();
  const [row] = await settled(account.id);
  expect(row).toMatchObject({ attempts: 1, lastError: null, deliveredAt: expect.any(Date) });
  expect(received).toHaveLength(1);
  const [{ body, headers } = { body: "", headers: {} }] = received;
  expect(new Verifier(webhook.secret).verify(body, headers)).toEqual({
    type: "job.completed",
    timestamp: expect.any(String),
    data: {
      jobId,
      status: "completed",
      type: "text",
      format: "image",
      contentId: content?.id,
      error: null,
    },
  });
});

test("a receiver that fails is tried again, under the same identifier, and then given up", async () => {
  const { account, received } = await receiver(500, 302, 404, 200);
  const job = await jobs.create(newJob(account.id));
  await jobs.fail(job, newFailure("Cannot read it"));
  await using _ = await deliver();
  const [row] = await settled(account.id);
  expect(row).toMatchObject({
    attempts: 3,
    deliveredAt: null,
    lastError: "The receiver answered 404",
  });
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(JSON.parse(received[0]?.body ?? "").data.error).toEqual({
    code: "unusable_source",
    message: "Cannot read it",
    stage: "read_source",
    retryable: false,
  });
});

test("a receiver that comes back gets what it missed", async () => {
  const { account, received } = await receiver(503, 204);
  await finish(account.id);
  await using _ = await deliver();
  expect(await settled(account.id)).toMatchObject([{ attempts: 2, lastError: null }]);
  expect(received).toHaveLength(2);
});

test("nothing is sent to this machine unless that is allowed", async () => {
  const { account, received } = await receiver(200);
  await finish(account.id);
  await using _ = await deliver({ allowPrivate: false });
  const [row] = await settled(account.id);
  expect(row?.lastError).toContain("must be a public address");
  expect(received).toEqual([]);
});

test("a receiver that never answers is cut off", async () => {
  const account = await createAccountStore(db).create({ email: "slow@example.com", plan: "pro" });
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Promise(() => {}) });
  afterAll(() => server.stop(true));
  await webhooks.put(account.id, `http://127.0.0.1:${server.port}`);
  await finish(account.id);
  const deliverer = startDeliverer({
    deliveries,
    log: silentLog,
    allowPrivate: true,
    timeoutMs: 50,
    delaysMs: [],
  });
  const [row] = await settled(account.id);
  await deliverer.stop();
  expect(row).toMatchObject({
    attempts: 1,
    deliveredAt: null,
    lastError: expect.stringMatching(/tim/i),
  });
});

test("a webhook keeps its secret when it moves, and takes what was not delivered along when it goes", async () => {
  const { account, webhook } = await receiver(200);
  expect(webhook).toMatchObject({ created: true, secret: expect.stringMatching(/^whsec_/) });
  const moved = await webhooks.put(account.id, "https://hooks.example/");
  expect(moved).toMatchObject({ created: false, secret: webhook.secret });
  await finish(account.id);
  expect(await webhooks.remove(account.id)).toBe(true);
  expect(await webhooks.remove(account.id)).toBe(false);
  expect(await settled(account.id)).toEqual([]);
  await finish(account.id);
  expect(await settled(account.id)).toEqual([]);
});
