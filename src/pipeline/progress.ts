/** How far a run has got. */
export interface Progress {
  /** Name of the running stage. */
  stage: string;
  /** How much of that stage is done, 0 to 1. */
  stageFraction: number;
  /** How much of the whole run is done, 0 to 1; never less than before. */
  fraction: number;
}

/** Reports how much of a stage is done, 0 to 1. Values below an earlier one are ignored. */
export type StageProgress = (fraction: number) => void;

/**
 * Divides a run's progress among its stages by weight. Returns a function that starts the progress of
 * the stage at an index; stages have to be started in order, each once.
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
      // Counted back from the end, for the last stage to end at exactly 1.
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
