import type { FormatEntry } from "../formats/catalogue.ts";
import { pictureSize } from "../posts/design.ts";
import { MAX_DRAFT_SLIDES } from "../posts/draft.ts";
import type { Slide } from "../posts/slide.ts";
import { closeSentence, splitSentences } from "../writing/text/sentences.ts";
import { type Page, pagesOf, type StoredDraft, withPages } from "./stored_draft.ts";

/** Slides of a carousel that is made of a video, if nobody says how many. */
const SLIDES = 5;

/** What another format makes of a draft. */
export interface VariantOptions {
  format: Pick<FormatEntry, "draft" | "medium">;
  /** Most slides; as many as suit the medium, if left out. */
  slideCount?: number | undefined;
}

/**
 * The same post as a draft of another format: slides from a video's scenes, or scenes that say what the
 * slides show.
 */
export function variantOf(
  stored: StoredDraft,
  { format: { draft, medium }, slideCount = SLIDES }: VariantOptions,
): StoredDraft {
  const { script, design } = stored.fields;
  const isVideo = draft === "scenes";
  const shape = isVideo ? "9:16" : "platform";
  const size = pictureSize(design.platform, shape);
  const shared = { script, design: { ...design, shape, ...size } as const };
  const pages = pagesOf(stored);
  if (isVideo) {
    const spoken = pages.map((page, index) => spokenPage(page, index, script.language));
    return withPages({ ids: [], fields: { ...shared, spokenSlides: [] } }, spoken);
  }
  const most = medium === "picture" ? 1 : Math.min(slideCount, MAX_DRAFT_SLIDES.slides);
  const shown = someOf(pages, most).map((page) => ({ ...page, spoken: null }));
  const count = medium === "picture" ? null : shown.length;
  return withPages({ ids: [], fields: { ...shared, slides: [], slideCount: count } }, shown);
}

/** The first pages, and the last one where it ends the post. */
function someOf(pages: readonly Page[], most: number): Page[] {
  if (pages.length <= most) return [...pages];
  const last = pages.at(-1);
  if (most < 3 || last?.slide.kind !== "closing") return pages.slice(0, most);
  return [...pages.slice(0, most - 1), last];
}

function spokenPage(page: Page, index: number, language: string): Page {
  const { crossing: _, ...slide } = page.slide;
  const narration = page.spoken?.narration ?? saidBy(slide, language);
  return { ...page, slide, spoken: { narration, optional: index > 0 } };
}

/** What a voice says of a slide: its words, as sentences. */
function saidBy(slide: Slide, language: string): string[] {
  return textsOf(slide)
    .flatMap((text) => splitSentences(text ?? "", language))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")
    .map((sentence) => closeSentence(sentence, language));
}

function textsOf(slide: Slide): (string | null)[] {
  switch (slide.kind) {
    case "cover":
      return [slide.headline, slide.subline];
    case "point":
      return [slide.headline, slide.text];
    case "list":
      return [slide.headline, ...slide.items];
    case "figure": {
      const isSaid = slide.label.includes(slide.value);
      return [isSaid ? slide.label : `${slide.value} ${slide.label}`, slide.text];
    }
    case "quote":
      return [slide.text];
    case "comparison":
      return [
        slide.headline,
        `${slide.left.label}: ${slide.left.text}`,
        `${slide.right.label}: ${slide.right.text}`,
      ];
    case "closing":
      return [slide.headline];
  }
}
