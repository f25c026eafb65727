import { detectLanguage } from "../../documents/language.ts";
import type { Document } from "../../posts/document.ts";
import type { Point, Script } from "../../posts/script.ts";
import { fitCaption, writeCaption } from "../post/caption.ts";
import { keepsOrder } from "../post/cover.ts";
import { emphasise } from "../post/emphasis.ts";
import { normaliseHashtags } from "../post/hashtags.ts";
import { saidIn } from "../source/as_prose.ts";
import { evidenceOf } from "../source/evidence.ts";
import { outlineOf } from "../source/outline.ts";
import { toneOf } from "../source/tone.ts";
import { namedSubject } from "../subjects/named_subject.ts";
import { callToAction } from "../text/phrases.ts";
import { closeSentence } from "../text/sentences.ts";
import { type SpeakingBudget, speakingBudget } from "../text/speaking_time.ts";
import type { Brief } from "../writer.ts";
import type { Answer } from "./answer.ts";
import { checkPoint } from "./check_point.ts";
import { createTextCheck, plainLines, type TextCheck } from "./check_text.ts";
import { keyOf } from "./key_of.ts";
import { supportOf } from "./support.ts";
import { areNear, baseOf, isWrittenIn } from "./written_language.ts";

/** What is left of an answer. */
export interface CheckedAnswer {
  /** Null if too little is left. */
  script: Script | null;
  /** Why the model should be asked again, in sentences for it; empty if there is no need. */
  problems: string[];
}

const MAX_HOOK_WIDTH = 110;
const MAX_KICKER_WIDTH = 40;
const MAX_CALL_TO_ACTION_WIDTH = 80;
const MIN_SHARE_OF_POINTS = 0.5;
const MAX_PROBLEMS = 8;
/** A source longer than this has more to say than the hook. */
const LONG_SOURCE_LENGTH = 400;

/**
 * Converts a model's answer to a script: cleans all texts, drops those that are not supported
 * (`support.ts`) or repeat others, mends what is too long, and enforces the brief's limits.
 */
export function checkAnswer(answer: Answer, document: Document, brief: Brief): CheckedAnswer {
  const { platform, medium, maxPoints, narrationMs, customPrompt } = brief;
  const all = textsIn(answer);
  if (customPrompt === null && !isWrittenIn(document.language, all)) {
    const problem = `It has to be in the language of the source, "${document.language}".`;
    return { script: null, problems: [problem] };
  }
  const language = languageOf(answer, all, document);
  const sourceLength = document.blocks.reduce((sum, block) => sum + saidIn(block).length, 0);
  const support = supportOf(document, { language, allowed: customPrompt });
  const texts = createTextCheck(support, language);
  const { line, sentences, unsaid, isFounded } = texts;

  const hook = hookOf(answer, customPrompt === null ? document.title : null, texts);
  if (hook === null) {
    const problems = [
      ...texts.objections,
      "The hook has to be one true line of at most 70 characters.",
    ];
    return { script: null, problems: problems.slice(-MAX_PROBLEMS) };
  }
  texts.isNew(hook);
  const subline =
    sentences([answer.subline ?? ""])
      .filter(texts.isNew)
      .join(" ") || null;
  const budget = speakingBudget(narrationMs, language);
  const tone = toneOf(evidenceOf(document, outlineOf(document)), answer.genre);
  const givenCall = line(answer.callToAction, MAX_CALL_TO_ACTION_WIDTH);
  const isOwnCall = givenCall !== null && tone !== "grave" && isShortTextIn(language, givenCall);
  const closing = isOwnCall
    ? givenCall
    : callToAction(language, { medium, platform, genre: answer.genre, tone });
  const openingNarration = fitNarration(
    [unsaid(sentences(answer.openingNarration)), [closeSentence(hook, language)]],
    budget,
  );
  const closingNarration = fitNarration(
    [
      isOwnCall ? unsaid(sentences(answer.closingNarration)) : [],
      closing === "" ? [] : [closeSentence(closing, language)],
    ],
    budget,
  );
  const points: Point[] = [];
  let lost = 0;
  for (const given of answer.points) {
    if (points.length === maxPoints) break;
    const point = checkPoint(given, { texts, support });
    if (point === null) {
      lost += 1;
      continue;
    }
    const shorter = [closeSentence(point.headline, language)];
    const narration = fitNarration([point.narration, point.narration.slice(0, 1), shorter], budget);
    const subject = namedSubject(given.subject, tone);
    if (narration.length > 0) points.push({ ...point, narration, ...(subject && { subject }) });
  }
  const isTooLittle = points.length === 0 && maxPoints > 0 && sourceLength > LONG_SOURCE_LENGTH;
  const wanted = Math.min(maxPoints, answer.points.length);
  const isWorthAsking = isTooLittle || (lost > 0 && points.length < MIN_SHARE_OF_POINTS * wanted);
  const problems = isWorthAsking
    ? [...texts.objections, "Most points are missing, empty, untrue or repeated."]
    : [];
  if (isTooLittle) return { script: null, problems: problems.slice(-MAX_PROBLEMS) };

  const kicker = line(answer.kicker, MAX_KICKER_WIDTH);
  const subject = namedSubject(answer.subject, tone);
  const script: Script = {
    language,
    direction: detectLanguage([hook, ...points.map((point) => point.headline)].join("\n"))
      .direction,
    genre: answer.genre,
    tone,
    kicker: kicker === null || keyOf(kicker) === keyOf(hook) ? null : kicker,
    hook,
    subline,
    points: keepsOrder(answer.genre) ? points : emphasise(points, { language, hook, phrases: [] }),
    callToAction: closing,
    openingNarration,
    closingNarration,
    caption:
      captionOf() ??
      writeCaption({
        hook,
        subline,
        points,
        untold: { opening: null, facts: [] },
        closing: closing || null,
        language,
        platform,
        attribution: null,
        details: document.details,
      }),
    ...(subject && { subject }),
    hashtags: normaliseHashtags(
      answer.hashtags.filter((tag) => isFounded(tag) && support.holdsTag(tag)),
      platform,
    ),
  };
  return { script, problems: problems.slice(-MAX_PROBLEMS) };

  function captionOf(): string | null {
    const given = plainLines(answer.caption)
      .replace(/(?:^|\s)#[\p{L}\p{M}\p{Nd}_]+/gu, "")
      .trim();
    const isUsable = given !== "" && isWrittenIn(language, given) && isFounded(given);
    return isUsable ? fitCaption(given, platform) : null;
  }
}

/** The hook; where it is true but too long, a line that stands for it. */
function hookOf(
  answer: Answer,
  title: string | null,
  { line, isFounded }: TextCheck,
): string | null {
  const own = line(answer.hook, MAX_HOOK_WIDTH);
  if (own !== null || answer.hook.trim() === "" || !isFounded(answer.hook)) return own;
  const others = [title, ...answer.points.map((point) => point.headline)];
  return others.map((text) => line(text, MAX_HOOK_WIDTH)).find((text) => text !== null) ?? null;
}

/** The language that an answer is in, which is not always the one that it names. */
function languageOf(answer: Answer, texts: string, document: Document): string {
  const named = nameOf(answer.language);
  if (named !== null && isWrittenIn(named, texts)) {
    return areNear(baseOf(named), document.language) ? document.language : named;
  }
  return isWrittenIn(document.language, texts) ? document.language : detectLanguage(texts).language;
}

/** A language's tag as it should be written: "en" for "eng"; null for what is none. */
function nameOf(language: string): string | null {
  if (!/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(language)) return null;
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null;
  } catch {
    return null;
  }
}

/** False for what is more likely in another language: many models call to action in English. */
function isShortTextIn(language: string, text: string): boolean {
  return areNear(baseOf(language), detectLanguage(text).language);
}

/** What an answer shows, but for its caption. */
function textsIn({ hook, subline, points }: Answer): string {
  const shown = points.flatMap(({ headline, text, items }) => [headline, text, ...items]);
  return [hook, subline ?? "", ...shown].join("\n");
}

/** The first of several ways to say something for which there is time; none if there is for none. */
function fitNarration(ways: readonly (readonly string[])[], budget: SpeakingBudget): string[] {
  for (const sentences of ways) {
    if (sentences.length > 0 && budget.take(sentences)) return [...sentences];
  }
  return [];
}
