import type { Json } from "../common/json.ts";
import type { IdempotencyStore, IdempotentRequest } from "../jobs/idempotency_store.ts";
import type { Submission } from "../jobs/submit_job.ts";
import { RequestError } from "./request_error.ts";

/** The header by which a client says that two requests are the same. */
const IDEMPOTENCY_HEADER = "idempotency-key";
/** The header of an answer that was given before. */
export const REPLAYED_HEADER = "idempotent-replayed";

/** An answer as it is kept. */
interface Answer<Body> {
  status: number;
  body: Body;
  /** True if it was given before. */
  replayed: boolean;
}

/** Makes the job of that id; `mayExist` says that an earlier attempt may have made it already. */
type Make<Body> = (jobId: string, mayExist: boolean) => Promise<{ status: number; body: Body }>;

/**
 * Makes a job, or gives the answer that its first request got.
 *
 * @throws {RequestError} 400 if the key cannot be used, 409 while the first request is in flight,
 * 422 if the key was used for something else; what `make` throws, after which the key is free again.
 */
export async function answerOnce<Body extends Json>(
  request: Request,
  { idempotency, submission }: { idempotency: IdempotencyStore; submission: Submission },
  make: Make<Body>,
): Promise<Answer<Body | Json>> {
  const key = readKey(request);
  const { account, id: jobId } = submission;
  if (key === null) return { ...(await make(jobId, false)), replayed: false };
  const wanted = { accountId: account.id, key, requestHash: hashOf(submission), jobId };
  const claim = await idempotency.claim(wanted);
  if (claim.state === "answered") {
    return { status: claim.status, body: claim.response, replayed: true };
  }
  if (claim.state === "claimed") {
    const claimed = { ...wanted, jobId: claim.jobId };
    const made = await makeFirst(idempotency, claimed, make, claimed.jobId !== jobId);
    return { ...made, replayed: false };
  }
  if (claim.state === "mismatch") {
    throw new RequestError(422, "Idempotency-Key was used for another request: use a new one", {
      code: "idempotency_mismatch",
    });
  }
  throw new RequestError(409, "The request with this Idempotency-Key is still in flight", {
    code: "idempotency_in_flight",
  });
}

async function makeFirst<Body>(
  idempotency: IdempotencyStore,
  claimed: IdempotentRequest,
  make: Make<Body & Json>,
  mayExist: boolean,
): Promise<{ status: number; body: Body & Json }> {
  try {
    const made = await make(claimed.jobId, mayExist);
    await idempotency.save(claimed, made.status, made.body);
    return made;
  } catch (error) {
    await idempotency.release(claimed);
    throw error;
  }
}

function readKey(request: Request): string | null {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return null;
  if (!/^[\x21-\x7e]([\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(key)) {
    throw new RequestError(400, "Invalid Idempotency-Key: must be 1 to 255 printable characters", {
      code: "invalid_request",
    });
  }
  return key;
}

/** Two forms are the same although their boundaries differ, so it is what they say that counts. */
function hashOf({ request, source }: Submission): string {
  const isPdf = source.type === "pdf";
  const hash = new Bun.CryptoHasher("sha256");
  hash.update(JSON.stringify([source.type, isPdf ? source.filename : null, request]));
  hash.update("\0");
  hash.update(isPdf ? source.bytes : source.text);
  return hash.digest("hex");
}
