import type { Cue } from "../../posts/cue.ts";
import type { Draft, DraftSlide } from "../../posts/draft.ts";
import type { ReelProps, StillsProps } from "../../posts/props.ts";
import { FRAMES_PER_SECOND, type Scene } from "../../posts/scene.ts";
import type { Slide } from "../../posts/slide.ts";
import type { PostPreview } from "../../server/creation/preview_controller.ts";
import type { DraftPreview } from "../../server/drafts/draft_preview.ts";

/** Files of a draft as data URLs, by their names. */
export type DraftFiles = Readonly<Record<string, string>>;

/** What posts are drawn from, but for their slides: of a draft, or of a text that is typed. */
export type Drawable = Pick<DraftPreview, "sender" | "font" | "slides">;

/** The names of the files that a draft is drawn with. */
export function filesOf({ sender, font, slides }: Drawable): string[] {
  const pictures = slides.flatMap(({ slide }) => slide.picture?.key ?? []);
  return [...new Set([...pictures, sender?.logo?.url ?? [], font?.url ?? []].flat())];
}

/**
 * What a draft is drawn from as it is now: with its own words and order, and with all else as the service
 * has last told. What is not loaded yet is not shown. Scenes may have lengths, in frames, by their ids.
 */
export function livePropsOf(
  draft: Draft,
  preview: DraftPreview,
  files: DraftFiles,
  lengths: ReadonlyMap<string, number> = new Map(),
): StillsProps | ReelProps {
  const known = new Map(preview.slides.map(({ id, slide }) => [id, slide]));
  const drafted = draft.order.flatMap((id) => {
    const slide = draft.slides[id];
    return slide === undefined ? [] : [{ id, slide, known: known.get(id) }];
  });
  return propsOf(
    preview,
    files,
    drafted.map(({ id, slide, known }) => ({
      slide: slideOf(slide, known),
      narration: slide.narration,
      frames: lengths.get(id) ?? SCENE_FRAMES,
    })),
  );
}

/** What a text is drawn from as the service would make a post of it. */
export function sketchPropsOf(preview: PostPreview, files: DraftFiles): StillsProps | ReelProps {
  const { narrations, lookReason: _, ...common } = preview;
  const slides = preview.slides.map(({ slide }, index) => ({
    slide,
    narration: narrations[index],
    frames: SCENE_FRAMES,
  }));
  return propsOf(common, files, slides);
}

function propsOf(
  { captions, slides: _, sender, font, ...common }: DraftPreview,
  files: DraftFiles,
  slides: readonly SpokenSlide[],
): StillsProps | ReelProps {
  const shown = slides.map(({ slide, ...spoken }) => ({
    slide: withFiles(slide, files),
    ...spoken,
  }));
  const fontUrl = font && files[font.url];
  const props = {
    ...common,
    pictures: { ...files },
    ...(sender && { sender: { ...sender, logo: logoOf(sender, files) } }),
    ...(font && fontUrl !== undefined && { font: { ...font, url: fontUrl } }),
  };
  if (shown.every(({ narration }) => narration === undefined)) {
    return { ...props, slides: shown.map(({ slide }) => slide) };
  }
  return { ...props, captions, ...timed(shown) };
}

/** A slide with the words that it has now. */
function slideOf(drafted: DraftSlide, known: Slide | undefined): Slide {
  const { drawing, picture, crossing, narration: _, optional: __, ...words } = drafted;
  const shown = {
    ...(drawing !== null && known?.drawing && { drawing: known.drawing }),
    ...(picture !== null && known?.picture && { picture: known.picture }),
    ...(crossing !== null && known?.crossing && { crossing: known.crossing }),
  };
  switch (words.kind) {
    case "point": {
      const { data, emphasis: phrase, ...point } = words;
      const emphasis = phrase !== null && point.headline.includes(phrase) ? phrase : null;
      return { ...point, emphasis, ...dataOf(data, known), ...shown };
    }
    case "list":
    case "figure": {
      const { data, ...others } = words;
      return { ...others, ...dataOf(data, known), ...shown };
    }
    default:
      return { ...words, ...shown };
  }
}

type Drawn = Extract<Slide, { kind: "point" | "list" | "figure" }>;

function dataOf(
  data: Extract<DraftSlide, { kind: "point" }>["data"],
  known: Slide | undefined,
): Pick<Drawn, "data"> {
  if (data === null) return {};
  if (data.kind !== "map") return { data };
  const map = known !== undefined && "data" in known ? known.data : undefined;
  return map?.kind === "map" ? { data: { ...map, name: data.name } } : {};
}

function withFiles({ picture, ...slide }: Slide, files: DraftFiles): Slide {
  return picture !== undefined && picture.key in files ? { ...slide, picture } : slide;
}

function logoOf({ logo }: NonNullable<DraftPreview["sender"]>, files: DraftFiles) {
  const url = logo === null ? undefined : files[logo.url];
  return logo === null || url === undefined ? null : { ...logo, url };
}

/** Frames of a scene whose length is of no matter: it is drawn at rest, in its midst. */
const SCENE_FRAMES = 60;
const FRAME_MS = 1000 / FRAMES_PER_SECOND;

interface SpokenSlide {
  slide: Slide;
  narration: readonly string[] | undefined;
  frames: number;
}

/** Scenes one after the other, each with its sentences as captions, as these need room. */
function timed(spoken: readonly SpokenSlide[]): Pick<ReelProps, "scenes" | "cues"> {
  let startFrame = 0;
  const scenes: Scene[] = [];
  const cues: Cue[] = [];
  for (const { slide, narration = [], frames } of spoken) {
    scenes.push({ slide, startFrame, durationInFrames: frames });
    const startMs = startFrame * FRAME_MS;
    cues.push(...cuesOf(narration, startMs, startMs + frames * FRAME_MS));
    startFrame += frames;
  }
  return { scenes, cues };
}

/** A cue for each sentence, as they are spoken one by one: over a time, each word as long as its letters take. */
function cuesOf(sentences: readonly string[], startMs: number, endMs: number): Cue[] {
  const spoken = sentences.map((sentence) => sentence.split(/\s+/).filter(Boolean));
  const letters = spoken.flat().join("").length;
  let atMs = startMs;
  return spoken.flatMap((texts) => {
    const words = texts.map((text) => {
      const fromMs = atMs;
      atMs += ((endMs - startMs) * text.length) / letters;
      return { text, startMs: fromMs, endMs: atMs };
    });
    const [first] = words;
    return first === undefined ? [] : [{ startMs: first.startMs, endMs: atMs, words }];
  });
}
