import type { Platform } from "../posts/platform.ts";
import type { KeyPhrase } from "./key_phrases.ts";
import { stemOf } from "./words.ts";

const MAX_TAGS: Readonly<Record<Platform, number>> = { instagram: 8, tiktok: 5, youtube_shorts: 3 };
const MIN_TAGS: Readonly<Record<Platform, number>> = { instagram: 5, tiktok: 3, youtube_shorts: 2 };
const MAX_TAG_LENGTH = 28;
const MAX_FILLERS = 12;
const MIN_MENTIONS = 2;

/** Makes hashtags from key phrases, in the text's language and script, best first. */
export function hashtagsFor(phrases: readonly KeyPhrase[], platform: Platform): string[] {
  const tags: string[] = [];
  const maxTags = MAX_TAGS[platform] - (platform === "youtube_shorts" ? 1 : 0);
  const covered = new Set<string>();
  for (const phrase of [
    ...phrases.filter(isRecurring),
    ...phrases.filter(isFiller).slice(0, MAX_FILLERS),
  ]) {
    if (tags.length === maxTags) break;
    const stems = phrase.words.map(stemOf);
    // A tag without a new word repeats earlier ones.
    if (stems.every((stem) => covered.has(stem))) continue;
    const tag = hashtagOf(phrase.words);
    if (tag === null || (!isRecurring(phrase) && tags.length >= MIN_TAGS[platform])) continue;
    for (const stem of stems) covered.add(stem);
    tags.push(tag);
  }
  return platform === "youtube_shorts" ? [...tags, "#Shorts"] : tags;
}

/** Normalises hashtags: without spaces or duplicates, and no more than the platform's limit. */
export function normaliseHashtags(given: readonly string[], platform: Platform): string[] {
  const maxTags = MAX_TAGS[platform] - (platform === "youtube_shorts" ? 1 : 0);
  const tags = new Map<string, string>();
  for (const text of given) {
    const tag = hashtagOf(text.replace(/^#+/, "").split(/[\s#]+/));
    if (tag !== null && tag.toLowerCase() !== "#shorts") tags.set(tag.toLowerCase(), tag);
  }
  const kept = [...tags.values()].slice(0, maxTags);
  return platform === "youtube_shorts" ? [...kept, "#Shorts"] : kept;
}

/** True for phrases that the text repeats. */
function isRecurring({ count }: KeyPhrase): boolean {
  return count >= MIN_MENTIONS;
}

/** True for single words and names; other word sequences that occur only once are accidental. */
function isFiller({ words, count, isNamed }: KeyPhrase): boolean {
  return count < MIN_MENTIONS && (isNamed || words.length === 1);
}

/** Makes a hashtag from words; null if the result is too short, too long or has no letter. */
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
  return joined.length < 2 || joined.length > MAX_TAG_LENGTH || !/\p{L}/u.test(joined)
    ? null
    : `#${joined}`;
}
