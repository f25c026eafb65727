/** Writes a job's progress to the database. */
export interface ProgressWriter {
  report(percent: number, stage: string): void;
  /** Waits until the latest report is written. */
  flush(): Promise<void>;
}

/**
 * Creates a writer that writes one report at a time and skips outdated ones: stages can report as
 * often as they like. What keeps a report from being written goes to `onError`, as it is not worth
 * failing the job.
 */
export function createProgressWriter(
  write: (percent: number, stage: string) => Promise<void>,
  onError: (error: unknown) => void,
): ProgressWriter {
  let latest: { percent: number; stage: string } | undefined;
  let writing: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (latest !== undefined) {
      const { percent, stage } = latest;
      latest = undefined;
      try {
        await write(percent, stage);
      } catch (error) {
        onError(error);
      }
    }
  }

  return {
    report(percent, stage) {
      latest = { percent: Math.floor(percent), stage };
      writing ??= drain().finally(() => {
        writing = undefined;
      });
    },
    async flush() {
      await writing;
    },
  };
}
