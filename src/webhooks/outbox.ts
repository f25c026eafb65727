import { eq, sql } from "drizzle-orm";
import { newId } from "../database/id.ts";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";
import type { SourceType } from "../posts/content.ts";
import type { JobErrorData, TestPayload, WebhookPayload } from "./webhook.ts";

/** The parts of a job that are included in its webhook. */
export interface EndedJob {
  id: string;
  accountId: string;
  type: SourceType;
  request: { format: string };
}

/** The outcome of a job: a content or an error. */
export type JobOutcome =
  | { contentId: string; error: null }
  | { contentId: null; error: JobErrorData };

/** Most deliveries of an account that wait at a time; what is more is written down as given up. */
const MAX_WAITING = 1_000;
const TOO_MANY = `More than ${MAX_WAITING.toLocaleString("en")} deliveries were waiting`;

/**
 * Adds the end of a job to the outbox, if its account has a webhook. Call it in the transaction that
 * ends the job, for both to be committed together; the deliverer sends it.
 */
export async function recordJobEvent(
  tx: Queries,
  job: EndedJob,
  outcome: JobOutcome,
): Promise<void> {
  const { id: jobId, accountId } = job;
  // The lock lets a webhook be deleted before or after this transaction, not in the middle.
  const [webhook] = await tx
    .select({ url: webhooks.url })
    .from(webhooks)
    .where(eq(webhooks.accountId, accountId))
    .for("key share");
  if (webhook === undefined) return;
  const [waiting] = await tx
    .select({ isFull: sql<boolean>`count(*) >= ${MAX_WAITING}` })
    .from(webhookDeliveries)
    .where(
      sql`${webhookDeliveries.accountId} = ${accountId} and ${webhookDeliveries.nextAttemptAt} is not null`,
    );
  const now = new Date();
  const payload = payloadOf(job, outcome, now);
  const state =
    waiting?.isFull === true
      ? { nextAttemptAt: null, lastError: TOO_MANY }
      : { nextAttemptAt: now };
  await tx
    .insert(webhookDeliveries)
    .values({ id: newId("msg"), accountId, jobId, event: payload.type, payload, ...state });
}

/** Most tests that wait at a time. */
const MAX_TESTS = 5;

/**
 * Adds a test to the outbox of an account's webhook. False if there is none, or as many tests wait as
 * may.
 */
export async function recordTest(db: Queries, accountId: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Also makes two requests at a time see each other's tests.
    const [webhook] = await tx
      .select({ url: webhooks.url })
      .from(webhooks)
      .where(eq(webhooks.accountId, accountId))
      .for("update");
    if (webhook === undefined) return false;
    const [waiting] = await tx
      .select({ isFull: sql<boolean>`count(*) >= ${MAX_TESTS}` })
      .from(webhookDeliveries)
      .where(
        sql`${webhookDeliveries.accountId} = ${accountId} and ${webhookDeliveries.event} = 'webhook.test' and ${webhookDeliveries.nextAttemptAt} is not null`,
      );
    if (waiting?.isFull === true) return false;
    const now = new Date();
    const payload: TestPayload = { type: "webhook.test", timestamp: now.toISOString(), data: {} };
    // No job has an empty id.
    const delivery = { id: newId("msg"), accountId, jobId: "", event: payload.type };
    await tx
      .insert(webhookDeliveries)
      .values({ ...delivery, payload: { ...payload }, nextAttemptAt: now });
    // Whoever tests a receiver has mended it, and does not want to wait out its pause.
    await tx
      .update(webhooks)
      .set({ failures: 0, pausedUntil: null })
      .where(eq(webhooks.accountId, accountId));
    return true;
  });
}

function payloadOf({ id, type, request: { format } }: EndedJob, outcome: JobOutcome, at: Date) {
  const status = outcome.error === null ? "completed" : "failed";
  return {
    type: `job.${status}`,
    timestamp: at.toISOString(),
    data: { jobId: id, status, type, format, ...outcome },
  } satisfies WebhookPayload;
}
