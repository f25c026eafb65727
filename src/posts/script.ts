import { type Static, Type as t } from "@sinclair/typebox";
import { Data } from "./data.ts";
import { Direction } from "./document.ts";
import { Place } from "./locator_map.ts";
import { Subject } from "./subject.ts";

const Nullable = <T extends import("@sinclair/typebox").TSchema>(schema: T) =>
  t.Union([schema, t.Null()]);

/** A number worth drawing large, with what it counts. */
export const Figure = t.Object({
  /** Formatted, such as "42 %" or "$1.2 bn". */
  value: t.String(),
  label: t.String(),
});
export type Figure = Static<typeof Figure>;

/** A quotation from the source. */
export const Quote = t.Object({ text: t.String(), attribution: Nullable(t.String()) });
export type Quote = Static<typeof Quote>;

/** Two things set side by side. */
export const Comparison = t.Object({
  left: t.Object({ label: t.String(), text: t.String() }),
  right: t.Object({ label: t.String(), text: t.String() }),
});
export type Comparison = Static<typeof Comparison>;

/** One idea of the post: what a slide shows and what the voice says. */
export const Point = t.Object({
  /** A few words, or a whole statement of at most about 160 characters; complete in itself. */
  headline: t.String(),
  /** One or two complete sentences, or empty when the headline says it all. */
  text: t.String(),
  /** A phrase of a long headline, word for word, that is worth more attention than the rest of it. */
  emphasis: Nullable(t.String()),
  items: t.Array(t.String()),
  figure: Nullable(Figure),
  quote: Nullable(Quote),
  comparison: Nullable(Comparison),
  /** Complete sentences for the voice, in order. */
  narration: t.Array(t.String()),
  /** What can be drawn beside it; without it, nothing sure is known. */
  subject: t.Optional(Subject),
  /** What of it can be drawn to scale. */
  data: t.Optional(Data),
  /** Where it happens, where that is sure and matters. */
  place: t.Optional(Place),
});
export type Point = Static<typeof Point>;

/** The kind of text that the source is. Templates are chosen by it. */
export const Genre = t.Union([
  t.Literal("essay"),
  t.Literal("figures"),
  t.Literal("list"),
  t.Literal("news"),
  t.Literal("quote"),
  t.Literal("dialogue"),
  t.Literal("joke"),
  t.Literal("interview"),
  t.Literal("faq"),
  t.Literal("recipe"),
  t.Literal("howto"),
  t.Literal("story"),
  t.Literal("verse"),
  t.Literal("speech"),
  t.Literal("opinion"),
  t.Literal("science"),
  t.Literal("release"),
  t.Literal("minutes"),
]);
export type Genre = Static<typeof Genre>;

/** How a post has to sound: nothing jokes or cheers where people died. */
export const Tone = t.Union([t.Literal("grave"), t.Literal("neutral"), t.Literal("light")]);
export type Tone = Static<typeof Tone>;

/** What a post says, independent of how it looks. */
export const Script = t.Object({
  /** BCP 47. */
  language: t.String(),
  direction: Direction,
  genre: Genre,
  /** Neutral where there is none. */
  tone: t.Optional(Tone),
  /** A few words above the hook, such as the topic or section. */
  kicker: Nullable(t.String()),
  /** The cover line: at most about 80 characters, complete in itself. */
  hook: t.String(),
  /** A complete sentence that supports the hook. */
  subline: Nullable(t.String()),
  /** The most important ideas of the source, in reading order. */
  points: t.Array(Point),
  /** The last slide's line, in the script's language, such as "Save this for later"; empty for none. */
  callToAction: t.String(),
  /** What the voice says over the cover and over the last slide, in complete sentences. */
  openingNarration: t.Array(t.String()),
  closingNarration: t.Array(t.String()),
  /** The text under the post, without hashtags, within the platform's limit. */
  caption: t.String(),
  /** Each with its "#", without spaces. */
  hashtags: t.Array(t.String()),
  /** What the writer did not do of the client's instructions, in the client's words. */
  notFollowed: t.Optional(t.Array(t.String())),
  /** What the whole is about, for the cover; without it, nothing sure is known. */
  subject: t.Optional(Subject),
});
export type Script = Static<typeof Script>;
