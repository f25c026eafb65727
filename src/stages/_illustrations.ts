import type { DocumentPicture, Illustration, OwnPicture } from "postloom/posts";

/** Pages whose pictures are about the whole. */
const OPENING_PAGES = 2;
/** Longer pictures of a PDF are strips between its parts. */
const MAX_RATIO = 4;
/** Pictures that are all of one lightness show nothing. */
const MIN_RANGE = 0.12;
/** A page's share from which what is no photograph is the page itself, as an image. */
const MAX_WHOLE_AREA = 0.6;
/** Shorter things without a ground are logos and signs. */
const MIN_CUT_OUT_SIDE = 400;
/** Width at which a picture fills a post without being enlarged. */
const FULL_WIDTH = 1080;
/** What a chart or a thing is worth on a cover, compared to a photograph. */
const GRAPHIC_WORTH = 0.5;
/** What a picture further back in the PDF is worth, compared to one on its first page. */
const INNER_WORTH = 0.8;

/** The pictures that a post may show: all that were sent, and those of a PDF that are worth it. */
export function illustrationsOf(
  sent: readonly OwnPicture[] = [],
  found: readonly DocumentPicture[] = [],
): Illustration[] {
  return [
    ...sent.map((picture, index) => ({
      picture,
      isSent: true,
      isOpening: true,
      worth: sent.length - index,
      words: picture.alt ?? "",
    })),
    ...found.filter(isWorthShowing).map(illustrationOf),
  ];
}

function isWorthShowing({
  width,
  height,
  range,
  box,
  isCutOut,
  isWhole,
}: DocumentPicture): boolean {
  const ratio = Math.max(width, height) / Math.min(width, height);
  if (ratio > MAX_RATIO || range.lightest - range.darkest < MIN_RANGE) return false;
  if (isWhole && box.width * box.height > MAX_WHOLE_AREA) return false;
  return !isCutOut || Math.max(width, height) >= MIN_CUT_OUT_SIDE;
}

function illustrationOf(found: DocumentPicture): Illustration {
  const { page, box, caption, beside, ...facts } = found;
  const { width, isCutOut, isWhole } = facts;
  const area = Math.sqrt(box.width * box.height);
  const sharpness = Math.min(1, width / FULL_WIDTH);
  const kind = isCutOut || isWhole ? GRAPHIC_WORTH : 1;
  const place = page === 0 ? 1 : INNER_WORTH;
  return {
    picture: { ...facts, alt: caption },
    isSent: false,
    isOpening: page < OPENING_PAGES,
    worth: area * sharpness * kind * place,
    words: [caption ?? "", beside].join(" ").trim(),
  };
}
