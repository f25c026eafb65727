import type { Comparison } from "../../posts/script.ts";
import { ENGLISH, type WritingPart } from "../languages/mod.ts";
import type { Outline, Section } from "../source/outline.ts";
import { anyOf, perLanguage } from "./expressions.ts";
import { widthOf } from "./words.ts";

const PAIRED_PARTS = [
  ["pros", "cons"],
  ["before", "after"],
  ["myth", "fact"],
  ["dos", "donts"],
  ["problem", "solution"],
] as const;

const labels = perLanguage((words) => {
  const label = (part: WritingPart) => new RegExp(`^${anyOf(words[part], ENGLISH[part])}$`, "iu");
  return {
    pairs: PAIRED_PARTS.map(([left, right]) => [label(left), label(right)] as const),
    versus: new RegExp(
      String.raw`^(.{2,30}?)\s+${anyOf("vs, vs., versus", words.versus)}\s+(.{2,30}?)(?:\s*[:?—–-].*|[?？])?$`,
      "iu",
    ),
  };
});

type Pairs = readonly (readonly [RegExp, RegExp])[];
type PairTest = (left: string, right: string) => boolean;

const MAX_SIDE_WIDTH = 190;

/** A comparison found in a document, with its position. */
export interface SourceComparison extends Comparison {
  order: number;
  /** Sentences or list items of the source that it is made from. */
  texts: readonly string[];
  /** Sections that it covers entirely. */
  sections: readonly Section[];
}

/** Finds a comparison in the source: two headings or two labelled lines that form a pair. */
export function findComparison(outline: Outline): SourceComparison | null {
  const headed = outline.sections.filter((section) => section.heading !== null);
  const { pairs, versus: between } = labels(outline.language);
  const names = between.exec(outline.title ?? "");
  const isPair: PairTest = (left, right) =>
    arePaired(left, right, pairs) || areNamed(left, right, names);
  for (const [index, left] of headed.entries()) {
    for (const right of headed.slice(index + 1, index + 3)) {
      if (!isPair(left.heading ?? "", right.heading ?? "")) continue;
      const first = sideOf(left);
      const second = sideOf(right);
      if (first === null || second === null) continue;
      return {
        left: { label: left.heading ?? "", text: first },
        right: { label: right.heading ?? "", text: second },
        order: left.sentences[0]?.order ?? left.lists[0]?.order ?? 0,
        texts: [first, second],
        sections: [left, right],
      };
    }
  }
  return findLabelledPair(outline, isPair);
}

/** Finds "Before: slow. After: fast." as two lines or two list items. */
function findLabelledPair({ sections }: Outline, isPair: PairTest): SourceComparison | null {
  for (const section of sections) {
    const lines = [
      ...section.sentences.map(({ text, order }) => ({ text, order })),
      ...section.lists.flatMap(({ items, order }) => items.map((text) => ({ text, order }))),
    ];
    for (const [index, line] of lines.entries()) {
      const left = splitLabel(line.text);
      const right = splitLabel(lines[index + 1]?.text ?? "");
      if (left === null || right === null || !isPair(left.label, right.label)) continue;
      return {
        left,
        right,
        order: line.order,
        texts: [line.text, lines[index + 1]?.text ?? ""],
        sections: [],
      };
    }
  }
  return null;
}

function splitLabel(line: string): { label: string; text: string } | null {
  const [, label, text] = /^([^:：]{2,30})[:：]\s*(.{3,190})$/u.exec(line) ?? [];
  return label === undefined || text === undefined ? null : { label, text };
}

function arePaired(left: string, right: string, pairs: Pairs): boolean {
  return pairs.some(
    ([one, other]) =>
      (one.test(left) && other.test(right)) || (other.test(left) && one.test(right)),
  );
}

function areNamed(left: string, right: string, names: RegExpExecArray | null): boolean {
  const [, first, second] = names ?? [];
  const has = (heading: string, name: string | undefined) =>
    name !== undefined && heading.toLowerCase().includes(name.toLowerCase());
  return has(left, first) && has(right, second);
}

function sideOf({ sentences, lists }: Section): string | null {
  const usable = sentences.filter(
    (sentence) => sentence.quality > 0.3 && widthOf(sentence.text) <= MAX_SIDE_WIDTH,
  );
  const [best] = usable.toSorted((a, b) => b.quality - a.quality || a.order - b.order);
  return best?.text ?? lists[0]?.items.find((item) => widthOf(item) <= MAX_SIDE_WIDTH) ?? null;
}
