import type { Script, Template } from "postloom/posts";

type Templates = Readonly<Record<string, Template>>;

/** Which template suits a script best, and why. */
export interface Choice {
  template: string;
  /** How well each template suits, from 0 to 1, the best first. */
  scores: Record<string, number>;
  /** For people who wonder about the choice. */
  reason: string;
}

/**
 * Chooses a template by what each says of the script; of equal ones the first by name. Whoever names
 * a variant means a template that has it, if there is one.
 *
 * @returns undefined if there are no templates.
 */
export function chooseTemplate(
  templates: Templates,
  script: Script,
  variant: string | null,
): Choice | undefined {
  const having = Object.entries(templates).filter(
    ([, { variants }]) => variant !== null && Object.hasOwn(variants, variant),
  );
  const eligible = having.length === 0 ? Object.entries(templates) : having;
  const ranked = eligible
    .map(([name, template]) => ({ name, score: template.suits(script) }))
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name));
  const [best, next] = ranked;
  if (best === undefined) return undefined;
  const parts = [
    `${describe(script)}: "${best.name}" suits that best (${best.score})`,
    ...(next === undefined ? [] : [`then "${next.name}" (${next.score})`]),
    ...(having.length === 0 ? [] : [`of those with the variant "${variant}"`]),
  ];
  return {
    template: best.name,
    scores: Object.fromEntries(ranked.map(({ name, score }) => [name, score])),
    reason: parts.join(", "),
  };
}

function describe({ genre, points }: Script): string {
  const counts = [
    ["figures", points.filter(({ figure }) => figure !== null).length],
    ["quotes", points.filter(({ quote }) => quote !== null).length],
    ["lists", points.filter(({ items }) => items.length > 0).length],
    ["comparisons", points.filter(({ comparison }) => comparison !== null).length],
  ] as const;
  const holds = counts.filter(([, count]) => count > 0).map(([what, count]) => `${what}: ${count}`);
  return `The text reads as ${ARTICLES[genre]} (${[`points: ${points.length}`, ...holds].join(", ")})`;
}

const ARTICLES: Readonly<Record<Script["genre"], string>> = {
  essay: "an essay",
  figures: "a text about figures",
  list: "a list",
  news: "news",
  quote: "a quotation",
  dialogue: "a dialogue",
  joke: "a joke",
};
