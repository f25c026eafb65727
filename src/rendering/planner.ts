import { fileURLToPath } from "node:url";
import type { Log } from "../common/log.ts";
import { type Environment, pickVariables } from "../common/pick_variables.ts";
import {
  LimitError,
  type PoolProcess,
  ProcessLostError,
  startPoolProcess,
} from "../common/pool_process.ts";
import type { PlanPart } from "./frame_plan.ts";
import type { Passage } from "./passages.ts";
import type { LookedReel, PlannerRequest, PlanRequest } from "./planner_protocol.ts";
import { LookError, RenderError } from "./renderer.ts";

/** How much lower its priority is, as that of the browsers that draw reels. */
const NICENESS = 10;
/** How long it may be stuck: it gives a sign of life every second. */
const SILENT_MS = 30_000;
/** It takes some 200 MB for the longest reels. */
const MEMORY_BYTES = 1e9;
/** To plan more frames leaves a hundred megabytes that the collector would leave lying about. */
const MANY_FRAMES = 1_500;
const MAX_ATTEMPTS = 2;

/** Plans reels, in processes that are kept for a while. */
export interface Planner {
  /** Starts a process, unless one is idle, so that what is asked for next need not wait for it. */
  warmUp(): void;
  /** Divides a reel into passages. */
  passages(reel: LookedReel, signal: AbortSignal): Promise<Passage[]>;
  /** Plans spans of a reel, and tells it part by part, as it goes on. */
  parts(request: PlanRequest, signal: AbortSignal): AsyncGenerator<PlanPart, void, void>;
  /** Ends all processes. */
  close(): Promise<void>;
}

/** Options of {@linkcode createPlanner}. */
export interface PlannerOptions {
  /** How long a process may be idle before it is ended, in milliseconds. */
  idleMs: number;
  /** The service's environment, of which it gets what programs are found by. */
  env: Environment;
  log: Log;
}

/**
 * Creates a planner. What it throws are the errors of looks, the signal's reason, and a
 * {@linkcode RenderError} if its process dies twice.
 */
export function createPlanner({ idleMs, env, log }: PlannerOptions): Planner {
  const all = new Set<PoolProcess>();
  const idle: PoolProcess[] = [];
  let ending: ReturnType<typeof setTimeout> | undefined;

  function start(): PoolProcess {
    const child = startPoolProcess({
      program: fileURLToPath(import.meta.resolve("./planner_process.ts")),
      env: { ...pickVariables(env, ["PATH", "TMPDIR"]), NODE_ENV: "production" },
      memoryBytes: MEMORY_BYTES,
      niceness: NICENESS,
      errors: {
        RenderError: (message, options) => new RenderError(message, options),
        LookError: (message, options) => new LookError(message, options),
      },
      log,
    });
    all.add(child);
    void child.ended.then(() => all.delete(child));
    return child;
  }

  function take(): PoolProcess {
    for (let child = idle.pop(); child !== undefined; child = idle.pop())
      if (child.isAlive) return child;
    return start();
  }

  function keep(child: PoolProcess): void {
    if (!child.isAlive) return;
    idle.push(child);
    clearTimeout(ending);
    ending = setTimeout(() => {
      for (const child of idle.splice(0)) void child.kill();
    }, idleMs).unref();
  }

  async function* ask(request: PlanRequest, signal: AbortSignal) {
    const child = take();
    const send = (request: PlannerRequest) => child.ask(request, { signal, deadlineMs: SILENT_MS });
    try {
      await send({ ...request, kind: "plan" });
      for (;;) {
        // The program is our own.
        const part = (await send({ kind: "part" })) as PlanPart | null;
        if (part === null) break;
        yield part;
      }
    } finally {
      const frames = request.spans.reduce((sum, span) => sum + span.durationInFrames, 0);
      if (frames > MANY_FRAMES) void child.kill();
      else keep(child);
    }
  }

  /** Throws unless to try once more may help. */
  function judge(error: unknown, attempt: number, signal: AbortSignal): void {
    signal.throwIfAborted();
    if (!(error instanceof ProcessLostError || error instanceof LimitError)) throw error;
    if (attempt === MAX_ATTEMPTS) {
      throw new RenderError(
        "Cannot plan the video as the process for that dies: see that there is enough free memory",
        { cause: error },
      );
    }
    log.warn("A planner died while it was at work; trying once more");
  }

  return {
    warmUp() {
      if (idle.length === 0) keep(start());
    },
    async passages(reel, signal) {
      for (let attempt = 1; ; attempt++) {
        const child = take();
        try {
          const request = { ...reel, kind: "passages" };
          return (await child.ask(request, { signal, deadlineMs: SILENT_MS })) as Passage[];
        } catch (error) {
          judge(error, attempt, signal);
        } finally {
          keep(child);
        }
      }
    },
    async *parts(request, signal) {
      let told = 0;
      for (let attempt = 1; ; attempt++) {
        let count = 0;
        try {
          // A plan is the same each time.
          for await (const part of ask(request, signal)) {
            if (++count <= told) continue;
            told = count;
            yield part;
          }
          return;
        } catch (error) {
          judge(error, attempt, signal);
        }
      }
    },
    async close() {
      clearTimeout(ending);
      await Promise.all([...all].map((child) => child.kill()));
    },
  };
}
