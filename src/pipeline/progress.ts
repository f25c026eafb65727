/** How far a run is. */
export interface Progress {
  /** Name of the stage that runs. */
  stage: string;
  /** How much of that stage is done, 0 to 1. */
  stageFraction: number;
  /** How much of the whole run is done, 0 to 1; never less than before. */
  fraction: number;
}

/** Takes how much of one stage is done, 0 to 1; ignores what is less than before. */
export type StageProgress = (fraction: number) => void;

/**
 * Spreads a run's progress over its stages by weight. Gives a function that starts a stage's
 * progress; stages start in their order, each once.
 */
export function trackProgress(
  stages: readonly { name: string; weight: number }[],
  onProgress: (progress: Progress) => void,
): (index: number) => StageProgress {
  const ends = stages.map((_, index) => sum(stages.slice(0, index + 1)));
  const total = ends.at(-1) ?? 0;
  let fraction = 0;
  return (index) => {
    const stage = stages[index];
    const end = ends[index];
    if (stage === undefined || end === undefined) throw new RangeError(`No stage ${index}`);
    let highest = -1;
    const report = (done: number) => {
      const stageFraction = Math.min(1, Math.max(0, done));
      if (!(stageFraction > highest)) return;
      highest = stageFraction;
      // Counted back from the end, so that the last stage ends at exactly 1.
      fraction = Math.max(fraction, (end - stage.weight * (1 - stageFraction)) / total);
      onProgress({ stage: stage.name, stageFraction, fraction });
    };
    report(0);
    return report;
  };
}

function sum(stages: readonly { weight: number }[]): number {
  return stages.reduce((total, { weight }) => total + weight, 0);
}
