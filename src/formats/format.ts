import {
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  Type as t,
} from "@sinclair/typebox";
import { type Chain, Pipeline, pipeline } from "../pipeline/pipeline.ts";
import type { Medium } from "../posts/medium.ts";
import type { OptionNotes } from "../posts/options.ts";
import { PostInput } from "../posts/post_input.ts";

/** Settings of a format. The API, the documentation and the dashboard are derived from them. */
export interface FormatSettings<Options extends TProperties> {
  /** Display name, such as "Reel". */
  title: string;
  /** A few words, such as "A video with a voice". */
  description: string;
  /** Sort order among the formats, ascending; formats without one come last, by name. */
  order?: number;
  /** Whether forms preselect it. */
  suggested?: boolean;
  medium: Medium;
  /**
   * Options that requests can set for this format only, by name. Each is the schema of a boolean, a
   * number, a string or a union of string literals, annotated with {@linkcode OptionNotes}. Stages
   * always get an option with a default; without one it is required unless it is `t.Optional`.
   */
  options?: Options;
}

/** A format's settings with defaults filled in. */
export interface FormatInfo {
  title: string;
  description: string;
  order: number;
  suggested: boolean;
  medium: Medium;
  options: TObject;
}

/** A chain of stages that makes posts of one format. */
export interface Format extends Chain {
  readonly about: FormatInfo;
}

type Input<Options extends TProperties> = TObject<
  (typeof PostInput)["properties"] & { formatOptions: TObject<Options> }
>;

/** Members of every request, whatever its format, which options cannot be named after. */
const RESERVED_NAMES = new Set([
  "text",
  "pdf",
  ...Object.keys(PostInput.properties.request.properties),
]);

/**
 * Starts the chain of a format; add its stages with `.use()`. They get {@linkcode PostInput} and
 * `formatOptions`, the values of the format's own options. Make the chain the default export of
 * `pipelines/<name>.ts`.
 *
 * @throws {TypeError} if an option is invalid or its name is reserved.
 *
 * @example
 * ```ts
 * export default format("story", {
 *   title: "Story",
 *   description: "One picture that fills the screen",
 *   medium: "picture",
 * })
 *   .use(readSource())
 *   .use(writeScript({ points: 3 }))
 *   .use(chooseDesign({ shape: "9:16" }))
 *   .use(layOutSlides({ single: true }))
 *   .use(renderSlides())
 *   .use(publishImages());
 * ```
 */
export function format<Options extends TProperties = Record<never, never>>(
  name: string,
  settings: FormatSettings<Options>,
): Pipeline<Input<Options>, Static<Input<Options>>, FormatInfo> {
  const { title, description, medium } = settings;
  const { order = Number.POSITIVE_INFINITY, suggested = false } = settings;
  // If they are left out, `Options` is its default, the empty record.
  const properties = settings.options ?? ({} as Options);
  for (const [option, schema] of Object.entries(properties)) assertOption(name, option, schema);
  const input: Input<Options> = t.Object({
    ...PostInput.properties,
    formatOptions: t.Object(properties),
  });
  const options = t.Object<TProperties>(properties);
  const about: FormatInfo = { title, description, order, suggested, medium, options };
  return pipeline(name, input, about);
}

function assertOption(format: string, name: string, schema: TSchema & Partial<OptionNotes>): void {
  const what = `Cannot define option "${name}" of format "${format}"`;
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw new TypeError(`${what}: write its name in camelCase`);
  }
  if (RESERVED_NAMES.has(name))
    throw new TypeError(`${what} as every request has that: call it otherwise`);
  const isChoice = isLiteralUnion(schema);
  if (!isChoice && !["boolean", "integer", "number", "string"].includes(String(schema.type))) {
    throw new TypeError(
      `${what}: its schema must be of a boolean, a number, a string or a union of literals`,
    );
  }
  if (schema.type === "string" && schema.maxLength === undefined) {
    throw new TypeError(`${what}: give its schema a maxLength, as clients may send anything`);
  }
  if (schema.title === undefined || schema.description === undefined) {
    throw new TypeError(`${what}: give its schema a title and a description`);
  }
}

/** Whether a schema is a union of string literals. */
export function isLiteralUnion(
  schema: TSchema,
): schema is TSchema & { anyOf: readonly { const: string }[] } {
  const { anyOf } = schema;
  return Array.isArray(anyOf) && anyOf.every((literal) => typeof literal?.const === "string");
}

/** Whether a chain was started with {@linkcode format}. */
export function isFormat(value: unknown): value is Format {
  return value instanceof Pipeline && typeof value.about === "object" && value.about !== null;
}
