import { UnavailableError } from "../../common/unavailable_error.ts";
import { isDatabaseDown } from "../../database/is_database_down.ts";
import { StorageError } from "../../storage/object_store.ts";
import { RETRY_AFTER_HEADER } from "./rate_limit_headers.ts";
import { errorBody } from "./request_error.ts";
import { failure } from "./responses.ts";

/** `Retry-After` in an outage, in seconds: long enough for a server that was restarted. */
const RETRY_SECONDS = "5";

/** Headers of a 503. */
export const UNAVAILABLE_HEADERS: Readonly<Record<string, string>> = {
  "retry-after": RETRY_SECONDS,
};

/** Body of a 503. */
export const UNAVAILABLE_BODY = errorBody(
  503,
  "The service cannot take this just now: try again in a few seconds",
);

/** 503: a part of the service is down. */
export const Unavailable = failure("The service cannot take this just now", {
  headers: RETRY_AFTER_HEADER,
  examples: [UNAVAILABLE_BODY],
});

/** True for an error because a part of the service is down or full, rather than the request wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError || error instanceof StorageError) return true;
  // A disk that is full or broken fails with its system call.
  return isDatabaseDown(error) || (error instanceof Error && "syscall" in error);
}
