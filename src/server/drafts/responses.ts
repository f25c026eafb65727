import { RATE_LIMIT_HEADERS, RETRY_AFTER_HEADER } from "../http/rate_limit_headers.ts";
import { errorBody } from "../http/request_error.ts";
import { failure, limited } from "../http/responses.ts";

/** The response where there is nothing to edit. */
export const NoDraft = failure("The job is not completed, or its post has no draft", {
  examples: [
    errorBody(409, "Job job_… is not completed: only finished posts have a draft", {
      code: "not_completed",
    }),
    errorBody(409, "Job job_… has no draft: its format has none, or an earlier release made it", {
      code: "no_draft",
    }),
    errorBody(409, "The request with this Idempotency-Key is still in flight", {
      code: "idempotency_in_flight",
    }),
  ],
});

/** The response where there is nothing to find words in. */
export const NoSource = failure(
  "The post has no draft or no source any more, or that cannot be read",
  {
    examples: [
      errorBody(409, "Job job_… has no source any more, in which to find words", {
        code: "no_source",
      }),
    ],
  },
);

/** Responses that refuse a valid edit. */
export const Refused = {
  422: failure("The Idempotency-Key was used for a different request", {
    examples: [
      errorBody(422, "Idempotency-Key was used for another request: use a new one", {
        code: "idempotency_mismatch",
      }),
    ],
  }),
  429: limited("The account has reached one of its limits", {
    headers: { ...RATE_LIMIT_HEADERS, ...RETRY_AFTER_HEADER },
    examples: [
      errorBody(429, "Rate limit exceeded: your plan allows 60 edits per hour"),
      errorBody(429, "Too many concurrent jobs: your plan allows 1 job at a time", {
        code: "concurrency_limited",
      }),
    ],
  }),
};
