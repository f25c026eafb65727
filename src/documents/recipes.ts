import type { Block } from "../posts/document.ts";
import { keysOf, lineKey } from "./languages/mod.ts";
import { endsSentence, type LineKind, unitsOf } from "./line_kinds.ts";

const INGREDIENTS = keysOf("ingredients");
const METHOD = keysOf("method");
const MAX_INGREDIENT_UNITS = 14;
/** The same of one that begins with its amount. */
const MAX_MEASURED_UNITS = 30;
/** "1. " begins a step. */
const NUMBERED = /^\p{Nd}{1,2}[.)]\s/u;
const MIN_INGREDIENTS = 2;
const MIN_STEPS = 2;
/** "400 g" */
const AMOUNT = /^[\p{Nd}½⅓¼¾⅔⅛]/u;
const MIN_AMOUNTS = 3;
/** What is said to readers rather than done. */
const CRY = /[!！]/u;
/** What some of the ingredients are for. */
const PART = /\p{L}\s?[:：]$/u;
const MAX_PART_UNITS = 6;
/** Times and servings between a title and its list are fewer lines. */
const MAX_GAP = 7;

/** Makes lists of what stands below the titles of a recipe's ingredients and steps. */
export function listRecipes(
  source: readonly Block[],
  found: readonly LineKind[],
): { blocks: Block[]; kinds: LineKind[] } {
  const blocks = [...source];
  const kinds = [...found];
  const hasList = (index: number): boolean =>
    source[index]?.kind === "list_item" &&
    source.slice(index + 1, index + 3).some(({ kind }) => kind === "list_item");
  const toItem = (index: number, number?: number): void => {
    const block = blocks[index];
    if (block === undefined) return;
    const item: Block = { kind: "list_item", text: block.text, level: 1 };
    blocks[index] = number === undefined ? item : { ...item, number };
    kinds[index] = "prose";
  };
  const toHeading = (index: number): void => {
    const block = blocks[index];
    if (block?.kind !== "paragraph") return;
    blocks[index] = { kind: "heading", text: block.text.replace(/[:：]$/u, ""), level: 2 };
    kinds[index] = "prose";
  };
  const isMarked = source.some(({ kind }) => kind === "heading");
  let hasIngredients = false;
  // A menu may say it before the recipe does.
  const last = new Map(source.map((block, index) => [lineKey(block.text), index]));
  const toFurniture = (from: number, until: number): void => {
    for (let line = from; line < until; line++) kinds[line] = "furniture";
  };
  /** True for a list with an amount in it, or steps below it: a page on food has the word in its menu as well. */
  const isRecipe = (from: number, end: number): boolean =>
    source.slice(from, end).some(({ text }) => /[\p{Nd}½⅓¼¾⅔⅛]/u.test(text)) ||
    source.slice(end).some(({ text }) => METHOD.has(lineKey(text)));
  for (let index = 0; index < source.length; index++) {
    const block = source[index];
    if (block === undefined || (block.kind !== "paragraph" && block.kind !== "heading")) continue;
    const key = lineKey(block.text);
    let end = index + 1;
    const isTitle = INGREDIENTS.has(key) || (hasIngredients && METHOD.has(key));
    const list = isTitle ? listBelow(source, found, end) : -1;
    if (list > end) {
      toHeading(index);
      toFurniture(end, list);
      hasIngredients ||= INGREDIENTS.has(key);
      end = list;
    } else if (
      hasList(end) &&
      (INGREDIENTS.has(key) || METHOD.has(key) || (!isMarked && isListTitle(block, found, index)))
    ) {
      hasIngredients ||= INGREDIENTS.has(key);
      toHeading(index);
      if (INGREDIENTS.has(key)) nestParts({ blocks, kinds }, end);
    } else if (INGREDIENTS.has(key) && last.get(key) === index) {
      const first = amountsBelow(source, found, end);
      end = first;
      while (isIngredient(source[end], found[end])) end += 1;
      if (end - first < MIN_INGREDIENTS || !isRecipe(first, end)) {
        end = index + 1;
        continue;
      }
      hasIngredients = true;
      toHeading(index);
      toFurniture(index + 1, first);
      for (let line = first; line < end; line++) toItem(line);
      joinAmounts({ blocks, kinds }, { from: first, end });
      nestParts({ blocks, kinds }, first);
    } else if (hasIngredients && METHOD.has(key)) {
      const first = stepsBelow(source, found, end);
      end = first;
      while (isStep(source[end], found[end])) end += 1;
      // "Enjoy!"
      while (end > first + MIN_STEPS && CRY.test(source[end - 1]?.text ?? "")) end -= 1;
      if (end === first) {
        end = index + 1;
        continue;
      }
      toHeading(index);
      toFurniture(index + 1, first);
      for (let line = first; line < end; line++) toItem(line, line - first + 1);
    }
    index = end - 1;
  }
  if (hasIngredients) dropControls({ blocks, kinds });
  return { blocks, kinds };
}

/** Puts amounts that stand on lines of their own, each below or above its ingredient, on the line of that. */
function joinAmounts(
  { blocks, kinds }: { blocks: Block[]; kinds: LineKind[] },
  { from, end }: { from: number; end: number },
): void {
  const texts = blocks.slice(from, end).map(({ text }) => text);
  const isAmount = texts.map((text) => AMOUNT.test(text) && unitsOf(text) <= 2);
  const count = isAmount.filter(Boolean).length;
  const isTwice = isAmount.some((is, index) => is && isAmount[index + 1]);
  if (isTwice || count < MIN_AMOUNTS || count < 0.4 * texts.length) return;
  const step = isAmount[0] ? 1 : -1;
  for (const [index, text] of texts.entries()) {
    const name = texts[index + step];
    if (!isAmount[index] || name === undefined) continue;
    const joined = step === 1 ? `${text} ${name}` : `${name}: ${text}`;
    blocks[from + index + step] = { kind: "list_item", text: joined, level: 1 };
    blocks[from + index] = { kind: "paragraph", text, level: 0 };
    kinds[from + index] = "furniture";
  }
}

/** Sets the ingredients below the part that they are for, such as "For the dough:". */
function nestParts(
  { blocks, kinds }: { blocks: Block[]; kinds: readonly LineKind[] },
  from: number,
): void {
  let isWithin = false;
  for (let index = from; index < blocks.length; index++) {
    const block = blocks[index];
    if (kinds[index] === "furniture") continue;
    if (block?.kind !== "list_item" || block.level !== 1 || block.number !== undefined) return;
    const isPart = PART.test(block.text) && unitsOf(block.text) <= MAX_PART_UNITS;
    if (isWithin && !isPart) blocks[index] = { ...block, level: 2 };
    isWithin ||= isPart;
  }
}

/** What stands between a recipe's ingredients and the title of its steps is no part of it. */
function dropControls({ blocks, kinds }: { blocks: readonly Block[]; kinds: LineKind[] }): void {
  const method = blocks.findIndex(
    ({ kind, text }, index) => index > 0 && kind === "heading" && METHOD.has(lineKey(text)),
  );
  for (let index = method - 1; index > method - MAX_GAP; index--) {
    const isControl =
      blocks[index]?.kind === "paragraph" && (kinds[index] === "short" || kinds[index] === "count");
    // The last ingredient may stand without an amount.
    if (!isControl || blocks[index - 1]?.cells !== undefined) break;
    kinds[index] = "furniture";
  }
}

/** Where a list begins below a title and some times, numbers and controls; -1 if none does. */
function listBelow(blocks: readonly Block[], kinds: readonly LineKind[], from: number): number {
  for (let index = from; index < from + MAX_GAP; index++) {
    const block = blocks[index];
    if (block?.kind === "list_item") return index;
    const kind = kinds[index];
    if (block?.kind !== "paragraph" || METHOD.has(lineKey(block.text))) return -1;
    if (kind === "prose" || kind === "sentence" || /[:：]$/u.test(block.text)) return -1;
  }
  return -1;
}

/** Where the amounts begin below a title and what changes the servings; the line below the title if nothing is between. */
function amountsBelow(blocks: readonly Block[], kinds: readonly LineKind[], from: number): number {
  const isAmount = (index: number): boolean =>
    kinds[index] === "short" && AMOUNT.test(blocks[index]?.text ?? "");
  for (let index = from; index < from + MAX_GAP; index++) {
    if (blocks[index]?.kind !== "paragraph" || METHOD.has(lineKey(blocks[index]?.text ?? "")))
      break;
    const isControl = kinds[index] === "button" || kinds[index] === "furniture";
    const above = kinds.slice(from, index);
    const isBelow = above.some((kind) => kind === "button" || kind === "furniture");
    if (isBelow && !isControl && isAmount(index) && isAmount(index + 1)) return index;
    if (kinds[index] === "prose" || kinds[index] === "sentence") break;
  }
  return from;
}

/** Where the steps begin below a title and some times; the line below the title if nothing is between. */
function stepsBelow(blocks: readonly Block[], kinds: readonly LineKind[], from: number): number {
  for (let index = from; index < from + MAX_GAP; index++) {
    if (isStep(blocks[index], kinds[index]) && kinds[index] === "prose") return index;
    const isTime = blocks[index]?.kind === "paragraph" && /\p{Nd}/u.test(blocks[index]?.text ?? "");
    if (!isTime && kinds[index] !== "button" && kinds[index] !== "furniture") break;
  }
  return from;
}

/** A few words without a colon above a list, within a text. */
function isListTitle(block: Block, kinds: readonly LineKind[], index: number): boolean {
  if (kinds[index] !== "short" || unitsOf(block.text) > 5 || !/[\p{L}?？]$/u.test(block.text)) {
    return false;
  }
  const before = kinds.slice(Math.max(0, index - 12), index);
  return before.includes("prose") || before.includes("item");
}

function isIngredient(block: Block | undefined, kind: LineKind | undefined): boolean {
  if (block?.kind !== "paragraph" || METHOD.has(lineKey(block.text))) return false;
  const isMeasured =
    AMOUNT.test(block.text) && !NUMBERED.test(block.text) && !endsSentence(block.text);
  if (kind === "prose" ? !isMeasured : kind !== "short" && kind !== "count" && kind !== "sentence")
    return false;
  const most = isMeasured ? MAX_MEASURED_UNITS : MAX_INGREDIENT_UNITS;
  return unitsOf(block.text) <= most && !/[?!]$/u.test(block.text);
}

function isStep(block: Block | undefined, kind: LineKind | undefined): boolean {
  if (block?.kind !== "paragraph" || block.speaker !== undefined) return false;
  return (kind === "prose" || kind === "sentence") && endsSentence(block.text);
}
