import { expect, test } from "bun:test";
import { count, eq, isNotNull } from "drizzle-orm";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { newId } from "../../src/database/id.ts";
import { webhookDeliveries } from "../../src/database/schema.ts";
import { createDeliveryStore, type DueDelivery } from "../../src/webhooks/delivery_store.ts";
import { recordJobEvent } from "../../src/webhooks/outbox.ts";
import { createWebhookStore } from "../../src/webhooks/webhook_store.ts";
import { interleavings } from "../support/interleavings.ts";
import { testDatabase } from "../support/postgres.ts";

const { db } = await testDatabase();
const webhooks = createWebhookStore(db);
const deliveries = createDeliveryStore(db);
let made = 0;

async function newAccount(): Promise<string> {
  const email = `store${made++}@example.com`;
  return (await createAccountStore(db).create({ email, plan: "pro" })).id;
}

/** Ends a job, as the transactions that do so tell its webhook; returns its id. */
async function end(accountId: string, jobId = newId("job")): Promise<string> {
  const job = { id: jobId, accountId, type: "text", request: { format: "image" } } as const;
  await db.transaction((tx) => recordJobEvent(tx, job, { contentId: newId("post"), error: null }));
  return jobId;
}

function claim(limit = 100, busy = new Map<string, number>()): Promise<DueDelivery[]> {
  return deliveries.claim({ limit, perAccount: 2, busy, leaseMs: 60_000 });
}

const jobOf = ({ payload }: DueDelivery) => (payload as { data: { jobId: string } }).data.jobId;

test("claim() takes turns between accounts, and no more of one than there is room for", async () => {
  const [many, few] = [await newAccount(), await newAccount()];
  for (const id of [many, few]) await webhooks.put(id, "https://hooks.example/");
  for (let i = 0; i < 5; i++) await end(many);
  await end(few);
  const claimed = async (limit: number, busy = new Map<string, number>()) =>
    (await claim(limit, busy)).map(({ accountId }) => accountId).sort();
  expect(await claimed(2)).toEqual([many, few].sort());
  expect(await claimed(9, new Map([[many, 1]]))).toEqual([many]);
  expect(await claimed(9, new Map([[many, 2]]))).toEqual([]);
  expect(await claimed(9)).toEqual([many, many]);
  await webhooks.remove(many);
});

test("recordJobEvent() lets no more than a thousand deliveries of an account wait", async () => {
  const accountId = await newAccount();
  await webhooks.put(accountId, "https://hooks.example/");
  const waiting = Array.from({ length: 1_000 }, () => {
    const id = newId("msg");
    const event = { jobId: id, event: "job.completed", payload: {} };
    return { id, accountId, ...event, nextAttemptAt: new Date(Date.now() + 3_600_000) };
  });
  await db.insert(webhookDeliveries).values(waiting);
  const jobId = await end(accountId);
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.jobId, jobId));
  expect(row).toMatchObject({ nextAttemptAt: null, lastError: expect.stringContaining("1,000") });
  await webhooks.remove(accountId);
});

test("giveUp() and removeSettled() let deliveries end", async () => {
  const accountId = await newAccount();
  await webhooks.put(accountId, "https://hooks.example/");
  const jobId = await end(accountId);
  const rows = () => db.select().from(webhookDeliveries).where(eq(webhookDeliveries.jobId, jobId));
  await deliveries.giveUp(new Date(0));
  expect(await rows()).toMatchObject([{ nextAttemptAt: expect.any(Date) }]);
  const future = new Date(Date.now() + 60_000);
  await deliveries.removeSettled(future);
  expect(await rows()).toHaveLength(1);
  await deliveries.giveUp(future);
  expect(await rows()).toMatchObject([{ nextAttemptAt: null, deliveredAt: null }]);
  await deliveries.removeSettled(future);
  expect(await rows()).toEqual([]);
});

test("however jobs end while a webhook is changed, deleted and set again, all is settled, for the webhook that it was written for", async () => {
  const random = (limit: number) => Math.floor(Math.random() * limit);
  /** Takes everything that is due until `isOver`, as a deliverer whose receivers answer at once. */
  async function deliverer(taken: DueDelivery[], isOver: () => boolean): Promise<void> {
    for (;;) {
      const due = await claim(1 + random(4));
      taken.push(...due);
      for (const delivery of due) {
        const fails = delivery.attempt === 1 && random(4) === 0;
        const failed = { reason: "No", retryAt: new Date(), pauseMs: 0 };
        if (fails) await deliveries.markFailed(delivery, failed);
        else await deliveries.markDelivered(delivery);
      }
      if (due.length === 0 && isOver()) return;
    }
  }

  async function round(told: Map<string, string>): Promise<void> {
    const accountId = await newAccount();
    const [first, second] = [`https://${accountId}.example/1`, `https://${accountId}.example/2`];
    await webhooks.put(accountId, first);
    const before = [await end(accountId), await end(accountId)];
    for (const jobId of before) told.set(jobId, first);
    await Promise.all([
      end(accountId),
      end(accountId),
      (async () => {
        await webhooks.remove(accountId);
        await webhooks.put(accountId, second);
        const after = await end(accountId);
        told.set(after, second);
      })(),
    ]);
  }

  let isOver = false;
  const told = new Map<string, string>();
  const taken: DueDelivery[] = [];
  const taking = Promise.all([1, 2].map(() => deliverer(taken, () => isOver)));
  for (let i = 0; i < interleavings(40); i++) {
    await Promise.all(Array.from({ length: 6 }, () => round(told)));
  }
  isOver = true;
  await taking;
  for (const delivery of taken) {
    const url = told.get(jobOf(delivery));
    if (url !== undefined) expect(delivery.url).toBe(url);
  }
  const delivered = new Set(taken.map(jobOf));
  for (const [jobId, url] of told) if (url.endsWith("2")) expect(delivered).toContain(jobId);
  const [left] = await db
    .select({ count: count() })
    .from(webhookDeliveries)
    .where(isNotNull(webhookDeliveries.nextAttemptAt));
  expect(left?.count).toBe(0);
});
