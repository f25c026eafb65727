import { type SchemaOptions, type Static, Type as t } from "@sinclair/typebox";
import { type CaptionSettings, DEFAULT_CAPTIONS } from "./captions.ts";
import { AspectRatio } from "./design.ts";
import { MAX_VOICE_ID_LENGTH } from "./voice_facts.ts";

/** Annotations on the schema of a format's option, in addition to those of JSON Schema. */
export interface OptionNotes extends SchemaOptions {
  /** Label in forms. */
  title: string;
  /** A sentence for the documentation. */
  description: string;
  /** Unit of a number. */
  unit?: "seconds";
  /** Another option that has to be true for this one to be allowed; forms then show it. */
  requires?: string;
  /** Initial value in forms, if it differs from the default. */
  suggested?: unknown;
  /** Label in forms for leaving the option unset. */
  open?: string;
  /** The value that it then has, which forms do not offer a second time. */
  unset?: unknown;
}

const notes = (of: OptionNotes): OptionNotes => of;

/** Number of slides; by default as many as the source has content for. */
export const slideOptions = {
  slideCount: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: 5,
      examples: [4],
      ...notes({
        title: "Slides",
        description: "Number of slides; if omitted, as many as the text has content for",
        open: "Fit the text",
      }),
    }),
  ),
};

/** The shape of what is shown. */
export const shapeOptions = {
  aspectRatio: t.Optional(
    t.Union([...AspectRatio.anyOf], {
      ...notes({
        title: "Shape",
        description: "Width to height; if omitted, what the platform shows at best",
        open: "As the platform shows it",
      }),
    }),
  ),
};

/** In which format pictures are kept. */
export const pictureOptions = {
  imageFormat: t.Optional(
    t.Union([t.Literal("png"), t.Literal("jpeg"), t.Literal("webp")], {
      ...notes({
        title: "File format",
        description:
          "Format of the pictures: `png`, without loss, if omitted; `jpeg` and `webp` are smaller",
        open: "PNG, without loss",
        unset: "png",
      }),
    }),
  ),
};
export type ImageFormat = NonNullable<KnownOptions["imageFormat"]>;

/** Maximum duration of a video if the request sets none, in seconds. */
const DEFAULT_MAX_DURATION = 60;

/** Maximum duration of a video, in seconds. */
export const durationOptions = {
  maxDuration: t.Number({
    minimum: 15,
    maximum: 180,
    default: DEFAULT_MAX_DURATION,
    ...notes({
      title: "Maximum duration",
      description: "Maximum duration in seconds",
      unit: "seconds",
    }),
  }),
};

/** Moods of music. */
export const MusicMood = t.Union([t.Literal("calm"), t.Literal("bright"), t.Literal("tense")]);
export type MusicMood = Static<typeof MusicMood>;

/** What is heard of a video: which voice speaks and how fast, and the music under it. */
export const soundOptions = {
  voice: t.Optional(
    t.String({
      minLength: 1,
      maxLength: MAX_VOICE_ID_LENGTH,
      ...notes({
        title: "Voice",
        description: "The id of a voice, see GET /api/v1/voices; if omitted, the service's own",
        open: "The service's own",
      }),
    }),
  ),
  speechRate: t.Number({
    minimum: 0.8,
    maximum: 1.3,
    default: 1,
    ...notes({
      title: "Speed of the voice",
      description: "How fast the voice speaks, where 1 is its own speed",
    }),
  }),
  music: t.Union([t.Literal("auto"), ...MusicMood.anyOf, t.Literal("none")], {
    default: "auto",
    ...notes({
      title: "Music",
      description: "Music under the voice: by the text's tone, of a mood, or none",
    }),
  }),
};

/** Whether a video has a silent moving picture of its beginning beside it, for pages that play none. */
export const previewOptions = {
  silentPreview: t.Optional(
    t.Union([t.Literal("gif"), t.Literal("webp")], {
      ...notes({
        title: "Silent preview",
        description: "A file that shows the first six seconds without sound; none if omitted",
        open: "None",
      }),
    }),
  ),
};

const CAPTIONS_ON = { requires: "captionsEnabled" };

/** Whether and how a video shows captions. */
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
      ...notes({ title: "Position", description: "Where captions are placed", ...CAPTIONS_ON }),
    }),
  ),
  captionsFontSize: t.Optional(
    t.Union([t.Literal("small"), t.Literal("medium"), t.Literal("large")], {
      default: DEFAULT_CAPTIONS.fontSize,
      ...notes({ title: "Size", description: "How large captions are", ...CAPTIONS_ON }),
    }),
  ),
};

/** The slide, picture, duration, caption, sound and preview options, all optional: for stages used by formats with and without them. */
export const KnownOptions = t.Partial(
  t.Object({
    ...slideOptions,
    ...shapeOptions,
    ...pictureOptions,
    ...durationOptions,
    ...captionOptions,
    ...soundOptions,
    ...previewOptions,
  }),
);
export type KnownOptions = Static<typeof KnownOptions>;

/** Maximum duration of a video, in milliseconds. */
export function maxDurationMs({ maxDuration = DEFAULT_MAX_DURATION }: KnownOptions): number {
  return maxDuration * 1000;
}

/** Caption settings of a video; null if captions are off. */
export function captionsOf(options: KnownOptions): CaptionSettings | null {
  if (options.captionsEnabled !== true) return null;
  return {
    style: options.captionsStyle ?? DEFAULT_CAPTIONS.style,
    position: options.captionsPosition ?? DEFAULT_CAPTIONS.position,
    fontSize: options.captionsFontSize ?? DEFAULT_CAPTIONS.fontSize,
  };
}

/** A post's options as they appear in its metadata: by name, with the caption options in one object. */
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
