/** Numbers and names. */
export const DISPLAY = {
  face: "display",
  weight: 780,
  stretch: 104,
  tracking: -0.025,
  wordGap: 0.06,
  leading: 1.04,
} as const;
/** Headlines. */
export const HEADLINE = { ...DISPLAY, swells: true } as const;
/** Running text. */
export const BODY = {
  size: [40, 60],
  leading: 1.36,
  tracking: -0.005,
  wrap: "pretty",
  order: 2,
} as const;
