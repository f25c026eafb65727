import type { TObject } from "@sinclair/typebox";
import { InvalidInputError, InvalidOutputError } from "./errors.ts";
import { findNonJson, hashJson, isWrong, type JsonObject } from "./json.ts";
import type { AnyStage } from "./stage.ts";
import { findProblem, findUndeclared, pickFields } from "./validation.ts";

/** What a stage is run on. */
export interface StageInput {
  /** The fields that it needs, and no others. */
  input: JsonObject;
  /** What its output is kept under: the same for the same stage, options and needed fields. */
  stageKey: string;
}

/**
 * Takes from the fields of a chain what a stage needs.
 *
 * @throws {InvalidInputError} if they do not fit.
 */
export async function readStageInput(stage: AnyStage, fields: unknown): Promise<StageInput> {
  const { name, version, options, needs } = stage;
  const input = readInput(needs, fields, `stage "${name}"`);
  return { input, stageKey: await hashJson([name, version, options, input]) };
}

/**
 * Takes from a value the fields that a schema names.
 *
 * @throws {InvalidInputError} naming `what` cannot run on them.
 */
export function readInput(schema: TObject, value: unknown, what: string): JsonObject {
  let problem = findNonJson(value);
  const input = problem ? {} : pickFields(schema, value as JsonObject);
  problem ??= findProblem(schema, input);
  if (!problem) return input as JsonObject;
  throw new InvalidInputError(`Cannot run ${what} as its input ${isWrong(problem)}`, problem.path);
}

/**
 * Takes what a stage gave.
 *
 * @throws {InvalidOutputError} if it is not JSON of the shape that the stage declared.
 */
export function readOutput({ name, adds }: AnyStage, value: unknown): JsonObject {
  const problem = findProblem(adds, value) ?? findUndeclared(adds, value as JsonObject);
  if (!problem) return value as JsonObject;
  throw new InvalidOutputError(
    `Cannot take the output of stage "${name}" as it ${isWrong(problem)}`,
    problem.path,
  );
}
