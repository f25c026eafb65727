/**
 * Waits for works of which none is of use without the others: where one fails, the others are aborted,
 * and have come to their end when this rejects.
 *
 * @param start Starts them, with a signal that aborts with `signal`, and once one has failed.
 * @throws what the first that failed threw, or the signal's reason.
 */
export async function allOrNone(
  signal: AbortSignal,
  start: (signal: AbortSignal) => readonly Promise<void>[],
): Promise<void> {
  const failed = new AbortController();
  const works = start(AbortSignal.any([signal, failed.signal]));
  for (const work of works) work.catch((error) => failed.abort(error));
  const results = await Promise.allSettled(works);
  signal.throwIfAborted();
  failed.signal.throwIfAborted();
  for (const result of results) if (result.status === "rejected") throw result.reason;
}
