import type { CaptionSettings } from "../../../src/posts/captions.ts";
import type { Design } from "../../../src/posts/design.ts";
import type { Direction } from "../../../src/posts/document.ts";
import type { Platform } from "../../../src/posts/platform.ts";

/** Everything is laid out on a canvas of this width and then scaled to the picture's. */
export const CANVAS_WIDTH = 1080;

/** Distances from the canvas's edges, in canvas pixels. */
interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A part of the canvas, in canvas pixels. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where things go on a picture. */
export interface Layout {
  width: number;
  height: number;
  /** What a platform's own buttons and texts may cover. */
  insets: Insets;
  /** Where a slide's text goes. */
  slide: Box;
  /** Where captions go; null when there are none. */
  captions: Box | null;
}

/** Distance of text from the picture's edges where no platform covers them. */
export const MARGIN = 84;

/** On tall pictures the apps lay their own things over the top, the bottom and the right. */
const TALL: Readonly<Record<Platform, Insets>> = {
  instagram: { top: 230, right: 136, bottom: 400, left: MARGIN },
  tiktok: { top: 190, right: 148, bottom: 410, left: MARGIN },
  youtube_shorts: { top: 220, right: 148, bottom: 400, left: MARGIN },
};

const CAPTION_GAP = 56;

/** A little below the middle, so that there is room for a slide above. */
const CENTER = 0.56;

/** Size of a caption's type in canvas pixels. */
export const CAPTION_SIZES: Readonly<Record<CaptionSettings["fontSize"], number>> = {
  small: 48,
  medium: 64,
  large: 80,
};

/** Works out where a slide and its captions go, so that neither is covered by the platform or the other. */
export function layoutOf(
  design: Design,
  direction: Direction,
  captions: CaptionSettings | null,
): Layout {
  const width = CANVAS_WIDTH;
  const height = Math.round((design.height / design.width) * width);
  const insets = insetsOf(design.platform, height / width, direction);
  const inner = width - insets.left - insets.right;
  const safe = { ...insets, bottom: height - insets.bottom };
  if (captions === null) {
    const slide = { top: safe.top, left: safe.left, width: inner, height: safe.bottom - safe.top };
    return { width, height, insets, slide, captions: null };
  }
  const bandHeight = Math.round(CAPTION_SIZES[captions.fontSize] * 3.1);
  const bandTop = Math.round(
    captions.position === "bottom" ? safe.bottom - bandHeight : height * CENTER - bandHeight / 2,
  );
  const slide = {
    top: safe.top,
    left: safe.left,
    width: inner,
    height: bandTop - CAPTION_GAP - safe.top,
  };
  // Captions are centred, so they get the same distance on both sides.
  const side = Math.max(insets.left, insets.right);
  const band = { top: bandTop, left: side, width: width - 2 * side, height: bandHeight };
  return { width, height, insets, slide, captions: band };
}

function insetsOf(platform: Platform, ratio: number, direction: Direction): Insets {
  if (ratio < 1.6) return { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const insets = TALL[platform];
  // In languages that run right to left the apps put their buttons on the left.
  return direction === "rtl" ? { ...insets, left: insets.right } : insets;
}
