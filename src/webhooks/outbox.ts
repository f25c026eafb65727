import { eq } from "drizzle-orm";
import { newId } from "../database/id.ts";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";
import type { SourceType } from "../posts/content.ts";
import type { WebhookError, WebhookPayload } from "./webhook.ts";

/** A job that has ended, as far as a webhook tells of it. */
export interface EndedJob {
  id: string;
  accountId: string;
  type: SourceType;
  format: string;
  /** Of the content; null where the job failed. */
  contentId: string | null;
  /** Null where the job was completed. */
  error: WebhookError | null;
}

/**
 * Writes down that a job ended, if its account wants to know. It is part of the transaction that
 * ends the job, so that neither is without the other; somebody else delivers it.
 */
export async function recordJobEvent(tx: Queries, job: EndedJob): Promise<void> {
  const [webhook] = await tx
    .select({ url: webhooks.url })
    .from(webhooks)
    .where(eq(webhooks.accountId, job.accountId));
  if (webhook === undefined) return;
  const now = new Date();
  const payload = payloadOf(job, now);
  await tx.insert(webhookDeliveries).values({
    id: newId("msg"),
    accountId: job.accountId,
    jobId: job.id,
    event: payload.type,
    payload,
    nextAttemptAt: now,
  });
}

function payloadOf({ id, type, format, contentId, error }: EndedJob, at: Date) {
  const status = error === null ? "completed" : "failed";
  return {
    type: `job.${status}`,
    timestamp: at.toISOString(),
    data: { jobId: id, status, type, format, contentId, error },
  } satisfies WebhookPayload;
}
