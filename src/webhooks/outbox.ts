import { eq } from "drizzle-orm";
import { newId } from "../database/id.ts";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";
import type { Job } from "../jobs/job.ts";
import type { WebhookPayload } from "./webhook.ts";

/**
 * Writes down that a job ended, if its account wants to know. It is part of the transaction that
 * ends the job, so that neither is without the other; somebody else delivers it.
 */
export async function recordJobEvent(
  tx: Queries,
  job: Job,
  contentId: string | null,
): Promise<void> {
  const [webhook] = await tx
    .select({ url: webhooks.url })
    .from(webhooks)
    .where(eq(webhooks.accountId, job.accountId));
  if (webhook === undefined) return;
  const now = new Date();
  const payload = payloadOf(job, contentId, now);
  await tx.insert(webhookDeliveries).values({
    id: newId("msg"),
    accountId: job.accountId,
    jobId: job.id,
    event: payload.type,
    payload,
    nextAttemptAt: now,
  });
}

function payloadOf(job: Job, contentId: string | null, at: Date) {
  const isCompleted = job.status === "completed";
  return {
    type: isCompleted ? "job.completed" : "job.failed",
    timestamp: at.toISOString(),
    data: {
      jobId: job.id,
      status: isCompleted ? "completed" : "failed",
      type: job.type,
      format: job.request.format,
      contentId,
      error: isCompleted ? null : errorOf(job),
    },
  } satisfies WebhookPayload;
}

function errorOf({ errorCode, errorMessage, stage, retryable }: Job) {
  return {
    code: errorCode ?? "internal",
    message: errorMessage ?? "",
    stage,
    retryable: retryable ?? false,
  };
}
