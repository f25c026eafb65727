import type { Static, TObject } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { findNonJson, isWrong, type JsonObject, type Problem } from "./json.ts";

/** Finds the first reason why a value is not JSON of the schema's shape. */
export function findProblem(schema: TObject, value: unknown): Problem | undefined {
  const problem = findNonJson(value);
  if (problem) return problem;
  const error = Value.Errors(schema, value).First();
  return error && { path: error.path, message: lowerFirst(error.message) };
}

/** Finds the first field that the schema does not name. */
export function findUndeclared(schema: TObject, value: object): Problem | undefined {
  const key = Object.keys(value).find((name) => !Object.hasOwn(schema.properties, name));
  return key === undefined ? undefined : { path: `/${key}`, message: "the field is not declared" };
}

/** A copy of the fields with only what a schema names, in nested objects too. */
export function pickFields(schema: TObject, fields: JsonObject): unknown {
  return Value.Clean(schema, structuredClone(fields));
}

/**
 * Fills in defaults and checks.
 *
 * @throws {TypeError} with `what` before the first problem, such as 'Cannot use it as its setting'.
 */
export function parseOptions<S extends TObject>(
  schema: S,
  given: object,
  what: string,
): Static<S> & JsonObject {
  const refuse = (problem: Problem | undefined) => {
    if (problem) throw new TypeError(`${what} ${isWrong(problem)}`);
  };
  refuse(findUndeclared(schema, given));
  const value: unknown = Value.Default(schema, structuredClone(given));
  refuse(findProblem(schema, value));
  return value as Static<S> & JsonObject;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
