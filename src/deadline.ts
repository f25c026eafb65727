/** Thrown when something took longer than it may. */
class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

/**
 * Waits for a promise, but no longer than so many milliseconds. What it stands for goes on.
 *
 * @throws {DeadlineError} when the time is over.
 */
export async function withDeadline<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const error = new DeadlineError(`Cannot wait any longer as ${ms} ms are over`);
  const timer = setTimeout(() => reject(error), ms);
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}
