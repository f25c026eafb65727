// Erkan and Radev, "LexRank: Graph-based Lexical Centrality as Salience in Text Summarization",
// Journal of Artificial Intelligence Research 22 (2004): continuous LexRank over idf-modified
// cosines, and their reranker, which passes over what is too similar to what was chosen before.
// The bonus for early sentences is the positional value of Radev et al., "Centroid-based
// summarization of multiple documents", Information Processing & Management 40 (2004).

/** The chance to go on to any sentence, whatever it is like. */
const JUMP = 0.15;
const TOLERANCE = 1e-4;
const MAX_ROUNDS = 100;
const MAX_SIMILARITY = 0.5;
/** Similarities take memory by the square. */
const MAX_SENTENCES = 600;

/** Options of {@linkcode rankSentences}. */
export interface RankSentencesOptions {
  /** Whether sentences gain by being early: the first as much as the most central one is worth. */
  favoursEarly: boolean;
}

/** The indices of sentences, given as their stems, best first and without those that repeat another. */
export function rankSentences(
  sentences: readonly (readonly string[])[],
  { favoursEarly }: RankSentencesOptions,
): number[] {
  const some = sentences.slice(0, MAX_SENTENCES);
  const similarities = similaritiesOf(some);
  const centrality = centralityOf(similarities);
  const most = centrality.reduce((greatest, score) => Math.max(greatest, score), 0);
  const scores = centrality.map((score, index) =>
    favoursEarly ? score + (most * (some.length - index)) / some.length : score,
  );
  const chosen: number[] = [];
  for (const index of scores
    .keys()
    .toArray()
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))) {
    const row = similarities[index];
    if (chosen.every((other) => (row?.[other] ?? 0) <= MAX_SIMILARITY)) chosen.push(index);
  }
  return chosen;
}

function similaritiesOf(sentences: readonly (readonly string[])[]): Float64Array[] {
  const counts = sentences.map((stems) => {
    const own = new Map<string, number>();
    for (const stem of stems) own.set(stem, (own.get(stem) ?? 0) + 1);
    return own;
  });
  const frequency = new Map<string, number>();
  for (const own of counts) {
    for (const stem of own.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }
  // As a document is its own collection, one is added for what all sentences have not to vanish.
  const weights = counts.map(
    (own) =>
      new Map(
        [...own].map(([stem, count]) => [
          stem,
          count * (1 + Math.log(sentences.length / (frequency.get(stem) ?? 1))),
        ]),
      ),
  );
  const norms = weights.map((own) =>
    Math.sqrt([...own.values()].reduce((sum, weight) => sum + weight * weight, 0)),
  );
  return weights.map((own, index) =>
    Float64Array.from(weights, (other, at) => {
      let product = 0;
      for (const [stem, weight] of own) product += weight * (other.get(stem) ?? 0);
      return product === 0 ? 0 : product / ((norms[index] ?? 1) * (norms[at] ?? 1));
    }),
  );
}

function centralityOf(similarities: readonly Float64Array[]): number[] {
  const count = similarities.length;
  const sums = similarities.map((row) => row.reduce((sum, value) => sum + value, 0));
  let scores = new Array<number>(count).fill(1 / count);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = scores.map((_, index) => {
      const gained = scores.reduce((sum, score, at) => {
        const total = sums[at] ?? 0;
        return total === 0 ? sum : sum + (score * (similarities[at]?.[index] ?? 0)) / total;
      }, 0);
      return JUMP / count + (1 - JUMP) * gained;
    });
    const change = next.reduce((sum, score, at) => sum + Math.abs(score - (scores[at] ?? 0)), 0);
    scores = next;
    if (change < TOLERANCE) break;
  }
  return scores;
}
