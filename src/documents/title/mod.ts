import type { Block } from "../../posts/document.ts";
import { coreOf } from "../article/core.ts";
import { lineKey } from "../languages/mod.ts";
import { type LineKind, unitsOf } from "../line_kinds.ts";
import { titleOfCrumbs } from "./crumbs.ts";
import type { HeadedBlocks } from "./headed.ts";
import { BEGUN_SMALL, likeliestOf, mayHead } from "./likeliest.ts";
import { openingTitle } from "./opens_text.ts";
import { bestOf } from "./ruled.ts";
import { CRUMBS, LABEL, MAX_LENGTH } from "./shape.ts";
import { bodyStart } from "./told.ts";

/** Fewer lines of a word or two above a text are its own. */
const MIN_MENU = 4;
/** As many lines are the head of a whole page. */
const MIN_HEAD = 10;
/** A line that is less likely the headline is none. */
const MIN_LIKELY = 0.15;
/** The same of a few lines above a text, as nobody copies such pages whole. */
const LIKELY = 0.3;
/**
 * Rules give way where a line is that likely the headline, and its odds so many times those of theirs, which is
 * not likely one itself.
 */
const MORE_LIKELY = 0.4;
const MORE_ODDS = 10;
const MAX_UNSURE = 0.5;
/** The same beside a line that a site says of itself. */
const MIN_BESIDE_TAGLINE = 0.1;
const LEFT_OPEN = /\s(?:\.\.\.|…)$/u;

/** Finds the headline among the first blocks; -1 if there is none. */
export function findTitle({ blocks, kinds, language, isPage }: HeadedBlocks): number {
  const marked = blocks.findIndex((block) => block.kind === "heading");
  const firstProse = kinds.indexOf("prose");
  const main = blocks.findIndex((block) => block.kind === "heading" && block.level === 1);
  if (
    main >= 0 &&
    (main === 0 || isPage || main <= 3) &&
    (firstProse < 0 || main < firstProse + 3)
  ) {
    return main;
  }
  if (marked === 0) return 0;
  const named = titleOfCrumbs({ blocks });
  // Crumbs may end with a part of the site, to which a link below the text leads.
  const end = coreOf(blocks, kinds)?.end ?? blocks.length;
  if (named >= 0 && named <= end) return named;
  return unmarkedTitle({ blocks, kinds, language, isPage });
}

/**
 * The headline of lines that nothing marks. Of a whole page a forest tells it; of a few lines above a text rules know
 * more, as nobody copies such pages whole, but of languages whose menus they do not know.
 */
function unmarkedTitle(page: HeadedBlocks): number {
  const { blocks, kinds, isPage } = page;
  const isHeaded = isPage || showsHead(blocks, kinds);
  const isWhole = isHeaded && (coreOf(blocks, kinds)?.start ?? 0) >= MIN_HEAD;
  if (isWhole) return likeliestOf(page, MIN_LIKELY).index;
  const ruled = isHeaded ? bestOf(page) : openingTitle(page);
  // A few lines without a paragraph are no text below a headline.
  if (bodyStart(blocks, kinds) < 0) return ruled;
  const isTagged = isTagline(blocks[ruled]);
  const { index, chance, chanceOf } = likeliestOf(page, isTagged ? MIN_BESIDE_TAGLINE : LIKELY);
  const other = ruled < 0 ? 0 : chanceOf(ruled);
  const isSurer =
    ruled < 0 ||
    isTagged ||
    (chance >= MORE_LIKELY && other <= MAX_UNSURE && oddsOf(chance) >= MORE_ODDS * oddsOf(other));
  const isOther = index >= 0 && isSurer && mayHead(page, index);
  return isOther && !isExplained(page, ruled) ? index : ruled;
}

/** True for a line as a site says below its name what it is: begun small, or left open. */
function isTagline(block: Block | undefined): boolean {
  return block !== undefined && (BEGUN_SMALL.test(block.text) || LEFT_OPEN.test(block.text));
}

/** True for a line whose words a paragraph opens with: "The Thing is a thing that ...". */
function isExplained({ blocks, kinds }: HeadedBlocks, index: number): boolean {
  const key = lineKey(blocks[index]?.text ?? "");
  const opens = ({ text }: Block): boolean => lineKey(text.slice(0, MAX_LENGTH)).startsWith(key);
  return (
    key !== "" && blocks.some((block, at) => kinds[at] === "prose" && at !== index && opens(block))
  );
}

/** True if a menu stands above a text, in whatever language. */
function showsHead(blocks: readonly Block[], kinds: readonly LineKind[]): boolean {
  const head = blocks
    .slice(0, Math.max(0, bodyStart(blocks, kinds)))
    .filter(({ kind, speaker }) => kind === "paragraph" && speaker === undefined);
  const entries = head.filter(({ text }) => unitsOf(text) <= 3 && !LABEL.test(text));
  return entries.length >= MIN_MENU || head.some(({ text }) => CRUMBS.test(text));
}

function oddsOf(chance: number): number {
  return chance / Math.max(Number.EPSILON, 1 - chance);
}
