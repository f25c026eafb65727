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
 * Divides a run's progress among its stages by weight. Returns a function that starts the step at an
 * index and gives the progress of each of its stages; steps have to be started in order, each once. Of
 * stages that run at the same time, the one that is told is the first that is not at its end.
 */
export function trackProgress(
  steps: readonly (readonly { name: string; weight: number }[])[],
  onProgress: (progress: Progress) => void,
): (index: number) => StageProgress[] {
  const doneBy = new Map(steps.flat().map((stage) => [stage, 0]));
  const total = sum(doneBy.keys().map(({ weight }) => weight));
  let fraction = 0;
  return (index) => {
    const step = steps[index];
    const [first] = step ?? [];
    if (step === undefined || first === undefined) throw new RangeError(`No step ${index}`);
    const report = (by: typeof first) => {
      const told = step.find((stage) => doneBy.get(stage) !== 1) ?? by;
      const done = sum(doneBy.entries().map(([{ weight }, share]) => weight * share));
      fraction = Math.max(fraction, done / total);
      onProgress({ stage: told.name, stageFraction: doneBy.get(told) ?? 0, fraction });
    };
    report(first);
    return step.map((stage) => (share) => {
      const done = Math.min(1, Math.max(0, share));
      if (!(done > (doneBy.get(stage) ?? 0))) return;
      doneBy.set(stage, done);
      report(stage);
    });
  };
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
