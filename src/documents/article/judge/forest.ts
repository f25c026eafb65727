/** A tree of yes-or-no questions about numbers. */
export interface Tree {
  /** Of each node, which number it asks about; -1 for a leaf. */
  sign: number[];
  /** Of each node, the number up to which the answer is the left one; of a leaf, what it adds. */
  value: number[];
  /** Of each node, where its left answer stands; the right one stands behind it. */
  left: number[];
}

/** Trees whose answers add up to the logarithm of the odds. */
export interface Forest {
  bias: number;
  trees: Tree[];
}

/** How likely it is that something is so, from 0 to 1, by the numbers that say how it looks. */
export function likelihood(forest: Forest, signs: readonly number[]): number {
  const sum = forest.trees.reduce((total, tree) => total + answer(tree, signs), forest.bias);
  return 1 / (1 + Math.exp(-sum));
}

/** What a tree adds. */
export function answer({ sign, value, left }: Tree, signs: readonly number[]): number {
  let node = 0;
  for (let asked = sign[node] ?? -1; asked >= 0; asked = sign[node] ?? -1) {
    const isLeft = (signs[asked] ?? 0) <= (value[node] ?? 0);
    node = (left[node] ?? 0) + (isLeft ? 0 : 1);
  }
  return value[node] ?? 0;
}
