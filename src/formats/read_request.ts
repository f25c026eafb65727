import type { Static, TSchema } from "@sinclair/typebox";
import { OptionalKind } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { storableText } from "../common/storable_text.ts";
import { type FieldProblem, InvalidRequestError } from "../common/user_error.ts";
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
 * @throws {InvalidRequestError} naming the first invalid member and its allowed values; its details
 *   have all of them.
 */
export function parseRequest(
  values: Values,
  fields: Fields,
  { nameOf = (member) => member }: ParseOptions = {},
): JobRequest {
  const reading = new Reading(values);
  const request = readMembers(reading, fields);
  const details = reading.problems.map(({ field, message }) => ({ field: nameOf(field), message }));
  const [first] = details;
  if (request !== undefined && first === undefined) return request;
  throw new InvalidRequestError(`Invalid ${first?.field}: ${first?.message}`, { details });
}

/** Members of a request as they are read, and what is wrong with them. */
class Reading {
  readonly problems: FieldProblem[] = [];
  readonly #values: Values;

  constructor(values: Values) {
    this.#values = values;
  }

  /** Undefined if the member was left out, is null, which many clients send instead, or is wrong. */
  value<Schema extends TSchema>(name: string, field: Field<Schema>): Static<Schema> | undefined {
    const value = this.#values[name];
    if (value === undefined || value === null) return undefined;
    if (Value.Check(field.schema, value)) return value;
    this.refuse(name, mustBe(field));
    return undefined;
  }

  /** Null if the member was left out or is blank. */
  line(name: string, field: Field): string | null {
    const text: unknown = this.value(name, field);
    // Postgres cannot query JSON that contains NUL characters or lone surrogates.
    return typeof text === "string" ? storableText(text).trim() || null : null;
  }

  isRefused(name: string): boolean {
    return this.problems.some(({ field }) => field === name);
  }

  refuse(field: string, message: string): void {
    this.problems.push({ field, message });
  }
}

function mustBe({ allowed }: Field): string {
  return `must be ${allowed}`;
}

/** Undefined without a format, which nothing can be made without. */
function readMembers(reading: Reading, { common, options }: Fields): JobRequest | undefined {
  const format = reading.value("format", common.format);
  if (format === undefined && !reading.isRefused("format")) {
    reading.refuse("format", mustBe(common.format));
  }
  const platform = reading.value("platform", common.platform) ?? DEFAULT_PLATFORM;
  const design = {
    visualTemplate: reading.value("visualTemplate", common.visualTemplate) ?? AUTO_TEMPLATE,
    visualStyleVariant: reading.line("visualStyleVariant", common.visualStyleVariant),
    customPrompt: reading.line("customPrompt", common.customPrompt),
  };
  if (format === undefined) return undefined;
  const chosen = readOptions(reading, options[format] ?? {});
  checkSlideCount(reading, chosen, platform);
  return { version: REQUEST_VERSION, format, platform, ...design, options: chosen };
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

/** A post has no more slides than the platform takes. */
function checkSlideCount(
  reading: Reading,
  { slideCount }: Readonly<Record<string, unknown>>,
  platform: Platform,
): void {
  const { maxPictures = Number.POSITIVE_INFINITY, title } = factsOf(platform);
  if (typeof slideCount !== "number" || slideCount <= maxPictures) return;
  reading.refuse(
    "slideCount",
    `must be at most ${maxPictures}, as ${title} takes no more pictures`,
  );
}

/** An option that requires another is present only if that one is on, then with at least its default. */
function readOptions(
  reading: Reading,
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
    const given = reading.value(name, field);
    if (requires !== undefined && chosen[requires] !== true) {
      if (given !== undefined && !reading.isRefused(requires)) {
        reading.refuse(name, `requires ${requires} true`);
      }
      continue;
    }
    const value: unknown = given ?? schema.default;
    if (value !== undefined) chosen[name] = typeof value === "string" ? storableText(value) : value;
    else if (schema[OptionalKind] === undefined && !reading.isRefused(name)) {
      reading.refuse(name, mustBe(field));
    }
  }
  return chosen;
}
