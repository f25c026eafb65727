import type { Log } from "../common/log.ts";
import { type Job, stageOf } from "./job.ts";

/** Told of a job whenever it has changed; undefined once it was deleted. */
type JobListener = (job: Job | undefined) => void;

/** Tells of changes to jobs, whichever process makes them. */
export interface JobWatcher {
  /** Calls the listener for each change after `known`. Disposing of the watch ends it. */
  watch(known: Job, listener: JobListener): Disposable;
  /** Ends every watch as if its job were gone, and takes no more. */
  close(): void;
}

/** Options of {@linkcode createJobWatcher}. */
export interface JobWatcherOptions {
  find(ids: readonly string[]): Promise<Job[]>;
  log: Log;
  /** Time between two looks. Defaults to 300 ms. */
  intervalMs?: number;
}

interface Watch {
  known: Job;
  listener: JobListener;
}

/**
 * Looks at all watched jobs together, with one query, and only while there are any. Postgres could
 * notify instead, but progress is written so often that looking is cheaper.
 */
export function createJobWatcher(options: JobWatcherOptions): JobWatcher {
  const { find, log, intervalMs = 300 } = options;
  const watches = new Set<Watch>();
  let timer: Timer | undefined;
  let closed = false;

  async function look(): Promise<void> {
    const watched = [...watches];
    try {
      const jobs = await find([...new Set(watched.map(({ known }) => known.id))]);
      const byId = new Map(jobs.map((job) => [job.id, job]));
      for (const watch of watched) if (watches.has(watch)) tell(watch, byId.get(watch.known.id));
    } catch (error) {
      log.warn("Cannot look at watched jobs", { error });
    }
    timer = undefined;
    plan();
  }

  function plan(): void {
    if (watches.size > 0 && !closed) timer ??= setTimeout(look, intervalMs);
  }

  return {
    watch(known, listener) {
      const watch = { known, listener };
      if (closed) listener(undefined);
      else watches.add(watch);
      plan();
      return { [Symbol.dispose]: () => watches.delete(watch) };
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const { listener } of watches) listener(undefined);
      watches.clear();
    },
  };
}

function tell(watch: Watch, job: Job | undefined): void {
  const { known } = watch;
  const isSame =
    job?.status === known.status &&
    job.progress === known.progress &&
    stageOf(job) === stageOf(known);
  if (isSame) return;
  if (job !== undefined) watch.known = job;
  watch.listener(job);
}
