import { Webhook as Signer } from "standardwebhooks";

/** An account's webhook, notified when its jobs end. */
export interface Webhook {
  url: string;
  /** Signs deliveries: "whsec_" and 256 random bits in base 64. */
  secret: string;
  createdAt: Date;
}

/** Events of jobs that webhooks are notified of. */
type WebhookEvent = "job.completed" | "job.failed";

/** The body of a delivery that somebody asked for, to see it arrive. */
export interface TestPayload {
  type: "webhook.test";
  /** ISO time at which it was asked for. */
  timestamp: string;
  data: Record<string, never>;
}

/** Why a job failed, as sent to receivers. */
export type JobErrorData = {
  code: string;
  message: string;
  stage: string | null;
  retryable: boolean;
};

/** The body of a delivery. */
export interface WebhookPayload {
  type: WebhookEvent;
  /** ISO time of the event. */
  timestamp: string;
  data: {
    jobId: string;
    status: "completed" | "failed";
    type: string;
    format: string;
    /** Null unless the job was completed. */
    contentId: string | null;
    /** Null unless the job failed. */
    error: JobErrorData | null;
  };
}

/** Generates the secret of a new webhook. */
export function newSecret(): string {
  return `whsec_${crypto.getRandomValues(new Uint8Array(32)).toBase64()}`;
}

/**
 * Signs a delivery as specified by Standard Webhooks. The id is the same for every attempt, which lets
 * receivers detect duplicates.
 */
export function signedHeaders(
  secret: string,
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Signer(secret).sign(id, at, body),
  };
}
