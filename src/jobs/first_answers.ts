import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Json } from "../common/json.ts";
import type { Queries } from "../database/mod.ts";
import { idempotencyKeys } from "../database/schema.ts";

/** A request that its sender may repeat. */
export interface RepeatableRequest {
  accountId: string;
  /** The sender's own name for the request. */
  key: string;
  /** SHA-256 of what is asked, in hexadecimal. */
  requestHash: string;
  /** The job that the request makes if it is the first. */
  jobId: string;
}

/** What is known of a request that came with a key. */
type Repetition =
  /** Nothing: make it, under this job's id. An attempt that died halfway may have made that job. */
  | { state: "first"; jobId: string }
  | { state: "answered"; status: number; response: Json }
  /** The key was used for something else. */
  | { state: "other" }
  | { state: "in flight" };

/** Remembers the answers to requests that came with a key, for a day. */
export interface FirstAnswers {
  /** Says what is known, and keeps others from making the same request at the same time. */
  take(request: RepeatableRequest): Promise<Repetition>;
  keep(taken: RepeatableRequest, status: number, response: Json): Promise<void>;
  /** The request made nothing: who repeats it starts anew. */
  release(taken: RepeatableRequest): Promise<void>;
}

const KEPT = sql`now() - interval '24 hours'`;
/** Whoever takes longer to create a job has died. */
const IN_FLIGHT = sql`now() - interval '1 minute'`;
/** Between two looks at a key, others may let go of it. */
const ATTEMPTS = 5;

/** Keeps answers in Postgres. */
export function createFirstAnswers(db: Queries): FirstAnswers {
  const ofKey = ({ accountId, key }: RepeatableRequest) =>
    and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
  const stillMine = (taken: RepeatableRequest) =>
    and(ofKey(taken), eq(idempotencyKeys.jobId, taken.jobId), isNull(idempotencyKeys.status));

  async function tryToTake(request: RepeatableRequest): Promise<Repetition | undefined> {
    const [fresh] = await db
      .insert(idempotencyKeys)
      .values(request)
      .onConflictDoNothing()
      .returning({ jobId: idempotencyKeys.jobId });
    if (fresh !== undefined) return { state: "first", jobId: fresh.jobId };
    const [found] = await db.select().from(idempotencyKeys).where(ofKey(request));
    if (found === undefined) return undefined;
    if (found.requestHash !== request.requestHash) return { state: "other" };
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
    return orphan === undefined ? { state: "in flight" } : { state: "first", jobId: orphan.jobId };
  }

  return {
    async take(request) {
      await db
        .delete(idempotencyKeys)
        .where(
          and(
            eq(idempotencyKeys.accountId, request.accountId),
            lt(idempotencyKeys.createdAt, KEPT),
          ),
        );
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const repetition = await tryToTake(request);
        if (repetition !== undefined) return repetition;
      }
      return { state: "in flight" };
    },

    async keep(taken, status, response) {
      await db.update(idempotencyKeys).set({ status, response }).where(stillMine(taken));
    },

    async release(taken) {
      await db.delete(idempotencyKeys).where(stillMine(taken));
    },
  };
}
