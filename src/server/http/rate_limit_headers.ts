import type { Allowance } from "../../limits/sliding_window.ts";

/** Seconds until one may look again whether a job of one's own is finished. */
const JOB_PATIENCE_SECONDS = 5;

/**
 * Header fields that say what is left, as draft-ietf-httpapi-ratelimit-headers-10 has it. Empty
 * where nothing is limited.
 */
export function rateLimitFields(allowance: Allowance | null): Record<string, string> {
  if (allowance === null) return {};
  const { name, limit, used, windowSeconds, resetsInSeconds } = allowance;
  const reset = resetsInSeconds === null ? "" : `;t=${resetsInSeconds}`;
  return {
    "ratelimit-policy": `"${name}";q=${limit};w=${windowSeconds}`,
    ratelimit: `"${name}";r=${Math.max(0, limit - used)}${reset}`,
  };
}

/** Header fields of a refusal because of too many requests. */
export function rateLimitedFields(allowance: Allowance): Record<string, string> {
  const seconds = allowance.resetsInSeconds ?? allowance.windowSeconds;
  return { ...rateLimitFields(allowance), "retry-after": String(seconds) };
}

/** Header fields of a refusal because of too many jobs. */
export function concurrencyLimitedFields(allowance: Allowance | null): Record<string, string> {
  return { ...rateLimitFields(allowance), "retry-after": String(JOB_PATIENCE_SECONDS) };
}
