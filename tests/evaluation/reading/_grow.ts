import { answer, type Forest, type Tree } from "../../../src/documents/article/judge/forest.ts";

/** Something in numbers, and whether it is so. */
export interface Sample {
  signs: readonly number[];
  isSo: boolean;
  /** How much it counts. */
  weight: number;
}

/** How a forest is grown. */
export interface GrowOptions {
  trees: number;
  /** Questions one below the other. */
  depth: number;
  /** The share of its answer that a tree adds. */
  rate: number;
  /** The least weight of the samples below an answer. */
  least: number;
  /** Pulls answers of few samples to nothing. */
  calm: number;
  /** The share of the samples, and of the signs, that each tree sees: others see others, so that none counts too much. */
  seen: { samples: number; signs: number };
}

/** A sign is asked about at no more places. */
const MAX_CUTS = 40;

/** All samples by their signs, each of which is told by between which cuts it is. */
interface Table {
  cuts: number[][];
  bins: Uint8Array[];
  weight: Float64Array;
}

/** What a forest gets wrong about samples: the first and the second derivative of its loss. */
interface Wrong {
  slope: Float64Array;
  bend: Float64Array;
}

/** Grows trees, each for what those before it got wrong (gradient boosting with logistic loss). */
export function grow(samples: readonly Sample[], options: GrowOptions): Forest {
  const table = tableOf(samples);
  const all = table.weight.reduce((sum, weight) => sum + weight, 0);
  const so = samples.reduce((sum, { isSo, weight }) => sum + (isSo ? weight : 0), 0);
  const forest: Forest = { bias: rounded(Math.log(so / (all - so))), trees: [] };
  const sums = new Float64Array(samples.length).fill(forest.bias);
  const slope = new Float64Array(samples.length);
  const bend = new Float64Array(samples.length);
  for (let round = 0; round < options.trees; round++) {
    for (let index = 0; index < samples.length; index++) {
      const chance = 1 / (1 + Math.exp(-(sums[index] ?? 0)));
      const weight = table.weight[index] ?? 0;
      slope[index] = weight * ((samples[index]?.isSo ? 1 : 0) - chance);
      bend[index] = weight * chance * (1 - chance);
    }
    const tree = growTree(table, { slope, bend }, { ...options, round });
    forest.trees.push(tree);
    for (let index = 0; index < samples.length; index++) {
      sums[index] = (sums[index] ?? 0) + answer(tree, samples[index]?.signs ?? []);
    }
  }
  return forest;
}

function tableOf(samples: readonly Sample[]): Table {
  const count = samples[0]?.signs.length ?? 0;
  const cuts = Array.from({ length: count }, (_, sign) => {
    const values = samples.map(({ signs }) => signs[sign] ?? 0).toSorted((a, b) => a - b);
    const step = Math.max(1, Math.floor(values.length / MAX_CUTS));
    const chosen = [...new Set(values)];
    const few =
      chosen.length <= MAX_CUTS ? chosen : values.filter((_, index) => index % step === 0);
    const distinct = [...new Set(few)];
    return distinct.slice(1).map((value, index) => rounded((value + (distinct[index] ?? 0)) / 2));
  });
  const bins = cuts.map((own, sign) =>
    Uint8Array.from(samples, ({ signs }) => {
      const found = own.findIndex((cut) => (signs[sign] ?? 0) <= cut);
      return found < 0 ? own.length : found;
    }),
  );
  return { cuts, bins, weight: Float64Array.from(samples, ({ weight }) => weight) };
}

function growTree(table: Table, wrong: Wrong, options: GrowOptions & { round: number }): Tree {
  const { seen, round } = options;
  const tree: Tree = { sign: [-1], value: [0], left: [0] };
  const isSeen = (what: string, share: number): boolean =>
    Number(Bun.hash.wyhash(what, BigInt(round)) % 1000n) < share * 1000;
  const samples = Uint32Array.from(table.weight.keys()).filter((index) =>
    isSeen(`sample ${index}`, seen.samples),
  );
  const signs = [...table.bins.keys()].filter((sign) => isSeen(`sign ${sign}`, seen.signs));
  const divide = (node: number, own: Uint32Array, depth: number): void => {
    const total = sumOf(own, table, wrong);
    tree.value[node] = rounded((options.rate * total.slope) / (total.bend + options.calm));
    const best = depth === 0 ? null : bestCut(own, { table, wrong, total, signs, options });
    if (best === null) return;
    const left = tree.sign.length;
    tree.sign[node] = best.sign;
    tree.value[node] = table.cuts[best.sign]?.[best.bin] ?? 0;
    tree.left[node] = left;
    for (let side = 0; side < 2; side++) {
      tree.sign.push(-1);
      tree.value.push(0);
      tree.left.push(0);
    }
    const bins = table.bins[best.sign] ?? new Uint8Array();
    const isLeft = (index: number): boolean => (bins[index] ?? 0) <= best.bin;
    divide(left, own.filter(isLeft), depth - 1);
    divide(
      left + 1,
      own.filter((index) => !isLeft(index)),
      depth - 1,
    );
  };
  divide(0, samples, options.depth);
  return tree;
}

interface Sum {
  slope: number;
  bend: number;
  weight: number;
}

function sumOf(own: Uint32Array, { weight }: Table, { slope, bend }: Wrong): Sum {
  const sum = { slope: 0, bend: 0, weight: 0 };
  for (const index of own) {
    sum.slope += slope[index] ?? 0;
    sum.bend += bend[index] ?? 0;
    sum.weight += weight[index] ?? 0;
  }
  return sum;
}

/** The question that parts some samples best; null if none does. */
function bestCut(
  own: Uint32Array,
  {
    table,
    wrong,
    total,
    signs,
    options,
  }: { table: Table; wrong: Wrong; total: Sum; signs: readonly number[]; options: GrowOptions },
): { sign: number; bin: number } | null {
  let best: { sign: number; bin: number } | null = null;
  let most = 1e-3;
  const gainOf = ({ slope, bend }: Sum): number => slope ** 2 / (bend + options.calm);
  for (const sign of signs) {
    const bins = table.bins[sign] ?? new Uint8Array();
    const count = (table.cuts[sign]?.length ?? 0) + 1;
    const sums = new Float64Array(3 * count);
    for (const index of own) {
      const at = 3 * (bins[index] ?? 0);
      sums[at] = (sums[at] ?? 0) + (wrong.slope[index] ?? 0);
      sums[at + 1] = (sums[at + 1] ?? 0) + (wrong.bend[index] ?? 0);
      sums[at + 2] = (sums[at + 2] ?? 0) + (table.weight[index] ?? 0);
    }
    const left: Sum = { slope: 0, bend: 0, weight: 0 };
    for (let bin = 0; bin < count - 1; bin++) {
      left.slope += sums[3 * bin] ?? 0;
      left.bend += sums[3 * bin + 1] ?? 0;
      left.weight += sums[3 * bin + 2] ?? 0;
      const right = {
        slope: total.slope - left.slope,
        bend: total.bend - left.bend,
        weight: total.weight - left.weight,
      };
      if (left.weight < options.least || right.weight < options.least) continue;
      const gain = gainOf(left) + gainOf(right) - gainOf(total);
      if (gain > most) {
        most = gain;
        best = { sign, bin };
      }
    }
  }
  return best;
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
