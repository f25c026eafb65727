import type { CaptionSettings } from "../../../src/posts/captions.ts";
import type { Design } from "../../../src/posts/design.ts";
import type { Direction } from "../../../src/posts/document.ts";
import { factsOf, type Platform } from "../../../src/posts/platform.ts";
import type { Insets } from "../../../src/posts/platforms/facts.ts";

/** Width of the page, in canvas pixels: of the whole canvas, but for pictures that are wider than high. */
export const CANVAS_WIDTH = 1080;

/** A box on the canvas, in canvas pixels. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The canvas of a picture, in canvas pixels. */
export interface CanvasLayout {
  width: number;
  height: number;
  /** Canvas pixels to those of the picture. */
  scale: number;
  /** Where the page is. */
  page: Box;
  /** What stands beside the page of a wide picture; null for others, whose page is the whole canvas. */
  panel: Box | null;
}

/** Divides the canvas. In wide pictures, the page is a square where reading begins, and beside it is a panel. */
export function canvasOf(
  design: Pick<Design, "width" | "height">,
  direction: Direction,
): CanvasLayout {
  const isWide = design.width > design.height;
  const height = isWide ? CANVAS_WIDTH : Math.round((design.height / design.width) * CANVAS_WIDTH);
  const scale = isWide ? design.height / height : design.width / CANVAS_WIDTH;
  const width = isWide ? Math.round(design.width / scale) : CANVAS_WIDTH;
  const rest = width - CANVAS_WIDTH;
  const isMirrored = direction === "rtl";
  const page = { top: 0, left: isMirrored ? rest : 0, width: CANVAS_WIDTH, height };
  if (!isWide) return { width, height, scale, page, panel: null };
  const panel = { top: 0, left: isMirrored ? 0 : CANVAS_WIDTH, width: rest, height };
  return { width, height, scale, page, panel };
}

/** The layout of a page, in canvas pixels. */
export interface Layout {
  width: number;
  height: number;
  /** Margins that the platform's interface may cover. */
  insets: Insets;
  /** Box for the slide's text. */
  slide: Box;
  /** Box for captions; null if there are none. */
  captions: Box | null;
}

/** Distance from the bottom of the slide's box to that of the canvas: more than the inset if there are captions. */
export function belowSlide({ height, slide }: Layout): number {
  return height - slide.top - slide.height;
}

/** Distance of text from edges that the platform does not cover. */
export const MARGIN = 84;

const CAPTION_GAP = 56;

/** Slightly below the middle, to leave room for the slide above. */
const CENTER = 0.56;

/** Font sizes of captions, in canvas pixels. */
export const CAPTION_SIZES: Readonly<Record<CaptionSettings["fontSize"], number>> = {
  small: 72,
  medium: 96,
  large: 116,
};

/** Lays out a slide and its captions, clear of the platform's interface and of each other. */
export function layoutOf(
  design: Design,
  direction: Direction,
  captions: CaptionSettings | null,
): Layout {
  const { width, height } = canvasOf(design, direction).page;
  const insets = insetsOf(design.platform, height / width, direction);
  const inner = width - insets.left - insets.right;
  const safe = { ...insets, bottom: height - insets.bottom };
  if (captions === null) {
    const slide = { top: safe.top, left: safe.left, width: inner, height: safe.bottom - safe.top };
    return { width, height, insets, slide, captions: null };
  }
  const bandHeight = Math.round(CAPTION_SIZES[captions.fontSize] * 2.7);
  const bandTop = Math.round(
    captions.position === "bottom" ? safe.bottom - bandHeight : height * CENTER - bandHeight / 2,
  );
  const slide = {
    top: safe.top,
    left: safe.left,
    width: inner,
    height: bandTop - CAPTION_GAP - safe.top,
  };
  // Captions are centred, so both sides get the same margin.
  const side = Math.max(insets.left, insets.right);
  const band = { top: bandTop, left: side, width: width - 2 * side, height: bandHeight };
  return { width, height, insets, slide, captions: band };
}

function insetsOf(platform: Platform, ratio: number, direction: Direction): Insets {
  if (ratio < 1.6) return { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  // On tall pictures, the apps cover the top, the bottom and the right with their interface.
  const insets = factsOf(platform).covered;
  // In right-to-left languages, the apps have their buttons on the left.
  return direction === "rtl" ? { ...insets, left: insets.right } : insets;
}
