import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { givingWay } from "../common/giving_way.ts";
import { isRecord } from "../common/is_record.ts";
import { processorWaitMs } from "../common/processor_wait.ts";
import { residentBytes } from "../common/resident_bytes.ts";

const TICK_MS = 500;
/** How long a process may be silent until it has loaded its program, which it says by its first message. */
const START_MS = 60_000;
const TEMP_PREFIX = "postloom-worker-";
/** Says in its folder which process uses that, as it may live on for a while without its supervisor. */
const USER_FILE = ".used-by";
/** Within this the process that is to use a folder has been started. */
const MIN_AGE_MS = 60_000;
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
 * Runs a program in a process group, with a folder for temporary files of its own and at a lower
 * priority. If it is silent for too long, it is killed. However it ends, what it leaves behind is ended and removed too.
 */
export async function watchProcess(options: WatchedProcessOptions): Promise<WatchedProcess> {
  const { cmd, env, silentMs, memoryBytes = Number.POSITIVE_INFINITY, onMessage } = options;
  const temp = await makeTempFolder();
  let wedged: ProcessEnd["wedged"] = null;
  // Ticks are counted instead of reading a clock: time in which the machine was suspended, or this
  // process too busy to listen, is not the other one's silence. Nor is what it waits for a processor.
  let silentTicks = 0;
  let waitedBeforeMs = 0;
  let hasLoaded = false;
  const child = Bun.spawn(givingWay(cmd), {
    env: { ...env, TMPDIR: temp },
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
    // The channel closes however this process ends, and the other one then stops.
    ipc(message: unknown) {
      silentTicks = 0;
      if (!isRecord(message) || message.kind === "alive") return;
      hasLoaded = true;
      onMessage(message);
    },
  });

  await writeFile(join(temp, USER_FILE), String(child.pid));

  function killFor(reason: ProcessEnd["wedged"]): void {
    wedged ??= reason;
    killGroup(child.pid);
  }

  const timer = setInterval(async () => {
    const waitedMs = await processorWaitMs(child.pid);
    if (silentTicks++ === 0) waitedBeforeMs = waitedMs;
    const silenceMs = silentTicks * TICK_MS - (waitedMs - waitedBeforeMs);
    if (silenceMs > (hasLoaded ? silentMs : Math.max(silentMs, START_MS))) killFor("silent");
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

/** Makes a folder for temporary files, and removes those that nobody uses any more. */
async function makeTempFolder(): Promise<string> {
  await Promise.allSettled((await readdir(tmpdir())).map(removeIfAbandoned));
  const folder = await mkdtemp(join(tmpdir(), `${TEMP_PREFIX}${process.pid}-`));
  // Chrome may run as another user, who has to reach its own folder in there.
  await chmod(folder, 0o711);
  tempFolders.add(folder);
  return folder;
}

async function removeIfAbandoned(name: string): Promise<void> {
  if (!name.startsWith(TEMP_PREFIX)) return;
  const folder = join(tmpdir(), name);
  const owner = Number.parseInt(name.slice(TEMP_PREFIX.length), 10);
  const isOwned = owner === process.pid ? tempFolders.has(folder) : isRunning(owner);
  if (!isOwned && !(await isInUse(folder))) await rm(folder, { recursive: true, force: true });
}

async function isInUse(folder: string): Promise<boolean> {
  const user = await readFile(join(folder, USER_FILE), "utf8").catch(() => null);
  if (user !== null) return isRunning(Number(user));
  return Date.now() - (await stat(folder)).mtimeMs < MIN_AGE_MS;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isRecord(error) && error.code === "EPERM";
  }
}
