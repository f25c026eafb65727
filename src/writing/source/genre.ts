import type { Block } from "../../posts/document.ts";
import { Genre } from "../../posts/script.ts";
import { amountsIn } from "../text/amounts.ts";
import { namesRecentDay } from "../text/calendar.ts";
import type { Evidence } from "./evidence.ts";
import { isJoke } from "./joke.ts";
import type { Outline } from "./outline.ts";
import { isRecipeByQuantities } from "./recipe.ts";
import { isQuestion, QUESTION, SPOKEN_LINE } from "./speech.ts";

const SPOKEN = /^(?:["“”„«»「『‘]|'(?=\p{Lu})|[—–]\s)/u;
const QUOTED = /["“„«「『][^"“”„»«」』]{10,400}["”»」』]/u;
/** Percentages count as figures whatever they are of. */
const PERCENTAGE = /\p{Nd}[\s\u00A0\u202F]?[%٪％]/u;
const CITED =
  /\bet al\b|\(\p{Lu}[^()]{2,60}(?:19|20)\d{2}[a-z]?(?:[,:;][^()]{0,60})?\)|\[\d{1,3}(?:[,–-] ?\d{1,3})*\]|\bdoi\b|\bp\s?[<=>]\s?0?\.\d/iu;
const VERSION = /(?<![\p{L}\d.,])v?\d{1,3}\.\d{1,3}(?:\.\d{1,3})?(?:-\w+)?(?![\d%.,]*\d)/u;
/** A number alone before a title is a chapter's. */
const TITLED_VERSION = new RegExp(String.raw`\p{L}.*${VERSION.source}|^v\d`, "iu");
const FULL_VERSION = /\d\.\d{1,3}\.\d/;
const QUANTITY = /^(?:\p{Nd}|[½¼¾⅓⅔⅛])/u;
const MAX_TITLE_LENGTH = 200;
/** Longer turns are answers, not a chat. */
const MIN_ANSWER_LENGTH = 90;
const MIN_PARTS = 3;
/** The share of a text that its steps are at least. */
const MIN_STEPS_SHARE = 0.1;
/** Shorter texts tell no story without saying so. */
const MIN_SENTENCES = 10;

/** What news tells first. */
const LEAD_SENTENCES = 3;

/** How much has to speak for a genre, where it is not 1. */
const NEEDED: Readonly<Partial<Record<Genre, number>>> = {
  news: 0.75,
  story: 0.8,
  science: 0.85,
  speech: 0.9,
};

/**
 * How much speaks for a genre: what has most of what it needs is it. No single word is enough for
 * any of them.
 */
const SCORES: Readonly<Partial<Record<Genre, (evidence: Evidence) => number>>> = {
  recipe: scoreRecipe,
  faq: scoreFaq,
  howto: scoreGuide,
  list: scoreList,
  minutes: scoreMinutes,
  release: scoreRelease,
  speech: scoreSpeech,
  science: scoreScience,
  story: scoreStory,
  opinion: scoreOpinion,
  news: scoreNews,
  figures: scoreFigures,
};

/** Detects the genre of a document: by its shape, else by what speaks for each, else an essay. */
export function genreOf(evidence: Evidence): Genre {
  const shape = shapeOf(evidence);
  if (shape !== null) return shape;
  let best: Genre = "essay";
  let bestScore = 1;
  for (const { const: genre } of Genre.anyOf) {
    const score = (SCORES[genre]?.(evidence) ?? 0) / (NEEDED[genre] ?? 1);
    // Whatever is more than a list, or has figures in it, is that.
    const isShape = best === "list" || best === "figures" || best === "essay";
    if (score < bestScore || (score === bestScore && !isShape)) continue;
    [best, bestScore] = [genre, score];
  }
  return best;
}

/** The genre of a text that is written in lines, turns or quotations alone. */
function shapeOf(evidence: Evidence): Genre | null {
  const { document, outline, lines } = evidence;
  const all = lines.reduce((sum, block) => sum + block.text.length, 0);
  const quotes = outline.sections.flatMap((section) => section.quotes);
  const quoted = quotes.reduce((sum, quote) => sum + quote.source.length, 0);
  if (quoted > 0.5 * all) return "quote";
  if (isJoke(evidence)) return "joke";
  const verse = document.blocks.filter(({ kind }) => kind === "verse");
  if (verse.reduce((sum, block) => sum + block.text.length, 0) > 0.5 * all) return "verse";
  const turns = lines.filter(
    ({ kind, speaker, text }) =>
      kind === "paragraph" && (speaker !== undefined || SPOKEN_LINE.test(text)),
  );
  if (isShortExchange(turns, lines)) return "dialogue";
  if (
    turns.length < MIN_PARTS ||
    turns.length < 0.6 * lines.length ||
    !speakersRepeat(turns.map(({ text }) => text))
  ) {
    return null;
  }
  const answers = turns.filter(({ text }) => !isQuestion(text));
  const answered = answers.reduce((sum, { text }) => sum + text.length, 0);
  const isLong = answered > MIN_ANSWER_LENGTH * answers.length;
  if (!isLong) return "dialogue";
  // Speeches in turn are told by what they say.
  return answers.length < turns.length ? "interview" : null;
}

/** Nothing but a short line and what somebody else answers: without anything asked or called it may be a form. */
function isShortExchange(turns: readonly Block[], lines: readonly Block[]): boolean {
  return (
    turns.length === 2 &&
    lines.length === 2 &&
    !speakersRepeat(turns.map(({ text }) => text)) &&
    turns.every(
      ({ text }) => text.length <= MIN_ANSWER_LENGTH && /[.!?…。！？؟।]["”»]?$/u.test(text),
    ) &&
    turns.some(({ text }) => /[!?！？؟]["”»]?$/u.test(text))
  );
}

function scoreRecipe(evidence: Evidence): number {
  const { namesIngredients, namesMethod, items } = evidence;
  if (isRecipeByQuantities(evidence)) return 1.4;
  const measured = items.filter(({ text }) => QUANTITY.test(text)).length;
  const isMeasured = measured >= MIN_PARTS && measured >= 0.25 * items.length;
  return (
    (namesIngredients ? 0.9 : 0) +
    (namesMethod ? 0.4 : 0) +
    (isMeasured ? 0.5 : 0) +
    (items.length > MIN_PARTS ? 0.1 : -0.6)
  );
}

function scoreFaq({ headings, lines }: Evidence): number {
  const asked = headings.filter(isQuestion).length;
  if (asked >= MIN_PARTS && asked >= 0.5 * headings.length) return 1.5;
  const below = lines.filter(
    ({ text }, index) =>
      text.length < 140 && isQuestion(text) && !isQuestion(lines[index + 1]?.text ?? "?"),
  ).length;
  return below >= MIN_PARTS && below >= 0.25 * lines.length ? 1.2 : 0;
}

function scoreGuide(evidence: Evidence): number {
  const { document, outline, items, lines, namesMethod, opensWith, isTitled } = evidence;
  const counted = items.filter(({ number }) => number !== undefined);
  // Somewhere in a long text, somebody counts something.
  const isRare = lengthOf(counted) < MIN_STEPS_SHARE * lengthOf(lines);
  const steps = Math.max(isRare ? 0 : counted.length, countNumbered(outline));
  const codes = document.blocks.filter(({ kind }) => kind === "code").length;
  if (steps < MIN_PARTS && codes < 2 && !(items.length >= MIN_PARTS && opensWith("guides"))) {
    return 0;
  }
  return (
    (steps >= MIN_PARTS ? 0.6 : 0.3) +
    (isTitled("guides") ? 0.9 : opensWith("guides") ? 0.5 : 0) +
    (namesMethod ? 0.4 : 0) +
    (codes >= 2 ? 0.4 : 0)
  );
}

function scoreList({ items, listed, outline }: Evidence): number {
  const isListed = items.length >= MIN_PARTS && listed > 0.5;
  return isListed || countNumbered(outline) >= MIN_PARTS ? 1 : 0;
}

function scoreMinutes({ document, kinds, share, opensWith, listed }: Evidence): number {
  const found = kinds("minutes");
  if (found < 2) return 0;
  return (
    (opensWith("minutes") ? 0.4 : 0) +
    Math.min(0.7, 0.14 * found) +
    Math.min(0.3, share("decisions")) +
    (listed > 0.3 ? 0.2 : 0) +
    (document.details?.date === undefined ? 0 : 0.1) -
    share("reporting")
  );
}

function scoreRelease({ document, headings, kinds, opensWith, shareOf, share }: Evidence): number {
  const titles = [document.title ?? "", ...headings.slice(0, 3)].map((text) =>
    text.slice(0, MAX_TITLE_LENGTH),
  );
  const titled = titles.find((text) => TITLED_VERSION.test(text));
  const versions = Math.min(0.4, 2 * shareOf(VERSION));
  if (titled === undefined && versions < 0.1) return 0;
  return (
    (titled === undefined ? 0 : FULL_VERSION.test(titled) ? 0.8 : 0.5) +
    versions +
    (opensWith("releases") ? 0.3 : 0) +
    Math.min(0.5, 0.12 * kinds("releases")) -
    share("reporting")
  );
}

function scoreSpeech({ outline, kinds, share, opensWith, headings }: Evidence): number {
  const found = kinds("speeches");
  if (found === 0) return 0;
  return (
    (opensWith("speeches") ? 0.7 : 0) +
    Math.min(0.8, 0.25 * found) +
    Math.min(0.3, share("persons")) -
    (outline.dateline === null ? 0 : 0.5) -
    (headings.length > MIN_PARTS ? 0.4 : 0) -
    share("reporting")
  );
}

function scoreScience({ kinds, share, shareOf, headings, outline }: Evidence): number {
  const found = kinds("studies");
  const cited = shareOf(CITED);
  if (found < MIN_PARTS && cited < 0.05) return 0;
  return (
    Math.min(0.9, 3 * share("studies")) +
    Math.min(0.8, 4 * cited) +
    (found >= 5 ? 0.3 : 0) +
    (headings.length >= MIN_PARTS && cited > 0 ? 0.2 : 0) -
    (outline.dateline === null ? 0 : 0.4) -
    2 * share("weekdays") -
    share("persons")
  );
}

function scoreStory({
  document,
  outline,
  lines,
  kinds,
  share,
  shareOf,
  opensWith,
  listed,
  headings,
}: Evidence): number {
  const spoken = lines.filter(({ text }) => SPOKEN.test(text)).length / Math.max(1, lines.length);
  return (
    (opensWith("tales") ? 0.7 : 0) +
    Math.min(0.9, 0.25 * kinds("tales")) +
    Math.min(0.5, 1.2 * spoken) +
    Math.min(0.4, share("persons")) +
    Math.min(0.3, shareOf(/[!?！？]["”’»」』]/u)) +
    (outline.sentences.length >= MIN_SENTENCES ? 0.15 : 0) -
    (outline.dateline === null ? 0 : 1) -
    (document.details?.date === undefined ? 0 : 0.5) -
    (document.details?.byline === undefined ? 0 : 0.2) -
    2 * listed -
    (headings.length > 2 * MIN_PARTS ? 0.4 : 0) -
    4 * share("weekdays") -
    2 * shareOf(PERCENTAGE) -
    2 * share("studies")
  );
}

function scoreOpinion({ outline, kinds, share, opensWith, listed }: Evidence): number {
  const found = kinds("opinions");
  if (found === 0) return 0;
  return (
    (opensWith("opinions") ? 0.8 : 0.3) +
    Math.min(0.4, 0.2 * found) +
    Math.min(0.4, share("persons")) -
    (outline.dateline === null ? 0 : 0.5) -
    listed
  );
}

function scoreNews(evidence: Evidence): number {
  const { document, outline, kinds, share, narratedShare, shareOf, opensWith, listed, headings } =
    evidence;
  const { date, byline, place, publisher } = document.details ?? {};
  const variety = Math.min(1, Math.max(kinds("reporting"), kinds("says")) / 3);
  const reported = Math.max(share("reporting"), share("says"));
  const lead = outline.sentences.slice(0, LEAD_SENTENCES).map(({ text }) => text);
  const isRecent = namesRecentDay(lead.join("\n"), outline.language);
  return (
    (outline.dateline === null ? 0 : 1) +
    (date === undefined ? 0 : /\p{Nd}[:.h]\p{Nd}{2}(?!\p{Nd})/u.test(date) ? 0.55 : 0.45) +
    (byline === undefined ? 0 : 0.15) +
    (place === undefined ? 0 : 0.3) +
    (publisher === undefined ? 0 : 0.1) +
    Math.min(1, 4 * reported) * variety +
    Math.min(0.5, 4 * share("weekdays") + (isRecent ? 0.25 : 0)) +
    (hasShortParagraphs(outline) ? 0.15 : 0) +
    Math.min(0.2, shareOf(QUOTED)) -
    0.7 * narratedShare("persons") -
    listed -
    shareOf(QUESTION) -
    2 * shareOf(CITED) -
    (headings.length >= 5 ? 0.15 : 0) -
    (opensWith("opinions") ? 0.6 : 0) -
    (opensWith("guides") ? 0.4 : 0) -
    (opensWith("tales") ? 0.8 : 0) -
    (opensWith("minutes") && kinds("minutes") >= MIN_PARTS ? 0.5 : 0)
  );
}

function scoreFigures({ outline }: Evidence): number {
  const sentences = outline.sentences.slice(0, 300);
  const figures = sentences.filter(
    ({ text }) => PERCENTAGE.test(text) || amountsIn(text, outline.language).length > 0,
  );
  return figures.length >= MIN_PARTS && figures.length >= 0.35 * sentences.length ? 1 : 0;
}

/** News tells a thing a paragraph. */
function hasShortParagraphs({ sentences }: Outline): boolean {
  const paragraphs = new Set(sentences.map(({ paragraph }) => paragraph)).size;
  return paragraphs > MIN_PARTS && sentences.length <= 2.2 * paragraphs;
}

function countNumbered({ sections }: Outline): number {
  return sections.filter(({ number }) => number !== null).length;
}

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

function speakersRepeat(lines: readonly string[]): boolean {
  const speakers = lines.map((line) => /^([^:：]{1,25})[:：]/u.exec(line)?.[1] ?? "—");
  return new Set(speakers).size < speakers.length;
}
