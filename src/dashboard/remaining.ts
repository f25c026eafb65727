/** How far something was at a time. */
export interface Moment {
  atMs: number;
  /** In percent. */
  progress: number;
}

/** Before that, nobody can say how fast it goes. */
const MIN_SEEN_MS = 3_000;
const MIN_SEEN_PERCENT = 3;
/** How much of what was is heeded: stages go at paces of their own. */
const WINDOW_MS = 20_000;

/**
 * How much longer something takes that goes on at the pace of the last while, in milliseconds. Null if that
 * cannot be said yet.
 *
 * @param moments From the first to the last.
 */
export function remainingMs(moments: readonly Moment[], nowMs: number): number | null {
  const last = moments.at(-1);
  const first = moments.findLast(({ atMs }) => nowMs - atMs >= WINDOW_MS) ?? moments[0];
  if (first === undefined || last === undefined) return null;
  const percent = last.progress - first.progress;
  // Time since the last step counts too: what stands still takes longer.
  const elapsedMs = nowMs - first.atMs;
  if (percent < MIN_SEEN_PERCENT || elapsedMs < MIN_SEEN_MS) return null;
  return ((100 - last.progress) * elapsedMs) / percent;
}
