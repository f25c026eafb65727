import type { Block } from "../posts/document.ts";
import { coreOf } from "./article/core.ts";
import { isText, type JudgedBlocks } from "./article/judged_blocks.ts";
import { isName, readDetails } from "./details.ts";
import { anyOf, lineKey, phrasesOf } from "./languages/mod.ts";
import { endsSentence, isRowOfTags, type LineKind, unitsOf } from "./line_kinds.ts";
import { stopWords } from "./stop_words.ts";

/** Headlines are shorter, in columns of a terminal. */
const MAX_WIDTH = 320;
const MAX_LENGTH = 170;
/** Menus above an article are not longer. */
const MAX_HEAD = 400;
/** A word or two before a colon, such as the name of a speaker. */
const LABEL = /^\p{L}[\p{L} ]{0,24}[:：]\s/u;
/** Two of them on a line. */
const LABELS = /^\p{L}[\p{L} ]{0,24}[:：]\s[^:：]{2,80}[.;,|·]\s\p{L}[\p{L} ]{0,24}[:：]\s/u;
/** Fewer lines of a word or two above a text are its own. */
const MIN_MENU = 4;
/** Where on a site a page is: "Home > News". */
const CRUMBS = /\s[‹›>→]\s|^[^«]*\s»\s|^[^\s/]+(?: [^\s/]+)? \/ \S|\/ [^/]+ \/ /u;
/** A time, or a question and what comes of it. */
const NOTED = /\p{Nd}:\p{Nd}{2}|[?？؟] \p{Nd}/u;
/** A price, and a row of hashtags. */
const PRICED = /^\P{L}*\p{Sc}\P{L}*(?:\p{L}+\s?){0,2}$|(?:^|\s)#\p{L}\S*\s+#\p{L}/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** "Something 2.1" */
const VERSION = /^\p{Lu}[\p{L} .-]{1,40} v?\p{Nd}{1,3}(?:\.\p{Nd}{1,4}){1,3}$/u;
/** Who was there, and the like. */
const LISTED = /^\p{L}[\p{L} ]{0,24}[:：][^,，、]+[,，、][^,，、]+[,，、]/u;
const ASKED = /[?？؟]$/u;
const STOPPED = /[.。।۔][”“"’»)]*(?:\s|\p{So}|\u{FE0F})*$/u;
/** Stops that end no sentence: "...", "U.S." and those of companies. */
const OPEN_ENDED =
  /(?:\.\.\.|…|(?<!\p{L})\p{Lu}\.(?:\p{Lu}\.)+|(?<!\p{L})(?:[Ii]nc|INC|[Ll]td|LTD|[Cc]orp|CORP|Co|CO|Jr|Sr)\.)$/u;
/** The questions of a page that answers them are headings of it. */
const MIN_QUESTIONS = 3;
/** Enough of a text to say what it is about, in characters. */
const MAX_BODY = 6_000;
/** Fewer words are a label, or a name. */
const MIN_HEADLINE = 4;
/** The share of a headline's words that its text says again. */
const MIN_TOLD = 0.3;
/** The same of a line where headlines stand: what names a site says less. */
const MIN_HEADLINE_TOLD = 0.2;
/** The same of what is surely a headline, and how many times as much it says as an entry of a menu, in how many times the words. */
const MOSTLY_TOLD = 0.5;
const MUCH_MORE = 2;
const MUCH_LONGER = 3;
/** A headline above a line that might be one as well may say less of the text, but not less than this share of it. */
const LESS_TOLD = 0.25;
/** Lines with the same word before a colon are entries of a list. */
const MIN_LABELLED = 3;
/** A notice may stand above the text that says what its headline names. */
const MAX_OPENINGS = 3;
/** A line with a year or a date, in whatever language. */
const DATED = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}/u;
const MAX_DATE_UNITS = 9;
/** Authors and controls between a headline and the date are not more, in lines. */
const MAX_ABOVE_DATE = 5;
/** Entries of a menu with other entries around them are not longer, in words. */
const MAX_ENTRY = 5;
/** "2 What came of it" */
const ENTRY = /^\p{Nd}{1,2}(?:\.\p{Nd}{1,2})?\s+\p{L}/u;
const AUTHOR = new RegExp(`\\s(?:${anyOf(phrasesOf("by"))})\\s?[:：]\\s?([^:：]{3,60})$`, "iu");
const SITE = /\s+[|–—·»-]\s+([^|–—·»]{2,40})$/u;

/** Ends with a word, as no space does. */
const STUCK = /[\p{L}\p{Nd}]$/u;
const MAX_STUCK = 30;

/** Controls, authors and dates between a headline and its text are not more, in lines. */
const MAX_ABOVE_TEXT = 16;
/** Headlines are not longer, in words. */
const MAX_TELLING = 28;

/** What a control below a line says for it. */
const WORTH_OF_CONTROL = 3;
/** Headlines in capitals have fewer words, or one that every text has. */
const MIN_CAPITALS = 8;
const MIN_STOP_SHARE = 0.25;
/** Below a headline, its author or date stands within as many lines. */
const MAX_SIGNED = 3;
/** Lines of a standfirst without full stops are not more. */
const MAX_STANDFIRST = 4;

/** What finding a headline takes. */
type HeadedBlocks = Omit<JudgedBlocks, "stemsIn">;
type HeadedLines = Pick<JudgedBlocks, "blocks" | "kinds" | "language">;

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
  if (isPage || showsHead(blocks, kinds)) return bestOf({ blocks, kinds, language, isPage });
  return opensText(blocks, kinds, language) ? 0 : -1;
}

/** Takes its author off a headline, and the name of the site, where a vertical line or the page itself sets it apart. */
export function withoutSite(signed: string, blocks: readonly Block[]): string {
  const title = withoutStuck(withoutAuthor(signed), blocks);
  const match = SITE.exec(title);
  const name = match?.[1];
  if (match === null || name === undefined) return title;
  const rest = title.slice(0, match.index).trim();
  if (unitsOf(name) > 5 || unitsOf(rest) < 2) return title;
  const key = lineKey(rest);
  const isTold = blocks.some(({ text }) => text !== signed && lineKey(text) === key);
  return match[0].includes("|") || isTold ? rest : title;
}

/** Takes off what sticks to a headline in front, where the page says the headline alone: "The PaperWhat came of it". */
function withoutStuck(title: string, blocks: readonly Block[]): string {
  const alone = blocks.find(
    ({ text }) =>
      unitsOf(text) >= MIN_HEADLINE && text.length < title.length && title.endsWith(text),
  );
  const stuck = title.slice(0, title.length - (alone?.text.length ?? 0));
  const isStuck = STUCK.test(stuck) && stuck.length <= MAX_STUCK;
  return alone !== undefined && isStuck ? alone.text : title;
}

/** "What came of it By: Somebody" */
function withoutAuthor(title: string): string {
  const match = AUTHOR.exec(title);
  return match !== null && isName(match[1] ?? "") ? title.slice(0, match.index).trim() : title;
}

/** True if a line may be a headline: short, and no sentence that goes on. */
export function looksLikeTitle(text: string): boolean {
  if (text.length > MAX_LENGTH || Bun.stringWidth(text) > MAX_WIDTH || unitsOf(text) < 1)
    return false;
  if (/[,;:：，；،、]$/u.test(text)) return false;
  return !STOPPED.test(text) || OPEN_ENDED.test(text);
}

/** The first line of a text that is no page: above a text, and no part of it. */
function opensText(
  blocks: readonly Block[],
  kinds: readonly LineKind[],
  language: string,
): boolean {
  const [first, next, third] = blocks;
  if (first?.kind !== "paragraph" || next === undefined || !looksLikeTitle(first.text))
    return false;
  if (first.speaker !== undefined || /^[—–-]\s/u.test(first.text)) return false;
  const isInterview = third?.speaker !== undefined;
  if (isWholeQuotation(first.text) && kinds[1] !== "prose" && !isInterview) return false;
  const width = Bun.stringWidth(first.text);
  const isAbove = (block: Block | undefined): boolean =>
    block !== undefined &&
    Bun.stringWidth(block.text) > Math.max(60, width < 90 ? 1.5 * width : 1.05 * width);
  if (next.kind === "heading" || next.kind === "verse" || next.kind === "code") return true;
  if (next.kind === "list_item") return true;
  const isLabelled = LABEL.test(next.text);
  if (isLabelled && LABEL.test(first.text)) return false;
  // When and where it was, and who was there, below what it is.
  const isHead = LABELS.test(next.text) || LABEL.test(third?.text ?? "");
  if (isLabelled && isHead && !endsSentence(first.text)) return true;
  if (next.speaker !== undefined || isAbove(next) || readDetails(next.text, language) !== null) {
    return true;
  }
  if (/[:：]$/u.test(next.text)) return third?.kind === "list_item";
  const isHeadingNext =
    next.kind === "paragraph" && looksLikeTitle(next.text) && !endsSentence(next.text);
  if (isHeadingNext && !LABEL.test(next.text) && blocks.length > 4) return true;
  // A standfirst or the first heading stands between, but no greeting.
  const isGreeting = /[!！,，،]$/u.test(next.text) || LABEL.test(next.text);
  const isText = isAbove(third) || isInterview || third?.cells !== undefined;
  return isText && !endsSentence(first.text) && !isGreeting;
}

/** True if a menu stands above a text, in whatever language. */
function showsHead(blocks: readonly Block[], kinds: readonly LineKind[]): boolean {
  const head = blocks
    .slice(0, Math.max(0, bodyStart(blocks, kinds)))
    .filter(({ kind, speaker }) => kind === "paragraph" && speaker === undefined);
  const entries = head.filter(({ text }) => unitsOf(text) <= 3 && !LABEL.test(text));
  return entries.length >= MIN_MENU || head.some(({ text }) => CRUMBS.test(text));
}

function isWholeQuotation(text: string): boolean {
  return /^["“„«「『].*["”“»」』]$/u.test(text);
}

/** The headline above the body of a page, or above where its text runs, if a notice stands above them both. */
function bestOf(page: HeadedBlocks): number {
  const { blocks, kinds, language } = page;
  const body = bodyStart(blocks, kinds);
  const found = bestAbove(page, body);
  const core = coreOf(blocks, kinds)?.start ?? body;
  if (core <= body || core > body + MAX_ABOVE_TEXT) return found;
  const shareBelow = (index: number, from: number): number =>
    shareTold(blocks[index]?.text ?? "", ` ${textBelow(blocks, kinds, from)} `, language);
  if (found >= 0 && shareBelow(found, body) > 0) return found;
  const other = bestAbove(page, core);
  return other >= 0 && shareBelow(other, core) >= MIN_TOLD ? other : found;
}

/** The line above the body of a page that most looks like its headline. */
function bestAbove({ blocks, kinds, language }: HeadedBlocks, body: number): number {
  const end = Math.min(body < 0 ? blocks.length - 1 : body, MAX_HEAD);
  const questions = blocks.filter(
    ({ text: own }, index) =>
      kinds[index] === "short" && ASKED.test(own) && isText(kinds[index + 1]),
  ).length;
  const isAsked = questions >= MIN_QUESTIONS && ASKED.test(blocks[end - 1]?.text ?? "");
  const text = `${textBelow(blocks, kinds, end)} ${isAsked ? blocks[end - 1]?.text.toLowerCase() : ""}`;
  const seen = new Map<string, number>();
  for (const block of blocks.slice(0, end)) {
    const key = lineKey(block.text);
    if (key !== "") seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const labels = Map.groupBy(blocks.slice(0, end), ({ text: own }) => LABEL.exec(own)?.[0] ?? "");
  let best = -1;
  let bestScore = 3;
  // The first line that says what the text is about; what stands below its date is a picture's.
  let told = aboveDate({ blocks, kinds, language }, { end, text });
  let isDated = false;
  const headings = new Set(blocks.slice(end).map((block) => lineKey(block.text)));
  const isPart = partsBelow({ blocks, kinds }, end);
  const openings = blocks
    .filter(({ kind }, index) => index >= body && kind === "paragraph" && kinds[index] === "prose")
    .slice(0, MAX_OPENINGS)
    .map(({ text: own }) => lineKey(own.slice(0, MAX_LENGTH)));
  for (let index = 0; index <= end; index++) {
    const block = blocks[index];
    const kind = kinds[index];
    if (block === undefined || kind === undefined || block.text.length > MAX_LENGTH) continue;
    const share = index < end ? shareTold(block.text, text, language) : 0;
    // A headline may have a year in it.
    isDated ||=
      told >= 0 &&
      index > told &&
      share < MOSTLY_TOLD &&
      isDateLine(block.text, { kind, language });
    if (!mayBeHeadline(block, kind) || readDetails(block.text, language) !== null) continue;
    const after = aboveWhat(blocks, kinds, index, language);
    if (!looksLikeTitle(block.text) && !(kind !== "short" && after === "details")) continue;
    const units = unitsOf(block.text.split(" | ")[0] ?? "");
    let score = Math.min(units, 10);
    if (units < 3) score -= 3;
    if (kind !== "short") {
      // Below a teaser that goes on elsewhere stands no author.
      const isOpen = OPEN_ENDED.test(block.text) && isDetails(blocks[index + 1], language);
      const isStopped = endsSentence(block.text) && !isOpen;
      score -= isStopped && !/[?!？！؟]/u.test(block.text) ? 6 : 2;
    }
    if (block.kind === "heading") score += 4;
    if ((seen.get(lineKey(block.text)) ?? 0) > 1 && units >= 3) score += 5;
    if (after === "prose") score += 3;
    // A standfirst may stand between.
    if (after === null && aboveWhat(blocks, kinds, index + 1, language) === "details") score += 3;
    // "The Thing is a thing that ..."
    const key = lineKey(block.text);
    const isDefined = index < end && openings.some((opening) => opensWith(opening, key));
    const isListed = block.text.includes(",") && !isDefined;
    if (isName(block.text)) score += isListed ? -10 : 6;
    if (CRUMBS.test(block.text) || isName(block.text.replace(LABEL, ""))) score -= 8;
    if (VERSION.test(block.text)) score += 6;
    else if (units < 5 && /\p{Nd}/u.test(block.text)) score -= 4;
    // No headline has a full stop in it where words are not told apart.
    if (/。./u.test(block.text)) score -= 6;
    if (NOTED.test(block.text) || LISTED.test(block.text)) score -= 6;
    if (PRICED.test(block.text)) score -= 6;
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
    // What a picture shows, and who took it.
    if (STOPPED.test(block.text.split(" | ")[0] ?? "") && block.text.includes(" | ")) score -= 20;
    // The link past a menu opens a page, and its name.
    if (index === 0 && share === 0 && after === null && block.kind !== "heading") score -= 4;
    if (told === index) score += 3;
    else if (told < 0 && share >= MIN_TOLD && units >= MIN_HEADLINE && !CRUMBS.test(block.text)) {
      told = index;
      score += 3;
    } else if (isDated && block.kind !== "heading") {
      // A menu may stand above the date, and the headline below it.
      const headline = blocks[told]?.text ?? "";
      const other = shareTold(headline, text, language);
      const isHeadline =
        share >= Math.max(MOSTLY_TOLD, MUCH_MORE * other) &&
        units >= MUCH_LONGER * unitsOf(headline);
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

/** Tells lines of a table of contents: they stand together, and are headings of the text from a line on. */
function partsBelow(
  { blocks, kinds }: Pick<HeadedLines, "blocks" | "kinds">,
  from: number,
): (index: number) => boolean {
  const keyAt = (index: number): string => lineKey(blocks[index]?.text ?? "");
  const heads = new Set(
    [...blocks.keys()]
      .filter((index) => index > from && isText(kinds[index + 1]) && !isText(kinds[index]))
      .map(keyAt),
  );
  const isHead = (index: number): boolean => heads.has(keyAt(index));
  return (index) => isHead(index) && (isHead(index - 1) || isHead(index + 1));
}

function mayBeHeadline(block: Block, kind: LineKind): boolean {
  if (block.kind === "list_item" || isRowOfTags(block.text)) return false;
  if (block.kind === "heading") return kind !== "prose";
  return kind === "short" || kind === "sentence" || (kind === "prose" && isOneSentence(block.text));
}

/**
 * The first prose that is not alone, as that of a notice above a page is, and no row of a table beside the opening;
 * -1 for none.
 */
function bodyStart(blocks: readonly Block[], kinds: readonly LineKind[]): number {
  const isProse = (kind: LineKind, index: number): boolean =>
    kind === "prose" && blocks[index]?.cells === undefined;
  const found = kinds.findIndex(
    (kind, index) =>
      isProse(kind, index) &&
      kinds.slice(index + 1, index + 7).some((next, offset) => isProse(next, index + 1 + offset)),
  );
  return found >= 0 ? found : kinds.indexOf("prose");
}

/** True for the entries of a menu in a row: capitals, and no word that sentences have. */
function isRowOfCapitals(line: string, language: string): boolean {
  if (/\p{Ll}/u.test(line) || !/\p{Lu}/u.test(line) || unitsOf(line) < MIN_CAPITALS) return false;
  const stop = stopWords(language);
  const words = line.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => stop.has(word)).length < MIN_STOP_SHARE * words.length;
}

/** The line itself, or the headline where the line is of the standfirst below it. */
function aboveStandfirst(page: HeadedLines, found: number, text: string): number {
  let line = aboveLine(page, found, text);
  for (let step = 1; step < MAX_STANDFIRST && line > 0; step++) {
    const above = aboveLine(page, line, text);
    const length = page.blocks[above]?.text.length ?? 0;
    // Above a headline stands a word or two on where it is.
    if (above === line || 2 * length < (page.blocks[line]?.text.length ?? 0)) break;
    line = above;
  }
  return line;
}

/** True for "The first words of ..." */
function isShortened(line: string, whole: string): boolean {
  return OPEN_ENDED.test(line) && lettersOf(whole).startsWith(lettersOf(line));
}

/** The line above another one, if that is more likely the headline; else the line itself. */
function aboveLine({ blocks, kinds, language }: HeadedLines, found: number, text: string): number {
  const block = blocks[found];
  const above = blocks[found - 1];
  const kind = kinds[found - 1];
  if (block?.kind !== "paragraph" || above?.kind !== "paragraph" || kind === undefined) {
    return found;
  }
  const isLong = above.text.length > 1.2 * block.text.length;
  const timesTold = (line: string) => countTold(line, text, language).told;
  const isHeadline =
    unitsOf(above.text) >= 4 &&
    !isShortened(above.text, block.text) &&
    (!isLong || timesTold(above.text) > timesTold(block.text)) &&
    mayBeHeadline(above, kind) &&
    looksLikeTitle(above.text) &&
    !isName(above.text) &&
    !CRUMBS.test(above.text) &&
    timesTold(above.text) > 0 &&
    (NOTED.test(block.text) || timesTold(above.text) >= LESS_TOLD * timesTold(block.text)) &&
    isTheme(LABEL.exec(above.text)?.[0] ?? "");
  return isHeadline ? found - 1 : found;

  /** True for what the text says before a colon, such as a full name, and where there is no colon; not for "Photo: ". */
  function isTheme(label: string): boolean {
    const { told, all } = countTold(label, text, language);
    return label === "" || (all >= 2 && told === all);
  }
}

/**
 * The line itself, unless the text of the page says next to nothing of it and much of a line right above the text:
 * a page may open with the headlines of other articles.
 */
function tellingOf({ blocks, kinds, language }: HeadedLines, found: number): number {
  const core = coreOf(blocks, kinds);
  if (core === null || blocks[found]?.kind === "heading") return found;
  // A long headline may count as the first sentence.
  const start = core.start + (looksLikeTitle(blocks[core.start]?.text ?? "") ? 1 : 0);
  const said = blocks.slice(start, core.end + 1).map(({ text }) => text);
  const text = ` ${said.join(" ").slice(0, MAX_BODY).toLowerCase()} `;
  const shareOf = (index: number) => shareTold(blocks[index]?.text ?? "", text, language);
  const headline = blocks[found]?.text ?? "";
  // A headline of words that every text has may be any text's.
  if (headline !== "" && stemsOf(headline, language).length === 0) return found;
  const own = found < 0 ? 0 : shareOf(found);
  const isNear = found >= start - MAX_ABOVE_TEXT;
  const isPart = partsBelow({ blocks, kinds }, start);
  if (own >= (isNear ? MIN_HEADLINE_TOLD : MIN_TOLD)) return found;
  for (let index = Math.max(0, start - MAX_ABOVE_TEXT); index < start; index++) {
    const block = blocks[index];
    const kind = kinds[index];
    if (block === undefined || kind === undefined || unitsOf(block.text) < MIN_HEADLINE) continue;
    if (block.kind === "list_item") continue;
    const mayBe =
      mayBeHeadline(block, kind) || (kind === "prose" && unitsOf(block.text) <= MAX_TELLING);
    if (!mayBe || !looksLikeTitle(block.text) || CRUMBS.test(block.text) || isName(block.text))
      continue;
    if (NOTED.test(block.text) || ENTRY.test(block.text) || isPart(index)) continue;
    if (readDetails(block.text, language) !== null) continue;
    if (shareOf(index) >= MOSTLY_TOLD) return index;
  }
  return found;
}

/**
 * The line itself, unless it is a bare line far above the text, as in a list of what others read, and a line right
 * above the text has its author or date below it.
 */
function signedOf({ blocks, kinds, language }: HeadedLines, found: number): number {
  const core = coreOf(blocks, kinds);
  if (core === null || found < 0 || blocks[found]?.kind === "heading") return found;
  const isSigned = (index: number): boolean =>
    blocks
      .slice(index + 1, index + 1 + MAX_SIGNED)
      .some(({ text }) => readDetails(text, language) !== null);
  const start = core.start + (looksLikeTitle(blocks[core.start]?.text ?? "") ? 1 : 0);
  if (found >= start - MAX_ABOVE_TEXT || isSigned(found)) return found;
  if (aboveWhat(blocks, kinds, found, language) !== null) return found;
  const text = ` ${textBelow(blocks, kinds, start)} `;
  for (let index = start - 1; index >= Math.max(found + 1, start - MAX_ABOVE_TEXT); index--) {
    const block = blocks[index];
    if (block?.kind !== "paragraph" || kinds[index] !== "short" || !isSigned(index)) continue;
    const isHeadline =
      unitsOf(block.text) >= MIN_HEADLINE &&
      looksLikeTitle(block.text) &&
      !CRUMBS.test(block.text) &&
      !isName(block.text) &&
      readDetails(block.text, language) === null;
    if (isHeadline && shareTold(block.text, text, language) >= MIN_HEADLINE_TOLD) return index;
  }
  return found;
}

/** What the page says below its head, in lower case. */
function textBelow(blocks: readonly Block[], kinds: readonly LineKind[], from: number): string {
  let text = "";
  const last = kinds.lastIndexOf("prose");
  for (let index = from; index < blocks.length && text.length < MAX_BODY; index++) {
    const own = blocks[index]?.text ?? "";
    const isHeading = index < last && kinds[index] === "short" && kinds[index + 1] === "prose";
    if (kinds[index] === "prose" || unitsOf(own) >= 8 || isHeading) text += ` ${own}`;
  }
  return text.slice(0, MAX_BODY).toLowerCase();
}

/** The share of a line's words that a text below it says as well, from 0 to 1, whatever their endings. */
function shareTold(line: string, text: string, language: string): number {
  const { told, all } = countTold(line, text, language);
  return all === 0 ? 0 : told / Math.max(3, all);
}

/** How many of a line's words a text below it says as well. */
function countTold(line: string, text: string, language: string): { told: number; all: number } {
  const stems = stemsOf(line, language);
  return { told: stems.filter((stem) => text.includes(stem)).length, all: stems.length };
}

function stemsOf(line: string, language: string): string[] {
  const stop = stopWords(language);
  const words = line.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.flatMap((word): string[] => {
    if (UNSPACED.test(word)) return word.match(/../gu) ?? [];
    if (HANGUL.test(word)) return word.length < 2 ? [] : [word.slice(0, 2)];
    if (word.length < 2 || stop.has(word)) return [];
    if (word.length < 4) return [` ${word} `];
    return [word.slice(0, Math.max(4, word.length - 2))];
  });
}

/** The letters of a headline, which pages say in one place with a colon and in another without a space; "" if it is none. */
export function lettersOf(text: string): string {
  return text.length > MAX_LENGTH ? "" : text.replace(/[^\p{L}\p{M}\p{N}]/gu, "").toLowerCase();
}

function isDetails(block: Block | undefined, language: string): boolean {
  return block !== undefined && readDetails(block.text, language) !== null;
}

/** How much what stands below a line makes it a headline: an author more than a date, and a control least. */
function detailsScore(block: Block | undefined, language: string): number {
  const details = block === undefined ? null : readDetails(block.text, language);
  if (details === null) return WORTH_OF_CONTROL;
  return details.byline === undefined ? 5 : 8;
}

/** The nearest line above a page's date that is long enough for a headline; -1 if there is none. */
function aboveDate(
  { blocks, kinds, language }: HeadedLines,
  { end, text }: { end: number; text: string },
): number {
  const date = blocks.findIndex(
    ({ text }, index) => index <= end && isDateLine(text, { kind: kinds[index], language }),
  );
  for (let index = date - 1; index >= Math.max(0, date - MAX_ABOVE_DATE); index--) {
    const block = blocks[index];
    const kind = kinds[index];
    if (block === undefined || kind === undefined || !mayBeHeadline(block, kind)) continue;
    if (unitsOf(block.text) < MIN_HEADLINE || CRUMBS.test(block.text)) continue;
    // Where an author is or works stands below the name.
    if (isName(blocks[index - 1]?.text ?? "")) continue;
    if (!looksLikeTitle(block.text) || isName(block.text)) continue;
    if (isEntry(index - 1) && isEntry(index + 1) && unitsOf(block.text) <= MAX_ENTRY) continue;
    // Where an author was may stand between: the headline says more of the text.
    return isMoreTold(index - 1, index) ? index - 1 : index;
  }
  return -1;

  /** True for a word or three of a menu. */
  function isEntry(line: number): boolean {
    const { text: own = "", kind } = blocks[line] ?? {};
    const isControl = kinds[line] === "button" || kinds[line] === "furniture";
    if (kind !== "paragraph" || !(kinds[line] === "short" || isControl)) return false;
    if (/[\p{Nd}:：,]/u.test(own)) return false;
    return unitsOf(own) <= 3 && !isName(own) && readDetails(own, language) === null;
  }

  function isMoreTold(above: number, below: number): boolean {
    const own = blocks[above]?.text ?? "";
    if (kinds[above] !== "short" || !looksLikeTitle(own) || CRUMBS.test(own)) return false;
    const other = blocks[below]?.text ?? "";
    return countTold(own, text, language).told > countTold(other, text, language).told;
  }
}

/** True if a text opens with the words of a line. */
function opensWith(opening: string, key: string): boolean {
  return key !== "" && opening.startsWith(key) && !/^[\p{L}\p{M}]/u.test(opening.slice(key.length));
}

function isDateLine(
  text: string,
  { kind, language }: { kind: LineKind | undefined; language: string },
): boolean {
  if (endsSentence(text)) return false;
  // "5 March, 13:20"
  if (kind === "count" && /\p{L}.*\p{Nd}:\p{Nd}{2}/u.test(text)) return true;
  if (DATED.test(text) && unitsOf(text) <= MAX_DATE_UNITS) return true;
  return /\p{Nd}/u.test(text) && readDetails(text, language)?.date !== undefined;
}

function isOneSentence(text: string): boolean {
  return unitsOf(text) <= 16 && !/[.!?。！？].+[.!?。！？]/u.test(text);
}

/** What stands directly below a line: details of the page, or the article. */
function aboveWhat(
  blocks: readonly Block[],
  kinds: readonly LineKind[],
  index: number,
  language: string,
): "details" | "prose" | null {
  const next = blocks[index + 1];
  const kind = kinds[index + 1];
  if (next === undefined) return null;
  if (kind === "count" || kind === "button" || kind === "furniture" || kind === "comments")
    return "details";
  if (readDetails(next.text, language) !== null) return "details";
  return kind === "prose" || kind === "sentence" ? "prose" : null;
}
