import { eq } from "drizzle-orm";
import { newId } from "../database/id.ts";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";
import type { SourceType } from "../posts/content.ts";
import type { JobErrorData, WebhookPayload } from "./webhook.ts";

/** A job, as far as a webhook tells of it. */
export interface EndedJob {
  id: string;
  accountId: string;
  type: SourceType;
  request: { format: string };
}

/** How a job ended: with a content, or with an error. */
export type JobOutcome =
  | { contentId: string; error: null }
  | { contentId: null; error: JobErrorData };

/**
 * Writes down that a job ended, if its account wants to know. It is part of the transaction that
 * ends the job, so that neither is without the other; somebody else delivers it.
 */
export async function recordJobEvent(
  tx: Queries,
  job: EndedJob,
  outcome: JobOutcome,
): Promise<void> {
  const [webhook] = await tx
    .select({ url: webhooks.url })
    .from(webhooks)
    .where(eq(webhooks.accountId, job.accountId));
  if (webhook === undefined) return;
  const now = new Date();
  const payload = payloadOf(job, outcome, now);
  await tx.insert(webhookDeliveries).values({
    id: newId("msg"),
    accountId: job.accountId,
    jobId: job.id,
    event: payload.type,
    payload,
    nextAttemptAt: now,
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
