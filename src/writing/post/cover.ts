import type { Genre } from "../../posts/script.ts";
import { chronicleOf } from "../data/chronicle.ts";
import { dataOfSentence } from "../data/find_data.ts";
import { type KeyPhrase, withoutArticle } from "../source/key_phrases.ts";
import type { Outline, Sentence } from "../source/outline.ts";
import type { Salience } from "../source/salience.ts";
import type { SourceComparison } from "../text/comparisons.ts";
import { findFigure } from "../text/figures.ts";
import { isGenericHeading, isNoiseHeading } from "../text/headings.ts";
import { isDash, joinParts, sentenceParts } from "../text/sentence_parts.ts";
import { openSentence, splitSentences } from "../text/sentences.ts";
import { shorten } from "../text/shorten.ts";
import { capitalise, isUnspaced, stemsOf, widthOf, wordsOf } from "../text/words.ts";
import { type Headliner, MAX_HOOK_WIDTH } from "./headline.ts";

/** The opening of a post. */
export interface Cover {
  kicker: string | null;
  hook: string;
  /** Set if the hook is a sentence of the text. */
  hookSentence: Sentence | null;
  subline: Sentence | null;
  /** The subline as it is shown. */
  sublineText: string | null;
}

/** Options of {@linkcode chooseCover}. */
export interface CoverSource {
  outline: Outline;
  salience: Salience;
  phrases: readonly KeyPhrase[];
  headliner: Headliner;
  genre: Genre;
  comparison: SourceComparison | null;
  /** True if there are slides for more than the cover. */
  hasPoints: boolean;
}

const MAX_TITLE_WIDTH = 100;
/** A statement that cannot be shortened is still better than a name. */
const MAX_WHOLE_WIDTH = 100;
const MAX_SUBLINE_WIDTH = 160;
/** A shorter sentence says little to whoever has not read the one before it. */
const MIN_SUBLINE_WIDTH = 28;
/** So many lines of a text are shortened for a hook. */
const MAX_TRIED = 40;
const MAX_KICKER_WIDTH = 28;
/** A hook must score at least this fraction of the most salient sentence. */
const MIN_RELATIVE_SCORE = 0.45;
const MIN_QUALITY = 0.35;
/** How much a subline has to say beside the best sentence, if that is drawn. */
const MIN_SECOND = 0.3;
const MIN_SUBLINE_QUALITY = 0.45;
const QUESTION_BONUS = 1.7;
const FIGURE_BONUS = 1.35;
const MAX_SIMILARITY = 0.72;
/** "example.org" */
const SITE = /^[^\s.]+(?:\.[^\s.]+)*\.\p{L}{2,6}$/u;
const QUESTION = /[?？؟]["'”’»)」』]*$/u;
const OPENING_SENTENCES = 5;
/** The lead of news, in sentences. */
const LEAD = 2;

/** Chooses the hook of a post and a sentence that supports it. Null if the text has no words. */
export function chooseCover(source: CoverSource): Cover | null {
  const { outline, headliner, genre, phrases } = source;
  const { title, language } = outline;
  // A dish is called by its name, however short.
  const tells =
    title !== null &&
    (isTelling(title, language) || (genre === "recipe" && isTopic(title, language)));
  const quoted = genre === "quote" ? quotedHook(source) : null;
  if (quoted !== null) return { ...quoted, hookSentence: null, subline: null, sublineText: null };
  const ordered = keepsOrder(genre);
  let hook = title !== null && tells ? titleHook(title, source) : null;
  let hookSentence: Sentence | null = null;
  if (hook === null) {
    const message = ordered ? firstLine(source) : (strongest(source) ?? leadingFigure(source));
    hook = message === null ? null : headliner.whole(message.text, MAX_WHOLE_WIDTH);
    hookSentence = hook === null ? null : (message?.sentence ?? null);
  }
  hook ??= fallbackHook(source);
  if (hook === null) return null;
  const topic = title !== null && !tells && isTopic(title, language) ? title : null;
  const kicker = datelineOf(source) ?? topic ?? kickerFor(hook, phrases, language);
  const supporting = ordered ? null : sublineFor(hook, hookSentence, source);
  const subline = genre === "recipe" && isStep(supporting, source) ? null : supporting;
  return {
    kicker: ordered ? datelineOf(source) : kicker,
    hook,
    hookSentence,
    subline,
    sublineText: subline === null ? null : shorten(subline.text, language, MAX_SUBLINE_WIDTH),
  };
}

/** True for a sentence below a list of a recipe: what to do, which its own picture says. */
function isStep(sentence: Sentence | null, { outline }: CoverSource): boolean {
  const orders = outline.sections.flatMap(({ lists }) => lists.map(({ order }) => order));
  return sentence !== null && orders.length > 0 && sentence.order > Math.min(...orders);
}

/** True for genres that only make sense when read in order. */
export function keepsOrder(genre: Genre): boolean {
  return genre === "dialogue" || genre === "joke" || genre === "verse" || genre === "story";
}

/** A title that says something: no lone noun, label, number or site's name. */
function isTelling(title: string, language: string): boolean {
  const words = wordsOf(title, language);
  const isEnough = !isUnspaced(language) || words.length > 2 || widthOf(title) > 12;
  return (isEnough || QUESTION.test(title)) && words.length > 1 && isTopic(title, language);
}

function isTopic(title: string, language: string): boolean {
  return (
    /\p{L}{2}/u.test(title) &&
    !SITE.test(title) &&
    !isGenericHeading(title, language) &&
    !isNoiseHeading(title, language) &&
    widthOf(title) > 3
  );
}

/** A title, or what a long one says before a colon, a dash or its second sentence. */
function titleHook(
  title: string,
  { headliner, outline: { language } }: CoverSource,
): string | null {
  const whole = headliner.whole(title, MAX_TITLE_WIDTH);
  if (whole !== null) return whole;
  const parts = sentenceParts(title);
  const dash = parts.findIndex((part) => isDash(part.mark));
  const shorter = [
    splitSentences(title, language)[0],
    title.split(/\s\/\/\s|[:：|]\s*/u, 1)[0],
    dash > 0 ? joinParts(parts.slice(0, dash)) : undefined,
    shorten(title, language, MAX_TITLE_WIDTH),
  ];
  const telling = shorter.filter((line) => line != null && isTelling(line, language));
  return firstOf(
    telling.filter((line) => line != null),
    (line) => headliner.whole(line, MAX_TITLE_WIDTH),
  );
}

function quotedHook({ outline, headliner }: CoverSource): Pick<Cover, "hook" | "kicker"> | null {
  const [quote] = outline.sections.flatMap((section) => section.quotes);
  if (quote === undefined) return null;
  const lines = [quote.text, ...splitSentences(quote.text, outline.language)];
  for (const line of lines) {
    const hook = headliner.whole(line, MAX_HOOK_WIDTH);
    if (hook !== null) return { hook, kicker: quote.attribution };
  }
  return null;
}

/** What a hook says, and the sentence that it is from. */
interface Message {
  text: string;
  sentence: Sentence;
}

function firstLine({ outline: { sentences } }: CoverSource): Message | null {
  const [sentence] = sentences;
  return sentence === undefined || widthOf(sentence.text) > MAX_HOOK_WIDTH
    ? null
    : { text: sentence.text, sentence };
}

/** The most salient statement that stands alone, as short as it can be made. */
function strongest({ outline, salience }: CoverSource): Message | null {
  const { sentences, language } = outline;
  let best: (Message & { score: number }) | null = null;
  for (const [position, sentence] of sentences.entries()) {
    if (sentence.quality < MIN_QUALITY || (sentence.pointsBack && sentences.length > 1)) continue;
    const asks = QUESTION.test(sentence.text);
    if (asks && position > 2) continue;
    const figureBonus = findFigure(sentence.text, language) === null ? 1 : FIGURE_BONUS;
    const score = salience.of(sentence) * (asks ? QUESTION_BONUS : 1) * figureBonus;
    if (score < MIN_RELATIVE_SCORE * salience.greatest || score <= (best?.score ?? 0)) continue;
    const text =
      shorten(sentence.text, language, MAX_HOOK_WIDTH) ??
      shorten(sentence.text, language, MAX_WHOLE_WIDTH);
    if (text !== null) best = { text, sentence, score };
  }
  return best;
}

/** The strongest figure of the text with what it counts: "50,000 bees in one hive". */
function leadingFigure({ outline, salience }: CoverSource): Message | null {
  const { sentences, language } = outline;
  let best: (Message & { score: number }) | null = null;
  for (const sentence of sentences) {
    const score = salience.of(sentence);
    if (score <= (best?.score ?? 0)) continue;
    const figure = findFigure(sentence.text, language);
    if (figure === null) continue;
    const text = `${figure.value} ${figure.label}`;
    // Only a label that follows its number makes a phrase with it.
    if (sentence.text.includes(text) && wordsOf(text, language).length > 2)
      best = { text, sentence, score };
  }
  return best;
}

/** The hook of a text without a suitable sentence: any line that fits, else a name, else any phrase. */
function fallbackHook({ outline, headliner, salience, genre }: CoverSource): string | null {
  const { sections, title, sentences, language } = outline;
  if (keepsOrder(genre)) {
    // Nothing but the beginning, which gives no end away.
    const opening = sections.flatMap((section) => section.sentences).slice(0, OPENING_SENTENCES);
    const found = firstOf(
      opening.map((sentence) => sentence.text),
      (line) => headliner.whole(line, MAX_HOOK_WIDTH),
    );
    if (found !== null) return found;
  }
  const best = sentences.toSorted((a, b) => salience.of(b) - salience.of(a)).map((one) => one.text);
  const lines = [
    title,
    ...sections.flatMap(({ heading, lists, quotes }) => [
      heading,
      ...lists.flatMap((list) => [list.intro, ...list.items]),
      ...quotes.map((quote) => quote.text),
    ]),
  ].filter((line) => line !== null);
  const rest = sections.flatMap((section) => section.sentences).map((sentence) => sentence.text);
  const all = [...lines, ...best, ...rest];
  const telling = [...best.slice(0, 1), ...all]
    .map((line) => line.replace(/(?<!\s)\s*[:：]$/u, ""))
    .filter((line) => isTelling(line, language));
  return (
    firstOf(telling, (line) => headliner.whole(line, MAX_HOOK_WIDTH)) ??
    firstOf(telling.slice(0, MAX_TRIED), (line) => shortened(line)) ??
    firstOf(all, (line) => headliner.whole(line, MAX_HOOK_WIDTH)) ??
    firstOf(all, (line) => headliner.naming(line)) ??
    firstOf(all, (line) => headliner.anyName(line))
  );

  function shortened(line: string): string | null {
    const text = shorten(line, language, MAX_WHOLE_WIDTH);
    return text === null ? null : headliner.whole(text, MAX_WHOLE_WIDTH);
  }
}

function firstOf(
  lines: readonly string[],
  convert: (line: string) => string | null,
): string | null {
  for (const line of lines) {
    const result = convert(line);
    if (result !== null) return result;
  }
  return null;
}

function sublineFor(
  hook: string,
  hookSentence: Sentence | null,
  source: CoverSource,
): Sentence | null {
  const { outline, salience, comparison } = source;
  const { sentences, language } = outline;
  const nearness = salience.nearnessTo(stemsOf(hook, language));
  const isUnused = (sentence: Sentence) =>
    sentence !== hookSentence &&
    openSentence(sentence.text).toLowerCase() !== hook.toLowerCase() &&
    !comparison?.texts.includes(sentence.text);
  const isFit = ({ text }: Sentence) => shorten(text, language, MAX_SUBLINE_WIDTH) !== null;
  if (hookSentence !== null && widthOf(hook) + 1 >= widthOf(hookSentence.text)) {
    // The next sentence continues the hook, so it may refer back to it.
    const next = sentences.find((sentence) => sentence.order === hookSentence.order + 1);
    const goesOn = next?.paragraph === hookSentence.paragraph && next.quality > MIN_SUBLINE_QUALITY;
    if (next !== undefined && goesOn && isFit(next)) return next;
  }
  const fresh = sentences.filter(
    (sentence) =>
      isUnused(sentence) &&
      !sentence.pointsBack &&
      sentence.quality > MIN_SUBLINE_QUALITY &&
      widthOf(sentence.text) >= MIN_SUBLINE_WIDTH &&
      !QUESTION.test(sentence.text) &&
      nearness(sentence.stems) < MAX_SIMILARITY,
  );
  // Text before the first heading introduces the whole document.
  const isSectioned =
    outline.sections.filter(
      ({ heading }) => heading !== null && !isGenericHeading(heading, language),
    ).length > 1;
  const intro = isSectioned ? fresh.filter((sentence) => isIntroduction(sentence, outline)) : [];
  const mostSalient = (choices: readonly Sentence[]) => {
    const sorted = choices.toSorted((a, b) => salience.of(b) - salience.of(a));
    const best = sorted.find(isFit);
    if (best === undefined || !source.hasPoints || !isDrawn(best)) return best;
    // What can be drawn is for a slide of its own: a cover can do without a second line.
    const near = sorted
      .slice(0, MAX_TRIED)
      .filter((one) => salience.of(one) >= MIN_SECOND * salience.of(best));
    return near.find((one) => !isDrawn(one) && isFit(one));
  };
  const events = new Set(chronicleOf(outline)?.list.items);
  const isDrawn = ({ text }: Sentence) =>
    events.has(text) || dataOfSentence(text, language) !== null;
  // News say what happened first.
  const lead = source.genre === "news" ? fresh.filter(({ order }) => order < LEAD) : [];
  return mostSalient(lead) ?? mostSalient(intro) ?? mostSalient(fresh) ?? null;
}

function isIntroduction({ section }: Sentence, { sections, language }: Outline): boolean {
  const heading = sections[section]?.heading;
  return (
    heading === null ||
    (heading !== undefined && section <= 1 && isGenericHeading(heading, language))
  );
}

/** The place of a news item, with its date if there is room. */
function datelineOf({ genre, outline: { dateline } }: CoverSource): string | null {
  if (genre !== "news" || dateline === null) return null;
  const [place = ""] = dateline.split(",");
  return firstOf([dateline, place], (line) => (widthOf(line) <= MAX_KICKER_WIDTH ? line : null));
}

/** The text's main noun or name, unless the hook contains it already. */
function kickerFor(hook: string, phrases: readonly KeyPhrase[], language: string): string | null {
  const lowerHook = hook.toLowerCase();
  const phrase = phrases.slice(0, 3).find((one, rank) => {
    const { text, words, count, isNoun, isOblique } = one;
    const isTopic = words.length > 1 ? count > 1 : count > 3 && rank === 0;
    // Of "U.S.", no phrase has the last full stop.
    const isUsable =
      isTopic && isNoun && !isOblique && widthOf(text) <= MAX_KICKER_WIDTH && !text.includes(".");
    return isUsable && !words.some((word) => lowerHook.includes(word.toLowerCase().slice(0, 3)));
  });
  return phrase === undefined ? null : capitalise(withoutArticle(phrase.text, language), language);
}
