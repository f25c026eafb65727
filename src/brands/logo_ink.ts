/** Pixels with at most this alpha, of 255, count as invisible. */
export const FAINT = 8;
/** Badges bring a background of their own: a round one leaves 21 % of its square empty. */
const TRANSPARENT_SHARE = 0.25;
const CHANNELS = 4;

/** Whether any of the RGBA pixels is visible. */
export function isVisible(pixels: Uint8Array): boolean {
  return pixels.some((value, index) => index % CHANNELS === 3 && value > FAINT);
}

/**
 * The mean colour of the visible RGBA pixels, as "#rrggbb". Null if less than a quarter of the picture
 * is transparent, as it then brings its own background.
 */
export function inkOf(pixels: Uint8Array): string | null {
  const sums = [0, 0, 0];
  let weight = 0;
  let empty = 0;
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha <= FAINT) empty++;
    weight += alpha;
    for (const channel of [0, 1, 2]) {
      sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
    }
  }
  if (empty * CHANNELS < TRANSPARENT_SHARE * pixels.length) return null;
  return `#${new Uint8Array(sums.map((sum) => Math.round(sum / weight))).toHex()}`;
}
