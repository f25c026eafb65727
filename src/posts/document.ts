import { type Static, Type as t } from "@sinclair/typebox";

/** One paragraph-like unit of a document, as plain text: no markup is left in `text`. */
export const Block = t.Object({
  kind: t.Union([
    t.Literal("heading"),
    t.Literal("paragraph"),
    t.Literal("list_item"),
    t.Literal("quote"),
  ]),
  text: t.String(),
  /** 1 to 6 for headings and 1 upwards for nested list items; 0 for the rest. */
  level: t.Integer({ minimum: 0 }),
});
export type Block = Static<typeof Block>;

/** The direction in which a line of text runs. */
export const Direction = t.Union([t.Literal("ltr"), t.Literal("rtl")]);
export type Direction = Static<typeof Direction>;

/** What came in: a text or a PDF, read into plain blocks. */
export const Document = t.Object({
  title: t.Union([t.String(), t.Null()]),
  blocks: t.Array(Block),
  /** BCP 47 language of most of the text, such as "en" or "ar". */
  language: t.String(),
  direction: Direction,
});
export type Document = Static<typeof Document>;
