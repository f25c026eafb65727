const MAX_BACKOFF_MS = 60_000;

/**
 * Time to wait after a failed attempt, in milliseconds: `backoffMs` doubled with each attempt from
 * the second on, at most a minute, of which up to half is left out at random so that what failed
 * together does not come back together.
 */
export function backoffDelayMs(attempt: number, backoffMs: number, random = Math.random): number {
  // Beyond some doublings it is the longest anyway, and further on no number any more.
  const doublings = Math.min(attempt - 1, 30);
  const longest = Math.min(backoffMs * 2 ** doublings, MAX_BACKOFF_MS);
  return longest * (1 - random() / 2);
}
