import { headingSize } from "../type/list_sizes.ts";
import { widthOf } from "../type/width_of.ts";

/** Words of up to this width leave a drawing all its height. */
const FEW = 110;
/** Of this width and more, they leave it a quarter. */
const MANY = 340;
const LEAST = 0.25;

/**
 * Height for a drawing beside words, in canvas pixels, so that it never costs a word: as told beside
 * few, and less the more there are.
 */
export function artHeight(most: number, ...words: readonly (string | null)[]): number {
  const width = words.reduce((sum, text) => sum + widthOf(text ?? ""), 0);
  const share = 1 - ((width - FEW) / (MANY - FEW)) * (1 - LEAST);
  return Math.round(most * Math.min(1, Math.max(LEAST, share)));
}

/** Lower ones are strips in which a thing is cut off, or too small to be known. */
const LOWEST = 210;

/** The same for art in the middle of a page; null where too little is left to be worth looking at. */
export function middleArtHeight(most: number, ...words: readonly (string | null)[]): number | null {
  const height = artHeight(most, ...words);
  return height < LOWEST ? null : height;
}

/** About how high a page of a usual picture is between head and foot, and what an item takes of it. */
const PAGE = { height: 900, item: 74, gap: 50 } as const;
/** Letters of an item's line. */
const ITEM_LINE = 34;
/** The size of a headline, how high its lines are beside that, and letters of a line times their size. */
const HEADLINE = { size: 96, leading: 1.15, line: 2_000 } as const;
/** The same for a strip between a headline and its list, which a thing may be larger than. */
const LOWEST_STRIP = 190;

/** Options of {@linkcode listArtHeight}. */
export interface ListOnPage {
  headline: string;
  items: readonly string[];
  /** How high the page is beside a usual one, at most 1. */
  room?: number;
}

/**
 * The same for art above a list, whose items are still set in letters that are easily read; null where
 * they need the height.
 */
export function listArtHeight(
  most: number,
  { headline, items, room = 1 }: ListOnPage,
): number | null {
  const lines = (text: string, letters: number) => Math.ceil(widthOf(text) / letters);
  const [, size] = headingSize(headline, [0, HEADLINE.size]);
  const used = items.reduce(
    (sum, item) => sum + lines(item, ITEM_LINE) * PAGE.item + PAGE.gap,
    lines(headline, HEADLINE.line / size) * size * HEADLINE.leading,
  );
  const height = Math.min(most, PAGE.height * room - used);
  return height < LOWEST_STRIP ? null : height;
}
