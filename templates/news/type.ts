/** Heavy condensed letters. */
export const DISPLAY = {
  face: "display",
  weight: 820,
  stretch: 78,
  tracking: -0.012,
  wordGap: 0.08,
  leading: 1,
} as const;
/** Headlines. */
export const HEADLINE = { ...DISPLAY, swells: true } as const;
/** Running text. */
export const BODY = {
  size: [40, 56],
  weight: 450,
  stretch: 94,
  leading: 1.34,
  wrap: "pretty",
} as const;
