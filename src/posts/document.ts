import { type Static, Type as t } from "@sinclair/typebox";

/** A paragraph-like unit of a document, as plain text without markup. */
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

/** Writing direction of a text. */
export const Direction = t.Union([t.Literal("ltr"), t.Literal("rtl")]);
export type Direction = Static<typeof Direction>;

/** The source, a text or a PDF, parsed into plain blocks. */
export const Document = t.Object({
  title: t.Union([t.String(), t.Null()]),
  blocks: t.Array(Block),
  /** BCP 47 tag of the text's main language, such as "en" or "ar". */
  language: t.String(),
  direction: Direction,
});
export type Document = Static<typeof Document>;
