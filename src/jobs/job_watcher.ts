import type { Log } from "../common/log.ts";
import { type Job, stageOf } from "./job.ts";

/** Called with a job whenever it has changed; with undefined once it is deleted. */
type JobListener = (job: Job | undefined) => void;

/** Notifies listeners of changes to jobs, whichever process makes them. */
export interface JobWatcher {
  /** Calls the listener for each change since `known`. Dispose of the result to stop watching. */
  watch(known: Job, listener: JobListener): Disposable;
  /** Ends every watch as if its job had been deleted, and accepts no more. */
  close(): void;
}

/** Options of {@linkcode createJobWatcher}. */
export interface JobWatcherOptions {
  find(ids: readonly string[]): Promise<Job[]>;
  log: Log;
  /** Polling interval. Defaults to 300 ms. */
  intervalMs?: number;
}

/** Jobs that are asked for in one query, for none to be slow. */
const MAX_QUERY_IDS = 500;

interface Watch {
  known: Job;
  listener: JobListener;
}

/**
 * Creates a watcher that polls all watched jobs together, and only while there are any.
 * LISTEN/NOTIFY would work too, but progress is written so often that polling is cheaper.
 */
export function createJobWatcher(options: JobWatcherOptions): JobWatcher {
  const { find, log, intervalMs = 300 } = options;
  const watches = new Set<Watch>();
  let timer: Timer | undefined;
  let closed = false;

  async function findAll(ids: readonly string[]): Promise<Map<string, Job>> {
    const found = new Map<string, Job>();
    for (let start = 0; start < ids.length; start += MAX_QUERY_IDS) {
      const jobs = await find(ids.slice(start, start + MAX_QUERY_IDS));
      for (const job of jobs) found.set(job.id, job);
    }
    return found;
  }

  async function poll(): Promise<void> {
    const watched = [...watches];
    try {
      const byId = await findAll([...new Set(watched.map(({ known }) => known.id))]);
      for (const watch of watched) if (watches.has(watch)) notify(watch, byId.get(watch.known.id));
    } catch (error) {
      log.warn("Cannot poll watched jobs", { error });
    }
    timer = undefined;
    schedulePoll();
  }

  function schedulePoll(): void {
    if (watches.size > 0 && !closed) timer ??= setTimeout(poll, intervalMs);
  }

  return {
    watch(known, listener) {
      const watch = { known, listener };
      if (closed) listener(undefined);
      else watches.add(watch);
      schedulePoll();
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

function notify(watch: Watch, job: Job | undefined): void {
  const { known } = watch;
  const isSame =
    job?.status === known.status &&
    job.progress === known.progress &&
    stageOf(job) === stageOf(known);
  if (isSame) return;
  if (job !== undefined) watch.known = job;
  watch.listener(job);
}
