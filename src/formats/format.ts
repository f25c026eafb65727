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

/** What a format says about itself; everything that names or shows formats follows from it. */
export interface FormatSettings<Options extends TProperties> {
  /** For people, such as "Reel". */
  title: string;
  /** What it is, in a few words: "A video with a voice". */
  description: string;
  /** Its place among the formats, from the smallest; formats without one follow by their names. */
  order?: number;
  /** Whether forms start with it. */
  suggested?: boolean;
  medium: Medium;
  /**
   * What a request may carry for this format alone, by name: a schema of a boolean, a number, a
   * string or a choice of literals, with {@linkcode OptionNotes} on it. An option with a default is
   * always there for stages; one without is `t.Optional`, or a request has to carry it.
   */
  options?: Options;
}

/** A format's settings, with everything filled in. */
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

/** What every request may carry, whatever its format, and so no option may be called. */
const TAKEN = new Set(["text", "pdf", ...Object.keys(PostInput.properties.request.properties)]);

/**
 * Starts the chain of a format; its stages follow with `.use()`. They are handed {@linkcode PostInput}
 * and `formatOptions`, what was chosen of the format's own options. The default export of a file in
 * `pipelines/` that has its name.
 *
 * @throws {TypeError} if an option cannot be one, or has a name that every request carries.
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
  // Without options there are none, which is what the type's default says.
  const properties = settings.options ?? ({} as Options);
  for (const [option, schema] of Object.entries(properties)) requireOption(name, option, schema);
  const input: Input<Options> = t.Object({
    ...PostInput.properties,
    formatOptions: t.Object(properties),
  });
  const options = t.Object<TProperties>(properties);
  const about: FormatInfo = { title, description, order, suggested, medium, options };
  return pipeline(name, input, about);
}

function requireOption(format: string, name: string, schema: TSchema & Partial<OptionNotes>): void {
  const what = `Cannot define option "${name}" of format "${format}"`;
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw new TypeError(`${what}: write its name in camelCase`);
  }
  if (TAKEN.has(name)) throw new TypeError(`${what} as every request has that: call it otherwise`);
  const isChoice = isLiterals(schema);
  if (!isChoice && !["boolean", "integer", "number", "string"].includes(String(schema.type))) {
    throw new TypeError(
      `${what}: its schema must be of a boolean, a number, a string or a union of literals`,
    );
  }
  if (schema.title === undefined || schema.description === undefined) {
    throw new TypeError(`${what}: give its schema a title and a description`);
  }
}

/** Whether a schema is a choice among strings. */
export function isLiterals(
  schema: TSchema,
): schema is TSchema & { anyOf: readonly { const: string }[] } {
  const { anyOf } = schema;
  return Array.isArray(anyOf) && anyOf.every((literal) => typeof literal?.const === "string");
}

/** Whether a chain was started with {@linkcode format}. */
export function isFormat(value: unknown): value is Format {
  return value instanceof Pipeline && typeof value.about === "object" && value.about !== null;
}
