import type { Cue } from "../../posts/cue.ts";
import type { Draft, DraftSlide } from "../../posts/draft.ts";
import type { ReelProps, StillsProps } from "../../posts/props.ts";
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
 * has last told. What is not loaded yet is not shown.
 */
export function livePropsOf(
  draft: Draft,
  preview: DraftPreview,
  files: DraftFiles,
): StillsProps | ReelProps {
  const known = new Map(preview.slides.map(({ id, slide }) => [id, slide]));
  const drafted = draft.order.flatMap((id) => {
    const slide = draft.slides[id];
    return slide === undefined ? [] : [{ slide, known: known.get(id) }];
  });
  const isVideo = drafted.some(({ slide }) => slide.narration !== undefined);
  return propsOf(preview, files, {
    slides: drafted.map(({ slide, known }) => slideOf(slide, known)),
    narrations: isVideo ? drafted.map(({ slide }) => slide.narration ?? []) : [],
  });
}

/** What a text is drawn from as the service would make a post of it. */
export function sketchPropsOf(preview: PostPreview, files: DraftFiles): StillsProps | ReelProps {
  const { narrations, lookReason: _, ...common } = preview;
  const slides = preview.slides.map(({ slide }) => slide);
  return propsOf(common, files, { slides, narrations });
}

/** What is shown of a post. */
interface Shown {
  slides: readonly Slide[];
  /** What is said in each scene of a video; empty for pictures. */
  narrations: readonly (readonly string[])[];
}

function propsOf(
  { captions, slides: _, sender, font, ...common }: DraftPreview,
  files: DraftFiles,
  shown: Shown,
): StillsProps | ReelProps {
  const slides = shown.slides.map((slide) => withFiles(slide, files));
  const fontUrl = font && files[font.url];
  const props = {
    ...common,
    pictures: { ...files },
    ...(sender && { sender: { ...sender, logo: logoOf(sender, files) } }),
    ...(font && fontUrl !== undefined && { font: { ...font, url: fontUrl } }),
  };
  if (shown.narrations.length === 0) return { ...props, slides };
  return { ...props, captions, ...timed(slides, shown.narrations) };
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

/** Frames of a scene that is not spoken here: it is drawn at rest, in its midst. */
const SCENE_FRAMES = 60;
const FRAME_MS = 1000 / 30;

/** Scenes one after the other, each with its words as captions, as these need room. */
function timed(
  slides: readonly Slide[],
  narrations: readonly (readonly string[])[],
): Pick<ReelProps, "scenes" | "cues"> {
  const scenes = slides.map((slide, index) => ({
    slide,
    startFrame: index * SCENE_FRAMES,
    durationInFrames: SCENE_FRAMES,
  }));
  const cues = narrations.flatMap((narration, index): Cue[] => {
    const words = narration.join(" ").split(/\s+/).filter(Boolean);
    const startMs = index * SCENE_FRAMES * FRAME_MS;
    const wordMs = (SCENE_FRAMES * FRAME_MS) / Math.max(1, words.length);
    if (words.length === 0) return [];
    const spoken = words.map((text, place) => ({
      text,
      startMs: startMs + place * wordMs,
      endMs: startMs + (place + 1) * wordMs,
    }));
    return [{ startMs, endMs: startMs + SCENE_FRAMES * FRAME_MS, words: spoken }];
  });
  return { scenes, cues };
}
