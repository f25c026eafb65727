const LONGEST_BACKOFF_MS = 60_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Time to wait after a failed attempt, in milliseconds: `backoffMs` doubled with each attempt from
 * the second on, at most a minute, of which up to half is left out at random so that what failed
 * together does not come back together.
 */
export function backoffDelayMs(attempt: number, backoffMs: number, random = Math.random): number {
  // Beyond some doublings it is the longest anyway, and further on no number any more.
  const doublings = Math.min(attempt - 1, 30);
  const longest = Math.min(backoffMs * 2 ** doublings, LONGEST_BACKOFF_MS);
  return longest * (1 - random() / 2);
}

/** Waits, at most 24 days; throws the signal's reason as soon as it aborts. */
export async function sleep(delayMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.min(delayMs, LONGEST_TIMER_MS));
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
