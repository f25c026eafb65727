import type { Static, TObject } from "@sinclair/typebox";
import { allOrNone } from "../common/all_or_none.ts";
import { sleep } from "../common/deadline.ts";
import { diskTroubleOf, requireRoom } from "../common/disk_trouble.ts";
import type { Json } from "../common/json.ts";
import { findUnavailable } from "../common/unavailable_error.ts";
import { attemptStage } from "./attempt.ts";
import type { Host } from "./context.ts";
import {
  FatalError,
  InvalidInputError,
  InvalidOutputError,
  MissingSettingError,
  PermissionError,
  RetryAfterError,
  StageError,
} from "./errors.ts";
import type { JsonObject } from "./json.ts";
import { requireServices } from "./permissions.ts";
import type { Chain, Pipeline, Step } from "./pipeline.ts";
import { type Progress, type StageProgress, trackProgress } from "./progress.ts";
import { backoffDelayMs } from "./retry.ts";
import type { AnyStage } from "./stage.ts";
import { readInput, readStageInput, type StageInput } from "./stage_data.ts";
import { findProblem } from "./validation.ts";

/** Options of {@linkcode runPipeline}. */
export interface RunOptions extends Host {
  /** Called when a stage starts and as it advances; never with less than before. */
  onProgress?(progress: Progress): void;
  /** The fields to enter the chain with, where it can be entered: the stages before are not run. */
  enterWith?: object;
  /** Called where the chain can be entered, with the fields; may put others of the same kind in their place. */
  onEntry?(fields: JsonObject): Promise<JsonObject>;
}

/**
 * Runs a chain and returns all fields that it was given and made. Stages that finished in an earlier run with the same
 * checkpoints and the same input are skipped.
 *
 * @throws {TypeError} before any stage runs, if a service is missing, or the chain is to be entered
 *   and has no entry.
 * @throws {InvalidInputError} if the input, or what the chain is entered with, does not match its schema.
 * @throws {StageError} if a stage fails for good.
 * @throws {UnavailableError} if a part of the service is down, which is no fault of the stage's: the
 *   run can be repeated with the same checkpoints once the part is back.
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
  const { name, entry, steps } = pipeline;
  const { enterWith } = options;
  if (enterWith !== undefined && entry === null) {
    throw new TypeError(`Cannot enter pipeline "${name}" as it has no entry: give it one`);
  }
  const first = enterWith === undefined ? 0 : (entry?.at ?? 0);
  const left = steps.slice(first);
  requireServices(left.flat(), options.services);
  const track = trackProgress(left, (progress) => options.onProgress?.(progress));
  const given = readInput(pipeline.input, input, `pipeline "${name}"`);
  let fields = given;
  // What is behind an entry does not see all that was made.
  let made = given;
  for (const [index, step] of left.entries()) {
    options.signal.throwIfAborted();
    if (first + index === entry?.at) {
      const what = `pipeline "${name}" from its entry`;
      const read = readInput(entry.fields, enterWith ?? fields, what);
      const entered = (await options.onEntry?.(read)) ?? read;
      fields = { ...given, ...entered };
      made = { ...entered, ...made };
    }
    const added = await finishStep(step, fields, options, track(index));
    fields = { ...fields, ...added };
    made = { ...made, ...added };
  }
  return made;
}

/** Finishes stages that run at the same time, and gives all that they add. */
async function finishStep(
  step: Step,
  fields: JsonObject,
  host: Host,
  progress: readonly StageProgress[],
): Promise<JsonObject> {
  const outputs = await allOrNone(host.signal, (signal) =>
    step.map(async (stage, index) => {
      const report = progress[index] ?? (() => {});
      const log = host.log.child({ stage: stage.name });
      const output = await finishStage(stage, fields, { ...host, signal, log }, report);
      report(1);
      return output;
    }),
  );
  return Object.fromEntries(outputs.flatMap(Object.entries<Json>));
}

async function finishStage(
  stage: AnyStage,
  fields: JsonObject,
  host: Host,
  progress: StageProgress,
): Promise<JsonObject> {
  const { checkpoints, log } = host;
  const stageInput = await requireStageInput(stage, fields);
  const checkpoint = await checkpoints.get(stageInput.stageKey);
  if (checkpoint !== undefined && !findProblem(stage.adds, checkpoint)) {
    log.debug("Stage skipped: already finished");
    return checkpoint as JsonObject;
  }
  const startMs = performance.now();
  const output = await runWithRetries(stage, { ...stageInput, progress }, host);
  await checkpoints.set(stageInput.stageKey, stage.name, output);
  log.info("Stage finished", { durationMs: Math.round(performance.now() - startMs) });
  return output;
}

async function requireStageInput(stage: AnyStage, fields: JsonObject): Promise<StageInput> {
  try {
    return await readStageInput(stage, fields);
  } catch (error) {
    throw new StageError(stage.name, 1, error);
  }
}

async function runWithRetries(
  stage: AnyStage,
  attempt: StageInput & { progress: StageProgress },
  host: Host,
): Promise<JsonObject> {
  for (let number = 1; ; number++) {
    try {
      return await attemptStage(stage, { ...attempt, number }, host);
    } catch (error) {
      host.signal.throwIfAborted();
      await throwIfUnavailable(error, host);
      if (isPermanent(error) || number >= stage.retry.attempts) {
        throw new StageError(stage.name, number, error);
      }
      const delayMs = retryDelayMs(error, number, stage);
      host.log.warn("Stage failed: retrying", { attempt: number, delayMs, error });
      await sleep(delayMs, host.signal);
    }
  }
}

/** A full disk is not always recognised by the error: a browser may just crash. */
async function throwIfUnavailable(error: unknown, { workDir }: Host): Promise<void> {
  if (isPermanent(error)) return;
  const unavailable = findUnavailable(error) ?? diskTroubleOf(error);
  if (unavailable !== undefined) throw unavailable;
  await requireRoom(workDir);
}

function isPermanent(error: unknown): boolean {
  return [
    FatalError,
    PermissionError,
    MissingSettingError,
    InvalidInputError,
    InvalidOutputError,
  ].some((type) => error instanceof type);
}

function retryDelayMs(error: unknown, attempt: number, { retry }: AnyStage): number {
  if (error instanceof RetryAfterError) return error.afterMs;
  return backoffDelayMs(attempt, retry.backoffMs);
}
