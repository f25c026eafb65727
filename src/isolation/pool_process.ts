import type { Log } from "../common/log.ts";
import { isPoolMessage } from "./protocol.ts";
import { residentBytes } from "./resident_bytes.ts";
import { fromWire } from "./wire_error.ts";

/** How often time and memory are checked. */
const CHECK_EVERY_MS = 200;

/** Thrown when a process took more time or memory than it may, and was killed. */
export class LimitError extends Error {
  override readonly name = "LimitError";
}

/** Thrown when a process ended before it answered. */
export class ProcessLostError extends Error {
  override readonly name = "ProcessLostError";
}

/** Options of {@linkcode startPoolProcess}. */
export interface PoolProcessOptions {
  /** Path of the program. */
  program: string;
  /** The whole environment of the process. */
  env: Readonly<Record<string, string>>;
  /** Memory beyond which the process is killed. */
  memoryBytes: number;
  log: Log;
}

/** Options of a request. */
interface AskOptions {
  /** Time after which the process is killed, unless it says that it waits for somebody else. */
  deadlineMs: number;
  /** Kills the process. */
  signal: AbortSignal;
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
  kill(): Promise<void>;
}

interface Pending {
  spentMs: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Starts a process that ends when this one does, however busy it is. */
export function startPoolProcess(options: PoolProcessOptions): PoolProcess {
  const { program, env, memoryBytes, log } = options;
  let pending: Pending | undefined;
  let isAlive = true;
  const child = Bun.spawn({
    // A `.env` in the working directory would hand it the service's secrets.
    cmd: [process.execPath, "--no-orphans", "--no-env-file", program],
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
          return pending?.reject(fromWire(message.error));
        case "waiting":
          if (pending !== undefined) pending.spentMs = 0;
          return;
        case "warning":
          return log.warn(message.message, message.fields);
      }
    },
    onExit(_, code, signal) {
      isAlive = false;
      pending?.reject(
        new ProcessLostError(`Cannot go on as the process ended (${signal ?? `code ${code}`})`),
      );
    },
  });

  function kill(): Promise<void> {
    isAlive = false;
    child.kill("SIGKILL");
    return child.exited.then(() => {});
  }

  async function ask(request: object, { deadlineMs, signal }: AskOptions): Promise<unknown> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const current: Pending = { spentMs: 0, resolve, reject };
    const stop = (reason: unknown) => {
      // The process may have another request by now.
      if (pending !== current) return;
      reject(reason);
      void kill();
    };
    const abort = () => stop(signal.reason);
    const check = async () => {
      if ((await residentBytes(child.pid)) > memoryBytes) {
        stop(new LimitError(`More than ${memoryBytes} bytes`));
      }
    };
    // Ticks are counted instead of reading a clock: while this process was suspended or busy, the
    // other one's response may have arrived without being received.
    const timer = setInterval(() => {
      current.spentMs += CHECK_EVERY_MS;
      if (current.spentMs > deadlineMs) stop(new LimitError(`More than ${deadlineMs} ms`));
      else void check();
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
      // It has ended, but onExit() has not been called yet.
      isAlive = false;
      throw new ProcessLostError("Cannot reach the process", { cause });
    }
  }

  return {
    pid: child.pid,
    get isAlive() {
      return isAlive;
    },
    ask,
    kill,
  };
}
