/** What a scene's voice came to, sentence by sentence, in milliseconds. */
export interface SpokenScene {
  sentencesMs: readonly number[];
  /** Whether the reel can do without the scene. */
  optional: boolean;
}

/** Silences of a reel and the shortest time a slide is shown, in milliseconds. */
export const PACE = {
  beforeVoiceMs: 200,
  betweenSentencesMs: 180,
  betweenScenesMs: 420,
  afterVoiceMs: 600,
  shortestSceneMs: 1_500,
} as const;

/** How long a scene is shown, the silence after its voice included. */
export function sceneMs(sentencesMs: readonly number[], last: boolean): number {
  const spoken = sentencesMs.reduce((sum, ms) => sum + ms, 0);
  const gaps = PACE.betweenSentencesMs * Math.max(0, sentencesMs.length - 1);
  const after = last ? PACE.afterVoiceMs : PACE.betweenScenesMs;
  return Math.max(PACE.shortestSceneMs, spoken + gaps + after);
}

/**
 * Chooses the scenes that fit into `limitMs`, whole sentences only: the scenes that may not be
 * left out, then the last scene, then the others in their order while there is time.
 *
 * @returns Indices in order; undefined if even the scenes that may not be left out are too long.
 */
export function scenesThatFit(
  scenes: readonly SpokenScene[],
  limitMs: number,
): number[] | undefined {
  const lastIndex = scenes.length - 1;
  const cost = (index: number) => sceneMs(scenes[index]?.sentencesMs ?? [], index === lastIndex);
  const kept = new Set<number>();
  // Whichever scene ends the reel gets the longer silence, so it is reserved from the start.
  let left = limitMs - PACE.beforeVoiceMs - (PACE.afterVoiceMs - PACE.betweenScenesMs);
  const take = (index: number) => {
    left -= cost(index);
    kept.add(index);
  };
  scenes.forEach((scene, index) => {
    if (!scene.optional) take(index);
  });
  if (left < 0) return undefined;
  const byWorth = [lastIndex, ...scenes.keys()];
  for (const index of byWorth) {
    if (!kept.has(index) && cost(index) <= left) take(index);
  }
  return [...kept].sort((a, b) => a - b);
}
