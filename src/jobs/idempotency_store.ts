import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Json } from "../common/json.ts";
import type { Queries } from "../database/mod.ts";
import { idempotencyKeys } from "../database/schema.ts";

/** A request with an idempotency key. */
interface IdempotentRequest {
  accountId: string;
  /** The idempotency key, chosen by the client. */
  key: string;
  /** SHA-256 of the request, in hexadecimal. */
  requestHash: string;
  /** The job that the request creates if it is the first with its key. */
  jobId: string;
}

/** A request that holds its key, until that long after it was claimed. */
export interface ClaimedRequest extends IdempotentRequest {
  claimedAt: Date;
}

/** Result of claiming a key. */
type Claim =
  /** Create the job under this id. An attempt that crashed halfway may have created it already. */
  | { state: "claimed"; claimed: ClaimedRequest }
  | { state: "answered"; status: number; response: Json }
  /** The key was used for a different request. */
  | { state: "mismatch" }
  /** The request that claimed the key creates this job, or its process died. */
  | { state: "in_flight"; jobId: string };

/** Stores the responses to requests with an idempotency key, for 24 hours. */
export interface IdempotencyStore {
  /** Claims the key, which keeps others from making the same request at the same time. */
  claim(request: IdempotentRequest): Promise<Claim>;
  save(request: IdempotentRequest, status: number, response: Json): Promise<void>;
  /** Releases a claim whose request failed, for it to be repeated. A no-op if another one has it by now. */
  release(claimed: ClaimedRequest): Promise<void>;
}

/** Keys from before this have expired. */
const EXPIRY = sql`now() - interval '24 hours'`;
/** Claims from before this are orphaned: creating a job never takes that long. */
const LEASE_START = sql`now() - interval '1 minute'`;
/** A key can be released by others between the insert and the read. */
const MAX_ATTEMPTS = 5;

/** Creates an idempotency store on Postgres. */
export function createIdempotencyStore(db: Queries): IdempotencyStore {
  const hasKey = ({ accountId, key }: IdempotentRequest) =>
    and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
  const isOpen = (request: IdempotentRequest) =>
    and(hasKey(request), eq(idempotencyKeys.jobId, request.jobId), isNull(idempotencyKeys.status));

  async function tryClaim(request: IdempotentRequest): Promise<Claim | undefined> {
    const [inserted] = await db
      .insert(idempotencyKeys)
      .values(request)
      .onConflictDoNothing()
      .returning({ claimedAt: idempotencyKeys.createdAt });
    if (inserted !== undefined) return { state: "claimed", claimed: { ...request, ...inserted } };
    const [found] = await db.select().from(idempotencyKeys).where(hasKey(request));
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
          hasKey(request),
          isNull(idempotencyKeys.status),
          lt(idempotencyKeys.createdAt, LEASE_START),
        ),
      )
      .returning({ jobId: idempotencyKeys.jobId, claimedAt: idempotencyKeys.createdAt });
    return orphan === undefined
      ? { state: "in_flight", jobId: found.jobId }
      : { state: "claimed", claimed: { ...request, ...orphan } };
  }

  return {
    async claim(request) {
      await db
        .delete(idempotencyKeys)
        .where(
          and(
            eq(idempotencyKeys.accountId, request.accountId),
            lt(idempotencyKeys.createdAt, EXPIRY),
          ),
        );
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const claim = await tryClaim(request);
        if (claim !== undefined) return claim;
      }
      return { state: "in_flight", jobId: request.jobId };
    },

    async save(request, status, response) {
      await db.update(idempotencyKeys).set({ status, response }).where(isOpen(request));
    },

    async release(claimed) {
      const isOurs = eq(idempotencyKeys.createdAt, claimed.claimedAt);
      await db.delete(idempotencyKeys).where(and(isOpen(claimed), isOurs));
    },
  };
}
