import type { Log } from "../common/log.ts";
import type { CheckpointStore } from "./checkpoints.ts";
import { type Fetch, guardFetch } from "./guarded_fetch.ts";
import { guardRun } from "./guarded_run.ts";
import { createMemo } from "./memo.ts";
import { guardEnv, guardServices } from "./permissions.ts";
import type { StageProgress } from "./progress.ts";
import type { Services } from "./services.ts";
import type { AnyStage, StageContext } from "./stage.ts";
import type { StageInput } from "./stage_data.ts";

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

/** Makes what one attempt of a stage is handed: what it declared, and no more. */
export function createContext(stage: AnyStage, attempt: Attempt, host: Host): StageContext {
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
    run: guardRun({ stage: name, run: permissions.run, signal, workDir, path: env.PATH }),
    env: guardEnv(stage, env),
  };
  return Object.assign(guardServices(stage, host.services), context);
}
