import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { jobs } from "../database/schema.ts";

/** What {@linkcode sweepWorkFolders} works on. */
export interface WorkFolderOptions {
  db: Queries;
  /** Folder of the work folders, one for each job. */
  workDir: string;
  /** Only counts. */
  dryRun: boolean;
}

/** What was deleted, or would be. */
export interface WorkFolderReport {
  folders: number;
  bytes: number;
}

const HOUR_MS = 60 * 60 * 1000;
/** Name of a folder in which a preview is drawn; drawing one takes a minute. */
const PREVIEW = /^preview-/;

/**
 * Deletes the folders of runs that are over, as left behind by workers that were killed. Those of
 * runs that go on, and whatever else is there, stay.
 */
export async function sweepWorkFolders(options: WorkFolderOptions): Promise<WorkFolderReport> {
  const { db, workDir, dryRun } = options;
  const names = await namesIn(workDir);
  const rows = await db
    .select({ id: jobs.id, status: jobs.status, runs: jobs.runs })
    .from(jobs)
    .where(inArray(jobs.id, names));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const left: string[] = [];
  for (const name of names) {
    const path = join(workDir, name);
    const job = byId.get(name);
    if (job?.status === "pending" || job?.status === "processing") {
      const earlier = (await namesIn(path)).filter((run) => /^\d+$/.test(run) && +run < job.runs);
      left.push(...earlier.map((run) => join(path, run)));
    } else if (PREVIEW.test(name) || name.startsWith("job_")) left.push(path);
  }
  const report = { folders: 0, bytes: 0 };
  for (const path of left) {
    if (!(await isOld(path))) continue;
    report.folders++;
    report.bytes += await bytesIn(path);
    if (!dryRun) await rm(path, { recursive: true, force: true });
  }
  return report;
}

async function namesIn(path: string): Promise<string[]> {
  return await readdir(path).catch(() => []);
}

async function isOld(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > HOUR_MS;
}

async function bytesIn(path: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}
