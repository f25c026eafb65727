/**
 * Waits for works of which none is of use without the others: where one fails, the others are aborted,
 * and have come to their end when this rejects.
 *
 * @param start Starts them, with a signal that aborts with `signal`, and once one has failed.
 * @returns what they resolved to, in their order.
 * @throws what the first that failed threw, or the signal's reason.
 */
export async function allOrNone<const Works extends readonly Promise<unknown>[]>(
  signal: AbortSignal,
  start: (signal: AbortSignal) => Works,
): Promise<{ -readonly [Index in keyof Works]: Awaited<Works[Index]> }> {
  const failed = new AbortController();
  const works = start(AbortSignal.any([signal, failed.signal]));
  for (const work of works) work.catch((error) => failed.abort(error));
  await Promise.allSettled(works);
  signal.throwIfAborted();
  failed.signal.throwIfAborted();
  return await Promise.all(works);
}
