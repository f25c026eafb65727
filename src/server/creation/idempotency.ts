import { Value } from "@sinclair/typebox/value";
import type { Json } from "../../common/json.ts";
import type { IdempotencyStore, IdempotentRequest } from "../../jobs/idempotency_store.ts";
import type { Submission } from "../../jobs/submit_job.ts";
import { RequestError } from "../http/request_error.ts";
import { JobCreatedResponse } from "./schemas.ts";

/** The header by which a client says that two requests are the same. */
const IDEMPOTENCY_HEADER = "idempotency-key";

/** A response, and whether it was given before. */
interface Created {
  body: JobCreatedResponse;
  replayed: boolean;
}

/** Makes the job of that id; `mayExist` says that an earlier attempt may have made it already. */
type Make = (jobId: string, mayExist: boolean) => Promise<JobCreatedResponse>;

/**
 * Makes a job, or gives the response that its first request got.
 *
 * @throws {RequestError} 400 if the key cannot be used, 409 while the first request is in flight,
 * 422 if the key was used for something else; what `make` throws, after which the key is free again.
 */
export async function createOnce(
  request: Request,
  { idempotency, submission }: { idempotency: IdempotencyStore; submission: Submission },
  make: Make,
): Promise<Created> {
  const key = readKey(request);
  const { account, id: jobId } = submission;
  if (key === null) return { body: await make(jobId, false), replayed: false };
  const wanted = { accountId: account.id, key, requestHash: hashOf(submission), jobId };
  const claim = await idempotency.claim(wanted);
  if (claim.state === "answered") return { body: replay(claim.response), replayed: true };
  if (claim.state === "claimed") {
    const claimed = { ...wanted, jobId: claim.jobId };
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

/** Two forms are the same although their boundaries differ, so it is what they say that counts. */
function hashOf({ request, source }: Submission): string {
  const isPdf = source.type === "pdf";
  const hash = new Bun.CryptoHasher("sha256");
  hash.update(JSON.stringify([source.type, isPdf ? source.filename : null, request]));
  hash.update("\0");
  hash.update(isPdf ? source.bytes : source.text);
  return hash.digest("hex");
}
