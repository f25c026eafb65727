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
 * Selects the scenes that fit into `limitMs`: the mandatory ones, then the last scene, then each of
 * the others, in order, that still fits.
 *
 * @returns Indices in order; undefined if even the mandatory scenes are too long.
 */
export function scenesThatFit(
  scenes: readonly SpokenScene[],
  limitMs: number,
): number[] | undefined {
  const lastIndex = scenes.length - 1;
  const cost = (index: number) => sceneMs(scenes[index]?.sentencesMs ?? [], index === lastIndex);
  const selected = new Set<number>();
  // Whichever scene ends the reel gets the longer pause, so reserve it from the start.
  let remainingMs = limitMs - PACE.beforeVoiceMs - (PACE.afterVoiceMs - PACE.betweenScenesMs);
  const take = (index: number) => {
    remainingMs -= cost(index);
    selected.add(index);
  };
  scenes.forEach((scene, index) => {
    if (!scene.optional) take(index);
  });
  if (remainingMs < 0) return undefined;
  const byPriority = [lastIndex, ...scenes.keys()];
  for (const index of byPriority) {
    if (!selected.has(index) && cost(index) <= remainingMs) take(index);
  }
  return [...selected].sort((a, b) => a - b);
}
