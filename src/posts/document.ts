import { type Static, Type as t } from "@sinclair/typebox";
import { PictureFacts } from "./own_picture.ts";

/** A cell of a table's row. */
export const Cell = t.Object({
  /** Name of the column; null if the table names none. */
  column: t.Union([t.String(), t.Null()]),
  text: t.String(),
});
export type Cell = Static<typeof Cell>;

/** A paragraph-like unit of a document, as plain text without markup. */
export const Block = t.Object({
  kind: t.Union([
    t.Literal("heading"),
    t.Literal("paragraph"),
    t.Literal("list_item"),
    t.Literal("quote"),
    /** A program, or what one prints, with its line breaks. */
    t.Literal("code"),
    /** A stanza of a poem or a song, with its line breaks. */
    t.Literal("verse"),
    /** What stands below a picture. */
    t.Literal("caption"),
  ]),
  /** One line, but for code and verse. */
  text: t.String(),
  /** 1 to 6 for headings and 1 upwards for nested list items; 0 for the rest. */
  level: t.Integer({ minimum: 0 }),
  /** A list item's number, where the source counts. */
  number: t.Optional(t.Integer({ minimum: 0 })),
  /** Who says it: in a dialogue, an interview or a chat, and of a quotation. It is not in the text. */
  speaker: t.Optional(t.String()),
  /** How likely it is no part of the text, such as a notice beside it, from 0 to 1; none where reading is sure. 1 is for what is printed, but nobody would read out, such as the ticks of an axis. */
  doubt: t.Optional(t.Number({ minimum: 0, maximum: 1 })),
  /** A list item's cells, where it is the row of a table. The text says them all in one line. */
  cells: t.Optional(t.Array(Cell)),
});
export type Block = Static<typeof Block>;

/** What a source says about itself: by whom, when, where and in what it was published. */
export const SourceDetails = t.Object({
  /** Names alone, without "by". */
  byline: t.Optional(t.String()),
  /** As printed. */
  date: t.Optional(t.String()),
  place: t.Optional(t.String()),
  publisher: t.Optional(t.String()),
});
export type SourceDetails = Static<typeof SourceDetails>;

/** A picture of a PDF. */
export const DocumentPicture = t.Composite([
  PictureFacts,
  t.Object({
    /** Zero-based. */
    page: t.Integer({ minimum: 0 }),
    /** Where it stands on its page, in shares of the page's width and height, from the upper left. */
    box: t.Object({ x: t.Number(), y: t.Number(), width: t.Number(), height: t.Number() }),
    caption: t.Union([t.String(), t.Null()]),
    /** Some of the words that stand nearest to it on its page. */
    beside: t.String(),
    /** Where its JPEG or WebP is kept. */
    key: t.String(),
  }),
]);
export type DocumentPicture = Static<typeof DocumentPicture>;

/** Writing direction of a text. */
export const Direction = t.Union([t.Literal("ltr"), t.Literal("rtl")]);
export type Direction = Static<typeof Direction>;

/** The source, a text or a PDF, parsed into plain blocks. */
export const Document = t.Object({
  title: t.Union([t.String(), t.Null()]),
  blocks: t.Array(Block),
  details: t.Optional(SourceDetails),
  pictures: t.Optional(t.Array(DocumentPicture)),
  /** BCP 47 tag of the text's main language, such as "en" or "ar". */
  language: t.String(),
  direction: Direction,
});
export type Document = Static<typeof Document>;
