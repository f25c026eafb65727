/** The durations of a scene's spoken sentences. */
export interface SpokenScene {
  sentencesMs: readonly number[];
  /** Whether the scene may be dropped. */
  optional: boolean;
}

/** Pauses in a reel and the minimum time that a slide is shown. */
export const PACE = {
  beforeVoiceMs: 200,
  betweenSentencesMs: 180,
  betweenScenesMs: 420,
  afterVoiceMs: 600,
  minSceneMs: 1_500,
} as const;

/** How long a scene is shown, including the pause after its voice. */
export function sceneMs(sentencesMs: readonly number[], last: boolean): number {
  const spoken = sentencesMs.reduce((sum, ms) => sum + ms, 0);
  const gaps = PACE.betweenSentencesMs * Math.max(0, sentencesMs.length - 1);
  const after = last ? PACE.afterVoiceMs : PACE.betweenScenesMs;
  return Math.max(PACE.minSceneMs, spoken + gaps + after);
}

/**
 * Selects the scenes that fit into `limitMs`. Of the optional ones, leaves out as little as possible:
 * scenes in the middle, but not the only one of them unless it alone is too long.
 *
 * @returns Indices in order; undefined if even the mandatory scenes are too long.
 */
export function scenesThatFit(
  scenes: readonly SpokenScene[],
  limitMs: number,
): number[] | undefined {
  const last = scenes.length - 1;
  const msOf = (index: number, isLast: boolean) =>
    sceneMs(scenes[index]?.sentencesMs ?? [], isLast);
  let kept = [...scenes.keys()];
  for (;;) {
    const lengthMs = kept.reduce(
      (sum, index, position) => sum + msOf(index, position === kept.length - 1),
      PACE.beforeVoiceMs,
    );
    if (lengthMs <= limitMs) return kept;
    const optional = kept.filter((index) => scenes[index]?.optional);
    const middle = optional.filter((index) => index !== last);
    const choices = middle.length > 1 ? middle : optional;
    const sorted = choices.toReversed().toSorted((a, b) => msOf(a, false) - msOf(b, false));
    // Dropping the last scene leaves its longer pause to the one before.
    const excessMs = lengthMs - limitMs + PACE.afterVoiceMs - PACE.betweenScenesMs;
    const enough = sorted.find((index) => msOf(index, false) >= excessMs);
    const dropped = enough ?? sorted.at(-1);
    if (dropped === undefined) return undefined;
    kept = kept.filter((index) => index !== dropped);
  }
}
