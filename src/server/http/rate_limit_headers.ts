import type { OpenAPIV3 } from "openapi-types";
import type { Allowance } from "../../limits/sliding_window.ts";

type Headers = Readonly<Record<string, OpenAPIV3.HeaderObject>>;

/** Documentation of {@linkcode rateLimitHeaders}. */
export const RATE_LIMIT_HEADERS: Headers = {
  RateLimit: {
    description: "Remaining requests, and seconds until there are more",
    schema: { type: "string" },
    example: '"hour";r=9;t=3540',
  },
  "RateLimit-Policy": {
    description: "The account's limit of requests per hour; absent if unlimited",
    schema: { type: "string" },
    example: '"hour";q=10;w=3600',
  },
};

/** Documentation of the header that every 429 has. */
export const RETRY_AFTER_HEADER: Headers = {
  "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } },
};

/** `Retry-After` when too many jobs are unfinished, as the time until one finishes is unknown. */
const CONCURRENCY_RETRY_SECONDS = 5;

/**
 * Headers with the remaining requests, as defined in draft-ietf-httpapi-ratelimit-headers-10. Empty
 * if requests are unlimited.
 */
export function rateLimitHeaders(allowance: Allowance | null): Record<string, string> {
  if (allowance === null) return {};
  const { name, limit, used, windowSeconds, resetsInSeconds } = allowance;
  const reset = resetsInSeconds === null ? "" : `;t=${resetsInSeconds}`;
  return {
    "ratelimit-policy": `"${name}";q=${limit};w=${windowSeconds}`,
    ratelimit: `"${name}";r=${Math.max(0, limit - used)}${reset}`,
  };
}

/** Headers of a 429 because of too many requests. */
export function rateLimitedHeaders(allowance: Allowance): Record<string, string> {
  const seconds = allowance.resetsInSeconds ?? allowance.windowSeconds;
  return { ...rateLimitHeaders(allowance), "retry-after": String(seconds) };
}

/** Headers of a 429 because of too many jobs. */
export function concurrencyLimitedHeaders(allowance: Allowance | null): Record<string, string> {
  return { ...rateLimitHeaders(allowance), "retry-after": String(CONCURRENCY_RETRY_SECONDS) };
}
