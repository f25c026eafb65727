import { type Static, Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { Cell } from "../../../src/posts/document.ts";

const Texts = t.Array(t.String({ minLength: 1 }), { minItems: 1 });

/** What the blocks of a document have to be. All texts are compared by their words, but for code. */
const ExpectedBlocks = t.Object(
  {
    headings: t.Optional(Texts),
    /** The numbers of list items and headings. */
    numbers: t.Optional(t.Array(t.Integer({ minimum: 0 }), { minItems: 1 })),
    /** How many list items there are that are not rows of a table. */
    items: t.Optional(t.Integer({ minimum: 1 })),
    /** Who speaks, each once. */
    speakers: t.Optional(Texts),
    quotes: t.Optional(Texts),
    /** Parts of programs, with their line breaks. */
    code: t.Optional(Texts),
    /** Lines of verse. */
    verse: t.Optional(Texts),
    cells: t.Optional(t.Array(Cell, { minItems: 1 })),
  },
  { additionalProperties: false },
);
export type ExpectedBlocks = Static<typeof ExpectedBlocks>;

/** What reading a document has to give, besides the words of its clean twin. */
export const Expectation = t.Object(
  {
    /** Defaults to the first line of the clean twin; null if the document has none. */
    title: t.Optional(t.Union([t.String({ minLength: 1 }), t.Null()])),
    byline: t.Optional(t.String({ minLength: 1 })),
    date: t.Optional(t.String({ minLength: 1 })),
    blocks: t.Optional(ExpectedBlocks),
    /** Lines that are neither asked for nor forbidden, such as what stands below a picture. */
    may: t.Optional(Texts),
    /** Lines that must not be there. Those of the raw page that its clean twin lacks need no naming. */
    mustNot: t.Optional(Texts),
    /** True if it has no text, as a scan, which is to be refused with an error that says so. */
    refused: t.Optional(t.Boolean()),
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
