import { getResolvedPDFJS } from "unpdf";
import type { DocumentPicture } from "../../../posts/document.ts";
import { type DrawnPicture, readDrawing, seenRect } from "../drawing.ts";
import type { PdfItem } from "../item.ts";
import type { Pdf } from "../pages.ts";
import type { LayerTest } from "../visibility.ts";
import type { PictureView } from "./files.ts";
import { type PictureSize, type PictureStream, type PictureStreams, sizeOf } from "./streams.ts";
import { boxOf, viewOf } from "./view.ts";
import { captionOf, wordsBeside } from "./words.ts";

/** Shorter ones are ornaments and buttons. */
const MIN_SIDE = 120;
/** Longer ones are lines. */
const MAX_RATIO = 8;
/** Shares of a page: less is an ornament, more its background or a scan. */
const MIN_AREA = 0.05;
const MAX_AREA = 0.9;
/** What is drawn on more pages is a background or a logo. */
const MAX_REPEATS = 2;

/** A picture with its place on a page. */
export interface PlacedPicture
  extends Pick<DocumentPicture, "page" | "box" | "caption" | "beside">,
    Pick<DrawnPicture, "matrix">,
    PictureSize {
  /** Undefined if it is within the page's content. */
  stream: PictureStream | undefined;
  view: PictureView;
}

/** Options of {@linkcode readPlaced}. */
export interface ReadPlacedOptions {
  /** Of the page, zero-based. */
  index: number;
  /** Text of the page. */
  items: readonly PdfItem[];
  streams: PictureStreams;
  /** Tells which layers are shown, if not all are. */
  isShown?: LayerTest | undefined;
}

/** Finds the pictures of a useful size that a page draws, and where. */
export async function readPlaced(
  pdf: Pdf,
  { index, items, streams, isShown }: ReadPlacedOptions,
): Promise<PlacedPicture[]> {
  const { OPS: operations } = await getResolvedPDFJS();
  const page = await pdf.getPage(index + 1);
  const { pictures } = await readDrawing(page, { operations, isShown });
  const placed = pictures.flatMap((drawn): PlacedPicture[] => {
    const stream = streams.drawnAs(drawn);
    const size = stream === undefined ? drawn : sizeOf(stream);
    const rect = seenRect(drawn);
    if (rect === null || size === null) return [];
    const { width, height } = size;
    const box = boxOf(rect, page);
    const area = box.width * box.height;
    const ratio = Math.max(width, height) / Math.min(width, height);
    if (area < MIN_AREA || area > MAX_AREA || ratio > MAX_RATIO) return [];
    if (Math.min(width, height) < MIN_SIDE) return [];
    const isUpright = page.rotate === 0;
    const caption = isUpright ? captionOf(rect, { items, view: page.view }) : null;
    const beside = isUpright ? wordsBeside(rect, { items, view: page.view }) : "";
    const { matrix } = drawn;
    const view = viewOf(drawn, { rect, page });
    return [{ page: index, box, caption, beside, matrix, width, height, stream, view }];
  });
  page.cleanup();
  return placed;
}

/** Leaves out what is drawn on too many pages. */
export function withoutRepeated(pictures: readonly PlacedPicture[]): PlacedPicture[] {
  const keyOf = ({ stream, width, height, box }: PlacedPicture) =>
    stream ?? [width, height, box.x, box.y].join(" ");
  const counts = new Map<unknown, number>();
  for (const picture of pictures) {
    const key = keyOf(picture);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return pictures.filter((picture) => (counts.get(keyOf(picture)) ?? 0) <= MAX_REPEATS);
}
