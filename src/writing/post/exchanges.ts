import type { Point } from "../../posts/script.ts";
import type { Outline, Sentence } from "../source/outline.ts";
import { closeSentence, openSentence } from "../text/sentences.ts";
import { shorten } from "../text/shorten.ts";
import { capitalise, widthOf } from "../text/words.ts";
import { type PointSource, pointOf } from "./candidate.ts";
import { MAX_HOOK_WIDTH } from "./headline.ts";

/** A question and what is answered to it. */
interface Exchange {
  question: string;
  answers: Sentence[];
}

/** What is told of an answer. */
interface Answer {
  texts: string[];
  /** The salience of the best of its sentences. */
  worth: number;
}

const QUESTION = /[?？؟](?:["”’»）)」』]|\s)*$/u;
const SPEAKER = /^[^:：?？؟]{1,40}[:：]\s+(?=\S)/u;
const MAX_ANSWER_WIDTH = 160;
/** One sentence that cannot be shortened may be longer. */
const MAX_SENTENCE_WIDTH = 220;
const MIN_EXCHANGES = 2;

/**
 * Makes points from questions and answers, one of each a point: those that tell most with the beginning
 * of the answer, in the order of the source. Null if there are hardly any.
 */
export function exchangePoints(source: PointSource): Point[] | null {
  const { outline, maxPoints, budget, cover } = source;
  const exchanges = exchangesOf(outline).filter(({ answers }) => answers.length > 0);
  if (exchanges.length < MIN_EXCHANGES) return null;
  const ranked = exchanges
    .flatMap(({ question, answers }, order) => {
      const answer = beginningOf(answers, source);
      return answer === null ? [] : [{ question, answer, order }];
    })
    .sort((a, b) => b.answer.worth - a.answer.worth);
  const chosen: { order: number; point: Point }[] = [];
  for (const { question, answer, order } of ranked) {
    if (chosen.length >= maxPoints) break;
    const point = pointFor(question, answer.texts, outline.language);
    if (point === null || point.headline === cover.hook || !budget.take(point.narration)) continue;
    chosen.push({ order, point });
  }
  return chosen.sort((a, b) => a.order - b.order).map(({ point }) => point);
}

/** Questions are headings, or else paragraphs that end with one. */
function exchangesOf({ sections }: Outline): Exchange[] {
  const headed = sections.flatMap(({ heading, sentences }) =>
    heading !== null && QUESTION.test(heading) ? [{ question: heading, answers: sentences }] : [],
  );
  if (headed.length >= MIN_EXCHANGES) return headed;
  const sentences = sections.flatMap((section) => section.sentences);
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()];
  const exchanges: Exchange[] = [];
  let asker = "";
  let isAnswered = false;
  for (const paragraph of paragraphs) {
    const [speaker = ""] = SPEAKER.exec(paragraph[0]?.text ?? "") ?? [];
    const last = paragraph.at(-1)?.text ?? "";
    if (QUESTION.test(last)) {
      exchanges.push({ question: last.replace(SPEAKER, ""), answers: [] });
      [asker, isAnswered] = [speaker, false];
    } else if (speaker !== "" && speaker === asker) isAnswered = true;
    // What follows a remark of who asks is about that remark.
    else if (!isAnswered) exchanges.at(-1)?.answers.push(...paragraph);
  }
  return exchanges;
}

/** The first sentences of an answer, as many as there is room for; null if not even one can be told. */
function beginningOf(
  answers: readonly Sentence[],
  { outline: { language }, salience, cover }: PointSource,
): Answer | null {
  // What the cover says is told already.
  if (cover.hookSentence !== null && answers.includes(cover.hookSentence)) return null;
  const texts: string[] = [];
  let worth = 0;
  let width = 0;
  for (const answer of answers) {
    if (answer.quality === 0) break;
    const text = closeSentence(answer.text, language);
    width += widthOf(text);
    if (width > MAX_ANSWER_WIDTH) break;
    texts.push(text);
    worth = Math.max(worth, salience.of(answer));
  }
  if (texts.length > 0) return { texts, worth };
  const [first] = answers;
  if (first === undefined) return null;
  const whole = closeSentence(first.text, language);
  const text =
    shorten(first.text, language, MAX_ANSWER_WIDTH) ??
    (widthOf(whole) <= MAX_SENTENCE_WIDTH ? whole : null);
  return text === null ? null : { texts: [text], worth: salience.of(first) };
}

function pointFor(question: string, answer: readonly string[], language: string): Point | null {
  const asked = closeSentence(capitalise(question, language), language);
  const short = widthOf(asked) <= MAX_HOOK_WIDTH ? asked : shorten(asked, language, MAX_HOOK_WIDTH);
  if (short === null) return null;
  return pointOf({
    headline: openSentence(short),
    text: answer.join(" "),
    narration: [short, ...answer],
  });
}
