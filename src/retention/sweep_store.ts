import { inArray, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { accounts, contentIdOfRow, contents, jobs, uploads } from "../database/schema.ts";
import { type Erasures, giveUpOutput } from "../jobs/erasures.ts";
import { CANCELLED } from "../jobs/job_failure.ts";
import { outputFolders, pictureFolder } from "../jobs/job_files.ts";
import type { ListedObject, ObjectStore } from "../storage/object_store.ts";

/** What {@linkcode sweepStore} works on. */
export interface SweepStoreOptions {
  db: Queries;
  store: ObjectStore;
  erasures: Erasures;
  /** Versions of the previews that are shown; those of others are swept. */
  previewVersions: ReadonlySet<string>;
  /** Days for which a failed job can go on where it stopped; 0 is for ever. */
  progressDays: number;
  /** Only counts. */
  dryRun: boolean;
  signal: AbortSignal;
}

/** What was deleted, or would be. */
export interface StoreReport {
  objects: number;
  bytes: number;
}

/** Objects that belong to one owner, and are deleted together. */
interface Group {
  /** The object key, or the folder of several. */
  key: string;
  kind: Kind["name"];
  /** Identifies the owner. */
  owner: string;
  objects: number;
  bytes: number;
  youngest: Date;
}

interface Kind {
  name: "source" | "upload" | "work" | "kept" | "media" | "logo" | "font" | "preview";
  /** The first group is the key that is deleted, the second the owner. */
  pattern: RegExp;
}

/** What may be swept. Whatever else is in the store belongs to somebody else. */
const KINDS: readonly Kind[] = [
  { name: "source", pattern: /^(sources\/([^/.]+)\.(?:txt|pdf))$/ },
  { name: "source", pattern: /^(sources\/([^/.]+))\// },
  { name: "upload", pattern: /^(uploads\/(upl_[^/.]+)\.(?:jpg|webp))$/ },
  { name: "work", pattern: /^(work\/([^/]+))\// },
  { name: "kept", pattern: /^(kept\/([^/]+))\// },
  { name: "media", pattern: /^(media\/(post_[0-9a-f]{32}))\// },
  { name: "logo", pattern: /^(media\/logos\/([0-9a-f]{64})\.png)$/ },
  { name: "font", pattern: /^(fonts\/([0-9a-f]{64})\.(?:ttf|otf|woff2))$/ },
  { name: "preview", pattern: /^(media\/previews\/([^/]+))\// },
];
const PREFIXES = ["sources/", "uploads/", "work/", "kept/", "media/", "fonts/"];

/** Groups whose owners are looked up together. */
const BATCH_SIZE = 500;
/** Younger objects may be those of a job, or a file of a brand, that is not in the database yet. */
const MIN_AGE = "1 hour";
const MIN_AGE_MS = 60 * 60 * 1000;
/** Servers of an earlier version may still show their previews. */
const PREVIEW_MIN_AGE_MS = 24 * MIN_AGE_MS;

/** Deletes the objects that nobody needs any more, as left behind by processes that were killed. */
export async function sweepStore(options: SweepStoreOptions): Promise<StoreReport> {
  const { store, signal } = options;
  const report = { objects: 0, bytes: 0 };
  for (const prefix of PREFIXES) {
    let groups = new Map<string, Group>();
    for await (const object of store.list(prefix)) {
      signal.throwIfAborted();
      addTo(groups, object);
      if (groups.size < BATCH_SIZE) continue;
      await sweepGroups([...groups.values()], options, report);
      groups = new Map();
    }
    await sweepGroups([...groups.values()], options, report);
  }
  return report;
}

function addTo(groups: Map<string, Group>, { key, size, modifiedAt }: ListedObject): void {
  for (const { name: kind, pattern } of KINDS) {
    const [, groupKey, owner] = pattern.exec(key) ?? [];
    if (groupKey === undefined || owner === undefined) continue;
    const known = groups.get(groupKey);
    groups.set(groupKey, {
      key: groupKey,
      kind,
      owner,
      objects: (known?.objects ?? 0) + 1,
      bytes: (known?.bytes ?? 0) + size,
      youngest: known !== undefined && known.youngest > modifiedAt ? known.youngest : modifiedAt,
    });
  }
}

async function sweepGroups(
  groups: readonly Group[],
  options: SweepStoreOptions,
  report: StoreReport,
): Promise<void> {
  const { store, dryRun, signal } = options;
  const old = groups.filter(({ kind, youngest }) => {
    const minAgeMs = kind === "preview" ? PREVIEW_MIN_AGE_MS : MIN_AGE_MS;
    return Date.now() - youngest.getTime() > minAgeMs;
  });
  for (const { group, failedJob } of await ownerless(old, options)) {
    signal.throwIfAborted();
    if (failedJob !== undefined && !dryRun) {
      await clearFailedJob(failedJob, options, report);
      continue;
    }
    if (!dryRun) await store.delete(group.key);
    report.objects += group.objects;
    report.bytes += group.bytes;
  }
}

/** Deletes all that a failed job's runs left, unless it has been retried in the meantime. */
async function clearFailedJob(
  jobId: string,
  options: SweepStoreOptions,
  report: StoreReport,
): Promise<void> {
  const { db, store, erasures } = options;
  if (!(await giveUpOutput(db, jobId, isGivenUp(options)))) return;
  for (const folder of outputFolders(jobId)) {
    for await (const { size } of store.list(`${folder}/`)) {
      report.objects++;
      report.bytes += size;
    }
  }
  await erasures.erase(jobId);
}

/** A group without an owner; a failed job may be retried and become its owner again. */
interface Ownerless {
  group: Group;
  failedJob?: string;
}

async function ownerless(
  groups: readonly Group[],
  options: SweepStoreOptions,
): Promise<Ownerless[]> {
  const of = (kind: Kind["name"]) => groups.filter((group) => group.kind === kind);
  const found = await Promise.all([
    withoutSourceOwner(of("source"), options),
    withoutUpload(of("upload"), options),
    withoutRunOwner(of("work"), options),
    withoutRunOwner(of("kept"), options),
    withoutRunOwner(of("media"), options),
    withoutBrand(of("logo"), "logo", options),
    withoutBrand(of("font"), "font", options),
    of("preview")
      .filter(({ owner }) => !options.previewVersions.has(owner))
      .map((group) => ({ group })),
  ]);
  return found.flat();
}

async function withoutSourceOwner(
  groups: readonly Group[],
  { db }: SweepStoreOptions,
): Promise<Ownerless[]> {
  const rows = await db
    .select({ id: jobs.id, key: jobs.sourceKey })
    .from(jobs)
    .where(sql`${inArray(jobs.id, ownersOf(groups))} and ${jobs.sourceErasedAt} is null`);
  const kept = new Set(rows.flatMap(({ id, key }) => [key, pictureFolder(id)]));
  return groups.filter(({ key }) => !kept.has(key)).map((group) => ({ group }));
}

async function withoutUpload(
  groups: readonly Group[],
  { db }: SweepStoreOptions,
): Promise<Ownerless[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, ownersOf(groups)));
  const kept = new Set(rows.map(({ id }) => id));
  return groups.filter(({ owner }) => !kept.has(owner)).map((group) => ({ group }));
}

/** Finds what no run wrote that goes on, can be resumed, or made a post. */
async function withoutRunOwner(
  groups: readonly Group[],
  options: SweepStoreOptions,
): Promise<Ownerless[]> {
  const { db } = options;
  const isMedia = groups[0]?.kind === "media";
  const owners = ownersOf(groups);
  const owner = isMedia ? contentIdOfRow(jobs.id) : sql<string>`${jobs.id}`;
  const rows = await db
    .select({
      id: jobs.id,
      owner: sql<string>`${owner}`,
      status: jobs.status,
      isGivenUp: sql<boolean>`coalesce(${isGivenUp(options)}, false)`,
    })
    .from(jobs)
    .where(inArray(owner, owners));
  const byOwner = new Map(rows.map((row) => [row.owner, row]));
  const posts = isMedia
    ? await db.select({ id: contents.id }).from(contents).where(inArray(contents.id, owners))
    : [];
  const published = new Set(posts.map(({ id }) => id));
  return groups.flatMap((group): Ownerless[] => {
    if (published.has(group.owner)) return [];
    const job = byOwner.get(group.owner);
    if (job === undefined) return [{ group }];
    if (job.status === "failed") return job.isGivenUp ? [{ group, failedJob: job.id }] : [];
    return job.status === "completed" && group.kind === "work" ? [{ group }] : [];
  });
}

/** Selects failed jobs that are not resumed: cancelled ones, and those that were left alone for long. */
function isGivenUp({ progressDays }: SweepStoreOptions): SQL {
  const isCancelled = sql`${jobs.errorCode} = ${CANCELLED.code}`;
  const isOld =
    progressDays === 0
      ? sql`false`
      : sql`${jobs.updatedAt} < now() - make_interval(days => ${progressDays})`;
  return sql`(${isCancelled} or ${isOld}) and ${jobs.updatedAt} < now() - ${MIN_AGE}::interval`;
}

/** Finds files of brands that no account has, and no job: posts may be drawn again. */
async function withoutBrand(
  groups: readonly Group[],
  part: "logo" | "font",
  { db }: SweepStoreOptions,
): Promise<Ownerless[]> {
  if (groups.length === 0) return [];
  const keys = groups.map(({ key }) => key);
  const ofAccount = keyIn(accounts.brand, part);
  const ofJob = keyIn(jobs.brand, part);
  const used = await Promise.all([
    db.select({ key: ofAccount }).from(accounts).where(inArray(ofAccount, keys)),
    db.select({ key: ofJob }).from(jobs).where(inArray(ofJob, keys)),
  ]);
  const kept = new Set(used.flat().map(({ key }) => key));
  return groups.filter(({ key }) => !kept.has(key)).map((group) => ({ group }));
}

function keyIn(
  brand: typeof accounts.brand | typeof jobs.brand,
  part: "logo" | "font",
): SQL<string | null> {
  return sql<string | null>`${brand} -> ${sql.raw(`'${part}'`)} ->> 'objectKey'`;
}

function ownersOf(groups: readonly Group[]): string[] {
  return groups.map(({ owner }) => owner);
}
