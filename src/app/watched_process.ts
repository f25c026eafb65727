import { chmod, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRecord } from "../common/is_record.ts";
import { residentBytes } from "../isolation/resident_bytes.ts";

const TICK_MS = 500;
/** How long a process may take to load its program. */
const START_MS = 60_000;
const TEMP_PREFIX = "postloom-worker-";
/** Many systems remove what nobody has touched for some days from the folder for temporary files. */
const TOUCH_EVERY_MS = 3_600_000;

/** Folders of this process's own, as the number of an earlier one may be the same. */
const tempFolders = new Set<string>();

/** How a process ended. */
export interface ProcessEnd {
  code: number | null;
  signal: string | null;
  /** What it was killed for, if it was: a busy event loop, or its memory. */
  wedged: "silent" | "too large" | null;
}

/** Options of {@linkcode watchProcess}. */
export interface WatchedProcessOptions {
  /** Program of a Bun process that calls `startHeartbeat()`, with its arguments. */
  cmd: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** How long it may give no sign of life, in milliseconds. */
  silentMs: number;
  /** Memory beyond which it is killed. Defaults to none. */
  memoryBytes?: number;
  /** Called with its messages other than signs of life. */
  onMessage(message: Readonly<Record<string, unknown>>): void;
}

/** A process that is watched from outside. */
export interface WatchedProcess {
  readonly ended: Promise<ProcessEnd>;
  /** Asks it to end by SIGTERM, and kills it if it has not after `graceMs`. */
  stop(graceMs: number): Promise<ProcessEnd>;
}

/**
 * Runs a program in a process group and with a folder for temporary files of its own. If it is silent
 * for too long, it is killed. However it ends, what it leaves behind is ended and removed too.
 */
export async function watchProcess(options: WatchedProcessOptions): Promise<WatchedProcess> {
  const { cmd, env, silentMs, memoryBytes = Number.POSITIVE_INFINITY, onMessage } = options;
  const temp = await makeTempFolder();
  let wedged: ProcessEnd["wedged"] = null;
  // Ticks are counted instead of reading a clock: time in which the machine was suspended, or this
  // process too busy to listen, is not the other one's silence.
  let silentTicks = Math.min(0, silentMs - START_MS) / TICK_MS;
  const child = Bun.spawn([...cmd], {
    env: { ...env, TMPDIR: temp },
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
    // The channel closes however this process ends, and the other one then stops.
    ipc(message: unknown) {
      silentTicks = 0;
      if (isRecord(message) && message.kind !== "alive") onMessage(message);
    },
  });

  function killFor(reason: ProcessEnd["wedged"]): void {
    wedged ??= reason;
    killGroup(child.pid);
  }

  const timer = setInterval(async () => {
    if (++silentTicks * TICK_MS > silentMs) killFor("silent");
    else if ((await residentBytes(child.pid)) > memoryBytes) killFor("too large");
  }, TICK_MS);

  const touchTimer = setInterval(() => {
    utimes(temp, new Date(), new Date()).catch(() => {
      // Nothing to keep if it is gone.
    });
  }, TOUCH_EVERY_MS);

  async function waitForEnd(): Promise<ProcessEnd> {
    await child.exited;
    clearInterval(timer);
    clearInterval(touchTimer);
    // Programs that it started and did not live to end.
    killGroup(child.pid);
    await rm(temp, { recursive: true, force: true, maxRetries: 3 }).catch(() => {
      // Whoever starts the next process tries again.
    });
    const { exitCode, signalCode } = child;
    return { code: exitCode, signal: signalCode === null ? null : String(signalCode), wedged };
  }

  const ended = waitForEnd();
  return {
    ended,
    async stop(graceMs) {
      child.kill("SIGTERM");
      const killTimer = setTimeout(() => killGroup(child.pid), graceMs);
      const end = await ended;
      clearTimeout(killTimer);
      return end;
    },
  };
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // Nothing is left of it.
  }
}

/** Makes a folder for temporary files, and removes those whose owners were killed. */
async function makeTempFolder(): Promise<string> {
  const abandoned = (await readdir(tmpdir())).filter(isAbandoned);
  await Promise.allSettled(
    abandoned.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })),
  );
  const folder = await mkdtemp(join(tmpdir(), `${TEMP_PREFIX}${process.pid}-`));
  // Chrome may run as another user, who has to reach its own folder in there.
  await chmod(folder, 0o711);
  tempFolders.add(folder);
  return folder;
}

function isAbandoned(name: string): boolean {
  if (!name.startsWith(TEMP_PREFIX)) return false;
  const owner = Number.parseInt(name.slice(TEMP_PREFIX.length), 10);
  if (owner === process.pid) return !tempFolders.has(join(tmpdir(), name));
  return owner > 0 && !isRunning(owner);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isRecord(error) && error.code === "EPERM";
  }
}
