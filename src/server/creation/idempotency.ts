import type { Static, TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { Json } from "../../common/json.ts";
import type { Log } from "../../common/log.ts";
import type { ClaimedRequest, IdempotencyStore } from "../../jobs/idempotency_store.ts";
import { JobUncertainError, type Submission } from "../../jobs/submit_job.ts";
import { RequestError } from "../http/request_error.ts";

/** The header that marks requests as repetitions of each other. */
const IDEMPOTENCY_HEADER = "idempotency-key";

/** A response, and whether it is that of an earlier request. */
interface Created<Body> {
  body: Body;
  replayed: boolean;
}

/** What creates a job, and finds out whether it exists. */
export interface Creation<Response extends TSchema> {
  accountId: string;
  /** The new job's id. */
  jobId: string;
  /** Tells the request from any other. */
  requestHash: string;
  /** What it is answered. */
  response: Response;
  /** Creates the job with that id. */
  make(jobId: string): Promise<Static<Response>>;
  /** The response for the job with that id; undefined if it does not exist. */
  find(jobId: string): Promise<Static<Response> | undefined>;
}

/** `Retry-After` while the first request is in flight, which takes less than a second as a rule. */
const IN_FLIGHT_RETRY_SECONDS = "2";

/** Thrown while the first request with the same key is in flight. */
class InFlightError extends RequestError {
  override readonly headers = { "retry-after": IN_FLIGHT_RETRY_SECONDS };

  constructor() {
    super(409, "The request with this Idempotency-Key is still in flight", {
      code: "idempotency_in_flight",
    });
  }
}

/**
 * Creates a job, or replays the response to the first request with the same key.
 *
 * @throws {RequestError} 400 if the key is invalid, 409 while the first request is in flight, 422 if
 * the key was used for a different request.
 * @throws what `make` throws; the key can then be used again, unless the job may exist.
 */
export async function createOnce<Response extends TSchema>(
  request: Request,
  { idempotency, log }: { idempotency: IdempotencyStore; log: Log },
  { accountId, jobId, requestHash, response, make, find }: Creation<Response>,
): Promise<Created<Static<Response>>> {
  const key = readKey(request);
  if (key === null) return { body: await make(jobId), replayed: false };
  const incoming = { accountId, key, requestHash, jobId };
  const claim = await idempotency.claim(incoming);
  switch (claim.state) {
    case "answered":
      return { body: replay(claim.response, response), replayed: true };
    case "mismatch":
      throw new RequestError(422, "Idempotency-Key was used for another request: use a new one", {
        code: "idempotency_mismatch",
      });
    case "in_flight": {
      // Its process may have died, or lost the database, after the job was created.
      const body = await find(claim.jobId);
      if (body === undefined) throw new InFlightError();
      return { body, replayed: true };
    }
    case "claimed": {
      const { claimed } = claim;
      const isTaken = claimed.jobId !== jobId;
      const existing = isTaken ? await find(claimed.jobId) : undefined;
      const body = existing ?? (await makeFirst(idempotency, claimed, make));
      await idempotency.save(claimed, 202, body as Json).catch((error: unknown) => {
        // The job exists, by which the next request finds its response.
        log.warn("Cannot keep the response to an Idempotency-Key", { jobId, error });
      });
      return { body, replayed: false };
    }
  }
}

async function makeFirst<Body>(
  idempotency: IdempotencyStore,
  claimed: ClaimedRequest,
  make: (jobId: string) => Promise<Body>,
): Promise<Body> {
  try {
    return await make(claimed.jobId);
  } catch (error) {
    // With another job's id, the next request could create a second job.
    if (error instanceof JobUncertainError) throw error;
    // Otherwise the key is free once its lease is over.
    await idempotency.release(claimed).catch(() => undefined);
    throw error;
  }
}

function replay<Response extends TSchema>(stored: Json, response: Response): Static<Response> {
  if (Value.Check(response, stored)) return stored;
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
export function hashOf({ request, source, pictures }: Submission): string {
  const isPdf = source.type === "pdf";
  const hash = new Bun.CryptoHasher("sha256");
  hash.update(JSON.stringify([source.type, isPdf ? source.filename : null, request]));
  hash.update("\0");
  hash.update(isPdf ? source.bytes : source.text);
  if (pictures !== null) hash.update(`\0${pictures.fingerprint}`);
  return hash.digest("hex");
}
