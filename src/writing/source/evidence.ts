import { keysOf, lineKey } from "../../documents/languages/mod.ts";
import type { Block, Document } from "../../posts/document.ts";
import { ENGLISH, type WritingPart, wordsFor } from "../languages/mod.ts";
import { anyOf } from "../text/expressions.ts";
import { asProse } from "./as_prose.ts";
import type { Outline } from "./outline.ts";

/** What genres are told by, in counts and shares. */
export interface Evidence {
  document: Document;
  outline: Outline;
  /** The blocks that are read, but for headings. */
  lines: readonly Block[];
  headings: readonly string[];
  items: readonly Block[];
  /** Share of the text that is list items. */
  listed: number;
  /** Share of the sentences with one of a part's phrases. */
  share(part: WritingPart): number;
  /** The same, of what is not quoted. */
  narratedShare(part: WritingPart): number;
  /** How many different phrases of a part there are. */
  kinds(part: WritingPart): number;
  /** True if a text has one of a part's phrases. */
  has(part: WritingPart, text: string): boolean;
  /** True if the title has one of a part's phrases. */
  isTitled(part: WritingPart): boolean;
  /** True if the title, a heading or the first line has one of a part's phrases. */
  opensWith(part: WritingPart): boolean;
  /** Share of the sentences that match an expression. */
  shareOf(expression: RegExp): number;
  /** True if headings name the ingredients, or the steps, of a recipe. */
  namesIngredients: boolean;
  namesMethod: boolean;
}

/** What a genre is told by is on the first pages. */
const MAX_SENTENCES = 300;
const MAX_LINES = 600;
const MAX_OPENING_LENGTH = 400;
/** Words that are in titles of any language. */
const ALSO_ENGLISH: readonly WritingPart[] = ["releases", "minutes"];
const QUOTED = /["“„«「『][^"“”„«»「」『』]{1,400}["”“»」』]/gu;
const INGREDIENTS = keysOf("ingredients");
const METHOD = keysOf("method");
const built = new Map<string, RegExp>();

/** Gathers what a document's genre is told by. */
export function evidenceOf(document: Document, outline: Outline): Evidence {
  const blocks = asProse(document.blocks).slice(0, MAX_LINES);
  const lines = blocks.filter((block) => block.kind !== "heading");
  const headings = blocks.filter(({ kind }) => kind === "heading").map((block) => block.text);
  const items = lines.filter((block) => block.kind === "list_item");
  const all = lengthOf(lines);
  const first = lines[0]?.text.slice(0, MAX_OPENING_LENGTH) ?? "";
  const titles = [document.title ?? "", ...headings].join("\n");
  const sentences = outline.sections
    .flatMap((section) => [
      ...section.sentences.map((sentence) => sentence.text),
      ...section.quotes.map((quote) => quote.source),
      ...section.lists.flatMap((list) => list.items),
    ])
    .slice(0, MAX_SENTENCES);
  const shareIn = (texts: readonly string[], expression: RegExp) =>
    texts.length === 0 ? 0 : texts.filter((text) => expression.test(text)).length / texts.length;
  const shareOf = (expression: RegExp) => shareIn(sentences, expression);
  const narrated = sentences.map((sentence) => sentence.replace(QUOTED, ""));
  const keys = headings.map(lineKey);
  return {
    document,
    outline,
    lines,
    headings,
    items,
    listed: all === 0 ? 0 : lengthOf(items) / all,
    shareOf,
    share: (part) => shareOf(expressionOf(part, outline.language)),
    narratedShare: (part) => shareIn(narrated, expressionOf(part, outline.language)),
    kinds(part) {
      const expression = new RegExp(expressionOf(part, outline.language), "giu");
      const found = [titles, ...sentences].flatMap((text) => text.match(expression) ?? []);
      return new Set(found.map((phrase) => phrase.toLowerCase())).size;
    },
    has: (part, text) => expressionOf(part, outline.language).test(text),
    isTitled: (part) => expressionOf(part, outline.language).test(document.title ?? ""),
    opensWith: (part) => expressionOf(part, outline.language).test(`${titles}\n${first}`),
    namesIngredients: keys.some((key) => INGREDIENTS.has(key)),
    namesMethod: keys.some((key) => METHOD.has(key)),
  };
}

function expressionOf(part: WritingPart, language: string): RegExp {
  const key = `${language} ${part}`;
  const words = wordsFor(language)[part];
  const cached =
    built.get(key) ??
    new RegExp(ALSO_ENGLISH.includes(part) ? anyOf(words, ENGLISH[part]) : anyOf(words), "iu");
  built.set(key, cached);
  return cached;
}

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + block.text.length, 0);
}
