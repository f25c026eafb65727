import type { DrawnItem } from "./upright.ts";

/** How far a copy is drawn from its text to make it bold or give it a shadow, in font sizes. */
const MAX_SHIFT = 0.15;
/** How much of a letter its copy covers at least, in font sizes: no letters stand as close. */
const MIN_COVER = 0.2;

/** Leaves out what is drawn once more over itself, text by text or letter by letter. */
export function withoutOverlays(items: readonly DrawnItem[]): DrawnItem[] {
  const last = new Map<string, DrawnItem>();
  const kept: DrawnItem[] = [];
  let before: DrawnItem | undefined;
  for (const item of items) {
    if (item.str.trim() === "") {
      kept.push(item);
      continue;
    }
    const same = last.get(item.str);
    last.set(item.str, item);
    const isCopy = same !== undefined && isNear(item, same);
    const rest = isCopy ? { ...item, str: "", width: 0 } : withoutCopiedLetter(item, before);
    kept.push(rest);
    if (rest.str !== "") before = item;
  }
  return kept;
}

function isNear(item: DrawnItem, { x, y, fontSize }: DrawnItem): boolean {
  const shift = MAX_SHIFT * fontSize;
  return item.fontSize === fontSize && Math.abs(item.x - x) < shift && Math.abs(item.y - y) < shift;
}

/** Where each letter is drawn twice, the library joins the second one with the letter that follows. */
function withoutCopiedLetter(item: DrawnItem, before: DrawnItem | undefined): DrawnItem {
  const [letter = ""] = item.str;
  if (before === undefined || !before.str.endsWith(letter) || item.angle !== 0) return item;
  const cover = before.x + before.width - item.x;
  const isOver =
    before.fontSize === item.fontSize &&
    Math.abs(before.y - item.y) < MAX_SHIFT * item.fontSize &&
    cover > MIN_COVER * item.fontSize &&
    cover < Math.min(before.width, item.width) + MAX_SHIFT * item.fontSize &&
    cover < 2 * item.fontSize;
  if (!isOver) return item;
  return {
    ...item,
    str: item.str.slice(letter.length),
    x: item.x + cover,
    width: Math.max(0, item.width - cover),
  };
}
