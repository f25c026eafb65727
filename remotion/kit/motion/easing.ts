/** How far something has come, from 0 to 1, after a share of its time. Some go beyond 1 and come back. */
export type Easing = (share: number) => number;

/** Fast at first, then ever slower: what comes to rest. */
export const easeOut: Easing = (share) => 1 - (1 - share) ** 3;

/** Slow at first, then ever faster: what leaves. */
export const easeIn: Easing = (share) => share ** 3;

/** Slow, fast, slow: a camera. */
export const easeInOut: Easing = (share) =>
  share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;

/** Beyond its end and back, as something that is thrown or springs. */
export const spring: Easing = (share) => 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;

/** The share of a time that has passed, from 0 before its start to 1 after its end. */
export function shareOf(frame: number, start: number, duration: number): number {
  return Math.max(0, Math.min(1, (frame - start) / duration));
}

/** A value between two. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
