import type { Span } from "./sound.ts";

// Two words that are known to start closer than this were not told apart.
const MIN_WORD_MS = 10;
const MIN_SILENT_MS = 40;
const SILENT_WEIGHT = 0.5;

/**
 * Gives every word a time, from those that are known. The words between two known ones share the
 * time between them by weight; a word that is not spoken goes into a pause if there is one. Times
 * never run backwards, never overlap, are never empty, and lie within the duration.
 *
 * @param weights for each word how long it takes beside others; 0 if it is not spoken.
 * @param known for each word its time, or undefined.
 */
export function fillTimes(
  weights: readonly number[],
  known: readonly (Span | undefined)[],
  durationMs: number,
): Span[] {
  const anchors = usable(known, durationMs);
  const starts = anchors.flatMap((anchor, index) => (anchor === undefined ? [] : [index]));
  if (starts[0] !== 0) starts.splice(0, starts.length > 0 ? 1 : 0, 0);
  const times: Span[] = [];
  for (const [group, first] of starts.entries()) {
    const next = starts[group + 1] ?? weights.length;
    const head = anchors[first];
    const startMs = head?.startMs ?? 0;
    const endMs = anchors[next]?.startMs ?? durationMs;
    times.push(...shareGroup(weights.slice(first, next), head, { startMs, endMs }));
  }
  return times;
}

function shareGroup(weights: readonly number[], head: Span | undefined, group: Span): Span[] {
  if (head !== undefined) {
    const others = weights.slice(1);
    const pause = { startMs: Math.min(head.endMs, group.endMs), endMs: group.endMs };
    const room = pause.endMs - pause.startMs;
    if (others.length === 0) return [{ startMs: head.startMs, endMs: pause.startMs }];
    if (others.every((weight) => weight === 0) && room >= MIN_SILENT_MS * others.length) {
      return [{ startMs: head.startMs, endMs: pause.startMs }, ...share(others, pause)];
    }
  }
  return share(weights, group);
}

function share(weights: readonly number[], { startMs, endMs }: Span): Span[] {
  const effective = weights.map((weight) => Math.max(weight, SILENT_WEIGHT));
  const total = effective.reduce((sum, weight) => sum + weight, 0);
  const at = (sum: number) => startMs + ((endMs - startMs) * sum) / total;
  let sum = 0;
  return effective.map((weight) => {
    const start = at(sum);
    sum += weight;
    return { startMs: start, endMs: at(sum) };
  });
}

/** Leaves out what is no number, runs backwards or is too close to the one before. */
function usable(known: readonly (Span | undefined)[], durationMs: number): (Span | undefined)[] {
  let last = -MIN_WORD_MS;
  return known.map((span) => {
    if (span === undefined || !(span.startMs >= Math.max(0, last + MIN_WORD_MS))) return undefined;
    if (span.startMs > durationMs - MIN_WORD_MS) return undefined;
    last = span.startMs;
    const endMs = Math.max(span.endMs || 0, span.startMs + MIN_WORD_MS);
    return { startMs: span.startMs, endMs: Math.min(endMs, durationMs) };
  });
}
