import type { Json } from "../common/json.ts";
import { InvalidOutputError } from "./errors.ts";

/** A JSON object, such as the fields that a chain has so far. */
export type JsonObject = { [key: string]: Json };

/** What is wrong with a value, and where. */
export interface Problem {
  /** JSON pointer, such as "/scenes/0/line"; empty for the value itself. */
  path: string;
  /** Such as "expected string". */
  message: string;
}

/** Describes a problem as the end of a sentence: `is wrong at "/scenes/0/line": expected string`. */
export function describeProblem({ path, message }: Problem): string {
  return path === "" ? `is wrong: ${message}` : `is wrong at "${path}": ${message}`;
}

/** Finds the first part of a value that would not survive a round trip through JSON. */
export function findNonJson(value: unknown): Problem | undefined {
  return search(value, "", []);
}

/**
 * Checks that a value can be kept.
 *
 * @param what For the message, such as "result of memo".
 * @throws {InvalidOutputError} if it is not JSON.
 */
export function requireJson(value: unknown, what: string): Json {
  const problem = findNonJson(value);
  if (!problem) return value as Json;
  throw new InvalidOutputError(
    `Cannot keep ${what} as it ${describeProblem(problem)}`,
    problem.path,
  );
}

function search(value: unknown, path: string, parents: readonly object[]): Problem | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number" && Number.isFinite(value)) return undefined;
  if (typeof value !== "object") return { path, message: `${typeName(value)} is not JSON` };
  if (parents.includes(value)) return { path, message: "a value that contains itself is not JSON" };
  if (!Array.isArray(value) && !isPlain(value)) {
    return { path, message: `${typeName(value)} is not JSON` };
  }
  // Array.from also visits the holes of a sparse array.
  const entries = Array.isArray(value) ? Array.from(value).entries() : Object.entries(value);
  const chain = [...parents, value];
  for (const [key, part] of entries) {
    const problem = search(part, `${path}/${escapeKey(String(key))}`, chain);
    if (problem) return problem;
  }
  return undefined;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function typeName(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return typeof value;
  return `an instance of ${value.constructor?.name || "a class"}`;
}

/** Escapes a key for a JSON pointer. */
function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Serialises to JSON with sorted keys: equal values give equal text. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value, (_key, part: Json) => (isObject(part) ? sortKeys(part) : part));
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sortKeys(value: JsonObject): JsonObject {
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

/** SHA-256 of the canonical JSON, in hexadecimal. */
export async function hashJson(value: Json): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalJson(value));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}
