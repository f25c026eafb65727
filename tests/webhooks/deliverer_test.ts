import { afterAll, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { Webhook as Verifier } from "standardwebhooks";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { webhookDeliveries, webhooks as webhookTable } from "../../src/database/schema.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { type DelivererOptions, startDeliverer } from "../../src/webhooks/deliverer.ts";
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

async function deliver(options: Partial<DelivererOptions> = {}): Promise<AsyncDisposable> {
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

async function rowsOf(accountId: string) {
  return await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.accountId, accountId));
}

async function settled(accountId: string) {
  for (;;) {
    const rows = await rowsOf(accountId);
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

test("a receiver that never answers delays nobody else, and is soon left alone", async () => {
  const { account: slow, received } = await receiver(200);
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => {
      received.push({ body: "", headers: {} });
      return new Promise(() => {});
    },
  });
  afterAll(() => server.stop(true));
  await webhooks.put(slow.id, `http://127.0.0.1:${server.port}`);
  await Promise.all(Array.from({ length: 100 }, () => finish(slow.id)));
  // Its attempts would go on for a minute.
  await using _ = await deliver({ timeoutMs: 60_000 });
  while (received.length < 2) await Bun.sleep(5);
  const other = await receiver(200);
  await finish(other.account.id);
  await settled(other.account.id);
  expect(other.received).toHaveLength(1);
  expect(received).toHaveLength(2);
});

test("a receiver that keeps failing is tried with one delivery at a time, after pauses", async () => {
  const { account, received } = await receiver(500);
  await Promise.all(Array.from({ length: 10 }, () => finish(account.id)));
  await using _ = await deliver({ delaysMs: [0, 0, 0, 0], pauseMs: 3_600_000 });
  const paused = async () => {
    const [row] = await db
      .select({ until: webhookTable.pausedUntil })
      .from(webhookTable)
      .where(eq(webhookTable.accountId, account.id));
    return row?.until ?? null;
  };
  while ((await paused()) === null) await Bun.sleep(5);
  expect(received.length).toBeLessThan(5);
  // A new address is given a new chance.
  await webhooks.put(account.id, `http://127.0.0.1:1/closed`);
  expect(await paused()).toBeNull();
  await webhooks.remove(account.id);
});

test("a deliverer that stops gives back what it had begun, uncounted", async () => {
  const begun = Promise.withResolvers<void>();
  const { account } = await receiver(200);
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => {
      begun.resolve();
      return new Promise(() => {});
    },
  });
  afterAll(() => server.stop(true));
  await webhooks.put(account.id, `http://127.0.0.1:${server.port}`);
  await finish(account.id);
  const deliverer = await deliver({ timeoutMs: 60_000 });
  await begun.promise;
  await deliverer[Symbol.asyncDispose]();
  const [row] = await rowsOf(account.id);
  expect(row).toMatchObject({ attempts: 0, lastError: null, deliveredAt: null });
  await webhooks.remove(account.id);
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
