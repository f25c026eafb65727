import type { TSchema } from "@sinclair/typebox";
import { isLiteralUnion } from "./format.ts";

/** Describes what a schema allows, to complete "must be …", such as "an integer from 1 to 5". */
export function allowedBy(schema: TSchema, unit?: string): string {
  if (isLiteralUnion(schema)) return oneOf(schema.anyOf.map((literal) => literal.const));
  const { type, minimum, maximum, maxLength, maxItems, anyOf, pattern } = schema;
  if (Array.isArray(anyOf)) {
    const [first] = anyOf.filter((branch) => branch.type !== "null");
    const isNullable = anyOf.some((branch) => branch.type === "null");
    return `${first === undefined ? "null" : allowedBy(first)}${isNullable ? ", or null" : ""}`;
  }
  if (type === "boolean") return "true or false";
  if (type === "object") return "an object";
  if (type === "array") {
    return maxItems === undefined ? "a list" : `a list of at most ${maxItems} items`;
  }
  if (type === "string") {
    if (schema.const !== undefined) return `"${schema.const}"`;
    if (pattern !== undefined) return `a string that matches ${pattern}`;
    return maxLength === undefined
      ? "a string"
      : `a string of at most ${maxLength.toLocaleString("en")} characters`;
  }
  const number = type === "integer" ? "an integer" : "a number";
  const what = unit === undefined ? number : `${number} of ${unit}`;
  if (minimum !== undefined && maximum !== undefined)
    return `${what} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${what} of at least ${minimum}`;
  return maximum === undefined ? what : `${what} of at most ${maximum}`;
}

/** "a, b, or c" */
export function oneOf(values: readonly string[]): string {
  if (values.length === 0) return "left out, as there is none to choose";
  if (values.length < 3) return values.join(" or ");
  return `${values.slice(0, -1).join(", ")}, or ${values.at(-1)}`;
}
