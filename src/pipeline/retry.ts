const MAX_BACKOFF_MS = 60_000;

/**
 * Delay after a failed attempt, in milliseconds: exponential backoff from `backoffMs`, capped at a
 * minute. Jitter takes off up to half, to spread the retries of what failed together.
 */
export function backoffDelayMs(attempt: number, backoffMs: number, random = Math.random): number {
  // The cap is reached long before, and 2 ** attempt would overflow in the end.
  const doublings = Math.min(attempt - 1, 30);
  const delayMs = Math.min(backoffMs * 2 ** doublings, MAX_BACKOFF_MS);
  return delayMs * (1 - random() / 2);
}
