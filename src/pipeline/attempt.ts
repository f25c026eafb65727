import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { abortable } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { type Attempt, createContext, type Host } from "./context.ts";
import type { JsonObject } from "./json.ts";
import type { AnyStage } from "./stage.ts";
import { readOutput } from "./stage_data.ts";

/**
 * Runs a stage once, within its timeout, with access to what it declared and nothing else.
 *
 * @throws whichever comes first: the caller's abort reason, a `TimeoutError`, or the stage's own error.
 */
export async function attemptStage(
  stage: AnyStage,
  attempt: Attempt,
  host: Host,
): Promise<JsonObject> {
  const workDir = await makeWorkDir(host.workDir, stage.name);
  const controller = new AbortController();
  const signal = AbortSignal.any([host.signal, controller.signal]);
  const timer = setTimeout(() => controller.abort(timeoutError(stage)), stage.timeoutMs);
  try {
    signal.throwIfAborted();
    const context = createContext(stage, attempt, { ...host, signal, workDir });
    const input = structuredClone(attempt.input);
    // The input has been validated against the schema that its type derives from.
    const running = Promise.try(() => stage.run(input as never, context));
    // A stage that ignores its signal must not hold up the run.
    return readOutput(stage, await abortable(running, signal));
  } catch (error) {
    // Stops whatever the stage left running. A no-op if the signal has already aborted.
    controller.abort(error);
    throw signal.reason;
  } finally {
    clearTimeout(timer);
    await removeWorkDir(workDir, host.log);
  }
}

function timeoutError({ timeoutMs }: AnyStage): DOMException {
  return new DOMException(
    `Cannot wait longer than ${timeoutMs} ms: raise its timeoutMs, or give it less to do`,
    "TimeoutError",
  );
}

async function makeWorkDir(parent: string, stage: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, `${stage}-`));
}

async function removeWorkDir(path: string, log: Log): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    log.warn("Work folder not removed", { path, error });
  }
}
