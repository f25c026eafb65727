import { Value } from "@sinclair/typebox/value";
import type { Json } from "../../common/json.ts";
import type { IdempotencyStore, IdempotentRequest } from "../../jobs/idempotency_store.ts";
import type { Submission } from "../../jobs/submit_job.ts";
import { RequestError } from "../http/request_error.ts";
import { JobCreatedResponse } from "./schemas.ts";

/** The header that marks requests as repetitions of each other. */
const IDEMPOTENCY_HEADER = "idempotency-key";

/** A response, and whether it is that of an earlier request. */
interface Created {
  body: JobCreatedResponse;
  replayed: boolean;
}

/** Creates the job with that id; `mayExist` if an earlier attempt may already have created it. */
type Make = (jobId: string, mayExist: boolean) => Promise<JobCreatedResponse>;

/**
 * Creates a job, or replays the response to the first request with the same key.
 *
 * @throws {RequestError} 400 if the key is invalid, 409 while the first request is in flight, 422 if
 * the key was used for a different request.
 * @throws what `make` throws; the key can then be used again.
 */
export async function createOnce(
  request: Request,
  { idempotency, submission }: { idempotency: IdempotencyStore; submission: Submission },
  make: Make,
): Promise<Created> {
  const key = readKey(request);
  const { account, id: jobId } = submission;
  if (key === null) return { body: await make(jobId, false), replayed: false };
  const incoming = { accountId: account.id, key, requestHash: hashOf(submission), jobId };
  const claim = await idempotency.claim(incoming);
  if (claim.state === "answered") return { body: replay(claim.response), replayed: true };
  if (claim.state === "claimed") {
    const claimed = { ...incoming, jobId: claim.jobId };
    const body = await makeFirst(idempotency, claimed, (id) => make(id, id !== jobId));
    return { body, replayed: false };
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

async function makeFirst(
  idempotency: IdempotencyStore,
  claimed: IdempotentRequest,
  make: (jobId: string) => Promise<JobCreatedResponse>,
): Promise<JobCreatedResponse> {
  try {
    const body = await make(claimed.jobId);
    await idempotency.save(claimed, 202, body);
    return body;
  } catch (error) {
    await idempotency.release(claimed);
    throw error;
  }
}

function replay(stored: Json): JobCreatedResponse {
  if (Value.Check(JobCreatedResponse, stored)) return stored;
  throw new TypeError("Cannot replay a response that is none of a creation");
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

/** Hashes the content of a request, not its bytes: repeated forms differ in their boundaries. */
function hashOf({ request, source }: Submission): string {
  const isPdf = source.type === "pdf";
  const hash = new Bun.CryptoHasher("sha256");
  hash.update(JSON.stringify([source.type, isPdf ? source.filename : null, request]));
  hash.update("\0");
  hash.update(isPdf ? source.bytes : source.text);
  return hash.digest("hex");
}
