import type { Log } from "../common/log.ts";
import type { CheckpointStore } from "./checkpoints.ts";
import { type Fetch, guardFetch } from "./guarded_fetch.ts";
import { guardRun } from "./guarded_run.ts";
import { createKept } from "./kept.ts";
import { createMemo } from "./memo.ts";
import { guardEnv, guardServices } from "./permissions.ts";
import type { StageProgress } from "./progress.ts";
import type { Services } from "./services.ts";
import type { AnyStage, StageContext } from "./stage.ts";
import type { StageInput } from "./stage_data.ts";

/** What a run provides to all of its stages. */
export interface Host {
  services: Partial<Services>;
  /** Makes what one attempt gets of the services. Defaults to the services themselves. */
  lend?(services: Partial<Services>): LentServices;
  /** How long an aborted stage may take to end, in milliseconds. Defaults to 8,000. */
  graceMs?: number;
  /** Where results of stages and memos are stored. */
  checkpoints: CheckpointStore;
  /** Where stages keep what revisions of the post can do with. Defaults to the checkpoints. */
  kept?: CheckpointStore;
  /** Parent of each attempt's work folder; created if missing. */
  workDir: string;
  /** Cancels the run. */
  signal: AbortSignal;
  /** Settings; a stage sees only those that it declares. Programs are found through its PATH. */
  env: Readonly<Record<string, string | undefined>>;
  log: Log;
  /** Defaults to the global fetch. */
  fetch?: Fetch;
}

/** Services that one attempt may use until they are closed. */
export interface LentServices {
  services: Partial<Services>;
  /** Refuses writes from now on, and waits for those under way. */
  close(): Promise<void>;
}

/** One attempt to run a stage. */
export interface Attempt extends StageInput {
  /** From 1. */
  number: number;
  progress: StageProgress;
}

/** Creates the context for one attempt of a stage, limited to what the stage declared. */
export function createContext(stage: AnyStage, attempt: Attempt, host: Host): StageContext {
  const { name, permissions, options } = stage;
  const { signal, workDir, checkpoints, kept = checkpoints, env, log } = host;
  const { fetch = globalThis.fetch } = host;
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
    ...createKept({ kept, stage: name, signal }),
    fetch: guardFetch({ stage: name, net: permissions.net, signal, fetch }),
    run: guardRun({ stage: name, run: permissions.run, signal, workDir, path: env.PATH }),
    env: guardEnv(stage, env),
  };
  return Object.assign(guardServices(stage, host.services), context);
}
