import {
  LimitError,
  type PoolProcess,
  type PoolProcessOptions,
  ProcessLostError,
  startPoolProcess,
} from "../common/pool_process.ts";
import { residentBytes } from "../common/resident_bytes.ts";
import { TooComplexError } from "./too_complex_error.ts";

/** How many processes a request may lose without reaching a limit before it counts as the reason. */
const MAX_ATTEMPTS = 3;
/** The same where somebody killed them, who may have had another reason. */
const MAX_KILLED_ATTEMPTS = 6;

/** Options of {@linkcode createProcessPool}. */
export interface ProcessPoolOptions extends PoolProcessOptions {
  /** Longest time of a request, in milliseconds, not counting what it waits for somebody else. */
  deadlineMs: number;
  /** How long a process may be idle beside another one before it is ended, in milliseconds. Defaults to 5 s. */
  idleMs?: number;
}

/** Options of a call. */
interface CallOptions {
  signal: AbortSignal;
  /** What the client is told if the request takes too much time or memory. */
  tooComplex: string;
}

/** Processes that are kept for requests, each with one at a time, and can be killed at any time. */
export interface ProcessPool {
  /**
   * Has an idle process, or else a new one, respond to a request.
   *
   * @throws what the program threw.
   * @throws {TooComplexError} if the request takes too much time or memory, or keeps ending processes.
   * @throws the signal's reason as soon as it aborts.
   */
  call(request: object, options: CallOptions): Promise<unknown>;
  /** Starts processes until `count` are idle. */
  warmUp(count: number): void;
  /** Kills all processes. */
  close(): Promise<void>;
}

/** Each has a hundred megabytes, and is started in half a second. */
const IDLE_MS = 5_000;

/** Creates a pool, which starts processes as they are needed, and keeps one that is not. */
export function createProcessPool(options: ProcessPoolOptions): ProcessPool {
  const { deadlineMs, memoryBytes, idleMs = IDLE_MS, log } = options;
  /** The one that was busy last is the last one. */
  const idle: PoolProcess[] = [];
  const busy = new Set<PoolProcess>();
  let closed = false;
  let shrinking: ReturnType<typeof setTimeout> | undefined;

  function take(): PoolProcess {
    for (let free = idle.pop(); free !== undefined; free = idle.pop()) {
      if (free.isAlive) return free;
    }
    return startPoolProcess(options);
  }

  async function release(child: PoolProcess): Promise<void> {
    // What one request left in memory must not count against the next one.
    if (child.isAlive && (await residentBytes(child.pid)) > memoryBytes / 2) void child.kill();
    busy.delete(child);
    if (closed) void child.kill();
    else if (child.isAlive) keep(child);
  }

  function keep(child: PoolProcess): void {
    idle.push(child);
    clearTimeout(shrinking);
    shrinking = setTimeout(shrink, idleMs).unref();
  }

  function shrink(): void {
    for (const child of idle.splice(0, idle.length - 1)) void child.kill();
  }

  async function attempt(request: object, signal: AbortSignal): Promise<unknown> {
    const child = take();
    busy.add(child);
    try {
      return await child.ask(request, { signal, deadlineMs });
    } finally {
      await release(child);
    }
  }

  return {
    async call(request, { signal, tooComplex }) {
      for (let number = 1; ; number++) {
        if (closed) throw new Error("Cannot go on as the service stops");
        try {
          return await attempt(request, signal);
        } catch (error) {
          if (error instanceof ProcessLostError && !closed && number < attemptsAfter(error)) {
            log.warn("A process for documents was lost: trying again", { error });
          } else if (error instanceof ProcessLostError || error instanceof LimitError) {
            throw new TooComplexError(tooComplex, { cause: error });
          } else throw error;
        }
      }
    },
    warmUp(count) {
      while (!closed && idle.length < count) keep(startPoolProcess(options));
    },
    async close() {
      closed = true;
      clearTimeout(shrinking);
      await Promise.all([...idle.splice(0), ...busy].map((child) => child.kill()));
    },
  };
}

function attemptsAfter({ wasKilled }: ProcessLostError): number {
  return wasKilled ? MAX_KILLED_ATTEMPTS : MAX_ATTEMPTS;
}
