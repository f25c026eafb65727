import { rowsOfHeadings } from "../article/contents.ts";
import { likelihood } from "../article/judge/forest.ts";
import { isForeign } from "../article/judged_blocks.ts";
import { isName } from "../details.ts";
import { isRowOfTags, unitsOf } from "../line_kinds.ts";
import { CUT } from "./crumbs.ts";
import grown from "./forest.json";
import type { HeadedBlocks } from "./headed.ts";
import {
  isRowOfCapitals,
  isWholeQuotation,
  LABEL,
  lettersOf,
  looksLikeTitle,
  MAX_LENGTH,
} from "./shape.ts";
import { type Candidate, candidatesOf } from "./signs.ts";

/** Where somebody is reached, by mail or by telephone, and what leads to another page. */
const NO_HEADLINE =
  /^[»›❯→]\s*[^\s»]+[^»]*$|[\w.+-]@[\w-]{1,64}\.\p{L}{2}|(?<!\p{Nd})\+?(?:[ ()./-]{0,2}\p{Nd}){9,15}$/u;
const NO_END = /[,;:：，；、]$/u;
/** What a picture or a document is called where it is kept. */
const FILE = /\.(?:jpe?g|png|gif|webp|svg|pdf|docx?)$/iu;
/** "Somewhere, Elsewhere", above or below a headline. */
const PLACES = /^(?:\p{Lu}[\p{L}\p{M}'’-]+ ?){1,3}, (?:\p{Lu}[\p{L}\p{M}'’-]+ ?){1,3}$/u;
/** A headline that ends as a sentence has no more words, and the text below it is so many times as long. */
const MAX_SENTENCE = 6;
const MUCH_LONGER = 4;
/** Who said what stands above. */
const SIGNED = /^[—–―-]/u;
/** A headline may ask, and come again with the site's name. */
const MAX_ASKED = 2;
const ASKED = /[?？؟]["'”’»)」』]*$/u;
/** Begins as the middle of a sentence does, and not as "iPhone" or "noteで" do. */
export const BEGUN_SMALL = /^\p{Ll}+ /u;
/** How likely a line has to be the headline if it is to be one instead of one that begins small. */
const MIN_OTHER = 0.1;

/** A line that is likely the headline, and how likely any line is. */
export interface Likeliest {
  /** -1 if none is likely enough. */
  index: number;
  chance: number;
  chanceOf(index: number): number;
}

/** The line of a page that is most likely its headline: what a forest has learnt of many pages, by `train:reading`. */
export function likeliestOf(page: HeadedBlocks, least: number): Likeliest {
  const { blocks } = page;
  const candidates = candidatesOf(page);
  const rows = rowsOfHeadings(page);
  const chances = new Map(candidates.map(({ index, signs }) => [index, likelihood(grown, signs)]));
  const chanceOf = (index: number) => chances.get(index) ?? 0;
  const isAsked = ({ index, isPart }: Candidate): boolean => {
    const { text } = blocks[index] ?? { text: "" };
    return !isPart && !rows.has(index) && !NO_HEADLINE.test(text) && !isRowOfTags(text);
  };
  const likeliest = (among: readonly Candidate[], least: number): number => {
    let [best, most] = [-1, least];
    for (const { index } of among) {
      const chance = chanceOf(index);
      if (chance > most) [best, most] = [index, chance];
    }
    return best;
  };
  const asked = candidates.filter(isAsked);
  const begins = asked.filter(({ index }) => !BEGUN_SMALL.test(blocks[index]?.text ?? ""));
  // What a site says of itself below its name may begin small; few headlines do.
  const other = likeliest(begins, Math.max(least, MIN_OTHER));
  const best = other >= 0 ? other : likeliest(asked, least);
  const { text: headline = "" } = blocks[best] ?? {};
  const letters = lettersOf(headline);
  const indexOf = (test: (own: string) => boolean): number =>
    letters === "" ? -1 : blocks.findIndex(({ text }) => test(lettersOf(text)));
  // A page may say its headline twice, and shortened once.
  const whole = CUT.test(headline)
    ? indexOf((own) => own.startsWith(letters) && own !== letters)
    : -1;
  const first = whole >= 0 ? whole : indexOf((own) => own === letters);
  return {
    index: whole >= 0 || (first >= 0 && first < best) ? first : best,
    chance: chanceOf(best),
    chanceOf,
  };
}

/** True for a line that may stand for a text where no menu stands above it. */
export function mayHead({ blocks, kinds, language, isPage }: HeadedBlocks, index: number): boolean {
  const block = blocks[index];
  const kind = kinds[index];
  if (block === undefined || kind === undefined || block.speaker !== undefined) return false;
  if (block.text.length > MAX_LENGTH || isForeign(kind) || NO_END.test(block.text)) return false;
  if (FILE.test(block.text) || PLACES.test(block.text)) return false;
  // With who said it below, a quotation is the text itself.
  const below = blocks[index + 1]?.text ?? "";
  if (isWholeQuotation(block.text) && (SIGNED.test(below) || isName(below))) return false;
  if (isRowOfTags(block.text) || isRowOfCapitals(block.text, language)) return false;
  // A sentence opens a text, unless it is a word or three alone; that of a page is a caption or a notice.
  const isShort =
    unitsOf(block.text) <= MAX_SENTENCE && below.length > MUCH_LONGER * block.text.length;
  if (!looksLikeTitle(block.text) && (isPage || !isShort)) return false;
  // One of the questions that a text answers is a heading of it.
  const isQuestion =
    ASKED.test(block.text) && blocks.filter(({ text }) => ASKED.test(text)).length > MAX_ASKED;
  if (isQuestion) return false;
  // Who speaks stands before more than one line.
  const label = LABEL.exec(block.text)?.[0] ?? "";
  const isSaid =
    label !== "" && blocks.some(({ text }) => text.startsWith(label) && text !== block.text);
  return !isSaid && block.kind !== "list_item" && !BEGUN_SMALL.test(block.text);
}
