import { givingWay } from "./giving_way.ts";
import type { Log } from "./log.ts";
import { isPoolMessage } from "./pool_message.ts";
import { processorWaitMs } from "./processor_wait.ts";
import { residentBytes } from "./resident_bytes.ts";
import { type ErrorMakers, fromWire } from "./wire_error.ts";

/** How often time and memory are checked. */
const CHECK_EVERY_MS = 200;

/** Thrown when a process took more time or memory than it may, and was killed. */
export class LimitError extends Error {
  override readonly name = "LimitError";
}

/** Thrown when a process ended before it answered. */
export class ProcessLostError extends Error {
  override readonly name = "ProcessLostError";
  /** True unless it broke down: a person killed it, or the system, which needs the memory. */
  readonly wasKilled: boolean;

  /** @param end Name of the signal that ended it, or its exit code; null if that is not known yet. */
  constructor(end: string | number | null, options?: ErrorOptions) {
    super(`Cannot go on as the process ended (${end})`, options);
    this.wasKilled = end === null || end === "SIGKILL" || end === "SIGTERM";
  }
}

/** Options of {@linkcode startPoolProcess}. */
export interface PoolProcessOptions {
  /** Path of the program. */
  program: string;
  /** The whole environment of the process. */
  env: Readonly<Record<string, string>>;
  /** Memory beyond which the process is killed. */
  memoryBytes: number;
  /** How much lower its priority is than this process's, by the measure of `nice`. Defaults to 0. */
  niceness?: number;
  /** How long it has to end what it started before it is killed, in milliseconds. Defaults to 0. */
  graceMs?: number;
  /** Classes of errors that it may throw. Defaults to none of one's own. */
  errors?: ErrorMakers;
  log: Log;
}

/** Options of a request. */
interface AskOptions {
  /**
   * Time after which the process is killed, unless it says that it waits for somebody else. What it waits
   * for a processor does not count, as a busy machine is no fault of the request.
   */
  deadlineMs: number;
  /** Kills the process. */
  signal: AbortSignal;
  /** Called with what it tells before it responds. */
  onNews?(value: unknown): void;
}

/** A process that responds to one request at a time. */
export interface PoolProcess {
  readonly pid: number;
  /** Whether the process can be asked again. */
  readonly isAlive: boolean;
  /**
   * Sends a request and waits for the result.
   *
   * @throws what the program threw.
   * @throws {LimitError} if it takes too much time or memory.
   * @throws {ProcessLostError} if the process ends for another reason.
   * @throws the signal's reason as soon as it aborts.
   */
  ask(request: object, options: AskOptions): Promise<unknown>;
  /** Ends the process, and waits until it has ended. */
  kill(): Promise<void>;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

interface Pending {
  spentMs: number;
  /** How long the process had waited for a processor when its time began to count. */
  waitedMs: number | null;
  onNews: AskOptions["onNews"];
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A request whose time begins to count. */
const FRESH = { spentMs: 0, waitedMs: null };

/** Starts a process that ends when this one does, however busy it is. */
export function startPoolProcess(options: PoolProcessOptions): PoolProcess {
  const { program, env, memoryBytes, niceness = 0, graceMs = 0, errors, log } = options;
  let pending: Pending | undefined;
  let isAlive = true;
  let killed: Promise<void> | undefined;
  const child = Bun.spawn({
    // A `.env` in the working directory would hand it the service's secrets.
    cmd: givingWay([process.execPath, "--no-orphans", "--no-env-file", program], niceness),
    cwd: "/",
    env: { ...env },
    stdio: ["ignore", "ignore", "ignore"],
    serialization: "advanced",
    ipc(message: unknown) {
      if (!isPoolMessage(message)) return;
      switch (message.kind) {
        case "result":
          return pending?.resolve(message.value);
        case "error":
          return pending?.reject(fromWire(message.error, errors));
        case "waiting":
          if (pending !== undefined) Object.assign(pending, FRESH);
          return;
        case "news":
          return pending?.onNews?.(message.value);
        case "warning":
          return log.warn(message.message, message.fields);
      }
    },
    onExit({ exitCode, signalCode }) {
      isAlive = false;
      pending?.reject(new ProcessLostError(signalCode ?? exitCode));
    },
  });

  function kill(): Promise<void> {
    isAlive = false;
    killed ??= end();
    return killed;
  }

  async function end(): Promise<void> {
    if (graceMs === 0) child.kill("SIGKILL");
    // It ends by itself when nobody is connected any more.
    else child.disconnect();
    const timer = setTimeout(() => child.kill("SIGKILL"), graceMs);
    await child.exited;
    clearTimeout(timer);
  }

  async function ask(
    request: object,
    { deadlineMs, signal, onNews }: AskOptions,
  ): Promise<unknown> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const current: Pending = { ...FRESH, onNews, resolve, reject };
    const stop = (reason: unknown) => {
      // The process may have another request by now.
      if (pending !== current) return;
      reject(reason);
      void kill();
    };
    const abort = () => stop(signal.reason);
    const check = async () => {
      const waitedMs = await processorWaitMs(child.pid);
      current.waitedMs ??= waitedMs;
      const starvedMs = Math.max(0, waitedMs - current.waitedMs);
      if (current.spentMs - starvedMs > deadlineMs) {
        stop(new LimitError(`More than ${deadlineMs} ms`));
      }
      if ((await residentBytes(child.pid)) > memoryBytes) {
        stop(new LimitError(`More than ${memoryBytes} bytes`));
      }
    };
    // Ticks are counted instead of reading a clock: while this process was suspended or busy, the
    // other one's response may have arrived without being received.
    const timer = setInterval(() => {
      current.spentMs += CHECK_EVERY_MS;
      void check();
    }, CHECK_EVERY_MS);
    void check();
    pending = current;
    signal.addEventListener("abort", abort, { once: true });
    try {
      send(request);
      return await promise;
    } finally {
      clearInterval(timer);
      signal.removeEventListener("abort", abort);
      pending = undefined;
    }
  }

  function send(request: object): void {
    try {
      child.send(request);
    } catch (cause) {
      // Nothing of the request has reached it.
      isAlive = false;
      throw new ProcessLostError(null, { cause });
    }
  }

  return {
    pid: child.pid,
    get isAlive() {
      return isAlive;
    },
    ask,
    kill,
    ended: child.exited.then(() => {}),
  };
}
