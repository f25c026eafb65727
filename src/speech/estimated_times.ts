import { loudSpans, type Sound, type Span } from "../sound/sound.ts";

const PAUSE_MS = 120;
// Costs are fractions of the line's duration without pauses, comparable to distances.
const UNUSED_PAUSE_COST = 0.06;
const UNPUNCTUATED_COST = 0.05;
const PUNCTUATION = /[.!?…,;:。！？，、；：؟،؛।—–][\p{Pe}\p{Pf}"']*$/u;

interface Boundary {
  /** Index of the word that starts here. */
  word: number;
  /** Position if every unit of weight took the same time, in milliseconds without pauses. */
  expectedMs: number;
  punctuated: boolean;
}

/**
 * Estimates from the sound alone when each word is spoken: matches pauses with punctuation, and
 * divides the sound between them among the words by weight.
 *
 * @param texts The words as written, with their punctuation.
 * @param weights Expected duration of each word relative to the others; 0 if it is not spoken.
 */
export function estimateTimes(
  texts: readonly string[],
  weights: readonly number[],
  sound: Sound,
): (Span | undefined)[] {
  const spans = loudSpans(sound, PAUSE_MS);
  const soundMs = spans.reduce((sum, span) => sum + span.endMs - span.startMs, 0);
  const boundaries = boundariesOf(texts, weights, soundMs);
  const pauses = pausePositions(spans);
  const fixed = matchPauses(pauses, boundaries, soundMs);

  const starts = boundaries.map((_, index) => interpolate(index, boundaries, fixed, soundMs));
  const times: (Span | undefined)[] = texts.map(() => undefined);
  for (const [index, { word }] of boundaries.entries()) {
    times[word] = {
      startMs: clockTime(starts[index] ?? 0, spans, "after"),
      endMs: clockTime(starts[index + 1] ?? soundMs, spans, "before"),
    };
  }
  return times;
}

function boundariesOf(texts: readonly string[], weights: readonly number[], soundMs: number) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const boundaries: Boundary[] = [];
  let sum = 0;
  let punctuated = false;
  for (const [word, weight] of weights.entries()) {
    if (weight > 0) {
      boundaries.push({ word, expectedMs: (soundMs * sum) / total, punctuated });
      punctuated = false;
    }
    sum += weight;
    punctuated ||= PUNCTUATION.test(texts[word] ?? "");
  }
  return boundaries;
}

/** Positions of the pauses, in milliseconds without pauses. */
function pausePositions(spans: readonly Span[]): number[] {
  let sum = 0;
  return spans.slice(0, -1).map((span) => {
    sum += span.endMs - span.startMs;
    return sum;
  });
}

/** Finds the cheapest assignment of pauses to boundaries, in order: boundary index -> position. */
function matchPauses(
  pauses: readonly number[],
  boundaries: readonly Boundary[],
  soundMs: number,
): Map<number, number> {
  const width = boundaries.length + 1;
  const costs = new Float64Array((pauses.length + 1) * width);
  const at = (pause: number, boundary: number) => costs[pause * width + boundary] ?? 0;
  const matchCost = (pause: number, boundary: number) => {
    const { expectedMs = 0, punctuated = false } = boundaries[boundary] ?? {};
    const distance = Math.abs((pauses[pause] ?? 0) - expectedMs) / soundMs;
    return distance + (punctuated ? 0 : UNPUNCTUATED_COST);
  };
  const matchAt = (pause: number, boundary: number) =>
    matchCost(pause, boundary) + at(pause + 1, boundary + 1);
  for (let pause = pauses.length - 1; pause >= 0; pause--) {
    costs[pause * width + boundaries.length] = UNUSED_PAUSE_COST * (pauses.length - pause);
    for (let boundary = boundaries.length - 1; boundary >= 0; boundary--) {
      costs[pause * width + boundary] = Math.min(
        at(pause, boundary + 1),
        at(pause + 1, boundary) + UNUSED_PAUSE_COST,
        matchAt(pause, boundary),
      );
    }
  }
  const fixed = new Map<number, number>();
  for (let pause = 0, boundary = 0; pause < pauses.length && boundary < boundaries.length; ) {
    const cost = at(pause, boundary);
    // There is no pause before the first word.
    if (cost === matchAt(pause, boundary) && boundary > 0) {
      fixed.set(boundary++, pauses[pause++] ?? 0);
    } else if (cost === at(pause, boundary + 1)) boundary++;
    else pause++;
  }
  return fixed;
}

function interpolate(
  index: number,
  boundaries: readonly Boundary[],
  fixed: ReadonlyMap<number, number>,
  soundMs: number,
): number {
  let [from, to] = [0, boundaries.length];
  for (const known of fixed.keys()) {
    if (known <= index) from = known;
    else if (to === boundaries.length) to = known;
  }
  const expected = (boundary: number) => boundaries[boundary]?.expectedMs ?? soundMs;
  const actual = (boundary: number) =>
    fixed.get(boundary) ?? (boundary === boundaries.length ? soundMs : 0);
  const length = expected(to) - expected(from);
  const share = length > 0 ? (expected(index) - expected(from)) / length : 0;
  return actual(from) + (actual(to) - actual(from)) * share;
}

/** Converts a position without pauses to a time in the sound; `side` decides it at a pause. */
function clockTime(position: number, spans: readonly Span[], side: "before" | "after"): number {
  let sum = 0;
  for (const { startMs, endMs } of spans) {
    const length = endMs - startMs;
    if (
      position < sum + length - 0.001 ||
      (side === "before" && position <= sum + length + 0.001)
    ) {
      return startMs + Math.max(0, position - sum);
    }
    sum += length;
  }
  return spans.at(-1)?.endMs ?? 0;
}
