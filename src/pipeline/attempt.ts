import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";
import type { CheckpointStore } from "./checkpoints.ts";
import { type Fetch, guardFetch } from "./guarded_fetch.ts";
import { guardRun } from "./guarded_run.ts";
import type { JsonObject } from "./json.ts";
import { createMemo } from "./memo.ts";
import { guardEnv, guardServices } from "./permissions.ts";
import type { StageProgress } from "./progress.ts";
import type { AnyStage, Services, StageContext } from "./stage.ts";
import { readOutput, type StageInput } from "./stage_data.ts";

/** What stages are run with, whichever they are. */
export interface Host {
  services: Partial<Services>;
  /** Where finished stages and memos are kept. */
  checkpoints: CheckpointStore;
  /** Folder in which each attempt gets one of its own; made if it is not there. */
  workDir: string;
  /** Cancels the run. */
  signal: AbortSignal;
  /** Settings, of which a stage sees those that it declares; PATH is where programs are looked for. */
  env: Readonly<Record<string, string | undefined>>;
  log: Log;
  /** Defaults to the web's. */
  fetch?: Fetch;
}

/** Which attempt it is. */
export interface Attempt extends StageInput {
  /** From 1. */
  number: number;
  progress: StageProgress;
}

/**
 * Runs a stage once, within its time, with what it declared and no more.
 *
 * @throws what came first: the reason of the caller's abort, a `TimeoutError`, or what the stage threw.
 */
export async function attemptStage(
  stage: AnyStage,
  attempt: Attempt,
  host: Host,
): Promise<JsonObject> {
  const workDir = await makeWorkDir(host.workDir, stage.name);
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort(host.signal.reason);
  host.signal.addEventListener("abort", cancel, { once: true });
  const timer = setTimeout(() => controller.abort(timeoutError(stage)), stage.timeoutMs);
  try {
    host.signal.throwIfAborted();
    const context = createContext(stage, attempt, { ...host, signal, workDir });
    const input = structuredClone(attempt.input);
    // The input was checked against the schema that its type comes from.
    const running = Promise.try(() => stage.run(input as never, context));
    // A stage that does not listen to its signal must not hold up the run.
    return readOutput(stage, await Promise.race([rejectOnAbort(signal), running]));
  } catch (error) {
    // Stops what the stage left running; does nothing if the signal was first.
    controller.abort(error);
    throw signal.reason;
  } finally {
    clearTimeout(timer);
    host.signal.removeEventListener("abort", cancel);
    await removeWorkDir(workDir, host.log);
  }
}

function createContext(stage: AnyStage, attempt: Attempt, host: Host): StageContext {
  const { name, permissions, options } = stage;
  const { signal, workDir, checkpoints, env, log, fetch = globalThis.fetch } = host;
  const context = {
    signal,
    attempt: attempt.number,
    workDir,
    log,
    options: structuredClone(options),
    progress(fraction: number) {
      if (!signal.aborted) attempt.progress(fraction);
    },
    memo: createMemo({ checkpoints, stage: name, stageKey: attempt.stageKey, signal }),
    fetch: guardFetch({ stage: name, net: permissions.net, signal, fetch }),
    run: guardRun({ stage: name, run: permissions.run, signal, workDir, path: env["PATH"] }),
    env: guardEnv(stage, env),
  };
  return Object.assign(guardServices(stage, host.services), context);
}

function timeoutError({ timeoutMs }: AnyStage): DOMException {
  return new DOMException(
    `Cannot wait longer than ${timeoutMs} ms: raise its timeoutMs, or give it less to do`,
    "TimeoutError",
  );
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  if (signal.aborted) reject(signal.reason);
  else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return promise;
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
