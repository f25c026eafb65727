import { isName, readDetails } from "../../details.ts";
import { lineKey, plainLetters } from "../../languages/mod.ts";
import { endsSentence, plainKindOf, unitsOf } from "../../line_kinds.ts";
import { stemsOf } from "../../stems.ts";
import { stopWords } from "../../stop_words.ts";
import { isForeign, isKept, isText, type JudgedBlocks } from "../judged_blocks.ts";
import { pageWords, spokenWords } from "./page_words.ts";

/** Paragraphs of as many words carry the text. */
const MIN_SOLID = 14;
/** How far a line looks around itself, in lines. */
const NEAR = 5;
/** Of longer paragraphs, the beginning tells enough; in UTF-16 code units. */
const MAX_READ = 1_500;
/** A line may stand anywhere between two paragraphs that are further apart, in lines. */
const MAX_DISTANCE = 40;

/** What somebody says. */
const QUOTED = /["“„«「][^"“”„«»「」]{0,300}["“”»」]/gu;

/** What is known of a page while its lines are judged. */
export interface JudgedPage {
  judged: JudgedBlocks;
  /** Where the headline stands; -1 if there is none. */
  title: number;
  /** The lines that rules found to be no part of the article. */
  dropped: ReadonlySet<number>;
}

/**
 * Says of each line of a page in numbers how it looks, how it speaks and where it stands: what a judge of lines
 * goes by. What words make of a line is not among it. Null for the headline and captions.
 */
export function signsOf(page: JudgedPage): (number[] | null)[] {
  const { judged, title, dropped } = page;
  const { blocks, kinds, language } = judged;
  const texts = blocks.map(({ text }) => text.slice(0, MAX_READ));
  const units = texts.map(unitsOf);
  const stems = texts.map((text) => stemsOf(text, language));
  const isSolid = (index: number): boolean =>
    !dropped.has(index) && isKept(kinds[index]) && (units[index] ?? 0) >= MIN_SOLID;
  const solids = [...blocks.keys()].filter(isSolid);
  const all = solids.reduce((sum, index) => sum + (units[index] ?? 0), 0);
  const lengths = solids.map((index) => units[index] ?? 0).toSorted((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? MIN_SOLID;
  const spread = new Map<string, number>();
  for (const [index, own] of stems.entries()) {
    if (dropped.has(index) || !(isText(kinds[index]) || index === title)) continue;
    for (const stem of own) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const times = new Map<string, number>();
  for (const text of texts) times.set(lineKey(text), (times.get(lineKey(text)) ?? 0) + 1);
  const known = pageWords(language);
  // What somebody says in the article is said as pages speak to readers.
  const unquoted = texts.map((text) => plainLetters(text.replace(QUOTED, "")));
  const plain = unquoted.map(spokenWords);
  const addresses = unquoted.map((text) => text.match(known.address) ?? []);
  const isSpeaking = (index: number): boolean => isSolid(index) && addresses[index]?.length !== 0;
  const speaking = solids.filter(isSpeaking).length;
  const voice = new Map<string, number>();
  for (const [index, own] of plain.entries()) {
    if (dropped.has(index) || !isText(kinds[index])) continue;
    for (const word of own) voice.set(word, (voice.get(word) ?? 0) + 1);
  }
  const stop = stopWords(language);
  const previous: number[] = [];
  let last = -1;
  for (let index = 0; index < blocks.length; index++) {
    previous.push(last);
    if (isSolid(index)) last = index;
  }
  const following: number[] = new Array(blocks.length).fill(-1);
  let next = -1;
  for (let index = blocks.length - 1; index >= 0; index--) {
    following[index] = next;
    if (isSolid(index)) next = index;
  }
  const isStrange = (index: number): boolean => dropped.has(index) || isForeign(kinds[index]);
  // How many lines above each are no part of the article.
  const strange = [0];
  for (let index = 0; index < blocks.length; index++) {
    strange.push((strange[index] ?? 0) + (isStrange(index) ? 1 : 0));
  }
  const strangeIn = (from: number, to: number): number =>
    (strange[Math.min(to, blocks.length)] ?? 0) - (strange[Math.max(0, from)] ?? 0);
  let told = 0;

  const stateOf = (index: number): number => {
    if (index < 0 || index >= blocks.length) return -2;
    if (isStrange(index)) return -1;
    if (index === title) return 3;
    if (isSolid(index)) return 2;
    return isText(kinds[index]) ? 1 : 0;
  };

  return blocks.map((block, index) => {
    const text = texts[index] ?? "";
    const length = units[index] ?? 0;
    const before = told;
    if (isSolid(index)) told += length;
    if (index === title || block.kind === "caption") return null;
    // A line is judged by its shape, also where it is known.
    const kind = isForeign(kinds[index]) ? plainKindOf(block, language) : kinds[index];
    const own = [...(stems[index] ?? [])];
    const isCounted = isText(kinds[index]) && !dropped.has(index);
    const again = own.filter((stem) => (spread.get(stem) ?? 0) > (isCounted ? 1 : 0)).length;
    const often = own.filter((stem) => (spread.get(stem) ?? 0) > (isCounted ? 2 : 1)).length;
    const inTitle = own.filter((stem) => stems[title]?.has(stem)).length;
    const above = previous[index] ?? -1;
    const below = following[index] ?? -1;
    const inAbove = own.filter((stem) => stems[above]?.has(stem)).length;
    const inBelow = own.filter((stem) => stems[below]?.has(stem)).length;
    const spoken = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const named = own.filter((stem) => (known.stems.get(stem) ?? 0) > 1);
    const foreignNamed = named.filter((stem) => (spread.get(stem) ?? 0) <= (isCounted ? 1 : 0));
    const addressed = [...(plain[index] ?? [])].filter(
      (word) => (known.words.get(word) ?? 0) > 2 && (voice.get(word) ?? 0) <= (isCounted ? 1 : 0),
    );
    const speaks = addresses[index]?.length ?? 0;
    const others = solids.length - (isSolid(index) ? 1 : 0);
    const share = (count: number): number => (own.length === 0 ? 0 : count / own.length);
    const distance = (other: number): number =>
      other < 0 ? MAX_DISTANCE : Math.min(MAX_DISTANCE, Math.abs(other - index));
    return [
      // How it looks.
      Math.log1p(length),
      length / usual,
      kind === "prose" ? 2 : kind === "sentence" ? 1 : 0,
      kind === "item" || block.kind === "list_item" ? 1 : 0,
      block.kind === "heading" ? 1 : 0,
      block.kind === "paragraph" ? 1 : 0,
      block.speaker === undefined ? 0 : 1,
      endsSentence(text) ? 1 : 0,
      /[?？؟]["”»]?$/u.test(text) ? 1 : 0,
      /[!！]["”»]?$/u.test(text) ? 1 : 0,
      /[:：]$/u.test(text) ? 1 : 0,
      /(?:\.\.\.?|…)$/u.test(text) ? 1 : 0,
      text.match(/[.!?…]["”»)]*\s+(?=\S)|[。！？।](?=.)/gu)?.length ?? 0,
      /["“”„«»「」『』]/u.test(text) ? 1 : 0,
      letters === 0 ? 1 : (text.match(/\p{Nd}/gu)?.length ?? 0) / (letters + 1),
      /^\P{L}*\p{Ll}/u.test(text) ? 1 : 0,
      letters === 0 ? 0 : (text.match(/\p{Lu}/gu)?.length ?? 0) / letters,
      /[|·•›@]|\s\/\s/u.test(text) ? 1 : 0,
      /^\P{L}{0,3}[^:：.]{2,30}[:：]\s*\S/u.test(text) ? 1 : 0,
      /^[–—―-]/u.test(text) ? 1 : 0,
      isName(text) ? 1 : 0,
      length < 20 && readDetails(text, language) !== null ? 1 : 0,
      block.isJoined === true ? 1 : 0,
      times.get(lineKey(text)) ?? 1,
      // How it speaks.
      spoken.length === 0 ? 0 : spoken.filter((word) => stop.has(word)).length / spoken.length,
      own.length,
      share(again),
      share(often),
      own.length - again,
      share(inTitle),
      share(inAbove),
      share(inBelow),
      share(named.length),
      share(foreignNamed.length),
      foreignNamed.length,
      share(own.filter((stem) => (known.stems.get(stem) ?? 0) > 5).length),
      speaks,
      speaks / Math.max(1, length),
      new Set(addresses[index]).size,
      others === 0 ? 0 : (speaking - (isSpeaking(index) ? 1 : 0)) / others,
      addresses[index]?.filter((word) => (voice.get(word) ?? 0) <= (isCounted ? 1 : 0)).length ?? 0,
      addressed.length,
      addressed.length / Math.max(1, plain[index]?.size ?? 0),
      addressed.reduce((sum, word) => sum + Math.log(known.words.get(word) ?? 1), 0) /
        Math.max(1, plain[index]?.size ?? 0),
      // Where it stands.
      all === 0 ? 0 : before / all,
      above < 0 ? 1 : 0,
      below < 0 ? 1 : 0,
      distance(above),
      distance(below),
      above < 0 ? -1 : strangeIn(above + 1, index),
      below < 0 ? -1 : strangeIn(index + 1, below),
      distance(title) * Math.sign(index - title),
      Math.min(MAX_DISTANCE, blocks.length - index),
      strangeIn(index - NEAR, index),
      strangeIn(index + 1, index + 1 + NEAR),
      stateOf(index - 3),
      stateOf(index - 2),
      stateOf(index - 1),
      stateOf(index + 1),
      stateOf(index + 2),
      stateOf(index + 3),
      kinds[index - 1] === "related" || kinds[index - 2] === "related" ? 1 : 0,
    ];
  });
}
