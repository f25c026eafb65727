import type { Line } from "./line.ts";

/** What parts are told from: the lines of a page, which of them are text, and which are no part of the article. */
interface ReadLines {
  lines: readonly Line[];
  isText: (index: number) => boolean;
  isStrange: (index: number) => boolean;
}

/** Text that nothing foreign parts. */
interface Part {
  first: number;
  last: number;
  /** Its length, in words. */
  units: number;
  paragraphs: number;
  /** The share of its words that other parts say as well. */
  shared: number;
}

/**
 * Says of each line in numbers in which part of the text it stands, as what stands around an article stands
 * together: how long the part is, how much of the text, whether other parts say its words, and on which side of
 * the longest one it is.
 */
export function partsOf({ lines, isText, isStrange }: ReadLines): (index: number) => number[] {
  const parts: Part[] = [];
  const within = new Array<number>(lines.length).fill(-1);
  let isOpen = false;
  for (const [index, { units }] of lines.entries()) {
    if (isStrange(index)) isOpen = false;
    if (!isText(index)) continue;
    if (!isOpen) parts.push({ first: index, last: index, units: 0, paragraphs: 0, shared: 0 });
    isOpen = true;
    const part = parts.at(-1);
    if (part === undefined) continue;
    part.last = index;
    part.units += units;
    part.paragraphs += 1;
    within[index] = parts.length - 1;
  }
  const sayers = new Map<string, Set<number>>();
  for (const [index, { stems }] of lines.entries()) {
    const part = within[index] ?? -1;
    if (part < 0) continue;
    for (const stem of stems) {
      const known = sayers.get(stem);
      if (known === undefined) sayers.set(stem, new Set([part]));
      else known.add(part);
    }
  }
  const said = parts.map(() => ({ all: 0, shared: 0 }));
  for (const own of sayers.values()) {
    for (const part of own) {
      const count = said[part];
      if (count === undefined) continue;
      count.all += 1;
      if (own.size > 1) count.shared += 1;
    }
  }
  for (const [index, part] of parts.entries()) {
    const { all, shared } = said[index] ?? { all: 0, shared: 0 };
    part.shared = all === 0 ? 0 : shared / all;
  }
  const all = parts.reduce((sum, { units }) => sum + units, 0);
  const main = parts.reduce<Part | null>(
    (best, part) => (best === null || part.units > best.units ? part : best),
    null,
  );
  return (index) => {
    // A heading belongs to the text below it.
    let at = index;
    while (at < lines.length && !isText(at) && !isStrange(at)) at += 1;
    const part = parts[within[at] ?? -1];
    if (part === undefined || main === null) {
      const side = main === null ? 0 : index < main.first ? -1 : index > main.last ? 1 : 0;
      return [0, 0, 0, 0, side];
    }
    const side = part === main ? 0 : part.first < main.first ? -1 : 1;
    return [
      Math.log1p(part.units),
      part.units / Math.max(1, all),
      part.shared,
      part.paragraphs,
      side,
    ];
  };
}
