import { type SchemaOptions, type Static, Type as t } from "@sinclair/typebox";
import { type CaptionSettings, DEFAULT_CAPTIONS } from "./captions.ts";

/** What an option of a format may note on its schema, besides what JSON Schema has. */
export interface OptionNotes extends SchemaOptions {
  /** What a form calls it. */
  title: string;
  /** A sentence for the documentation. */
  description: string;
  /** What its number counts. */
  unit?: "seconds";
  /** An option that has to be true for this one to be given; shown in a form only then. */
  requires?: string;
  /** What a form starts with, where that is not the default. */
  suggested?: unknown;
  /** What a form calls it to leave the option open. */
  open?: string;
}

const notes = (of: OptionNotes): OptionNotes => of;

/** How many slides a reader swipes through; left out: as many as the source carries. */
export const slideOptions = {
  slideCount: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: 5,
      examples: [4],
      ...notes({
        title: "Slides",
        description: "Number of slides; when left out, as many as the text carries",
        open: "As the text asks",
      }),
    }),
  ),
};

/** Seconds that a video may last when nothing is said. */
const DEFAULT_MAX_DURATION = 60;

/** How long a video may last, in seconds. */
export const durationOptions = {
  maxDuration: t.Number({
    minimum: 15,
    maximum: 180,
    default: DEFAULT_MAX_DURATION,
    ...notes({
      title: "Longest duration",
      description: "Seconds that it may last",
      unit: "seconds",
    }),
  }),
};

const CAPTIONS_ON = { requires: "captionsEnabled" };

/** Whether and how a video shows the words that are spoken. */
export const captionOptions = {
  captionsEnabled: t.Boolean({
    default: false,
    ...notes({
      title: "Captions: show the spoken words",
      description: "Shows the spoken words",
      suggested: true,
    }),
  }),
  captionsStyle: t.Optional(
    t.Union([t.Literal("modern"), t.Literal("minimal")], {
      default: DEFAULT_CAPTIONS.style,
      ...notes({ title: "Style", description: "How captions look", ...CAPTIONS_ON }),
    }),
  ),
  captionsPosition: t.Optional(
    t.Union([t.Literal("bottom"), t.Literal("center")], {
      default: DEFAULT_CAPTIONS.position,
      ...notes({ title: "Position", description: "Where captions stand", ...CAPTIONS_ON }),
    }),
  ),
  captionsFontSize: t.Optional(
    t.Union([t.Literal("small"), t.Literal("medium"), t.Literal("large")], {
      default: DEFAULT_CAPTIONS.fontSize,
      ...notes({ title: "Size", description: "How large captions are", ...CAPTIONS_ON }),
    }),
  ),
};

/** Options of slides, duration and captions, for stages that serve formats with and without them. */
export const KnownOptions = t.Partial(
  t.Object({ ...slideOptions, ...durationOptions, ...captionOptions }),
);
export type KnownOptions = Static<typeof KnownOptions>;

/** How long a video may last, in milliseconds. */
export function maxDurationMs({ maxDuration = DEFAULT_MAX_DURATION }: KnownOptions): number {
  return maxDuration * 1000;
}

/** How a video's captions look; null where it shows none. */
export function captionsOf(options: KnownOptions): CaptionSettings | null {
  if (options.captionsEnabled !== true) return null;
  return {
    style: options.captionsStyle ?? DEFAULT_CAPTIONS.style,
    position: options.captionsPosition ?? DEFAULT_CAPTIONS.position,
    fontSize: options.captionsFontSize ?? DEFAULT_CAPTIONS.fontSize,
  };
}

/** What a post's metadata says of its options: each by its name, those of captions in one object. */
export function optionsInMetadata(
  options: Readonly<Record<string, unknown>> & KnownOptions,
): Record<string, unknown> {
  const {
    captionsEnabled: enabled,
    captionsStyle: style = DEFAULT_CAPTIONS.style,
    captionsPosition: position = DEFAULT_CAPTIONS.position,
    captionsFontSize: fontSize = DEFAULT_CAPTIONS.fontSize,
    ...others
  } = options;
  return enabled === undefined
    ? others
    : { ...others, captions: { enabled, style, position, fontSize } };
}
