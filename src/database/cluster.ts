import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { diskFullError, EmbeddedPostgresError, folderError } from "./embedded_postgres_error.ts";
import type { PostgresPrograms } from "./postgres_programs.ts";
import { giveFolder, launchAs, type PostgresUser } from "./postgres_user.ts";

/** How to connect to the server of a cluster; stored in a file of the cluster. */
export interface ClusterSettings {
  password: string;
  /** Last port of the server. */
  port: number;
}

/** Name of the superuser of every cluster. */
export const CLUSTER_OWNER = "postloom";

const SETTINGS = "postloom.json";
/** A new cluster takes 40 MB, and its write-ahead log grows by 16 MB at a time. */
const SMALLEST_DISK_BYTES = 200e6;
const NEW_CLUSTER_PREFIX = "cluster.new-";
/** Far longer than any initdb takes, to leave those of other processes alone. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * Makes sure that the folder contains a cluster that the programs can serve. Safe to call from several
 * processes at once, and after one crashed halfway.
 *
 * @throws {EmbeddedPostgresError} if the folder cannot be used.
 */
export async function ensureCluster(
  cluster: string,
  programs: PostgresPrograms,
  user: PostgresUser | null,
): Promise<void> {
  const parent = join(cluster, "..");
  try {
    await mkdir(parent, { recursive: true });
    await removeAbandoned(parent);
    if (!(await isCluster(cluster, programs))) await createCluster(cluster, programs, user);
    // A folder that root put back from a copy belongs to root.
    if (user !== null && (await stat(cluster)).uid !== user.uid) await giveFolder(user, cluster);
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? error : folderError(parent, error);
  }
}

/** Reads the settings of a cluster. */
export async function readClusterSettings(cluster: string): Promise<ClusterSettings> {
  const path = join(cluster, SETTINGS);
  try {
    const settings: Partial<ClusterSettings> = JSON.parse(await readFile(path, "utf8"));
    if (typeof settings.password === "string" && typeof settings.port === "number") {
      return { password: settings.password, port: settings.port };
    }
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Cannot open the database in "${cluster}" as "${path}" cannot be read: start the service as the user who made it, or put the file back`,
      { cause },
    );
  }
  throw new EmbeddedPostgresError(
    `Cannot open the database in "${cluster}" as "${path}" lacks its password: put the file back`,
  );
}

/** Replaces the settings of a cluster atomically. */
export async function writeClusterSettings(
  cluster: string,
  settings: ClusterSettings,
): Promise<void> {
  const path = join(cluster, SETTINGS);
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, JSON.stringify(settings), { mode: 0o600 });
  if (process.getuid?.() === 0) {
    // The owner of the data must be able to start the server after root has done so.
    const { uid, gid } = await stat(cluster);
    await chown(draft, uid, gid);
  }
  await rename(draft, path);
}

async function isCluster(cluster: string, programs: PostgresPrograms): Promise<boolean> {
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(notFound);
  if (version === undefined) {
    const content = await readdir(cluster).catch(notFound);
    if (content === undefined || content.length === 0) return false;
    throw new EmbeddedPostgresError(
      `Cannot keep the database in "${cluster}" as there is something else in it: empty the folder or set DATA_DIR to another one`,
    );
  }
  if (version.trim() === programs.majorVersion) return true;
  throw new EmbeddedPostgresError(
    `Cannot open the database in "${cluster}" as Postgres ${version.trim()} made it and this is Postgres ${programs.majorVersion}: dump it with the former and load it into a new DATA_DIR, or serve it yourself and set DATABASE_URL`,
  );
}

async function createCluster(
  cluster: string,
  programs: PostgresPrograms,
  user: PostgresUser | null,
): Promise<void> {
  const parent = join(cluster, "..");
  // On a full disk, initdb fails with errors that do not mention the disk.
  const { bavail, bsize } = await statfs(parent);
  if (bavail * bsize < SMALLEST_DISK_BYTES) throw diskFullError(parent);
  // Created aside and then renamed: the cluster appears complete, with its password, or not at all.
  const draft = await mkdtemp(join(parent, NEW_CLUSTER_PREFIX));
  try {
    const password = randomBytes(24).toString("base64url");
    const passwordFile = join(draft, "password");
    await writeFile(passwordFile, password, { mode: 0o600 });
    await giveFolder(user, draft);
    await initialise(join(draft, "cluster"), passwordFile, programs, user);
    await writeClusterSettings(join(draft, "cluster"), { password, port: 0 });
    await rename(join(draft, "cluster"), cluster).catch(async (error: unknown) => {
      // Another process was faster; use its cluster.
      if (!(await isCluster(cluster, programs))) throw error;
    });
  } finally {
    // A failure here must not hide the actual error; a later start tries again.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function initialise(
  folder: string,
  passwordFile: string,
  programs: PostgresPrograms,
  user: PostgresUser | null,
): Promise<void> {
  const launch = await launchAs(
    user,
    [
      programs.initdb,
      `--pgdata=${folder}`,
      `--username=${CLUSTER_OWNER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Sorts and folds alike on every machine, whatever locales are installed.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ],
    folder,
  );
  const child = spawn(launch.command, launch.args, {
    ...launch.options,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-4_000);
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on("error", reject).on("close", resolve);
  if ((await promise) === 0) return;
  if (output.includes("No space left on device")) throw diskFullError(folder);
  throw new EmbeddedPostgresError(
    `Cannot make a database in "${folder}" as initdb failed: ${lastLines(output)}`,
  );
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(NEW_CLUSTER_PREFIX)) continue;
    const draft = join(parent, name);
    const found = await stat(draft).catch(notFound);
    if (found === undefined || Date.now() - found.mtimeMs < ABANDONED_AFTER_MS) continue;
    await rm(draft, { recursive: true, force: true });
  }
}

/** The end of a program's output on one line, for an error message. */
export function lastLines(output: string): string {
  return output.trim().split("\n").slice(-3).join("; ");
}

function notFound(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
