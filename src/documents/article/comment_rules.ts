import { phrasesOf, plainLetters } from "../languages/mod.ts";
import { unitsOf } from "../line_kinds.ts";
import { pageWords } from "./judge/page_words.ts";
import { isForeign, isKept, type JudgedBlocks } from "./judged_blocks.ts";

/** Rules are not longer, in words, and stand among the last paragraphs. */
const MAX_UNITS = 60;
const MAX_PARAGRAPHS = 3;
/** An article that readers may comment on has more words. */
const MIN_ARTICLE = 40;
/** Words of the titles of comments that begin alike mean a comment if they are so often among them. */
const BEGINNING = 5;
const MIN_SHARE = 0.5;
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** By language: a page is read after a page. */
const known = new Map<string, RegExp>();

/**
 * Drops what a page says below its article of the comments that readers may write, and all that says sentences below
 * that: the last paragraphs that speak of comments where the article does not, and to readers.
 */
export function dropCommentRules(
  { blocks, kinds, language }: JudgedBlocks,
  { body, end, dropped }: { body: number; end: number; dropped: Set<number> },
): void {
  const comment = commentIn(language);
  const kept = [...blocks.keys()].filter(
    (index) => index >= body && index < end && isKept(kinds[index]) && !dropped.has(index),
  );
  const textOf = (index: number): string => blocks[index]?.text ?? "";
  const speaks = (index: number): boolean => comment.test(textOf(index).toLowerCase());
  const [first] = kept.slice(-MAX_PARAGRAPHS).filter(speaks);
  if (first === undefined) return;
  const above = kept.filter((index) => index < first);
  const address = new RegExp(pageWords(language).address.source, "u");
  const addresses = (index: number): boolean => address.test(plainLetters(textOf(index)));
  const isParted = isForeign(kinds[first - 1]) || dropped.has(first - 1);
  const isShort = unitsOf(textOf(first)) <= MAX_UNITS && blocks[first]?.kind === "paragraph";
  if (!isShort || above.some(speaks)) return;
  if (above.reduce((sum, index) => sum + unitsOf(textOf(index)), 0) < MIN_ARTICLE) return;
  const rules = kept.filter((index) => index >= first);
  if (!(isParted ? rules.some(addresses) : addresses(first))) return;
  for (const index of rules) dropped.add(index);
}

/** Finds a word for comments. */
function commentIn(language: string): RegExp {
  const [base = ""] = language.split("-", 1);
  const cached = known.get(base);
  if (cached !== undefined) return cached;
  const phrases = phrasesOf("comments", [base]);
  const words = [...phrases].flatMap((phrase) => phrase.match(/[\p{L}\p{M}]{2,}/gu) ?? []);
  const alike = [...Map.groupBy(words, (word) => word.slice(0, BEGINNING)).values()];
  const most = Math.max(0, ...alike.map(({ length }) => length));
  const meant = alike
    .filter((own) => own.length >= MIN_SHARE * most && own.some((word) => phrases.has(word)))
    .flat()
    .filter((word) => word.length >= BEGINNING || JOINED.test(word));
  // Endings differ.
  const beginnings = meant.map((word) => word.slice(0, Math.max(BEGINNING, word.length - 1)));
  const start = meant.some((word) => JOINED.test(word)) ? "" : "(?<![\\p{L}\\p{M}])";
  const found =
    meant.length === 0
      ? /(?!)/u
      : new RegExp(`${start}(?:${[...new Set(beginnings)].join("|")})`, "u");
  known.set(base, found);
  return found;
}
