/** Upright display type. */
export const DISPLAY = { face: "display", weight: 600, tracking: -0.03, leading: 1.04 } as const;
/** Headlines. */
export const HEADLINE = { ...DISPLAY, swells: true } as const;
/** Running text. */
export const BODY = {
  size: [40, 60],
  tone: "muted",
  leading: 1.38,
  tracking: -0.01,
  wrap: "pretty",
  order: 2,
} as const;
/** Items of lists. */
export const ITEM = {
  size: [36, 64],
  weight: 480,
  tracking: -0.015,
  leading: 1.2,
  wrap: "pretty",
} as const;
