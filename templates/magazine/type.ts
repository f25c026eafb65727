/** Upright display type. */
export const DISPLAY = {
  face: "display",
  optical: 120,
  weight: 560,
  tracking: -0.018,
  wordGap: 0.08,
  leading: 1.06,
} as const;
/** Headlines. */
export const HEADLINE = { ...DISPLAY, swells: true } as const;
/** Text beside a headline. */
export const ITALIC = {
  face: "display",
  optical: 72,
  italic: true,
  weight: 420,
  tracking: -0.01,
  leading: 1.24,
} as const;
/** Running text. */
export const BODY = {
  face: "display",
  optical: 28,
  weight: 400,
  size: [40, 54],
  leading: 1.36,
  wrap: "pretty",
  order: 2,
} as const;
/** Labels above and below. */
export const LABEL = {
  weight: 600,
  tracking: 0.09,
  leading: 1.25,
  caps: true,
  size: [36, 40],
} as const;
/** Centred on the page. */
export const CENTERED = { textAlign: "center" } as const;

/** How words stand on their page. */
export interface Aligned {
  isCentred: boolean;
}

/** Longer cover lines and quotes need the space of the art. */
export const LONG = 100;
