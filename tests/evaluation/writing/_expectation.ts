import { type Static, Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { Genre } from "../../../src/posts/script.ts";

const Texts = t.Array(t.String({ minLength: 1 }), { minItems: 1 });

/** What the posts of a document have to say. All texts are compared by their words. */
export const Expectation = t.Object(
  {
    /** Genres that fit. */
    genre: t.Optional(t.Array(Genre, { minItems: 1 })),
    /** Defaults to the first line of the clean twin; null if the document has none. */
    title: t.Optional(t.Union([t.String({ minLength: 1 }), t.Null()])),
    /** The message that no post may lack, as a sentence. */
    key: t.Optional(t.String({ minLength: 1 })),
    /** Numbers, each with words of which its label needs one. */
    figures: t.Optional(t.Array(t.Object({ value: t.String({ minLength: 1 }), about: Texts }))),
    /** Lists that say little unless they are whole. */
    lists: t.Optional(t.Array(Texts, { minItems: 1 })),
    /** Lines that are neither asked for nor forbidden, such as what stands below a picture. */
    may: t.Optional(Texts),
    /** Words that are in no post. Lines of the page that its clean twin lacks need no naming. */
    mustNot: t.Optional(Texts),
    /** What the document says, in one sentence each. */
    summaries: t.Optional(Texts),
  },
  { additionalProperties: false },
);
export type Expectation = Static<typeof Expectation>;

/**
 * Reads an expectation.
 *
 * @throws {TypeError} if it is not one.
 */
export function parseExpectation(json: string, name: string): Expectation {
  const value: unknown = JSON.parse(json);
  if (Value.Check(Expectation, value)) return value;
  const [error] = Value.Errors(Expectation, value);
  throw new TypeError(
    `Cannot use the expectation "${name}": ${error?.path ?? ""} ${error?.message ?? ""}`,
  );
}
