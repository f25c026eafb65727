/** How much longer than in a usual run races are tried: `RACES=5` for `bun run races`. */
const FACTOR = Number(process.env.RACES ?? 1);

/** How many interleavings to try where a usual run tries `usual` of them. */
export function interleavings(usual: number): number {
  return usual * FACTOR;
}
