import type { TObject } from "@sinclair/typebox";
import { InvalidInputError, InvalidOutputError } from "./errors.ts";
import { describeProblem, findNonJson, hashJson, type JsonObject } from "./json.ts";
import type { AnyStage } from "./stage.ts";
import { findProblem, findUndeclared, pickFields } from "./validation.ts";

/** The input of a stage. */
export interface StageInput {
  /** Only the fields that the stage needs. */
  input: JsonObject;
  /** Checkpoint key of its output: a hash of the stage's name, version, options and input. */
  stageKey: string;
}

/**
 * Picks the fields that a stage needs from those of a chain.
 *
 * @throws {InvalidInputError} if they do not match its schema.
 */
export async function readStageInput(stage: AnyStage, fields: unknown): Promise<StageInput> {
  const { name, version, options, needs } = stage;
  const input = readInput(needs, fields, `stage "${name}"`);
  return { input, stageKey: await hashJson([name, version, options, input]) };
}

/**
 * Picks the fields that a schema declares from a value.
 *
 * @param what What is to be run on them, for the error message.
 * @throws {InvalidInputError} if they do not match the schema.
 */
export function readInput(schema: TObject, value: unknown, what: string): JsonObject {
  let problem = findNonJson(value);
  const input = problem ? {} : pickFields(schema, value as JsonObject);
  problem ??= findProblem(schema, input);
  if (!problem) return input as JsonObject;
  throw new InvalidInputError(
    `Cannot run ${what} as its input ${describeProblem(problem)}`,
    problem.path,
  );
}

/**
 * Validates the output of a stage.
 *
 * @throws {InvalidOutputError} if it is not JSON that matches the stage's `adds`.
 */
export function readOutput({ name, adds }: AnyStage, value: unknown): JsonObject {
  const problem = findProblem(adds, value) ?? findUndeclared(adds, value as JsonObject);
  if (!problem) return value as JsonObject;
  throw new InvalidOutputError(
    `Cannot take the output of stage "${name}" as it ${describeProblem(problem)}`,
    problem.path,
  );
}
