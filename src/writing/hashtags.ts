import type { Platform } from "../posts/platform.ts";
import type { KeyPhrase } from "./key_phrases.ts";
import { stemOf } from "./words.ts";

const MOST: Readonly<Record<Platform, number>> = { instagram: 8, tiktok: 5, youtube_shorts: 3 };
const FEWEST: Readonly<Record<Platform, number>> = { instagram: 5, tiktok: 3, youtube_shorts: 2 };
const LONGEST = 28;
const FILLERS = 12;
const ENOUGH_MENTIONS = 2;

/** Hashtags from a text's key phrases, in its own language and script, best first. */
export function hashtagsFor(phrases: readonly KeyPhrase[], platform: Platform): string[] {
  const tags: string[] = [];
  const most = MOST[platform] - (platform === "youtube_shorts" ? 1 : 0);
  const covered = new Set<string>();
  for (const phrase of [
    ...phrases.filter(isTold),
    ...phrases.filter(isMentioned).slice(0, FILLERS),
  ]) {
    if (tags.length === most) break;
    const stems = phrase.words.map(stemOf);
    // A tag that adds no word to those before it is the same tag in another form.
    if (stems.every((stem) => covered.has(stem))) continue;
    const tag = hashtagOf(phrase.words);
    if (tag === null || (!isTold(phrase) && tags.length >= FEWEST[platform])) continue;
    for (const stem of stems) covered.add(stem);
    tags.push(tag);
  }
  return platform === "youtube_shorts" ? [...tags, "#Shorts"] : tags;
}

/** Puts hashtags from elsewhere into our form: no blanks, each once, no more than the platform's. */
export function tidyHashtags(given: readonly string[], platform: Platform): string[] {
  const most = MOST[platform] - (platform === "youtube_shorts" ? 1 : 0);
  const tags = new Map<string, string>();
  for (const text of given) {
    const tag = hashtagOf(text.replace(/^#+/, "").split(/[\s#]+/));
    if (tag !== null && tag.toLowerCase() !== "#shorts") tags.set(tag.toLowerCase(), tag);
  }
  const tidy = [...tags.values()].slice(0, most);
  return platform === "youtube_shorts" ? [...tidy, "#Shorts"] : tidy;
}

/** What the text comes back to. */
function isTold({ count }: KeyPhrase): boolean {
  return count >= ENOUGH_MENTIONS;
}

/** Single words, and names: words that are neighbours once are no phrase. */
function isMentioned({ words, count, isNamed }: KeyPhrase): boolean {
  return count < ENOUGH_MENTIONS && (isNamed || words.length === 1);
}

/** One hashtag of some words; null if they make none. */
function hashtagOf(words: readonly string[]): string | null {
  const parts = words
    .flatMap((word) => word.split("-"))
    .map((word) => word.replace(/[^\p{L}\p{M}\p{Nd}]/gu, ""))
    .filter((part) => part !== "");
  const hasCase = parts.every((part) => /^[\p{Lu}\p{Ll}\p{Lt}\p{Nd}]/u.test(part));
  const joined = hasCase
    ? parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("")
    : parts.join(
        parts.every((part) =>
          /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(part),
        )
          ? ""
          : "_",
      );
  return joined.length < 2 || joined.length > LONGEST || !/\p{L}/u.test(joined)
    ? null
    : `#${joined}`;
}
