import { hasContent } from "../../documents/clean_text.ts";
import type { Document } from "../../posts/document.ts";
import { MAX_HOOK_WIDTH } from "../post/headline.ts";
import { pointsBack } from "../text/openers.ts";
import { splitSentences } from "../text/sentences.ts";
import { stemsOf, widthOf, wordsOf } from "../text/words.ts";
import type { Brief } from "../writer.ts";
import { leaveOut, leaveOutEmoji } from "./leave_out.ts";
import { type Mentions, mentionsOf } from "./mentions.ts";
import { readWishes } from "./read_wishes.ts";
import type { Wish } from "./wish.ts";

/** What to write, and from what, so that a client's wishes come true. */
export interface Plan {
  /** Without what must not be mentioned. */
  document: Document;
  maxPoints: number;
  narrationMs: number | null;
  /** How many points were asked for, and in which words; null if that is open. */
  wantedPoints: { count: number; said: string } | null;
  /** What the post is to be about: any of these names and terms; none if that is open. */
  focus: string[];
  maxHashtags: number | null;
  hasCall: boolean;
  /** The language of the call to action. */
  callLanguage: string;
  /** True if simple sentences are wanted. */
  isSimple: boolean;
  /** What is not followed, in the client's words. */
  notFollowed: string[];
}

const MIN_QUESTION_WORDS = 3;
const SHORTER = 0.6;
/** A bare term is a topic if it is as short as this. */
const MAX_TOPIC_WORDS = 4;
const QUESTION = /[?？؟]["'”’»)」』]*$/u;

/** Reads the instructions of a brief and plans a post of a document by them. */
export function planFor(document: Document, brief: Brief): Plan {
  const { maxPoints, narrationMs, customPrompt } = brief;
  const { language } = document;
  const plan: Plan = {
    document,
    maxPoints,
    narrationMs,
    wantedPoints: null,
    focus: [],
    maxHashtags: null,
    hasCall: true,
    callLanguage: language,
    isSimple: false,
    notFollowed: [],
  };
  if (customPrompt === null || customPrompt.trim() === "") return plan;
  const instructions = readWishes(customPrompt, language);
  const isForeign = instructions.language !== language.split("-")[0];
  // What must not be mentioned is left out first, so that no other wish brings it back.
  const wishes = instructions.wishes.toSorted((a, b) => rankOf(a) - rankOf(b));
  const refused = new Set(wishes.filter((wish) => !follow(wish, plan, { brief, isForeign })));
  const said = instructions.wishes.filter((wish) => refused.has(wish)).map((wish) => wish.said);
  return { ...plan, notFollowed: [...new Set(said)] };
}

function rankOf({ kind }: Wish): number {
  return kind === "avoid" ? 0 : 1;
}

/** Changes the plan as a wish asks; false if that is not possible. */
function follow(
  wish: Wish,
  plan: Plan,
  { brief, isForeign }: { brief: Brief; isForeign: boolean },
): boolean {
  const { language } = plan.document;
  switch (wish.kind) {
    case "avoid":
      return avoid(wish, plan, isForeign);
    case "focus":
      return focusOn(mentionsOf(wish.about, language), wish.about, plan);
    case "unknown":
      return (
        isTopic(wish.said, language) &&
        focusOn(mentionsOf([wish.said], language), [wish.said], plan)
      );
    case "points":
      return limitPoints(wish.count, wish.said, plan);
    case "slides":
      // The cover and the last slide are slides too.
      if (brief.medium !== "slides") return brief.medium === "picture" && wish.count === 1;
      return wish.count > 2 && limitPoints(wish.count - 2, wish.said, plan);
    case "hashtags":
      plan.maxHashtags = wish.count;
      return true;
    case "no_hashtags":
      plan.maxHashtags = 0;
      return true;
    case "no_emoji":
      plan.document = leaveOutEmoji(plan.document);
      return true;
    case "no_call":
      plan.hasCall = false;
      return true;
    case "call_language":
      plan.callLanguage = wish.language;
      return true;
    case "post_language":
      return wish.language === language.split("-")[0];
    case "simple":
      plan.isSimple = true;
      return true;
    case "short":
      plan.maxPoints = Math.max(1, Math.round(plan.maxPoints * SHORTER));
      if (plan.narrationMs !== null) plan.narrationMs *= SHORTER;
      return true;
    case "question":
      return askQuestion(plan);
  }
}

function avoid(
  { about, isLoose }: Extract<Wish, { kind: "focus" | "avoid" }>,
  plan: Plan,
  isForeign: boolean,
): boolean {
  const mentions = mentionsOf(about, plan.document.language);
  const document = leaveOut(plan.document, mentions);
  const isLess = textsOf(document).length < textsOf(plan.document).length;
  const isChanged =
    isLess || document.blocks.some((block, index) => block !== plan.document.blocks[index]);
  const isNamed = about.every((text) => /^\p{Lu}/u.test(text));
  // Whether a text in another language has "jargon" or "politics" nobody can say by these words.
  if (!isChanged) return !isForeign && (!isLoose || isNamed);
  if (!document.blocks.some(({ kind, text }) => kind !== "heading" && hasContent(text)))
    return false;
  plan.document = document;
  return true;
}

/** A cover that has nothing to do with what is asked for gives way. */
function focusOn(mentions: Mentions, about: readonly string[], plan: Plan): boolean {
  const { title, blocks } = plan.document;
  const isTold = blocks.some(({ text }) => mentions(text));
  if (!isTold && !(title !== null && mentions(title))) return false;
  if (isTold && title !== null && !mentions(title)) {
    const heading = blocks.find(({ kind, text }) => kind === "heading" && mentions(text));
    plan.document = { ...plan.document, title: heading?.text ?? null };
  }
  plan.focus.push(...about);
  return true;
}

/** True for a term or two without any other words: instructions of one's own do not read like that. */
function isTopic(text: string, language: string): boolean {
  const words = wordsOf(text, language);
  return words.length <= MAX_TOPIC_WORDS && stemsOf(text, language).length === words.length;
}

function limitPoints(count: number, said: string, plan: Plan): boolean {
  if (count < 1 || count > plan.maxPoints) return false;
  plan.maxPoints = count;
  plan.wantedPoints = { count, said };
  return true;
}

/** Has a question of the text as the title. */
function askQuestion(plan: Plan): boolean {
  const { title, language } = plan.document;
  if (title !== null && QUESTION.test(title)) return true;
  const question = plan.document.blocks
    .flatMap(({ kind, text }) =>
      kind === "heading"
        ? [text]
        : splitSentences(text, language).filter((sentence) => !pointsBack(sentence, language)),
    )
    .find(
      (text) =>
        QUESTION.test(text) &&
        widthOf(text) <= MAX_HOOK_WIDTH &&
        wordsOf(text, language).length >= MIN_QUESTION_WORDS,
    );
  if (question === undefined) return false;
  plan.document = { ...plan.document, title: question };
  return true;
}

function textsOf({ title, blocks }: Document): string[] {
  return [...(title === null ? [] : [title]), ...blocks.map(({ text }) => text)];
}
