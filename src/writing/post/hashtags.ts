import { factsOf, Platform } from "../../posts/platform.ts";
import type { Genre } from "../../posts/script.ts";
import { type WritingPart, wordsFor } from "../languages/mod.ts";
import { type KeyPhrase, withoutArticle } from "../source/key_phrases.ts";
import { calendarNames } from "../text/calendar.ts";
import { stemOf } from "../text/words.ts";

/** Tags that posts of a platform have by themselves. */
const RESERVED: ReadonlySet<string> = new Set(
  Platform.anyOf.map(({ const: name }) => factsOf(name).hashtags.always?.toLowerCase() ?? ""),
);
/** Fewer tags are filled up with inflected forms. */
const MIN_SOUND_TAGS = 3;
const MAX_TAG_LENGTH = 28;
const MIN_MENTIONS = 2;
/** How often words have to stand together to be a term, unless they are a name or in the title. */
const MIN_TERM_MENTIONS = 3;
/** A longer name stands for a shorter one that is at most this much more frequent. */
const SAME_NAME = 2;

/** Words as short as "ha" are part of no term, unless they are abbreviations. */
const PARTICLE = /^[\p{Ll}]{1,2}$/u;
/** "example.org" */
const SITE =
  /[^\s.]\.(?:com|org|net|io|info|gov|edu|co|tv|app|dev|eu|uk|de|fr|es|it|ru|jp|cn|kr|br|in)$/iu;
const TAGS: ReadonlyMap<string, WritingPart> = new Map<string, WritingPart>([
  ["news", "newsTag"],
  ["recipe", "recipeTag"],
  ["quote", "quoteTag"],
  ["joke", "jokeTag"],
  ["opinion", "opinionTag"],
  ["howto", "tipsTag"],
]);

/** Options of {@linkcode hashtagsFor}. */
export interface HashtagOptions {
  language: string;
  platform: Platform;
  genre: Genre;
}

/** Makes hashtags from names and key phrases, in the text's language and script, best first. */
export function hashtagsFor(
  phrases: readonly KeyPhrase[],
  { language, platform, genre }: HashtagOptions,
): string[] {
  const { min, always } = factsOf(platform).hashtags;
  const maxTags = ownTags(platform);
  const { months, weekdays } = calendarNames(language, { withShort: true });
  const isTime = (word: string) => months.has(word) || weekdays.has(word);
  const topics = phrases.filter(
    ({ isNoun, words, text }) =>
      isNoun &&
      !SITE.test(text) &&
      !words.some((word) => isTime(word.toLowerCase()) || PARTICLE.test(word)),
  );
  const terms = topics.filter((phrase) => phrase.words.length > 1 && isTerm(phrase));
  const ofGenre = genreTag(genre, language);
  const tags: string[] = [];
  const covered = new Set<string>();
  const recurring = topics.filter(isRecurring).map(termFor);
  for (const topic of recurring.filter(({ isOblique }) => !isOblique)) add(topic);
  addTag(ofGenre);
  fill(
    topics.filter((topic) => isMentioned(topic) && !topic.isOblique),
    min,
  );
  fill([...recurring, ...topics.filter(isMentioned)], MIN_SOUND_TAGS);
  return always === undefined ? tags : [...tags, always];

  function fill(some: readonly KeyPhrase[], count: number): void {
    for (const topic of some) if (tags.length < Math.min(count, maxTags)) add(topic);
  }

  /** "Ada Lovelace" for "Lovelace". */
  function termFor(topic: KeyPhrase): KeyPhrase {
    const [stem = ""] = topic.words.map(stemOf);
    if (topic.words.length > 1) return topic;
    const term = terms.find(({ words }) => words.some((word) => stemOf(word) === stem));
    return term !== undefined && topic.count <= SAME_NAME * term.count ? term : topic;
  }

  function add({ words }: KeyPhrase): void {
    const stems = words.map(stemOf);
    if (stems.some((stem) => covered.has(stem))) return;
    if (addTag(hashtagOf(words.map((word) => withoutArticle(word, language)))))
      for (const stem of stems) covered.add(stem);
  }

  function addTag(tag: string | null): boolean {
    if (tag === null || tags.length === maxTags) return false;
    const plain = tag.slice(1).toLowerCase();
    const repeats = tags.some((other) => {
      const plainOther = other.slice(1).toLowerCase();
      return plain.includes(plainOther) || plainOther.includes(plain);
    });
    if (!repeats) tags.push(tag);
    return !repeats;
  }
}

/** The tag of a genre, such as "#Recipe", in a language; null if it has none. */
export function genreTag(genre: Genre, language: string): string | null {
  const part = TAGS.get(genre);
  return part === undefined ? null : hashtagOf(wordsFor(language)[part].split(/[ _]/));
}

/** Normalises hashtags: without spaces or duplicates, and no more than the platform's limit. */
export function normaliseHashtags(given: readonly string[], platform: Platform): string[] {
  const { always } = factsOf(platform).hashtags;
  const tags = new Map<string, string>();
  for (const text of given) {
    const tag = hashtagOf(text.replace(/^#+/, "").split(/[\s#]+/));
    if (tag !== null && !RESERVED.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  const kept = [...tags.values()].slice(0, ownTags(platform));
  return always === undefined ? kept : [...kept, always];
}

/** Most tags that are the text's own. */
function ownTags(platform: Platform): number {
  const { max, always } = factsOf(platform).hashtags;
  return always === undefined ? max : max - 1;
}

/** True for what the text repeats, if it is a word or a term. */
function isRecurring(phrase: KeyPhrase): boolean {
  return phrase.words.length > 1 ? isTerm(phrase) : phrase.count >= MIN_MENTIONS;
}

/** True for words that belong together. */
function isTerm({ count, isNamed, isName }: KeyPhrase): boolean {
  return count >= (isNamed || isName ? MIN_MENTIONS : MIN_TERM_MENTIONS);
}

/** True for single words and names that the text says once, to fill up with. */
function isMentioned({ words, count, isNamed, isName }: KeyPhrase): boolean {
  return count < MIN_MENTIONS && (isName || (isNamed && words.length === 1));
}

/** Makes a hashtag from words; null if the result is too short, too long or has no letter. */
function hashtagOf(words: readonly string[]): string | null {
  const parts = words
    .flatMap((word) => word.split("-"))
    .map((word) => word.replace(/[^\p{L}\p{M}\p{Nd}]/gu, ""))
    .filter((part) => part !== "");
  const hasCase = parts.every((part) => /^[\p{Lu}\p{Ll}\p{Lt}\p{Nd}]/u.test(part));
  const joined = hasCase
    ? parts.map(capitalised).join("")
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

/** "Bees" for "bees", but "iPhone" has its capitals. */
function capitalised(word: string): string {
  return /^\p{Ll}\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
