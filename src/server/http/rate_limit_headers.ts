import type { OpenAPIV3 } from "openapi-types";
import type { Allowance } from "../../limits/sliding_window.ts";

type Headers = Readonly<Record<string, OpenAPIV3.HeaderObject>>;

/** What the documentation says of {@linkcode rateLimitHeaders}. */
export const RATE_LIMIT_HEADERS: Headers = {
  RateLimit: {
    description: "Requests that are left, and seconds until there are more",
    schema: { type: "string" },
    example: '"hour";r=9;t=3540',
  },
  "RateLimit-Policy": {
    description: "Requests that the account may make within any hour; absent if not limited",
    schema: { type: "string" },
    example: '"hour";q=10;w=3600',
  },
};

/** What the documentation says of the header of every refusal because of a limit. */
export const RETRY_AFTER_HEADER: Headers = {
  "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } },
};

/** Seconds until one may look again whether a job of one's own is finished. */
const JOB_PATIENCE_SECONDS = 5;

/**
 * Header fields that say what is left, as draft-ietf-httpapi-ratelimit-headers-10 has it. Empty
 * where nothing is limited.
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

/** Header fields of a refusal because of too many requests. */
export function rateLimitedHeaders(allowance: Allowance): Record<string, string> {
  const seconds = allowance.resetsInSeconds ?? allowance.windowSeconds;
  return { ...rateLimitHeaders(allowance), "retry-after": String(seconds) };
}

/** Header fields of a refusal because of too many jobs. */
export function concurrencyLimitedHeaders(allowance: Allowance | null): Record<string, string> {
  return { ...rateLimitHeaders(allowance), "retry-after": String(JOB_PATIENCE_SECONDS) };
}
