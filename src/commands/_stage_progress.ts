import { SingleBar } from "cli-progress";

/** Column width of the stages' titles. */
const TITLE_WIDTH = 24;

/** Shows the progress of a run. */
export interface StageProgress {
  /** `stage` is the title of the current stage, `fraction` how much of it is done, 0 to 1. */
  report(stage: string, fraction: number): void;
  /** Call it when the run has ended, successfully or not. */
  stop(completed: boolean): void;
}

/** Creates a progress bar per stage on a terminal, or else a line per finished stage. */
export function stageProgress(stream: NodeJS.WriteStream): StageProgress {
  let current: { stage: string; bar: SingleBar | undefined; startedAt: number } | undefined;

  function begin(stage: string): void {
    const bar = stream.isTTY ? new SingleBar(barOptions(stream)) : undefined;
    bar?.start(100, 0, { stage: stage.padEnd(TITLE_WIDTH), seconds: "" });
    current = { stage, bar, startedAt: performance.now() };
  }

  function end(completed: boolean): void {
    if (current === undefined) return;
    const { stage, bar, startedAt } = current;
    const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    if (completed) bar?.update(100, { seconds });
    bar?.stop();
    if (bar === undefined && completed)
      stream.write(`${stage.padEnd(TITLE_WIDTH)}done in ${seconds}\n`);
    current = undefined;
  }

  return {
    report(stage, fraction) {
      if (current?.stage !== stage) {
        end(true);
        begin(stage);
      }
      current?.bar?.update(Math.floor(fraction * 100));
    },
    stop: end,
  };
}

function barOptions(stream: NodeJS.WriteStream) {
  return {
    stream,
    format: "{stage}{bar} {percentage} %  {seconds}",
    barCompleteChar: "█",
    barIncompleteChar: "░",
    barsize: 30,
    hideCursor: true,
  };
}
