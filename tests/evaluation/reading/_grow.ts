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
  /** Where the sums of each sign begin among those of all. */
  starts: number[];
  /** Of each sample, of each sign, between which cuts it is. */
  bins: Uint8Array;
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
  const bins = new Uint8Array(samples.length * count);
  for (const [index, { signs }] of samples.entries()) {
    for (const [sign, own] of cuts.entries()) {
      const found = own.findIndex((cut) => (signs[sign] ?? 0) <= cut);
      bins[index * count + sign] = found < 0 ? own.length : found;
    }
  }
  const starts = [0];
  for (const own of cuts) starts.push((starts.at(-1) ?? 0) + 3 * (own.length + 1));
  return { cuts, starts, bins, weight: Float64Array.from(samples, ({ weight }) => weight) };
}

function growTree(table: Table, wrong: Wrong, options: GrowOptions & { round: number }): Tree {
  const { seen, round } = options;
  const count = table.cuts.length;
  const tree: Tree = { sign: [-1], value: [0], left: [0] };
  const isSeen = (what: number, share: number): boolean => chance(what, round) < share;
  const samples = Uint32Array.from(table.weight.keys()).filter((index) =>
    isSeen(index, seen.samples),
  );
  const signs = Uint32Array.from(table.cuts.keys()).filter((sign) => isSeen(~sign, seen.signs));
  const divide = (node: number, own: Own): void => {
    const { total, depth } = own;
    tree.value[node] = rounded((options.rate * total.slope) / (total.bend + options.calm));
    const best = depth === 0 ? null : bestCut(own, { table, signs, options });
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
    const isLeft = (index: number): boolean =>
      (table.bins[index * count + best.sign] ?? 0) <= best.bin;
    const [less, more] = [
      own.samples.filter(isLeft),
      own.samples.filter((index) => !isLeft(index)),
    ];
    // The sums of the larger part are what those of the smaller one leave of the whole.
    const isLess = less.length <= more.length;
    const small = sumsOf(isLess ? less : more, { table, wrong, signs });
    const large = own.sums.map((sum, at) => sum - (small[at] ?? 0));
    const partOf = (samples: Uint32Array, sums: Float64Array): Own => ({
      samples,
      sums,
      depth: depth - 1,
      total: totalOf(sums, { table, signs }),
    });
    divide(left, partOf(less, isLess ? small : large));
    divide(left + 1, partOf(more, isLess ? large : small));
  };
  const sums = sumsOf(samples, { table, wrong, signs });
  divide(0, { samples, sums, depth: options.depth, total: totalOf(sums, { table, signs }) });
  return tree;
}

interface Sum {
  slope: number;
  bend: number;
  weight: number;
}

/** The samples below a node. */
interface Own {
  samples: Uint32Array;
  /** Slope, bend and weight of those between each two cuts of each sign. */
  sums: Float64Array;
  total: Sum;
  /** How many questions may stand below it. */
  depth: number;
}

function sumsOf(
  samples: Uint32Array,
  { table, wrong, signs }: { table: Table; wrong: Wrong; signs: Uint32Array },
): Float64Array {
  const { bins, starts, weight } = table;
  const count = table.cuts.length;
  const sums = new Float64Array(starts[count] ?? 0);
  for (const index of samples) {
    const [slope, bend] = [wrong.slope[index] ?? 0, wrong.bend[index] ?? 0];
    const own = weight[index] ?? 0;
    for (const sign of signs) {
      const at = (starts[sign] ?? 0) + 3 * (bins[index * count + sign] ?? 0);
      sums[at] = (sums[at] ?? 0) + slope;
      sums[at + 1] = (sums[at + 1] ?? 0) + bend;
      sums[at + 2] = (sums[at + 2] ?? 0) + own;
    }
  }
  return sums;
}

/** All samples are between some cuts of any sign. */
function totalOf(sums: Float64Array, { table, signs }: { table: Table; signs: Uint32Array }): Sum {
  const total: Sum = { slope: 0, bend: 0, weight: 0 };
  const sign = signs[0] ?? 0;
  for (let at = table.starts[sign] ?? 0; at < (table.starts[sign + 1] ?? 0); at += 3) {
    total.slope += sums[at] ?? 0;
    total.bend += sums[at + 1] ?? 0;
    total.weight += sums[at + 2] ?? 0;
  }
  return total;
}

/** The question that parts some samples best; null if none does. */
function bestCut(
  { sums, total }: Own,
  { table, signs, options }: { table: Table; signs: Uint32Array; options: GrowOptions },
): { sign: number; bin: number } | null {
  let best: { sign: number; bin: number } | null = null;
  let most = 1e-3;
  const gainOf = ({ slope, bend }: Sum): number => slope ** 2 / (bend + options.calm);
  for (const sign of signs) {
    const start = table.starts[sign] ?? 0;
    const left: Sum = { slope: 0, bend: 0, weight: 0 };
    for (let bin = 0; bin < (table.cuts[sign]?.length ?? 0); bin++) {
      left.slope += sums[start + 3 * bin] ?? 0;
      left.bend += sums[start + 3 * bin + 1] ?? 0;
      left.weight += sums[start + 3 * bin + 2] ?? 0;
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

/** A number from 0 to 1 that is the same for the same two ones. */
function chance(what: number, round: number): number {
  let mixed = Math.imul(what ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(round + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
