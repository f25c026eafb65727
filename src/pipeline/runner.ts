import type { Static, TObject } from "@sinclair/typebox";
import { sleep } from "../common/deadline.ts";
import { attemptStage } from "./attempt.ts";
import type { Host } from "./context.ts";
import {
  FatalError,
  InvalidInputError,
  InvalidOutputError,
  PermissionError,
  RetryAfterError,
  StageError,
} from "./errors.ts";
import type { JsonObject } from "./json.ts";
import { requireServices } from "./permissions.ts";
import type { Chain, Pipeline } from "./pipeline.ts";
import { type Progress, type StageProgress, trackProgress } from "./progress.ts";
import { backoffDelayMs } from "./retry.ts";
import type { AnyStage } from "./stage.ts";
import { readInput, readStageInput, type StageInput } from "./stage_data.ts";
import { findProblem } from "./validation.ts";

/** Options of {@linkcode runPipeline}. */
export interface RunOptions extends Host {
  /** Called when a stage starts and whenever there is more done; never with less than before. */
  onProgress?(progress: Progress): void;
}

/**
 * Runs a chain from its input to all of its fields. Stages that finished in an earlier run with the
 * same checkpoints, on the same needed fields, are not run again.
 *
 * @throws {TypeError} before any stage runs, if a service is missing.
 * @throws {InvalidInputError} if the input does not fit the pipeline.
 * @throws {StageError} if a stage fails for good.
 * @throws the signal's reason as soon as it aborts.
 */
export function runPipeline<I extends TObject, Out>(
  pipeline: Pipeline<I, Out>,
  input: Static<I>,
  options: RunOptions,
): Promise<Out>;
export function runPipeline(pipeline: Chain, input: object, options: RunOptions): Promise<object>;
export async function runPipeline(
  pipeline: Chain,
  input: unknown,
  options: RunOptions,
): Promise<object> {
  const { name, stages } = pipeline;
  requireServices(stages, options.services);
  const track = trackProgress(stages, (progress) => options.onProgress?.(progress));
  let fields = readInput(pipeline.input, input, `pipeline "${name}"`);
  for (const [index, stage] of stages.entries()) {
    options.signal.throwIfAborted();
    const log = options.log.child({ stage: stage.name });
    const progress = track(index);
    const output = await finishStage(stage, fields, { ...options, log }, progress);
    progress(1);
    fields = { ...fields, ...output };
  }
  return fields;
}

async function finishStage(
  stage: AnyStage,
  fields: JsonObject,
  host: Host,
  progress: StageProgress,
): Promise<JsonObject> {
  const { checkpoints, log } = host;
  const given = await takeInput(stage, fields);
  const kept = await checkpoints.get(given.stageKey);
  if (kept !== undefined && !findProblem(stage.adds, kept)) {
    log.debug("Stage finished before");
    return kept as JsonObject;
  }
  const startMs = performance.now();
  const output = await tryStage(stage, { ...given, progress }, host);
  await checkpoints.set(given.stageKey, stage.name, output);
  log.info("Stage finished", { durationMs: Math.round(performance.now() - startMs) });
  return output;
}

async function takeInput(stage: AnyStage, fields: JsonObject): Promise<StageInput> {
  try {
    return await readStageInput(stage, fields);
  } catch (error) {
    throw new StageError(stage.name, 1, error);
  }
}

async function tryStage(
  stage: AnyStage,
  attempt: StageInput & { progress: StageProgress },
  host: Host,
): Promise<JsonObject> {
  for (let number = 1; ; number++) {
    try {
      return await attemptStage(stage, { ...attempt, number }, host);
    } catch (error) {
      host.signal.throwIfAborted();
      if (isFinal(error) || number >= stage.retry.attempts) {
        throw new StageError(stage.name, number, error);
      }
      const delayMs = delayAfter(error, number, stage);
      host.log.warn("Stage failed, trying again", { attempt: number, delayMs, error });
      await sleep(delayMs, host.signal);
    }
  }
}

function isFinal(error: unknown): boolean {
  return [FatalError, PermissionError, InvalidInputError, InvalidOutputError].some(
    (type) => error instanceof type,
  );
}

function delayAfter(error: unknown, attempt: number, { retry }: AnyStage): number {
  if (error instanceof RetryAfterError) return error.afterMs;
  return backoffDelayMs(attempt, retry.backoffMs);
}
