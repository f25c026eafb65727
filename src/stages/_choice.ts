import type { Script, Template } from "postloom/posts";

type Templates = Readonly<Record<string, Template>>;

/** The template that suits a script best, and why. */
export interface Choice {
  template: string;
  /** Scores of all candidates, from 0 to 1, the best first. */
  scores: Record<string, number>;
  /** Explains the choice in the log. */
  reason: string;
}

/**
 * Chooses the template with the highest score for the script; ties go to the first by name. If a
 * variant is requested, only templates that have it are candidates, unless none does.
 *
 * @returns undefined if there are no templates.
 */
export function chooseTemplate(
  templates: Templates,
  script: Script,
  variant: string | null,
): Choice | undefined {
  const withVariant = Object.entries(templates).filter(
    ([, { variants }]) => variant !== null && Object.hasOwn(variants, variant),
  );
  const candidates = withVariant.length === 0 ? Object.entries(templates) : withVariant;
  const ranked = candidates
    .map(([name, template]) => ({ name, score: template.suits(script) }))
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name));
  const [best, next] = ranked;
  if (best === undefined) return undefined;
  const parts = [
    `${describe(script)}: "${best.name}" suits that best (${best.score})`,
    ...(next === undefined ? [] : [`then "${next.name}" (${next.score})`]),
    ...(withVariant.length === 0 ? [] : [`of those with the variant "${variant}"`]),
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
  interview: "an interview",
  faq: "questions and answers",
  recipe: "a recipe",
  howto: "instructions",
  story: "a story",
  verse: "verse",
  speech: "a speech",
  opinion: "an opinion",
  science: "a study",
  release: "release notes",
  minutes: "minutes",
};
