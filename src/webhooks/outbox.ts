import { eq, sql } from "drizzle-orm";
import { newId } from "../database/id.ts";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";
import type { SourceType } from "../posts/content.ts";
import type { JobErrorData, WebhookPayload } from "./webhook.ts";

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

function payloadOf({ id, type, request: { format } }: EndedJob, outcome: JobOutcome, at: Date) {
  const status = outcome.error === null ? "completed" : "failed";
  return {
    type: `job.${status}`,
    timestamp: at.toISOString(),
    data: { jobId: id, status, type, format, ...outcome },
  } satisfies WebhookPayload;
}
