import { plainLetters } from "../languages/mod.ts";
import { unitsOf } from "../line_kinds.ts";
import { isForeign, isKept, type JudgedBlocks } from "./judged_blocks.ts";

/** How many answers a question has, as pages of questions say above the first: "2 Answers". */
const WORDS =
  "answers?|antwort(?:en)?|réponses?|respuestas?|respostas?|rispost[ae]|antwoord(?:en)?|svar|vastaus(?:ta)?|odpowied(?:zi|ź)|odpověd[iíě]|ответ(?:а|ов)?|відповід(?:ь|і|ей)|cevap|yanıt|jawaban|câu trả lời|(?:个|個|件の|개의\\s?)?(?:回答|答案|답변)|إجابات|إجابة|תשובות|उत्तर|जवाब|پاسخ";
const COUNTED = new RegExp(
  `^(?:\\p{Nd}{1,4}\\s?(?:${WORDS})|(?:${WORDS})\\s?[(（]?\\p{Nd}{1,4}(?:件|개)?[)）]?)$`,
  "u",
);
/** A question says what it asks in so many words; an article that readers answer to says more. */
const MIN_ASKED = 12;
const MAX_ASKED = 300;
const ASKS = /[?？؟]/u;
const MIN_ANSWER = 15;
/** Who answers, and how many liked it, stand above an answer in fewer lines. */
const MAX_HEAD = 12;

/**
 * Keeps of a page of a question what is asked and the first answer, which such pages put first as it is the best:
 * drops what stands between the two, and all below. False for any other page.
 */
export function keepAnswer(
  { blocks, kinds }: JudgedBlocks,
  { title, dropped }: { title: number; dropped: Set<number> },
): boolean {
  const body = kinds.findIndex((kind, index) => index > title && isKept(kind));
  if (body < 0) return false;
  const counted = blocks.findIndex(
    ({ kind, text }, index) =>
      index > body && kind !== "list_item" && text.length <= 40 && COUNTED.test(plainLetters(text)),
  );
  if (counted < 0) return false;
  const asked = endOf(body);
  const first = kinds.findIndex((kind, index) => index > counted && isKept(kind));
  if (first < 0 || first > counted + MAX_HEAD || asked > counted) return false;
  const answered = endOf(first);
  const unitsIn = (from: number, end: number): number =>
    blocks.slice(from, end).reduce((sum, { text }) => sum + unitsOf(text), 0);
  const question = [blocks[title], ...blocks.slice(body, asked)];
  if (!question.some((block) => ASKS.test(block?.text ?? ""))) return false;
  const isQuestion = unitsIn(body, asked) >= MIN_ASKED && unitsIn(body, asked) <= MAX_ASKED;
  if (!isQuestion || unitsIn(first, answered) < MIN_ANSWER) return false;
  for (let index = asked; index < blocks.length; index++) {
    if (index < first || index >= answered) dropped.add(index);
  }
  return true;

  /** Where a text ends that begins somewhere: at the first of the page's controls below it. */
  function endOf(from: number): number {
    const end = kinds.findIndex((kind, index) => index > from && isForeign(kind));
    return end < 0 ? blocks.length : end;
  }
}
