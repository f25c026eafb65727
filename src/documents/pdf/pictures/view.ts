import type { DocumentPicture } from "../../../posts/document.ts";
import type { DrawnPicture } from "../drawing.ts";
import { boundsOf, type Matrix, type Rect, times } from "../geometry.ts";
import type { Page } from "../pages.ts";
import type { PictureView } from "./files.ts";

/** How a page shows a picture, in whole quarters of a turn. */
export function viewOf(
  { matrix }: Pick<DrawnPicture, "matrix">,
  { rect, page }: { rect: Rect; page: Page },
): PictureView {
  const [a, b, c, d] = times(viewportOf(page).matrix, matrix);
  const isTurned = Math.abs(b) + Math.abs(c) > Math.abs(a) + Math.abs(d);
  return {
    crop: cropOf(matrix, rect),
    isTurned,
    isMirrored: isTurned ? b < 0 : a < 0,
    // A picture's rows run downwards, as they do on the page as it is shown.
    isFlipped: isTurned ? c < 0 : d > 0,
  };
}

/** What of a picture can be seen within a rectangle of the page. */
function cropOf([a, b, c, d, e, f]: Matrix, { left, bottom, right, top }: Rect) {
  const area = a * d - b * c;
  const inverse: Matrix = [d / area, -b / area, -c / area, a / area, 0, 0];
  const seen = boundsOf(inverse, [left - e, bottom - f, right - e, top - f]);
  const share = (value: number) => Math.min(1, Math.max(0, value));
  const [x, y] = [share(seen.left), share(1 - seen.top)];
  return { x, y, width: share(seen.right) - x, height: share(1 - seen.bottom) - y };
}

/** A place as shares of the page as it is shown, from its upper left, as far as it is on the page. */
export function boxOf({ left, bottom, right, top }: Rect, page: Page): DocumentPicture["box"] {
  const { width, height, convertToViewportPoint } = viewportOf(page);
  const [x1, y1] = convertToViewportPoint(left, bottom);
  const [x2, y2] = convertToViewportPoint(right, top);
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  const x = share(Math.min(x1, x2), width);
  const y = share(Math.min(y1, y2), height);
  return {
    x,
    y,
    width: share(Math.max(x1, x2), width) - x,
    height: share(Math.max(y1, y2), height) - y,
  };
}

function viewportOf(page: Page) {
  const viewport = page.getViewport({ scale: 1 });
  return {
    matrix: times([1, 0, 0, 1, 0, 0], viewport.transform),
    width: viewport.width,
    height: viewport.height,
    convertToViewportPoint(x: number, y: number): [number, number] {
      const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y).map(Number);
      return [left, top];
    },
  };
}
