import type { Comparison } from "../posts/script.ts";
import type { Outline, Section } from "./outline.ts";
import { widthOf } from "./words.ts";

const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:the )?(?:pros|advantages|benefits|upsides?|strengths|vorteile|avantages|ventajas|vantaggi|vantagens|преимущества|плюсы|المزايا|יתרונות|优点|メリット|장점|ข้อดี)$/iu,
    /^(?:the )?(?:cons|disadvantages|drawbacks|downsides?|risks|weaknesses|nachteile|inconvénients|desventajas|svantaggi|desvantagens|недостатки|минусы|العيوب|חסרונות|缺点|デメリット|단점|ข้อเสีย)$/iu,
  ],
  [
    /^(?:before|then|vorher|früher|avant|antes|prima|раньше|до|قبل|לפני|以前|之前|ビフォー|전|ก่อน)$/iu,
    /^(?:after|now|today|nachher|heute|après|aujourd['’]hui|después|ahora|hoy|depois|hoje|dopo|oggi|теперь|сейчас|после|بعد|אחרי|现在|之后|アフター|후|หลัง)$/iu,
  ],
  [
    /^(?:the )?(?:myth|mythos|mythe|mito|миф|الخرافة|מיתוס|误区|誤解)$/iu,
    /^(?:the )?(?:fact|facts|truth|reality|fakt|fait|hecho|realidad|fato|fatto|факт|правда|الحقيقة|עובדה|事实|事実)$/iu,
  ],
  [/^(?:do|dos|do['’]s)$/iu, /^(?:don['’]t|don['’]ts|donts)$/iu],
  [
    /^(?:problem|the problem|problema|problème|проблема|问题|問題)$/iu,
    /^(?:solution|the solution|lösung|solución|soluzione|solução|решение|解决方案|解決策)$/iu,
  ],
];
const VERSUS =
  /^(.{2,30}?)\s+(?:vs\.?|versus|gegen|contre|contra|contro|oder|or|против|или|مقابل|לעומת|对比|與|对)\s+(.{2,30}?)(?:\s*[:?—–-].*|[?？])?$/iu;
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
  const versus = VERSUS.exec(outline.title ?? "");
  for (const [index, left] of headed.entries()) {
    for (const right of headed.slice(index + 1, index + 3)) {
      if (!isPair(left.heading ?? "", right.heading ?? "", versus)) continue;
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
  return findLabelledPair(outline, versus);
}

/** Finds "Before: slow. After: fast." as two lines or two list items. */
function findLabelledPair(
  { sections }: Outline,
  versus: RegExpExecArray | null,
): SourceComparison | null {
  for (const section of sections) {
    const lines = [
      ...section.sentences.map(({ text, order }) => ({ text, order })),
      ...section.lists.flatMap(({ items, order }) => items.map((text) => ({ text, order }))),
    ];
    for (const [index, line] of lines.entries()) {
      const left = splitLabel(line.text);
      const right = splitLabel(lines[index + 1]?.text ?? "");
      if (left === null || right === null || !isPair(left.label, right.label, versus)) continue;
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

function isPair(left: string, right: string, versus: RegExpExecArray | null): boolean {
  if (
    PAIRS.some(
      ([one, other]) =>
        (one.test(left) && other.test(right)) || (other.test(left) && one.test(right)),
    )
  )
    return true;
  const [, first, second] = versus ?? [];
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
