import type { Log } from "../common/log.ts";

/** Progress on its way to the database. */
export interface ProgressWriter {
  report(percent: number, stage: string): void;
  /** Waits until the newest report is written. */
  flush(): Promise<void>;
}

/**
 * Writes progress one report at a time and skips those that a newer one has overtaken, so that a
 * stage may report as often as it likes. A report that cannot be written is only logged: it is
 * not worth a job.
 */
export function createProgressWriter(
  write: (percent: number, stage: string) => Promise<void>,
  log: Log,
): ProgressWriter {
  let newest: { percent: number; stage: string } | undefined;
  let writing: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (newest !== undefined) {
      const { percent, stage } = newest;
      newest = undefined;
      try {
        await write(percent, stage);
      } catch (error) {
        log.warn("Cannot store the job's progress", { error });
      }
    }
  }

  return {
    report(percent, stage) {
      newest = { percent: Math.floor(percent), stage };
      writing ??= drain().finally(() => {
        writing = undefined;
      });
    },
    async flush() {
      await writing;
    },
  };
}
