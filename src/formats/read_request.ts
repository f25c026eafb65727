import type { Static, TSchema } from "@sinclair/typebox";
import { OptionalKind } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { storableText } from "../common/storable_text.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import { factsOf, type Platform } from "../posts/platform.ts";
import { type JobRequest, REQUEST_VERSION } from "../posts/request.ts";
import { AUTO_TEMPLATE } from "../posts/template.ts";
import { DEFAULT_PLATFORM, type Field, type Fields } from "./fields.ts";

type Values = Readonly<Record<string, unknown>>;

/** Options of {@linkcode parseRequest}. */
export interface ParseOptions {
  /** What a member is called where it comes from, for messages. Defaults to its own name. */
  nameOf?(member: string): string;
}

/**
 * Validates a client's request and fills in defaults. Options of other formats and unknown members
 * are ignored.
 *
 * @throws {InvalidRequestError} naming the first invalid member and its allowed values.
 */
export function parseRequest(
  values: Values,
  fields: Fields,
  { nameOf = (member) => member }: ParseOptions = {},
): JobRequest {
  try {
    return readMembers(values, fields);
  } catch (error) {
    if (!(error instanceof InvalidMemberError)) throw error;
    throw new InvalidRequestError(`Invalid ${nameOf(error.member)}: ${error.message}`);
  }
}

/** Thrown for a member, which may be called otherwise where it comes from. */
class InvalidMemberError extends Error {
  readonly member: string;

  constructor(member: string, message: string) {
    super(message);
    this.member = member;
  }
}

function readMembers(values: Values, { common, options }: Fields): JobRequest {
  const format = read("format", common.format, values);
  if (format === undefined) throw invalid("format", common.format.allowed);
  const platform = read("platform", common.platform, values) ?? DEFAULT_PLATFORM;
  return {
    version: REQUEST_VERSION,
    format,
    platform,
    visualTemplate: read("visualTemplate", common.visualTemplate, values) ?? AUTO_TEMPLATE,
    visualStyleVariant: readLine("visualStyleVariant", common.visualStyleVariant, values),
    customPrompt: readLine("customPrompt", common.customPrompt, values),
    options: withinPlatform(readOptions(values, options[format] ?? {}), platform),
  };
}

/**
 * Converts the strings of a form or a command line to the types of their fields. A string that cannot
 * be converted is kept, for {@linkcode parseRequest} to reject; empty strings are dropped.
 */
export function coerceStrings(
  texts: Readonly<Record<string, string>>,
  { common, options }: Fields,
): Record<string, unknown> {
  const fields: Readonly<Record<string, Field>> = { ...options[texts.format ?? ""], ...common };
  const given = Object.entries(texts).filter(([, text]) => text !== "");
  return Object.fromEntries(
    given.map(([name, text]) => [
      name,
      Object.hasOwn(fields, name) ? parseText(text, fields[name]?.schema.type) : text,
    ]),
  );
}

function parseText(text: string, type: unknown): unknown {
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  const isNumber = type === "integer" || type === "number";
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The options, with no more slides than the platform takes. */
function withinPlatform(
  options: Record<string, unknown>,
  platform: Platform,
): Record<string, unknown> {
  const { maxPictures = Number.POSITIVE_INFINITY, title } = factsOf(platform);
  const { slideCount } = options;
  if (typeof slideCount !== "number" || slideCount <= maxPictures) return options;
  throw invalid("slideCount", `at most ${maxPictures}, as ${title} takes no more pictures`);
}

/** An option that requires another is present only if that one is on, then with at least its default. */
function readOptions(
  values: Values,
  fields: Readonly<Record<string, Field>>,
): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  // Options that require nothing go first: the others look them up.
  const ordered = Object.entries(fields).sort(
    ([, one], [, other]) =>
      Number(one.requires !== undefined) - Number(other.requires !== undefined),
  );
  for (const [name, field] of ordered) {
    const { schema, requires } = field;
    const given = read(name, field, values);
    if (requires !== undefined && chosen[requires] !== true) {
      if (given === undefined) continue;
      throw new InvalidMemberError(name, `requires ${requires} true`);
    }
    const value: unknown = given ?? schema.default;
    if (value === undefined && schema[OptionalKind] === undefined)
      throw invalid(name, field.allowed);
    if (value !== undefined) chosen[name] = typeof value === "string" ? storableText(value) : value;
  }
  return chosen;
}

/** Null if the member was left out or is blank. */
function readLine(name: string, field: Field, values: Values): string | null {
  const text: unknown = read(name, field, values);
  // Postgres cannot query JSON that contains NUL characters or lone surrogates.
  return typeof text === "string" ? storableText(text).trim() || null : null;
}

/** Undefined if the member was left out or is null, which many clients send instead. */
function read<Schema extends TSchema>(
  name: string,
  field: Field<Schema>,
  values: Values,
): Static<Schema> | undefined {
  const value = values[name];
  if (value === undefined || value === null) return undefined;
  if (!Value.Check(field.schema, value)) throw invalid(name, field.allowed);
  return value;
}

function invalid(name: string, allowed: string): InvalidMemberError {
  return new InvalidMemberError(name, `must be ${allowed}`);
}
