import { UnavailableError } from "../common/unavailable_error.ts";
import type { S3Config } from "../config/mod.ts";
import { StorageError } from "./object_store.ts";

/** An error response of the S3 service, with S3's error code. */
export class S3Failure extends Error {
  override readonly name = "S3Failure";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  /** Reads the code from an error response's XML, or derives it from the status if there is none. */
  static of(status: number, xml: string): S3Failure {
    const code = /<Code>([^<]+)<\/Code>/.exec(xml)?.[1];
    return new S3Failure(code ?? STATUS_CODES[status] ?? "UnknownError", `HTTP status ${status}`);
  }
}

const STATUS_CODES: Readonly<Record<number, string>> = {
  403: "AccessDenied",
  404: "NoSuchKey",
  429: "SlowDown",
  500: "InternalError",
  502: "ServiceUnavailable",
  503: "ServiceUnavailable",
  504: "ServiceUnavailable",
};

const HINTS: Readonly<Record<string, (config: S3Config) => string>> = {
  NoSuchBucket: ({ bucket }) => `there is no bucket "${bucket}": create it or correct S3_BUCKET`,
  InvalidAccessKeyId: () => "the access key is unknown there: check S3_ACCESS_KEY_ID",
  SignatureDoesNotMatch: () =>
    "the secret does not match the access key: check S3_SECRET_ACCESS_KEY and S3_REGION",
  AccessDenied: ({ bucket }) =>
    `access is denied: check what the access key may do in the bucket "${bucket}"`,
  AuthorizationHeaderMalformed: () => "the region is not the bucket's: check S3_REGION",
  PermanentRedirect: () => "the bucket is elsewhere: check S3_ENDPOINT and S3_REGION",
  RequestTimeTooSkewed: () => "this machine's clock is wrong: set it",
  Timeout: unreachable,
  ConnectionRefused: unreachable,
  ConnectionClosed: unreachable,
  FailedToOpenSocket: unreachable,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  ENOTFOUND: unreachable,
};

const TRANSIENT: ReadonlySet<unknown> = new Set([
  "InternalError",
  "ServiceUnavailable",
  "SlowDown",
  "RequestTimeout",
  "ConnectionClosed",
  "ECONNRESET",
]);

/** True if the same call may succeed when retried. */
export function isTransient(error: unknown): boolean {
  return error instanceof Error && "code" in error && TRANSIENT.has(error.code);
}

function unreachable({ endpoint }: S3Config): string {
  return `${endpoint ?? "Amazon S3"} does not answer: check S3_ENDPOINT and the network`;
}

/**
 * Wraps an error of the S3 client, with advice on what to check. Takes only the error's code,
 * because its message can contain a signed URL. Whatever the service answers, from an outage to wrong
 * credentials, is an `UnavailableError`: the same call succeeds once that is mended.
 */
export function storageErrorOf(what: string, error: unknown, config: S3Config): Error {
  if (error instanceof RangeError || error instanceof StorageError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "UnknownError";
  if (code === "ENOENT") {
    return new StorageError(`Cannot ${what} in S3 as the local file does not exist`);
  }
  const hint = HINTS[code]?.(config) ?? `the service answered ${code}: check the S3 settings`;
  return new UnavailableError("store", `Cannot ${what} in S3 as ${hint}`);
}
