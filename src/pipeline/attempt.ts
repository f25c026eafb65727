import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { abortable, withDeadline } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { type Attempt, createContext, type Host } from "./context.ts";
import type { JsonObject } from "./json.ts";
import type { AnyStage } from "./stage.ts";
import { readOutput } from "./stage_data.ts";

/** How long an aborted stage may take to end, and a store to finish what it was given. */
const GRACE_MS = 8_000;

/**
 * Runs a stage once, within its timeout, with access to what it declared and nothing else. When it
 * returns or throws, the stage writes nothing any more.
 *
 * @throws whichever comes first: the caller's abort reason, a `TimeoutError`, or the stage's own error.
 */
export async function attemptStage(
  stage: AnyStage,
  attempt: Attempt,
  host: Host,
): Promise<JsonObject> {
  host.signal.throwIfAborted();
  const { graceMs = GRACE_MS, log } = host;
  const workDir = await makeWorkDir(host.workDir, stage.name);
  const controller = new AbortController();
  const signal = AbortSignal.any([host.signal, controller.signal]);
  const timer = setTimeout(() => controller.abort(timeoutError(stage)), stage.timeoutMs);
  const lent = host.lend?.(host.services) ?? { services: host.services, close: async () => {} };
  let running: Promise<unknown> = Promise.resolve();
  try {
    const context = createContext(stage, attempt, {
      ...host,
      services: lent.services,
      signal,
      workDir,
    });
    const input = structuredClone(attempt.input);
    // The input has been validated against the schema that its type derives from.
    running = Promise.try(() => stage.run(input as never, context));
    return readOutput(stage, await abortable(running, signal));
  } catch (error) {
    // Stops whatever the stage left running. A no-op if the signal has already aborted.
    controller.abort(error);
    throw signal.reason;
  } finally {
    clearTimeout(timer);
    const closing = lent.close();
    // A stage that ignores its signal must not hold up the run.
    await withDeadline(Promise.allSettled([running, closing]), graceMs).catch(() =>
      log.warn("Stage goes on though it was stopped", { graceMs }),
    );
    await removeWorkDir(workDir, log);
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
