import { pageWords } from "../article/judge/page_words.ts";
import { isText } from "../article/judged_blocks.ts";
import { isName } from "../details.ts";
import { lineKey, plainLetters } from "../languages/mod.ts";
import { endsSentence, unitsOf } from "../line_kinds.ts";
import { aboveStandfirst, MAX_ABOVE_TEXT, signedOf, tellingOf } from "./better.ts";
import { ENTRY, partsBelow } from "./contents.ts";
import { listedElsewhere } from "./elsewhere.ts";
import type { HeadedBlocks } from "./headed.ts";
import { looksOf } from "./looks.ts";
import {
  CRUMBS,
  isRowOfCapitals,
  LABEL,
  lettersOf,
  looksLikeTitle,
  MAX_LENGTH,
  mayBeHeadline,
  OPEN_ENDED,
} from "./shape.ts";
import {
  aboveDate,
  aboveWhat,
  detailsScore,
  isDateLine,
  isDetails,
  isSignedBelow,
  MAX_MENU,
  WORTH_OF_CONTROL,
} from "./signed.ts";
import {
  countTold,
  MIN_HEADLINE,
  MIN_HEADLINE_TOLD,
  MIN_TOLD,
  MIN_WORDS_TOLD,
  MOSTLY_TOLD,
  plainText,
  shareTold,
  textBelow,
} from "./told.ts";

/** Menus above an article are not longer. */
const MAX_HEAD = 400;
/** How much less a line is worth for each so many lines that it stands above the text, at most. */
const LINES_A_STEP = 10;
const MAX_FAR = 6;
/** More lines that say the same are controls. */
const MAX_TIMES = 2;
const ASKED = /[?？؟]$/u;
/** The questions of a page that answers them are headings of it. */
const MIN_QUESTIONS = 3;
/** How many times as much a headline says as an entry of a menu, in how many times the words. */
const MUCH_MORE = 2;
const MUCH_LONGER = 3;
/** The same of one of which the text tells nearly all. */
const WHOLLY_TOLD = 0.8;
const MORE = 1.5;
/** Lines with the same word before a colon are entries of a list. */
const MIN_LABELLED = 3;
/** A notice may stand above the text that says what its headline names. */
const MAX_OPENINGS = 3;

/** The line above the body of a page that most looks like its headline. */
export function bestAbove({ blocks, kinds, language }: HeadedBlocks, body: number): number {
  const end = Math.min(body < 0 ? blocks.length - 1 : body, MAX_HEAD);
  const questions = blocks.filter(
    ({ text: own }, index) =>
      kinds[index] === "short" && ASKED.test(own) && isText(kinds[index + 1]),
  ).length;
  const isAsked = questions >= MIN_QUESTIONS && ASKED.test(blocks[end - 1]?.text ?? "");
  const asked = isAsked ? plainText(blocks[end - 1]?.text ?? "") : "";
  const text = `${textBelow(blocks, kinds, end)}${asked}`;
  const seen = new Map<string, number>();
  for (const block of blocks.slice(0, end)) {
    const key = lineKey(block.text);
    if (key !== "") seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const labels = Map.groupBy(blocks.slice(0, end), ({ text: own }) => LABEL.exec(own)?.[0] ?? "");
  let best = -1;
  let bestScore = 3;
  const isElsewhere = listedElsewhere({ blocks, kinds, language }, text);
  // The first line that says what the text is about; what stands below its date is a picture's.
  let told = aboveDate({ blocks, kinds, language }, { end, text, isElsewhere });
  let isDated = false;
  const headings = new Set(blocks.slice(end).map((block) => lineKey(block.text)));
  const isPart = partsBelow({ blocks, kinds }, end);
  const { address } = pageWords(language);
  const isNear = (index: number, isTold: boolean): boolean =>
    end - index <= MAX_ABOVE_TEXT || (isTold && end - index <= MAX_MENU);
  const openings = blocks
    .filter(({ kind }, index) => index >= body && kind === "paragraph" && kinds[index] === "prose")
    .slice(0, MAX_OPENINGS)
    .map(({ text: own }) => lineKey(own.slice(0, MAX_LENGTH)));
  for (let index = 0; index <= end; index++) {
    const block = blocks[index];
    const kind = kinds[index];
    if (block === undefined || kind === undefined || block.text.length > MAX_LENGTH) continue;
    const share = index < end ? shareTold(block.text, text, language) : 0;
    const isTold =
      share >= MOSTLY_TOLD && countTold(block.text, text, language).told >= MIN_WORDS_TOLD;
    // A headline may have a year in it.
    isDated ||=
      told >= 0 &&
      index > told &&
      share < MOSTLY_TOLD &&
      isDateLine(block.text, { kind, language });
    if (!mayBeHeadline(block, kind) || isDetails(block, language)) continue;
    const after = aboveWhat(blocks, kinds, index, language);
    if (!looksLikeTitle(block.text) && !(kind !== "short" && after === "details")) continue;
    const units = unitsOf(block.text.split(" | ")[0] ?? "");
    let score = looksOf(block, units);
    if (kind !== "short") {
      // Below a teaser that goes on elsewhere stands no author.
      const isOpen = OPEN_ENDED.test(block.text) && isDetails(blocks[index + 1], language);
      const isStopped = endsSentence(block.text) && !isOpen;
      score -= isStopped && !/[?!？！؟]/u.test(block.text) ? 6 : 2;
    }
    // Menus open a page; the headline stands near its text.
    if (block.kind !== "heading")
      score -= Math.min(MAX_FAR, Math.floor((end - index) / LINES_A_STEP));
    if (isElsewhere(index)) score -= 8;
    // Lines of forms speak to readers.
    if ((plainLetters(block.text).match(address)?.length ?? 0) > 1) score -= 3;
    if (after === "prose") score += 3;
    // A standfirst may stand between.
    if (after === null && aboveWhat(blocks, kinds, index + 1, language) === "details") score += 3;
    // "The Thing is a thing that ..."
    const key = lineKey(block.text);
    const isDefined = index < end && openings.some((opening) => opensWith(opening, key));
    // A page says its headline twice, and controls, which say nothing of the text.
    const times = seen.get(key) ?? 0;
    if (times > 1 && units >= 3) score += isDefined || share >= MIN_TOLD ? 5 : 2;
    if (times > MAX_TIMES && share < MOSTLY_TOLD) score -= 8;
    const isListed = block.text.includes(",") && !isDefined;
    if (isName(block.text)) score += isListed ? -10 : 6;
    if (CRUMBS.test(block.text) || isName(block.text.replace(LABEL, ""))) score -= 8;
    const label = LABEL.exec(block.text)?.[0] ?? "";
    if (label !== "" && (labels.get(label)?.length ?? 0) >= MIN_LABELLED) score -= 8;
    if (questions >= MIN_QUESTIONS && ASKED.test(block.text)) score -= 8;
    score += 8 * share;
    if (after === "details") {
      const worth = detailsScore(blocks[index + 1], language);
      // A menu has names in it as well: "Hi, Somebody", "Sign Out".
      score += share === 0 && block.kind !== "heading" ? Math.min(worth, WORTH_OF_CONTROL) : worth;
      // What opens a page, above its date or the time to read it.
      if (index === 0 && share >= MOSTLY_TOLD && kinds[1] !== "button") score += 8;
    }
    if (isRowOfCapitals(block.text, language)) score -= 8;
    // The link past a menu opens a page, and its name.
    if (index === 0 && share === 0 && after === null && block.kind !== "heading") score -= 4;
    if (told === index) score += 3;
    else if (
      told < 0 &&
      share >= MIN_TOLD &&
      isNear(index, isTold) &&
      units >= MIN_HEADLINE &&
      !CRUMBS.test(block.text)
    ) {
      told = index;
      score += 3;
    } else if (isDated && block.kind !== "heading") {
      // A menu may stand above the date, and the headline below it.
      const headline = blocks[told]?.text ?? "";
      const other = shareTold(headline, text, language);
      const isLonger =
        share >= Math.max(MOSTLY_TOLD, MUCH_MORE * other) &&
        units >= MUCH_LONGER * unitsOf(headline);
      const isHeadline =
        isLonger ||
        (share >= WHOLLY_TOLD && share > MORE * other) ||
        (isSignedBelow(blocks, index, language) && share >= MOSTLY_TOLD && share > other);
      if (!isHeadline) score -= other >= MIN_HEADLINE_TOLD ? 8 : 4;
    }
    if (isDefined) score += units < 2 ? 6 : 10;
    // An entry of a table of contents.
    if (ENTRY.test(block.text) && headings.has(key)) score -= 6;
    if (isPart(index)) score -= 12;
    if (share > 0 && CRUMBS.test(blocks[index - 1]?.text ?? "")) score += 4;
    if (score > bestScore) [best, bestScore] = [index, score];
  }
  const page = { blocks, kinds, language };
  const headline = tellingOf(page, aboveStandfirst(page, signedOf(page, best), text));
  const letters = lettersOf(blocks[headline]?.text ?? "");
  const same = blocks.findIndex((block) => letters !== "" && lettersOf(block.text) === letters);
  return same >= 0 && same < headline ? same : headline;
}

/** True if a text opens with the words of a line. */
function opensWith(opening: string, key: string): boolean {
  return key !== "" && opening.startsWith(key) && !/^[\p{L}\p{M}]/u.test(opening.slice(key.length));
}
