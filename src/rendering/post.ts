import { type Static, Type as t } from "@sinclair/typebox";
import { Direction } from "../documents/document.ts";
import { Comparison } from "../writing/script.ts";

/** Where a post is published. */
export const Platform = t.Union([
  t.Literal("instagram"),
  t.Literal("tiktok"),
  t.Literal("youtube_shorts"),
]);
export type Platform = Static<typeof Platform>;

/** A format's name is its pipeline's file name, so this is open: "image", "carousel", "reel" and what plugins add. */
export type Format = string;

const NullableString = t.Union([t.String(), t.Null()]);

/** One picture's worth of a script. */
export const Slide = t.Union([
  t.Object({
    kind: t.Literal("cover"),
    kicker: NullableString,
    headline: t.String(),
    subline: NullableString,
  }),
  t.Object({
    kind: t.Literal("point"),
    /** Position among the points, from 1; null where points are not numbered. */
    number: t.Union([t.Integer(), t.Null()]),
    headline: t.String(),
    text: t.String(),
  }),
  t.Object({ kind: t.Literal("list"), headline: t.String(), items: t.Array(t.String()) }),
  t.Object({
    kind: t.Literal("figure"),
    value: t.String(),
    label: t.String(),
    text: t.String(),
  }),
  t.Object({ kind: t.Literal("quote"), text: t.String(), attribution: NullableString }),
  t.Object({ kind: t.Literal("comparison"), headline: t.String(), ...Comparison.properties }),
  t.Object({ kind: t.Literal("closing"), headline: t.String(), text: NullableString }),
]);
export type Slide = Static<typeof Slide>;

/** A run of words shown together as a caption. Times count from the start of the reel. */
export const Cue = t.Object({
  startMs: t.Number(),
  endMs: t.Number(),
  words: t.Array(
    t.Object({
      text: t.String(),
      /** True where no space stands between this word and the one before, as in Chinese. */
      joined: t.Optional(t.Boolean()),
      startMs: t.Number(),
      endMs: t.Number(),
    }),
  ),
});
export type Cue = Static<typeof Cue>;

/** A slide with its time in a reel, in frames of the reel's rate. Scenes follow each other without gaps. */
export const Scene = t.Object({
  slide: Slide,
  startFrame: t.Integer({ minimum: 0 }),
  durationInFrames: t.Integer({ minimum: 1 }),
});
export type Scene = Static<typeof Scene>;

/** How captions look in a reel. */
export const CaptionOptions = t.Object({
  style: t.Union([t.Literal("modern"), t.Literal("minimal")]),
  position: t.Union([t.Literal("bottom"), t.Literal("center")]),
  fontSize: t.Union([t.Literal("small"), t.Literal("medium"), t.Literal("large")]),
});
export type CaptionOptions = Static<typeof CaptionOptions>;

/** How captions look where a request does not say. */
export const DEFAULT_CAPTIONS: CaptionOptions = {
  style: "modern",
  position: "bottom",
  fontSize: "medium",
};

/** The three colours that pictures are made of, as "#rrggbb"; the rest of a palette is calculated. */
export const Colours = t.Object({ background: t.String(), ink: t.String(), accent: t.String() });
export type Colours = Static<typeof Colours>;

/** The look of a post: a template and one of its variants. */
export const Design = t.Object({
  template: t.String(),
  variant: t.String(),
  /** Colours to draw with instead of the variant's. */
  colours: t.Optional(Colours),
  /** Whatever looks like chance follows from this; by default from the first slide. */
  seed: t.Optional(t.String()),
  platform: Platform,
  width: t.Integer(),
  height: t.Integer(),
});
export type Design = Static<typeof Design>;

/** Who a post is from, as far as its pictures show it; null for what is not known. */
export const Sender = t.Object({
  name: NullableString,
  /** Without the "@". */
  handle: NullableString,
  logo: t.Union([
    t.Object({
      /** Where the page finds the picture, such as a data URL. */
      url: t.String(),
      /** In pixels, for its proportions. */
      width: t.Integer(),
      height: t.Integer(),
      /** See the brand's logo. */
      ink: NullableString,
    }),
    t.Null(),
  ]),
});
export type Sender = Static<typeof Sender>;

/** Props of the composition that draws still slides: frame N is slide N. */
export const StillsProps = t.Object({
  design: Design,
  language: t.String(),
  direction: Direction,
  /** Left out where the pictures do not say whom they are from. */
  sender: t.Optional(Sender),
  slides: t.Array(Slide),
});
export type StillsProps = Static<typeof StillsProps>;

/** Props of the composition that draws a reel at {@linkcode FRAMES_PER_SECOND}. */
export const ReelProps = t.Object({
  design: Design,
  language: t.String(),
  direction: Direction,
  sender: t.Optional(Sender),
  scenes: t.Array(Scene),
  cues: t.Array(Cue),
  captions: t.Union([CaptionOptions, t.Null()]),
});
export type ReelProps = Static<typeof ReelProps>;

/** Frame rate of every reel. */
export const FRAMES_PER_SECOND = 30;
