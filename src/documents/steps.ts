import type { Block } from "../posts/document.ts";
import { endsSentence } from "./line_kinds.ts";

const MIN_STEPS = 2;
/** More between two steps is no part of the first of them. */
const MAX_DETAILS = 8;

/** "Step 2", alone or with the step behind a colon, in any language. */
const STEP =
  /^(?:(?<word>\p{L}[\p{L}\p{M}]{1,11})\s?(?<number>\p{Nd}{1,2})|第(?<count>\p{Nd}{1,2})步)(?:\s*[.:：)–—-]\s*(?<text>\S.*)|\s*[.:：)]?)$/u;
const DIGITS = /\p{Nd}/gu;

/** A number alone, above its step. */
const NUMBER = /^(?<number>\p{Nd}{1,2})[.)]?$/u;
const MIN_STEP_LENGTH = 30;
/** A number and a step, at the beginning of an item. */
const NUMBERED = /^(\p{Nd}{1,2})[.)]?\s+(?=\p{Lu}|\p{Lo})(.+)$/su;
/** "2 Eier" is no step. */
const SENTENCE = /[.!?。！？।؟](?:\s|$)/u;
/** "Part 2 of 3: Watering" */
const PART =
  /^(?<word>\p{L}[\p{L}\p{M}]{1,14})\s(?<number>\p{Nd}{1,2})\s?(?:\p{L}{1,5}\s|\/\s?)(?<count>\p{Nd}{1,2})\s?[:：.–—-]\s*(?<name>\S.{0,99})$/u;

/**
 * Makes numbered list items of steps that are counted on lines of their own, with a word or within the items of a
 * list, with what stands between them below them, and headings of "Part 2 of 3: …".
 */
export function numberSteps(source: readonly Block[]): Block[] {
  const blocks = nameParts(source);
  const result: Block[] = [];
  let index = 0;
  while (index < blocks.length) {
    const steps = stepsFrom(blocks, index) ?? itemsFrom(blocks, index);
    if (steps !== null) {
      result.push(...steps.items);
      index = steps.end;
      continue;
    }
    const block = blocks[index];
    if (block !== undefined) result.push(block);
    index += 1;
  }
  return result;
}

interface Steps {
  items: Block[];
  /** The block below the last of them. */
  end: number;
}

function stepsFrom(blocks: readonly Block[], start: number): Steps | null {
  const items: Block[] = [];
  let count = 0;
  let next = start;
  let end = start;
  let word: string | undefined;
  for (;;) {
    const step = stepAt(blocks, next);
    const isNext = step?.number === count + 1 && (word === undefined || step.word === word);
    if (step === null || !isNext) {
      // What is listed between two steps belongs to the first of them.
      if (count === 0 || next - end >= MAX_DETAILS || !isPlainItem(blocks[next])) break;
      next += 1;
      continue;
    }
    items.push(...blocks.slice(end, next).map(asDetail));
    items.push({ kind: "list_item", text: step.text, level: 1, number: step.number });
    word = step.word;
    count += 1;
    next = end = step.end;
  }
  return count < MIN_STEPS ? null : { items, end };
}

/** The items of a list without numbers, some of which begin with them: "1 Mix the flour. It should be dry." */
function itemsFrom(blocks: readonly Block[], start: number): Steps | null {
  if (blocks[start - 1]?.kind === "list_item") return null;
  let end = start;
  while (isPlainItem(blocks[end])) end += 1;
  let count = 0;
  const items = blocks.slice(start, end).map((item, index): Block => {
    const [, digits = "", text = ""] = NUMBERED.exec(item.text) ?? [];
    const isStep = numberOf(digits) === count + 1 && (count > 0 || index === 0);
    if (!isStep || !SENTENCE.test(text)) return asDetail(item);
    count += 1;
    return { ...item, text, level: 1, number: count };
  });
  return count < MIN_STEPS ? null : { items, end };
}

function isPlainItem(block: Block | undefined): boolean {
  return block?.kind === "list_item" && block.number === undefined && block.cells === undefined;
}

function asDetail(block: Block): Block {
  return { ...block, kind: "list_item", level: 2 };
}

/** Makes headings of the names of parts that are counted: "Part 2 of 3: Watering". */
function nameParts(blocks: readonly Block[]): Block[] {
  const parts = blocks.map(({ kind, text }) =>
    kind === "paragraph" || kind === "heading" ? PART.exec(text)?.groups : undefined,
  );
  const keyOf = (part: (typeof parts)[number]) => `${part?.word} ${part?.count}`;
  const numbers = new Map<string, Set<number>>();
  for (const part of parts) {
    if (part === undefined) continue;
    const own = numbers.get(keyOf(part)) ?? new Set();
    numbers.set(keyOf(part), own.add(numberOf(part.number ?? "")));
  }
  return blocks.map((block, index) => {
    const part = parts[index];
    if (part?.name === undefined) return block;
    const found = numbers.get(keyOf(part))?.size ?? 0;
    const isCounted = found >= 2 && found === numberOf(part.count ?? "");
    return isCounted ? { kind: "heading", text: part.name, level: 2 } : block;
  });
}

function stepAt(
  blocks: readonly Block[],
  index: number,
): { word: string; number: number; text: string; end: number } | null {
  const block = blocks[index];
  if (block === undefined || (block.kind !== "paragraph" && block.kind !== "heading")) return null;
  const groups = (STEP.exec(block.text) ?? NUMBER.exec(block.text))?.groups;
  if (groups === undefined) return null;
  const { word = "", number, count, text } = groups;
  const isPlain = word === "" && count === undefined;
  const step = { word, number: numberOf(number ?? count ?? "") };
  if (text !== undefined) return { ...step, text, end: index + 1 };
  const below = blocks[index + 1];
  if (below?.kind !== "paragraph" || STEP.test(below.text)) return null;
  // What stands below the numbers of a list of articles is a headline.
  if (isPlain && (below.text.length < MIN_STEP_LENGTH || !endsSentence(below.text))) return null;
  return { ...step, text: below.text, end: index + 2 };
}

/** The value of digits of any script. */
function numberOf(digits: string): number {
  // The ten digits of a script stand together in Unicode, with no other digit below them.
  return Number(
    digits.replace(DIGITS, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      let zero = code;
      while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
      return String(code - zero);
    }),
  );
}
