import { sql } from "drizzle-orm";
import type { Log } from "../common/log.ts";
import type { Retention } from "../config/mod.ts";
import type { Queries } from "../database/mod.ts";
import { installation } from "../database/schema.ts";
import type { Erasures } from "../jobs/erasures.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { removeDeletedAccounts, retain } from "./retain.ts";
import { ownsStore } from "./store_owner.ts";
import { sweepStore } from "./sweep_store.ts";
import { sweepWorkFolders } from "./sweep_work_folders.ts";

/** What {@linkcode startSweeps} and {@linkcode sweep} work on. */
export interface SweepParts {
  db: Queries;
  store: ObjectStore;
  erasures: Erasures;
  retention: Retention;
  /** Folder of the jobs' work folders on this machine. */
  workDir: string;
  /** Versions of the previews that are shown; those of others are swept. */
  previewVersions: ReadonlySet<string>;
  log: Log;
}

/** What was deleted, or would be. */
interface SweepReport {
  objects: number;
  folders: number;
  bytes: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * Deletes what nobody needs any more, soon and then again and again: files of deleted jobs and
 * accounts within half a minute; every hour, in one process, what was kept for long enough and what
 * killed processes left behind.
 */
export function startSweeps(parts: SweepParts): { stop(): Promise<void> } {
  const { db, erasures, log } = parts;
  const stopping = new AbortController();
  let isDown = false;

  async function eraseDeleted(): Promise<void> {
    const accounts = await removeDeletedAccounts(db);
    if (accounts > 0) log.info("Deleted accounts erased", { accounts });
    while (!stopping.signal.aborted && (await erasures.eraseDue()));
  }

  async function everyHour(): Promise<void> {
    if (await takeTurn(db)) await sweep(parts, { dryRun: false, signal: stopping.signal });
    // Folders are on this machine, whoever has swept what is shared.
    else await sweepWorkFolders({ ...parts, dryRun: false });
  }

  function guarded(act: () => Promise<void>): () => Promise<void> {
    return async () => {
      try {
        await act();
        isDown = false;
      } catch (error) {
        if (stopping.signal.aborted) return;
        // Once an outage, and not every half minute of it.
        if (!isDown) log.warn("Cannot delete what nobody needs any more", { error });
        isDown = true;
      }
    };
  }

  let running = Promise.resolve();
  const enqueue = (act: () => Promise<void>) => () => {
    running = running.then(guarded(act));
  };
  const timers = [
    setInterval(enqueue(eraseDeleted), 30 * SECOND_MS),
    setTimeout(enqueue(everyHour), 5 * SECOND_MS),
    setInterval(enqueue(everyHour), 61 * MINUTE_MS),
  ];
  return {
    async stop() {
      stopping.abort(new Error("The worker is stopping"));
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}

/** Deletes what was kept for long enough, and what nobody owns. A dry run only counts the latter. */
export async function sweep(
  parts: SweepParts,
  { dryRun, signal }: { dryRun: boolean; signal: AbortSignal },
): Promise<SweepReport> {
  const { db, store, retention, log } = parts;
  const { folders, bytes } = await sweepWorkFolders({ ...parts, dryRun });
  const report = { objects: 0, folders, bytes };
  if (dryRun || (await ownsStore(db, store))) {
    if (!dryRun) await retain({ ...parts, periods: retention, signal });
    const { progressDays } = retention;
    const swept = await sweepStore({ ...parts, progressDays, dryRun, signal });
    report.objects += swept.objects;
    report.bytes += swept.bytes;
  } else {
    log.warn("Store not swept: its object installation.txt names another database");
  }
  if (!dryRun && report.objects + report.folders > 0) log.info("Files of nobody deleted", report);
  return report;
}

/** True for one process an hour. */
async function takeTurn(db: Queries): Promise<boolean> {
  const taken = await db
    .insert(installation)
    .values({ id: crypto.randomUUID(), sweptAt: sql`now()` })
    .onConflictDoUpdate({
      target: installation.one,
      set: { sweptAt: sql`now()` },
      setWhere: sql`coalesce(${installation.sweptAt} < now() - interval '55 minutes', true)`,
    })
    .returning({ id: installation.id });
  return taken.length > 0;
}
