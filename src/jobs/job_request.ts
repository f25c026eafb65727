import type { Static, TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { storableText } from "../common/storable_text.ts";
import { type CaptionOptions, DEFAULT_CAPTIONS } from "../posts/captions.ts";
import { DEFAULT_MAX_DURATION, type JobRequest } from "../posts/request.ts";
import { AUTO_TEMPLATE } from "../posts/template.ts";
import { InvalidRequestError } from "./invalid_request_error.ts";
import type { JobField, JobFields } from "./job_fields.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Checks what a client asked for and fills in defaults. Options that do not apply to the format are
 * not looked at, and neither are fields that nobody knows.
 *
 * @throws {InvalidRequestError} naming the first field that is wrong and what it may be.
 */
export function readJobRequest(values: Values, fields: JobFields): JobRequest {
  const format = read("format", fields.format, values);
  if (format === undefined) throw invalid("format", fields.format.allowed);
  return {
    format,
    platform: read("platform", fields.platform, values) ?? "instagram",
    visualTemplate: read("visualTemplate", fields.visualTemplate, values) ?? AUTO_TEMPLATE,
    // Postgres cannot look into JSON that holds what cleaning takes out.
    visualStyleVariant:
      storableText(read("visualStyleVariant", fields.visualStyleVariant, values) ?? "").trim() ||
      null,
    customPrompt:
      storableText(read("customPrompt", fields.customPrompt, values) ?? "").trim() || null,
    slideCount:
      format === "carousel" ? (read("slideCount", fields.slideCount, values) ?? null) : null,
    maxDuration:
      format === "reel"
        ? (read("maxDuration", fields.maxDuration, values) ?? DEFAULT_MAX_DURATION)
        : null,
    captions: format === "reel" ? readCaptions(values, fields) : null,
  };
}

/**
 * Turns the strings of a form or a command line into the values that their fields want. What is no
 * such value stays a string, for {@linkcode readJobRequest} to refuse; empty strings are left out.
 */
export function parseFieldTexts(
  texts: Readonly<Record<string, string>>,
  fields: JobFields,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries<JobField>(fields)) {
    const text = texts[name] ?? "";
    if (text !== "") values[name] = parseText(text, schema.type);
  }
  return values;
}

function parseText(text: string, type: unknown): unknown {
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  const isNumber = type === "integer" || type === "number";
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function readCaptions(values: Values, fields: JobFields): CaptionOptions | null {
  const enabled = read("captionsEnabled", fields.captionsEnabled, values) ?? false;
  const style = read("captionsStyle", fields.captionsStyle, values);
  const position = read("captionsPosition", fields.captionsPosition, values);
  const fontSize = read("captionsFontSize", fields.captionsFontSize, values);
  if (enabled) {
    return {
      style: style ?? DEFAULT_CAPTIONS.style,
      position: position ?? DEFAULT_CAPTIONS.position,
      fontSize: fontSize ?? DEFAULT_CAPTIONS.fontSize,
    };
  }
  const given = { captionsStyle: style, captionsPosition: position, captionsFontSize: fontSize };
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) {
      throw new InvalidRequestError(`Invalid ${name}: requires captionsEnabled true`);
    }
  }
  return null;
}

/** Undefined if the field was left out; many clients write null for that. */
function read<Schema extends TSchema>(
  name: string,
  field: JobField<Schema>,
  values: Values,
): Static<Schema> | undefined {
  const value = values[name];
  if (value === undefined || value === null) return undefined;
  if (!Value.Check(field.schema, value)) throw invalid(name, field.allowed);
  return value;
}

function invalid(name: string, allowed: string): InvalidRequestError {
  return new InvalidRequestError(`Invalid ${name}: must be ${allowed}`);
}
