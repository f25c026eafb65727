import type { Static, TObject } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { describeProblem, findNonJson, type JsonObject, type Problem } from "./json.ts";

/** Finds the first reason why a value is not JSON that matches a schema. */
export function findProblem(schema: TObject, value: unknown): Problem | undefined {
  const problem = findNonJson(value);
  if (problem) return problem;
  // Looking for errors takes several times as long as finding that there are none.
  if (Value.Check(schema, value)) return undefined;
  const error = Value.Errors(schema, value).First();
  return error && { path: error.path, message: lowerFirst(error.message) };
}

/** Finds the first field that the schema does not declare. */
export function findUndeclared(schema: TObject, value: object): Problem | undefined {
  const key = Object.keys(value).find((name) => !Object.hasOwn(schema.properties, name));
  return key === undefined ? undefined : { path: `/${key}`, message: "the field is not declared" };
}

/** Copies the fields that a schema declares, in nested objects too. */
export function pickFields(schema: TObject, fields: JsonObject): unknown {
  return Value.Clean(schema, structuredClone(fields));
}

/**
 * Fills in defaults and validates.
 *
 * @throws {TypeError} for the first problem, its message beginning with `what`, such as "Cannot use
 * it as its setting".
 */
export function parseOptions<S extends TObject>(
  schema: S,
  options: object,
  what: string,
): Static<S> & JsonObject {
  const refuse = (problem: Problem | undefined) => {
    if (problem) throw new TypeError(`${what} ${describeProblem(problem)}`);
  };
  refuse(findUndeclared(schema, options));
  const value: unknown = Value.Default(schema, structuredClone(options));
  refuse(findProblem(schema, value));
  return value as Static<S> & JsonObject;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
