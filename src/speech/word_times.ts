import type { Span } from "../sound/sound.ts";

// Known starts that are closer together than this are not reliable.
const MIN_WORD_MS = 10;
const MIN_UNSPOKEN_MS = 40;
const UNSPOKEN_WEIGHT = 0.5;

/**
 * Fills in the times of words from those that are known. Words between two known ones divide the
 * time between them by weight; unspoken words go into a pause if there is one. Times are in order,
 * do not overlap, are not empty and lie within the duration.
 *
 * @param weights Expected duration of each word relative to the others; 0 if it is not spoken.
 * @param known The time of each word, or undefined.
 */
export function fillTimes(
  weights: readonly number[],
  known: readonly (Span | undefined)[],
  durationMs: number,
): Span[] {
  const anchors = usableTimes(known, durationMs);
  const starts = anchors.flatMap((anchor, index) => (anchor === undefined ? [] : [index]));
  if (starts[0] !== 0) starts.splice(0, starts.length > 0 ? 1 : 0, 0);
  const times: Span[] = [];
  for (const [group, first] of starts.entries()) {
    const next = starts[group + 1] ?? weights.length;
    const head = anchors[first];
    const startMs = head?.startMs ?? 0;
    const endMs = anchors[next]?.startMs ?? durationMs;
    times.push(...distributeGroup(weights.slice(first, next), head, { startMs, endMs }));
  }
  return times;
}

function distributeGroup(weights: readonly number[], head: Span | undefined, group: Span): Span[] {
  if (head !== undefined) {
    const others = weights.slice(1);
    const pause = { startMs: Math.min(head.endMs, group.endMs), endMs: group.endMs };
    const room = pause.endMs - pause.startMs;
    if (others.length === 0) return [{ startMs: head.startMs, endMs: pause.startMs }];
    if (others.every((weight) => weight === 0) && room >= MIN_UNSPOKEN_MS * others.length) {
      return [{ startMs: head.startMs, endMs: pause.startMs }, ...distribute(others, pause)];
    }
  }
  return distribute(weights, group);
}

function distribute(weights: readonly number[], { startMs, endMs }: Span): Span[] {
  const effective = weights.map((weight) => Math.max(weight, UNSPOKEN_WEIGHT));
  const total = effective.reduce((sum, weight) => sum + weight, 0);
  const at = (sum: number) => startMs + ((endMs - startMs) * sum) / total;
  let sum = 0;
  return effective.map((weight) => {
    const start = at(sum);
    sum += weight;
    return { startMs: start, endMs: at(sum) };
  });
}

/** Drops times that are not numbers, out of order or too close to the previous one. */
function usableTimes(
  known: readonly (Span | undefined)[],
  durationMs: number,
): (Span | undefined)[] {
  let last = -MIN_WORD_MS;
  return known.map((span) => {
    if (span === undefined || !(span.startMs >= Math.max(0, last + MIN_WORD_MS))) return undefined;
    if (span.startMs > durationMs - MIN_WORD_MS) return undefined;
    last = span.startMs;
    const endMs = Math.max(span.endMs || 0, span.startMs + MIN_WORD_MS);
    return { startMs: span.startMs, endMs: Math.min(endMs, durationMs) };
  });
}
