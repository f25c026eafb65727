import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Json } from "../common/json.ts";
import type { Queries } from "../database/mod.ts";
import { idempotencyKeys } from "../database/schema.ts";

/** A request that came with an idempotency key. */
export interface IdempotentRequest {
  accountId: string;
  /** The sender's own name for the request. */
  key: string;
  /** SHA-256 of what is asked, in hexadecimal. */
  requestHash: string;
  /** The job that the request makes if it is the first. */
  jobId: string;
}

/** What is known of a request that came with a key. */
type Claim =
  /** Nothing: make it, under this job's id. An attempt that died halfway may have made that job. */
  | { state: "claimed"; jobId: string }
  | { state: "answered"; status: number; response: Json }
  /** The key was used for something else. */
  | { state: "mismatch" }
  | { state: "in_flight" };

/** Remembers the responses to requests that came with a key, for a day. */
export interface IdempotencyStore {
  /** Says what is known, and keeps others from making the same request at the same time. */
  claim(request: IdempotentRequest): Promise<Claim>;
  save(claimed: IdempotentRequest, status: number, response: Json): Promise<void>;
  /** The request made nothing: who repeats it starts anew. */
  release(claimed: IdempotentRequest): Promise<void>;
}

const KEPT = sql`now() - interval '24 hours'`;
/** Whoever takes longer to create a job has died. */
const IN_FLIGHT = sql`now() - interval '1 minute'`;
/** Between two looks at a key, others may let go of it. */
const MAX_ATTEMPTS = 5;

/** Keeps responses in Postgres. */
export function createIdempotencyStore(db: Queries): IdempotencyStore {
  const ofKey = ({ accountId, key }: IdempotentRequest) =>
    and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
  const stillMine = (claimed: IdempotentRequest) =>
    and(ofKey(claimed), eq(idempotencyKeys.jobId, claimed.jobId), isNull(idempotencyKeys.status));

  async function tryToClaim(request: IdempotentRequest): Promise<Claim | undefined> {
    const [fresh] = await db
      .insert(idempotencyKeys)
      .values(request)
      .onConflictDoNothing()
      .returning({ jobId: idempotencyKeys.jobId });
    if (fresh !== undefined) return { state: "claimed", jobId: fresh.jobId };
    const [found] = await db.select().from(idempotencyKeys).where(ofKey(request));
    if (found === undefined) return undefined;
    if (found.requestHash !== request.requestHash) return { state: "mismatch" };
    if (found.status !== null) {
      return { state: "answered", status: found.status, response: found.response };
    }
    const [orphan] = await db
      .update(idempotencyKeys)
      .set({ createdAt: sql`now()` })
      .where(
        and(
          ofKey(request),
          isNull(idempotencyKeys.status),
          lt(idempotencyKeys.createdAt, IN_FLIGHT),
        ),
      )
      .returning({ jobId: idempotencyKeys.jobId });
    return orphan === undefined
      ? { state: "in_flight" }
      : { state: "claimed", jobId: orphan.jobId };
  }

  return {
    async claim(request) {
      await db
        .delete(idempotencyKeys)
        .where(
          and(
            eq(idempotencyKeys.accountId, request.accountId),
            lt(idempotencyKeys.createdAt, KEPT),
          ),
        );
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const claim = await tryToClaim(request);
        if (claim !== undefined) return claim;
      }
      return { state: "in_flight" };
    },

    async save(claimed, status, response) {
      await db.update(idempotencyKeys).set({ status, response }).where(stillMine(claimed));
    },

    async release(claimed) {
      await db.delete(idempotencyKeys).where(stillMine(claimed));
    },
  };
}
