import { differenceEuclidean, oklch } from "culori";
import type { Drawing } from "../../../src/posts/drawing.ts";
import type { Palette } from "../../../src/posts/template.ts";
import { tonesOf } from "../colour/palette.ts";

/** How many colours a drawing is cut from: as many as there are, two, or one. */
export type Cut = "full" | "two-tone" | "silhouette";

/** Papers that differ by less from what they lie on, in Oklab, are not seen there. */
const MIN_DIFFERENCE = 0.15;
/** Fills of which the lightness differs by less are cut from the same paper. */
const MIN_STEP = 0.06;
/** With fewer papers, a thing's parts cannot be told from each other: then there is what is written on the accent. */
const ENOUGH = 3;
/** How much it matters that a colourful part stays colourful, against its lightness. */
const CHROMA_WEIGHT = 1.6;

interface Group {
  l: number;
  c: number;
  share: number;
  fills: number[];
}

/** Options of {@linkcode papersFor}. */
interface PaperOptions {
  palette: Palette;
  ground: string | readonly string[];
  cut?: Cut;
  /** True where the page's own colour is only taken if there is no other like it: within an outline. */
  sparesPage?: boolean;
}

/**
 * The papers of a palette that a drawing's fills are cut from, so that it belongs to the look: the
 * order of lightness is kept, and what is large and colourful stays colourful where it can.
 *
 * @param ground Colour that the drawing lies on, or several; no paper looks like one of them.
 * @returns a colour for each fill, as "#rrggbb".
 */
export function papersFor(
  { fills }: Pick<Drawing, "fills">,
  { palette, ground, cut = "full", sparesPage = false }: PaperOptions,
): string[] {
  const papers = papersOf(palette, [ground].flat(), sparesPage);
  const limit = cut === "silhouette" ? 1 : cut === "two-tone" ? 2 : papers.length;
  const groups = groupsOf(fills, Math.min(limit, papers.length));
  const best = closest(groups, papers);
  return fills.map((_, fill) => {
    const group = groups.findIndex(({ fills }) => fills.includes(fill));
    return best[group] ?? palette.ink;
  });
}

/** The papers that are told from the ground, from dark to light. */
function papersOf(palette: Palette, grounds: readonly string[], sparesPage: boolean): string[] {
  const { ink, accent, background } = palette;
  const { tint, second } = tonesOf(palette);
  const difference = differenceEuclidean("oklab");
  const papers: string[] = [];
  const all = sparesPage
    ? [ink, accent, second, tint, background]
    : [ink, accent, background, second, tint];
  const isTold = (paper: string) =>
    [...grounds, ...papers].every((other) => difference(paper, other) >= MIN_DIFFERENCE);
  for (const paper of all) if (isTold(paper)) papers.push(paper);
  if (papers.length < ENOUGH && isTold(palette.onAccent)) papers.push(palette.onAccent);
  const found = papers.length > 0 ? papers : [ink];
  return found.sort((a, b) => lightness(a) - lightness(b));
}

/** Fills of like lightness together, from dark to light, in at most as many groups as told. */
function groupsOf(fills: Drawing["fills"], limit: number): Group[] {
  const groups = fills
    .map(({ colour, share }, index): Group => {
      const { l = 0, c = 0 } = oklch(colour) ?? {};
      return { l, c, share, fills: [index] };
    })
    .sort((a, b) => a.l - b.l);
  while (groups.length > 1) {
    const steps = groups.slice(1).map((group, index) => group.l - (groups[index]?.l ?? 0));
    const smallest = Math.min(...steps);
    if (groups.length <= limit && smallest >= MIN_STEP) break;
    const at = steps.indexOf(smallest);
    const [dark, light] = groups.slice(at, at + 2);
    if (dark === undefined || light === undefined) break;
    groups.splice(at, 2, joined(dark, light));
  }
  return groups;
}

function joined(one: Group, other: Group): Group {
  const share = one.share + other.share || 1;
  const mean = (a: number, b: number) => (a * one.share + b * other.share) / share;
  return {
    l: mean(one.l, other.l),
    c: mean(one.c, other.c),
    share,
    fills: [...one.fills, ...other.fills],
  };
}

/** The choice of papers in order of lightness that is nearest to what was drawn, by area. */
function closest(groups: readonly Group[], papers: readonly string[]): string[] {
  let best: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const choice of choices(papers, groups.length)) {
    const cost = groups.reduce((sum, { l, c, share }, index) => {
      const paper = oklch(choice[index] ?? "");
      const far = Math.abs(l - (paper?.l ?? 0)) + CHROMA_WEIGHT * Math.abs(c - (paper?.c ?? 0));
      return sum + share * far;
    }, 0);
    if (cost < least) [best, least] = [choice, cost];
  }
  return best;
}

/** All choices of a number of things, in their order. There are at most five papers. */
function choices<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return things.flatMap((first, index) =>
    choices(things.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

function lightness(colour: string): number {
  return oklch(colour)?.l ?? 0;
}
