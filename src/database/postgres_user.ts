import { execFile, type SpawnOptions } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "./embedded_postgres_error.ts";

const run = promisify(execFile);

/** Whom Postgres runs as when the service itself runs as root, which Postgres refuses. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/** How to start a program: hand it to `spawn`. */
export interface Launch {
  command: string;
  args: string[];
  options: Pick<SpawnOptions, "uid" | "gid" | "cwd" | "env">;
}

const USER_NAMES = ["postgres", "postloom"] as const;

/**
 * The user that owns the data folder or, for a new one, a system user made for it. Null when the
 * service does not run as root: Postgres then runs as whoever started it.
 *
 * @throws {EmbeddedPostgresError} if no user can be found or made.
 */
export async function findPostgresUser(cluster: string): Promise<PostgresUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await ownerOf(cluster);
  if (owner !== undefined && owner.uid !== 0) return owner;
  return (await existingUser()) ?? (await createUser());
}

/**
 * Prepares a program's start as the given user, also where the user may not enter the folders
 * above its files, as below "/root".
 *
 * @throws {EmbeddedPostgresError} if the user can reach a folder in no way.
 */
export async function launchAs(
  user: PostgresUser | null,
  [command, ...args]: [string, ...string[]],
  folder: string,
): Promise<Launch> {
  // The service's own folder may be closed to the user, and its environment is no business of Postgres.
  const options = { cwd: "/", env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C" } };
  if (user === null) return { command, args, options };
  const closed = (await closedFolder(user, command)) ?? (await closedFolder(user, folder));
  if (closed === undefined) return { command, args, options: { ...options, ...user } };
  const right = await folderRight();
  if (right === undefined) {
    throw new EmbeddedPostgresError(
      `Cannot run Postgres as the folder "${closed}" is closed to the user with id ${user.uid}, whom it runs as: put the service and DATA_DIR outside of it, or run "chmod o+x ${closed}"`,
    );
  }
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
  return { command: "setpriv", args: [...identity, ...right, command, ...args], options };
}

/** Hands a folder with all that is in it to the user. */
export async function giveFolder(user: PostgresUser | null, folder: string): Promise<void> {
  if (user !== null) await run("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
}

/** How setpriv keeps the one right of root that is needed: to enter folders. */
async function folderRight(): Promise<string[] | undefined> {
  // Containers commonly grant the second only.
  for (const right of ["dac_read_search", "dac_override"]) {
    const flags = [
      // Without it, asking whether a file may be read is answered as if there were no such right.
      "--securebits=+no_setuid_fixup",
      `--inh-caps=+${right}`,
      `--ambient-caps=+${right}`,
    ];
    const granted = await run("setpriv", [...flags, "true"]).then(
      () => true,
      () => false,
    );
    if (granted) return flags;
  }
}

async function ownerOf(path: string): Promise<PostgresUser | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

/** The outermost folder above `path` that the user may not enter. */
async function closedFolder(user: PostgresUser, path: string): Promise<string | undefined> {
  const folder = dirname(path);
  const above = folder === path ? undefined : await closedFolder(user, folder);
  if (above !== undefined) return above;
  const { uid, gid, mode } = await stat(folder);
  const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return mode & enter ? undefined : folder;
}

async function existingUser(): Promise<PostgresUser | undefined> {
  for (const name of USER_NAMES) {
    const ids = await Promise.all(
      ["-u", "-g"].map((flag) => run("id", [flag, name]).then(({ stdout }) => Number(stdout))),
    ).catch(() => []);
    const [uid, gid] = ids;
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
}

async function createUser(): Promise<PostgresUser> {
  const flags = ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false"];
  const failure = await run("useradd", [...flags, "postloom"]).then(
    () => undefined,
    (error: unknown) => error,
  );
  // Where two processes start at once, one of them fails and yet the user is there.
  const user = await existingUser();
  if (user !== undefined) return user;
  throw new EmbeddedPostgresError(
    `Cannot run Postgres as root, which it refuses, and no user "${USER_NAMES.join('" or "')}" could be made: add such a user, start the service as another user, or set DATABASE_URL`,
    { cause: failure },
  );
}
