import { fileURLToPath } from "node:url";
import type { Log } from "../../common/log.ts";
import { type Environment, pickVariables } from "../../common/pick_variables.ts";
import { startPoolProcess } from "../../common/pool_process.ts";
import { RenderError } from "../renderer.ts";
import type { BeginRequest, ComposeRequest, CompositorNews } from "./compositor_protocol.ts";

/** How much lower its priority is, as that of the browsers that draw reels. */
const NICENESS = 10;
/** How long it may be stuck: it gives a sign of life every second. */
const SILENT_MS = 30_000;
/** Ending the encoder takes a hundredth of that. */
const GRACE_MS = 1_000;
/** It takes some 300 MB. */
const MEMORY_BYTES = 1e9;

/** Puts the pictures of one video together, and encodes them, in a process of its own. */
export interface Compositor {
  begin(request: Omit<BeginRequest, "kind">): Promise<void>;
  /** Makes the pictures of the next runs. */
  compose(request: Omit<ComposeRequest, "kind">, onFrames: (done: number) => void): Promise<void>;
  /** Ends the video, which is whole then. */
  end(): Promise<void>;
  /** Ends the process with its encoder. */
  close(): Promise<void>;
}

/** Options of {@linkcode startCompositor}. */
export interface CompositorOptions {
  /** The service's environment, of which it gets what programs are found by. */
  env: Environment;
  log: Log;
  /** Ends it. */
  signal: AbortSignal;
}

/** Starts a compositor, whose methods throw what `PoolProcess.ask` throws. */
export function startCompositor({ env, log, signal }: CompositorOptions): Compositor {
  const child = startPoolProcess({
    program: fileURLToPath(import.meta.resolve("./compositor_process.ts")),
    env: { ...pickVariables(env, ["PATH", "TMPDIR"]), NODE_ENV: "production" },
    memoryBytes: MEMORY_BYTES,
    niceness: NICENESS,
    graceMs: GRACE_MS,
    errors: { RenderError: (message, options) => new RenderError(message, options) },
    log,
  });
  async function ask(request: object, onNews?: (news: unknown) => void): Promise<void> {
    await child.ask(request, { signal, deadlineMs: SILENT_MS, ...(onNews && { onNews }) });
  }
  return {
    begin: (request) => ask({ ...request, kind: "begin" }),
    compose: (request, onFrames) =>
      // The program is our own.
      ask({ ...request, kind: "compose" }, (news) => onFrames((news as CompositorNews).frames)),
    end: () => ask({ kind: "end" }),
    close: () => child.kill(),
  };
}
