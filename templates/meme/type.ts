/** Set-ups and pay-offs. */
export const CAPTION = {
  face: "display",
  weight: 900,
  stretch: 86,
  tracking: -0.012,
  wordGap: 0.06,
  leading: 1.02,
  caps: true,
  swells: true,
} as const;

/** Additional text. */
export const BODY = { size: [36, 58], weight: 640, stretch: 92, leading: 1.22, order: 2 } as const;

/** A caption on a label. */
export const SHOUT = { ...CAPTION, size: [40, 78], weight: 820, leading: 1.06, order: 2 } as const;

/** A longer text on a label; the scene gets the space that it leaves. */
export const SPOKEN = { ...BODY, size: [36, 46] } as const;
