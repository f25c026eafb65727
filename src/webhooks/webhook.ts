import { Webhook as Signer } from "standardwebhooks";

/** Where an account wants to be told what became of its jobs. */
export interface Webhook {
  url: string;
  /** Signs deliveries: "whsec_" and 256 random bits in base 64. */
  secret: string;
  createdAt: Date;
}

/** What can be told. */
type WebhookEvent = "job.completed" | "job.failed";

/** Why a job failed, as a receiver is told. */
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

/** Makes the secret of a new webhook. */
export function newSecret(): string {
  return `whsec_${crypto.getRandomValues(new Uint8Array(32)).toBase64()}`;
}

/**
 * The headers of a delivery by the Standard Webhooks scheme: the same identifier at every attempt,
 * by which a receiver knows a delivery that it has had before.
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
