/** Headlines in a window. */
export const TITLE = { weight: 680, tracking: -0.022, leading: 1.12, swells: true } as const;
/** Text below a headline. */
export const BODY = {
  size: [40, 58],
  weight: 420,
  leading: 1.4,
  wrap: "pretty",
  order: 2,
} as const;
/** Around the main clause of a long sentence: as a text below its headline. */
export const AROUND = { fontWeight: 420 } as const;
/** Padding of text in a window. */
export const PADDED = { padding: "0 56px", display: "flex", flexDirection: "column" } as const;
