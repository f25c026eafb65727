import { type SchemaOptions, type Static, type TSchema, Type as t } from "@sinclair/typebox";
import { Data } from "./data.ts";
import { AspectRatio } from "./design.ts";
import { Direction } from "./document.ts";
import { Platform } from "./platform.ts";

/** Most slides of a draft. */
export const MAX_DRAFT_SLIDES = { picture: 1, slides: 20, video: 60 } as const;

/** Longest text of a slide that may be a paragraph, in UTF-16 code units; what does not fit is not drawn. */
const MAX_TEXT = 2_000;
const MAX_LINE = 500;
const MAX_LABEL = 300;
const MAX_ITEMS = 20;
const MAX_SENTENCES = 40;
const MAX_CAPTION = 5_000;
const MAX_HASHTAGS = 30;

const STRICT = { additionalProperties: false } as const;

const line = (maxLength: number, notes: SchemaOptions = {}) => t.String({ maxLength, ...notes });
const orNull = <Schema extends TSchema>(schema: Schema, notes: SchemaOptions = {}) =>
  t.Union([schema, t.Null()], { default: null, ...notes });

/** The id of a slide, which stays the same in all revisions. */
export const SlideId = t.String({
  pattern: "^[a-z][a-z0-9_-]{0,39}$",
  description: "Stays the same in all revisions; choose one for a new slide",
  examples: ["s2"],
});

/** A schema whose texts have bounds, and whose objects take nothing else. */
function bounded<Schema extends TSchema>(schema: Schema, maxLength: number): Schema {
  const { type, properties, anyOf, items } = schema;
  const within = (inner: TSchema) => bounded(inner, maxLength);
  if (type === "string" && schema.const === undefined) return { maxLength, ...schema };
  if (Array.isArray(anyOf)) return { ...schema, anyOf: anyOf.map(within) };
  if (items !== undefined) return { ...schema, items: within(items) };
  if (properties === undefined) return schema;
  const inner = Object.entries<TSchema>(properties).map(([name, one]) => [name, within(one)]);
  return { ...schema, ...STRICT, properties: Object.fromEntries(inner) };
}

/** A map of where a slide happens; the country is null for maps of posts that do not know it any more. */
export const DraftMap = t.Object(
  {
    kind: t.Literal("map"),
    country: orNull(t.String({ pattern: "^[A-Z]{2}$" }), { description: "ISO 3166-1 alpha-2" }),
    name: line(MAX_LABEL),
  },
  { ...STRICT, $id: "LocatorMap" },
);

/** What of a slide is drawn to scale. Shares are told by who changes values. */
export const DraftData = t.Union(
  [...Data.anyOf.map((kind) => bounded(kind, MAX_LABEL)), DraftMap],
  { $id: "SlideData" },
);
export type DraftData = Static<typeof Data> | Static<typeof DraftMap>;

const Shown = {
  drawing: orNull(line(100), {
    description: "Name of a drawing of Fluent's flat emoji, such as `honeybee`",
  }),
  picture: orNull(
    t.Object(
      {
        id: line(100, {
          description: "A picture of this post, or an upload: `upl_…`; shown instead of a drawing",
        }),
        alt: orNull(line(1_000), { description: "What it shows" }),
      },
      STRICT,
    ),
  ),
  crossing: orNull(
    t.Object(
      { drawing: line(100), slide: t.Union([t.Literal("first"), t.Literal("second")]) },
      STRICT,
    ),
    {
      description:
        "Half of a drawing across the edge to the neighbour; goes with either half, and cannot be made",
    },
  ),
  narration: t.Optional(
    t.Array(t.String({ minLength: 1, maxLength: MAX_TEXT }), {
      maxItems: MAX_SENTENCES,
      description: "Videos: the sentences that the voice says while the slide is shown",
    }),
  ),
  optional: t.Optional(
    t.Boolean({ description: "Videos: whether the slide may go if the time does not suffice" }),
  ),
};
const Drawn = { data: orNull(t.Unsafe<DraftData>(DraftData)) };
const Side = t.Object({ label: line(MAX_LABEL), text: line(1_000, { default: "" }) }, STRICT);

/** The slides of a draft by their kinds. */
export const DRAFT_SLIDES = {
  cover: t.Object(
    {
      kind: t.Literal("cover"),
      kicker: orNull(line(200)),
      headline: line(MAX_LINE),
      subline: orNull(line(1_000)),
      ...Shown,
    },
    { ...STRICT, $id: "CoverSlide" },
  ),
  point: t.Object(
    {
      kind: t.Literal("point"),
      number: orNull(t.Integer({ minimum: 1, maximum: 999 })),
      headline: line(MAX_LINE),
      emphasis: orNull(line(MAX_LINE), {
        description: "A phrase of the headline that stands out; goes if the headline loses it",
      }),
      text: line(MAX_TEXT, { default: "" }),
      ...Drawn,
      ...Shown,
    },
    { ...STRICT, $id: "PointSlide" },
  ),
  list: t.Object(
    {
      kind: t.Literal("list"),
      headline: line(MAX_LINE, { default: "" }),
      items: t.Array(line(1_000), { minItems: 1, maxItems: MAX_ITEMS }),
      ...Drawn,
      ...Shown,
    },
    { ...STRICT, $id: "ListSlide" },
  ),
  figure: t.Object(
    {
      kind: t.Literal("figure"),
      value: line(100),
      label: line(MAX_LINE, { default: "" }),
      text: line(MAX_TEXT, { default: "" }),
      ...Drawn,
      ...Shown,
    },
    { ...STRICT, $id: "FigureSlide" },
  ),
  quote: t.Object(
    {
      kind: t.Literal("quote"),
      text: line(MAX_TEXT),
      attribution: orNull(line(MAX_LABEL)),
      ...Shown,
    },
    { ...STRICT, $id: "QuoteSlide" },
  ),
  comparison: t.Object(
    {
      kind: t.Literal("comparison"),
      headline: line(MAX_LINE, { default: "" }),
      left: Side,
      right: Side,
      ...Shown,
    },
    { ...STRICT, $id: "ComparisonSlide" },
  ),
  closing: t.Object(
    {
      kind: t.Literal("closing"),
      headline: line(MAX_LINE),
      text: orNull(line(1_000)),
      ...Shown,
    },
    { ...STRICT, $id: "ClosingSlide" },
  ),
};

/** A slide of a draft. */
export const DraftSlide = t.Union(Object.values(DRAFT_SLIDES), { $id: "Slide" });
export type DraftSlide = {
  [Kind in keyof typeof DRAFT_SLIDES]: Static<(typeof DRAFT_SLIDES)[Kind]>;
}[keyof typeof DRAFT_SLIDES];

const Colour = t.String({ pattern: "^#[0-9a-f]{6}$", examples: ["#e4572e"] });

/** How a draft looks. */
export const DraftDesign = t.Object(
  {
    visualTemplate: line(100, { description: "The look" }),
    visualStyleVariant: line(100, {
      description:
        "A variant of the look; another one than before does without the colours of the brand",
    }),
    platform: t.Unsafe<Platform>(Platform),
    colours: orNull(t.Object({ background: Colour, ink: Colour, accent: Colour }, STRICT), {
      description: "Instead of the variant's; null for those",
    }),
    aspectRatio: orNull(t.Union([...AspectRatio.anyOf]), {
      description: "Width to height; null for what the platform shows at best",
    }),
    width: t.Integer({ description: "In pixels; follows from the ratio" }),
    height: t.Integer({ description: "In pixels; follows from the ratio and the platform" }),
  },
  { ...STRICT, $id: "Design" },
);
export type DraftDesign = Static<typeof DraftDesign>;

/** What a post is drawn from, as it can be edited. */
export const Draft = t.Object(
  {
    format: t.String({ description: "Cannot be changed: ask for a variant" }),
    language: t.String({
      pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$",
      description: "BCP 47: decides hyphenation, quotation marks and the voice",
      examples: ["en"],
    }),
    direction: Direction,
    slides: t.Unsafe<Record<string, DraftSlide>>(
      t.Record(SlideId, DraftSlide, { description: "The slides or scenes by their ids" }),
    ),
    order: t.Array(SlideId, {
      maxItems: MAX_DRAFT_SLIDES.video,
      description:
        "Each id once. Left out of a patch, slides that go leave it and new ones are put at its end",
    }),
    design: DraftDesign,
    options: t.Record(t.String(), t.Unknown(), {
      description: "Those options of the format that concern drawing and speaking",
    }),
    caption: t.String({ maxLength: MAX_CAPTION, description: "Without hashtags" }),
    hashtags: t.Array(t.String({ pattern: "^#[^\\s#]{1,99}$" }), { maxItems: MAX_HASHTAGS }),
  },
  { ...STRICT, $id: "Draft" },
);
export type Draft = Static<typeof Draft>;
