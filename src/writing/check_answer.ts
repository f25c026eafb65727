import { detectLanguage } from "../documents/language.ts";
import { plainLine } from "../documents/text.ts";
import type { Document } from "../posts/document.ts";
import type { Point, Script } from "../posts/script.ts";
import type { Answer } from "./answer.ts";
import { fitCaption, writeCaption } from "./caption.ts";
import { normaliseHashtags } from "./hashtags.ts";
import { callToAction } from "./phrases.ts";
import { closeSentence, openSentence, splitSentences } from "./sentences.ts";
import { type SpeakingBudget, speakingBudget } from "./speaking_time.ts";
import { type Support, supportOf } from "./support.ts";
import { widthOf } from "./words.ts";
import type { Brief } from "./writer.ts";

const MAX_HOOK_WIDTH = 110;
const MAX_HEADLINE_WIDTH = 90;
const MAX_KICKER_WIDTH = 40;
const MAX_CALL_TO_ACTION_WIDTH = 80;
const MAX_TEXT_LENGTH = 420;
const MAX_ITEMS = 8;
const WORD = /[\p{L}\p{M}\p{Nd}]+/gu;
/** A source longer than this has more to say than the hook. */
const LONG_SOURCE_LENGTH = 400;

/**
 * Converts a model's answer to a script: cleans all texts, drops those that are not supported
 * (`support.ts`), drops empty points, and enforces the brief's limits.
 *
 * @throws {RangeError} if too little is left for a script.
 */
export function checkAnswer(answer: Answer, document: Document, brief: Brief): Script {
  const { platform, medium, maxPoints, narrationMs } = brief;
  const source = document.blocks.map((block) => block.text).join("\n");
  const language = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(answer.language)
    ? answer.language
    : document.language;
  const { isSupported, holdsWords } = supportOf(document, {
    language,
    allowed: brief.customPrompt,
  });
  const line = (text: string | null, maxWidth: number) => {
    const clean = openSentence(plainLine(text ?? ""));
    return clean !== "" && widthOf(clean) <= maxWidth && isSupported(clean) ? clean : null;
  };
  const sentences = (texts: readonly string[]) =>
    texts
      .flatMap((text) => splitSentences(plainLine(text), language))
      .map((text) => closeSentence(text, language))
      .filter((text) => text !== "" && isSupported(text));

  const hook = line(answer.hook, MAX_HOOK_WIDTH);
  if (hook === null)
    throw new RangeError("Cannot use the answer as its hook is empty, too long or untrue");
  const budget = speakingBudget(narrationMs, language);
  const closing =
    line(answer.callToAction, MAX_CALL_TO_ACTION_WIDTH) ?? callToAction(language, medium, platform);
  const openingNarration = fitNarration(
    sentences(answer.openingNarration),
    [closeSentence(hook, language)],
    budget,
  );
  const closingNarration = fitNarration(
    sentences(answer.closingNarration),
    [closeSentence(closing, language)],
    budget,
  );
  const points: Point[] = [];
  for (const given of answer.points) {
    if (points.length === maxPoints) break;
    const point = checkPoint(given, { line, sentences, isSupported, holdsWords, source });
    if (point === null || !budget.take(point.narration)) continue;
    points.push(point);
  }
  if (points.length === 0 && maxPoints > 0 && source.length > LONG_SOURCE_LENGTH) {
    throw new RangeError("Cannot use the answer as it has no point that can be shown");
  }
  const subline = sentences(answer.subline === null ? [] : [answer.subline]).join(" ") || null;
  const given = plainLines(answer.caption)
    .replace(/(?:^|\s)#[\p{L}\p{M}\p{Nd}_]+/gu, "")
    .trim();
  const writeOwnCaption = () =>
    writeCaption({
      hook,
      subline,
      points,
      callToAction: closing,
      language,
      platform,
      attribution: null,
    });
  const caption = given !== "" && isSupported(given) ? fitCaption(given, platform) : null;
  return {
    language,
    direction: detectLanguage([hook, ...points.map((point) => point.headline)].join("\n"))
      .direction,
    genre: answer.genre,
    kicker: line(answer.kicker, MAX_KICKER_WIDTH),
    hook,
    subline,
    points,
    callToAction: closing,
    openingNarration,
    closingNarration,
    caption: caption ?? writeOwnCaption(),
    hashtags: normaliseHashtags(answer.hashtags.filter(isSupported), platform),
  };
}

interface Checks extends Support {
  line(text: string | null, maxWidth: number): string | null;
  sentences(texts: readonly string[]): string[];
  source: string;
}

function checkPoint(
  given: Answer["points"][number],
  { line, sentences, isSupported, holdsWords, source }: Checks,
): Point | null {
  const headline = line(given.headline, MAX_HEADLINE_WIDTH);
  if (headline === null) return null;
  const text = sentences([given.text]).join(" ");
  if (text.length > MAX_TEXT_LENGTH) return null;
  const items = given.items
    .map((item) => plainLine(item))
    .filter((item) => item !== "" && isSupported(item));
  const { figure, quote, comparison } = given;
  const value = figure === null ? "" : plainLine(figure.value);
  const isFigure =
    figure !== null &&
    /\p{Nd}/u.test(value) &&
    isSupported(value) &&
    figure.label.trim() !== "" &&
    isSupported(figure.label) &&
    holdsWords(figure.label);
  const isQuoted =
    quote !== null &&
    quote.text.trim() !== "" &&
    isSupported(quote.text) &&
    lettersOf(source).includes(lettersOf(quote.text)) &&
    isNamed(quote.attribution ?? "", source);
  const sides = comparison === null ? [] : [comparison.left, comparison.right];
  const isComparison =
    sides.length > 0 &&
    sides.every(
      ({ label, text }) =>
        label.trim() !== "" && text.trim() !== "" && isSupported(label) && isSupported(text),
    );
  const narration = sentences(given.narration);
  const clean = (side: { label: string; text: string }) => ({
    label: plainLine(side.label),
    text: plainLine(side.text),
  });
  return {
    headline,
    text,
    items: items.slice(0, MAX_ITEMS),
    figure: isFigure ? { value, label: plainLine(figure.label) } : null,
    quote: isQuoted
      ? {
          text: plainLine(quote.text),
          attribution: quote.attribution && plainLine(quote.attribution),
        }
      : null,
    comparison:
      comparison !== null && isComparison
        ? { left: clean(comparison.left), right: clean(comparison.right) }
        : null,
    narration: narration.length > 0 ? narration : sentences([text === "" ? headline : text]),
  };
}

/** The preferred sentences if there is time to speak them, else the shorter ones, else none. */
function fitNarration(
  preferred: readonly string[],
  shorter: readonly string[],
  budget: SpeakingBudget,
): string[] {
  for (const sentences of [preferred, shorter]) {
    if (sentences.length > 0 && budget.take(sentences)) return [...sentences];
  }
  return [];
}

function plainLines(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split("\n").map(plainLine).join("\n"))
    .join("\n\n");
}

/** True if a source has every word of a name. */
function isNamed(name: string, source: string): boolean {
  const words = new Set(source.toLowerCase().match(WORD));
  return (name.toLowerCase().match(WORD) ?? []).every((word) => words.has(word));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, "");
}
