import { hasOwnColours, hueLikeness } from "postloom/drivers";
import type { Drawing, PastDesign, Script, Template, Tone, Variant } from "postloom/posts";

type Templates = Readonly<Record<string, Template>>;

/** What a choice goes by beside the script. */
export interface Circumstances {
  /** The variant that was requested; null for none. */
  variant: string | null;
  /** The same seed gives the same choice. */
  seed: string;
  /** The looks of the account's last posts, the latest first. */
  recent: readonly PastDesign[];
}

/** A template that suits a script, and why. */
export interface Choice {
  template: string;
  /** Scores of all candidates, from 0 to 1, the best first. */
  scores: Record<string, number>;
  /** Explains the choice in the log. */
  reason: string;
  /** Explains it to whoever asked for the post. */
  told: string;
}

/** Looks whose scores differ by less suit a script as well as each other. */
const NEARLY = 0.155;
/** A look that so many of the last posts have is no change. */
const MAX_ALIKE = 3;
/** What a look is worth less for each of the last posts that has it, and by how much the seed changes that. */
const ALIKE_COST = 0.05;
const SEED_RANGE = 0.2;

/**
 * Chooses a template among those that suit the script as well as the best one, or nearly so: not the one
 * of the account's last post, and rather one that few of its last posts have. Which of several is up to the
 * seed, the better ones more often. If a variant is requested, only templates that have it are candidates, unless
 * none does.
 *
 * @returns undefined if there are no templates.
 */
export function chooseTemplate(
  templates: Templates,
  script: Script,
  { variant, seed, recent }: Circumstances,
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
  const near = ranked.filter(({ score }) => score > 0 && best.score - score < NEARLY);
  const [last] = recent;
  const uses = (name: string) => recent.filter(({ template }) => template === name).length;
  const fresh = orAll(near, ({ name }) => name !== last?.template);
  const pool = orAll(fresh, ({ name }) => uses(name) < MAX_ALIKE);
  const worth = ({ name, score }: (typeof ranked)[number]) =>
    score - ALIKE_COST * uses(name) + SEED_RANGE * fractionOf(`look ${name} ${seed}`);
  const [chosen = best] = pool.toSorted((a, b) => worth(b) - worth(a));
  const byGenre = templates[best.name]?.suits({ ...script, ...UNSAID }) ?? 0;
  const parts = [
    `${describe(script)}: "${best.name}" suits that best (${best.score})`,
    ...(next === undefined ? [] : [`then "${next.name}" (${next.score})`]),
    ...(withVariant.length === 0 ? [] : [`of those with the variant "${variant}"`]),
    ...(chosen === best ? [] : [`"${chosen.name}" is taken for a change (${chosen.score})`]),
  ];
  return {
    template: chosen.name,
    scores: Object.fromEntries(ranked.map(({ name, score }) => [name, score])),
    reason: parts.join(", "),
    told: [
      `The text reads as ${ARTICLES[script.genre]}, `,
      byGenre < best.score ? "and what it says suits" : "which suits",
      ` ${best.name} best`,
      ...(withVariant.length === 0 ? [] : [` of the looks with the variant "${variant}"`]),
      ...(chosen === best ? [] : [`; ${chosen.name} suits it nearly as well`]),
      // Else nothing has the best one that this could be a change from.
      ...(chosen === best || uses(best.name) === 0 ? [] : [", for a change"]),
    ].join(""),
  };
}

/** A script of which nothing but its genre and tone can be told. */
const UNSAID: Partial<Script> = { kicker: null, hook: "", subline: null, points: [] };

/** The things that are so, or all if none is. */
function orAll<T>(things: readonly T[], isSo: (thing: T) => boolean): readonly T[] {
  const found = things.filter(isSo);
  return found.length > 0 ? found : things;
}

/** A number from 0 to 1 that follows from a seed. */
function fractionOf(seed: string): number {
  return Bun.hash.xxHash32(seed) / 2 ** 32;
}

/** Options of {@linkcode chooseVariant}. */
interface VariantOptions extends Omit<Circumstances, "variant"> {
  tone?: Tone | undefined;
  /** What the post is about. */
  drawing?: Drawing | null;
}

/** Variants that are nearly as like a drawing as the likest, where that is like it at all. */
const LIKE = { least: 0.45, nearly: 0.15 } as const;

/**
 * Chooses one of a template's variants: by the post's tone, then those that the account's last posts did
 * not have, of these such in whose colours what is known by its own looks like itself, and then by the seed.
 *
 * @param name The template's.
 * @returns undefined if there are no variants.
 */
export function chooseVariant(
  name: string,
  variants: Readonly<Record<string, Variant>>,
  { tone = "neutral", seed, recent, drawing = null }: VariantOptions,
): string | undefined {
  const fitting = inMood(Object.entries(variants), tone).map(([variant]) => variant);
  const had = recent.filter(({ template }) => template === name).map(({ variant }) => variant);
  // Without all of them if that leaves any, else without the latest.
  for (const past of [had, had.slice(0, 1), []]) {
    const fresh = fitting.filter((variant) => !past.includes(variant));
    if (fresh.length > 0) return pick(likest(fresh, variants, drawing), `variant ${seed}`);
  }
  return undefined;
}

/** The variants whose hues are like a drawing's; all of them if none is, or it has none. */
function likest(
  names: readonly string[],
  variants: Readonly<Record<string, Variant>>,
  drawing: Drawing | null,
): readonly string[] {
  if (drawing === null || !hasOwnColours(drawing.name)) return names;
  const likenesses = names.map((name) => {
    const variant = variants[name];
    return variant === undefined ? 0 : (hueLikeness(drawing, variant) ?? 0);
  });
  const best = Math.max(...likenesses);
  if (best < LIKE.least) return names;
  return names.filter((_, index) => (likenesses[index] ?? 0) >= best - LIKE.nearly);
}

/** The variants that are for a tone, else those that are not against it. */
function inMood(variants: [string, Variant][], tone: Tone): [string, Variant][] {
  if (tone === "neutral") return variants;
  const [wanted, unwanted] = tone === "grave" ? ["sober", "bright"] : ["bright", "sober"];
  const made = variants.filter(([, { mood }]) => mood === wanted);
  if (made.length > 0) return made;
  const possible = variants.filter(([, { mood }]) => mood !== unwanted);
  return possible.length > 0 ? possible : variants;
}

function pick<T>(things: readonly T[], seed: string): T | undefined {
  return things[Bun.hash.xxHash32(seed) % things.length];
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
