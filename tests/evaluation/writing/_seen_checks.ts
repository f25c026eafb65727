import { stopWords } from "../../../src/documents/stop_words.ts";
import type { Slide } from "../../../src/posts/slide.ts";
import { narrationOf } from "../../../src/testing/assert_script.ts";
import { genreTag } from "../../../src/writing/post/hashtags.ts";
import { estimateSpokenMs } from "../../../src/writing/text/speaking_time.ts";
import { bareWord, wordsOf } from "../../../src/writing/text/words.ts";
import { keyOf } from "../reading/_words.ts";
import type { Faults } from "./_expected_checks.ts";
import { refersBack } from "./_openers.ts";
import { type Part, partsOf } from "./_parts.ts";
import type { Post } from "./_posts.ts";
import { type Prepared, sentencesIn } from "./_subject.ts";

const MAX_BARE_WORDS = 2;
/** Shorter sentences may well be said twice. */
const MIN_REPEATED_WORDS = 4;
/** Longest text of a point, in columns: characters, of which Chinese and the like count twice. */
const MAX_TEXT_WIDTH = 160;
/** Shorter texts that are part of a sentence are names. */
const MIN_CUT_WORDS = 4;
/** Words of the source that a hashtag may join. */
const MAX_TAG_WORDS = 5;
const MIN_TAG_LETTERS = 3;
const CLOSED = /[.!?…。！？।؟۔]["'”’»)\]」』]*$/u;
/** What follows is a clause that can stand alone. */
const COMMA_AND = /[,،;]\s?\p{L}{1,4}\s$/u;
const ELLIPSIS = /(?:…|\.{3})["'”’»)\]」』]*$/u;

/** Headlines, but for the title, of one or two words without a number, and not closed like a sentence. */
export function bareHeadlines(
  { slides, script }: Post,
  { document: { title, language } }: Prepared,
): Faults {
  const hooks = keyOf(script.hook) === keyOf(title ?? "") ? [] : [script.hook];
  return [...hooks, ...headlinesOf(slides)].filter((text) => isBare(text, language));
}

function isBare(text: string, language: string): boolean {
  const isStatement = /\p{N}/u.test(text) || CLOSED.test(text);
  return !isStatement && wordsOf(text, language).length <= MAX_BARE_WORDS;
}

/** Headlines that are no bare words and that are there again below them, word for word. */
export function echoingHeadlines({ slides }: Post, { document: { language } }: Prepared): Faults {
  return slides.flatMap((slide) =>
    slide.kind === "point" &&
    !isBare(slide.headline, language) &&
    keyOf(slide.text).includes(keyOf(slide.headline))
      ? [slide.headline]
      : [],
  );
}

/** Sentences that are shown or spoken twice. */
export function repeatedSentences(
  { slides, script }: Post,
  { document: { language } }: Prepared,
): Faults {
  const shown = shownSlides(slides).map((slide) =>
    // A headline may begin the text below it, which is another fault.
    partsOf(slide).filter(({ role }) => slide.kind === "cover" || role !== "headline"),
  );
  const repeated = [shown.flat().map(({ text }) => text), narrationOf(script)].flatMap((texts) => {
    const sentences = sentencesIn(texts, language).filter(
      (text) => wordsOf(text, language).length >= MIN_REPEATED_WORDS,
    );
    const keys = sentences.map(keyOf);
    return sentences.filter((_, index) => keys.indexOf(keys[index] ?? "") < index);
  });
  return [...new Set(repeated)];
}

/** A caption that has not a sentence beyond those on the slides, unless it is a recipe, which people cook from. */
export function repeatingCaption(
  { slides, script }: Post,
  { document: { language } }: Prepared,
): Faults {
  if (script.genre === "recipe") return null;
  const shown = slides.flatMap((slide) => partsOf(slide).map(({ text }) => keyOf(text))).join("\n");
  const own = sentencesIn([script.caption], language).filter(
    (text) => keyOf(text) !== keyOf(script.callToAction),
  );
  return own.every((text) => shown.includes(keyOf(text))) ? ["says no more than the slides"] : [];
}

/** Slides and parts of the narration that begin with a reference to what is not there. */
export function danglingOpeners({ slides, script }: Post, subject: Prepared): Faults {
  const { language } = subject.document;
  const shown = shownSlides(slides).map((slide) =>
    partsOf(slide).flatMap(({ role, text }) =>
      role === "text" || role === "headline" ? text : [],
    ),
  );
  const told = [script.openingNarration, ...script.points.map(({ narration }) => narration)];
  return [shown, told].flatMap((groups) => {
    let before = "";
    return groups.flatMap((texts) => {
      const sentences = sentencesIn(texts, language);
      const openers = sentences.filter((text, index) => {
        const follows = goesOn(index === 0 ? before : (sentences[index - 1] ?? ""), text, subject);
        return index < 2 && refersBack(text, language) && !follows;
      });
      before = sentences.at(-1) ?? "";
      return openers;
    });
  });
}

function goesOn(before: string, text: string, { positions }: Prepared): boolean {
  const position = positions.get(keyOf(text));
  return position !== undefined && positions.get(keyOf(before)) === position - 1;
}

/** Texts that begin or end in the middle of one of the source's sentences. */
export function cutSentences({ slides, script }: Post, subject: Prepared): Faults {
  const shown = shownSlides(slides).flatMap(partsOf);
  const told = narrationOf(script).map((text): Part => ({ role: "text", text }));
  const cut = [...shown, ...told].filter((part) => isCut(part, subject));
  return [...new Set(cut.map(({ text }) => text))];
}

function isCut({ role, text }: Part, { text: source, document: { language } }: Prepared): boolean {
  if (role === "kicker" || role === "value" || role === "label" || role === "attribution")
    return false;
  if (ELLIPSIS.test(text) && !source.includes(text)) return true;
  const bare = text.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, "");
  if (wordsOf(bare, language).length < MIN_CUT_WORDS) return false;
  // Its first letter may have become a capital.
  const at = source.indexOf(bare.slice(1));
  if (at < 1) return false;
  const before = source.slice(Math.max(0, at - 15), at - 1);
  const after = source.slice(at + bare.length - 1, at + bare.length + 2);
  const space = language === "th" || language === "lo" ? "" : "[^\\S\\n]*";
  const startsWithin = new RegExp(`\\p{L}${space}$`, "u").test(before) && !COMMA_AND.test(before);
  const endsWithin = new RegExp(`^${space}[\\p{L}\\p{N}]`, "u").test(after);
  // A headline may be a phrase from anywhere, but not half of a sentence's beginning.
  return role === "headline" ? endsWithin && !startsWithin : startsWithin || endsWithin;
}

/** Texts of points that are too long to be read in passing. */
export function longTexts({ slides }: Post): Faults {
  return slides.flatMap((slide) =>
    (slide.kind === "point" || slide.kind === "figure") &&
    Bun.stringWidth(slide.text) > MAX_TEXT_WIDTH
      ? [slide.text]
      : [],
  );
}

/** More speech than was asked for. */
export function tooMuchSpeech(post: Post): Faults {
  const { narrationMs } = post.brief;
  if (narrationMs === null) return null;
  const ms = speechMsOf(post);
  return ms > narrationMs ? [`${Math.round(ms / 1000)} s, not ${narrationMs / 1000} s`] : [];
}

/** How long the narration takes, in milliseconds. */
export function speechMsOf({ script }: Post): number {
  return narrationOf(script).reduce(
    (sum, text) => sum + estimateSpokenMs(text, script.language),
    0,
  );
}

/** A post of several slides without a single point. */
export function noPoint({ medium, script }: Post): Faults {
  if (medium === "picture") return null;
  return script.points.length === 0 ? ["has no point"] : [];
}

/** Hashtags that are stop words, abbreviations of nothing, or neither words of the source nor its genre. */
export function badHashtags({ script }: Post, { text, document: { language } }: Prepared): Faults {
  const words = wordsOf(text, language).map(({ text: word }) => [
    lettersOf(word),
    lettersOf(bareWord(word, language)),
  ]);
  const wanted = new Set(script.hashtags.map(lettersOf));
  const found = new Set<string>();
  for (const start of words.keys()) {
    let joined = "";
    for (const [whole = "", bare = ""] of words.slice(start, start + MAX_TAG_WORDS)) {
      for (const tag of [joined + whole, joined + bare]) if (wanted.has(tag)) found.add(tag);
      joined += whole;
    }
  }
  const stops = stopWords(language);
  const ofGenre = genreTag(script.genre, language);
  return script.hashtags.filter((tag) => {
    if (tag === ofGenre) return false;
    const letters = lettersOf(tag);
    const isShort = letters.length < MIN_TAG_LETTERS && letters.toUpperCase() !== tag.slice(1);
    return stops.has(letters) || !found.has(letters) || isShort;
  });
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

function headlinesOf(slides: readonly Slide[]): string[] {
  return slides.flatMap((slide) =>
    slide.kind === "point" || slide.kind === "list" || slide.kind === "comparison"
      ? [slide.headline]
      : [],
  );
}

/** The closing slide says the hook once more on purpose. */
function shownSlides(slides: readonly Slide[]): Slide[] {
  return slides.filter(({ kind }) => kind !== "closing");
}
