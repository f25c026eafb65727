/** Longest delay that a timer accepts, in milliseconds: about 24 days. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** Thrown when a deadline has passed. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

/**
 * Waits for a promise until the signal aborts. The underlying work is not stopped.
 *
 * @throws the signal's reason as soon as it aborts.
 */
export async function abortable<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/**
 * Waits for a promise for at most `ms` milliseconds. The underlying work is not stopped.
 *
 * @throws {DeadlineError} when the time is up.
 */
export async function withDeadline<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const expired = new AbortController();
  const error = new DeadlineError(`Cannot wait any longer as ${ms} ms are over`);
  const timer = setTimeout(() => expired.abort(error), ms);
  try {
    return await abortable(promise, expired.signal);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Waits for `ms` milliseconds, at most {@linkcode MAX_TIMER_MS}.
 *
 * @throws the signal's reason as soon as it aborts.
 */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.min(ms, MAX_TIMER_MS));
  try {
    await abortable(promise, signal);
  } finally {
    clearTimeout(timer);
  }
}
