import { type Static, Type as t } from "@sinclair/typebox";

const Colour = t.String({
  pattern: "^#[0-9a-f]{6}$",
  description: 'Written as "#rrggbb" in lower case',
  examples: ["#e4572e"],
});
const Nullable = <Schema extends ReturnType<typeof t.String>>(schema: Schema) =>
  t.Union([schema, t.Null()]);

/** A brand's colours. Null ones come from the look; contrast is adjusted to keep text readable. */
export const BrandColours = t.Object({
  accent: Colour,
  background: Nullable(Colour),
  ink: Nullable(Colour),
});
export type BrandColours = Static<typeof BrandColours>;

/** A logo in the object store: a PNG, scaled down to the largest size it is drawn at. */
export const Logo = t.Object({
  objectKey: t.String(),
  /** In pixels. */
  width: t.Integer({ minimum: 1 }),
  height: t.Integer({ minimum: 1 }),
  /**
   * Mean colour of a logo's visible pixels, as "#rrggbb", to decide on which backgrounds it can be
   * seen; null for a logo that brings its own background.
   */
  ink: t.Union([t.String({ pattern: "^#[0-9a-f]{6}$" }), t.Null()]),
});
export type Logo = Static<typeof Logo>;

/** Longest name of a font's family that is kept, in characters. */
export const MAX_FAMILY_LENGTH = 100;

/** What has to be known of a font to draw with it. */
export const FontFacts = t.Object({
  /** Its name, for people. */
  family: t.String(),
  /** Its characters, as a `unicode-range` of CSS. */
  ranges: t.String(),
  /** The weights of a variable font; null for a font of one weight. */
  weights: t.Union([t.Object({ min: t.Integer(), max: t.Integer() }), t.Null()]),
});
export type FontFacts = Static<typeof FontFacts>;

/** A font in the object store: a TTF, an OTF or a WOFF2. */
export const BrandFont = t.Composite([FontFacts, t.Object({ objectKey: t.String() })]);
export type BrandFont = Static<typeof BrandFont>;

/** Longest name of a brand, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 60;
/** Longest handle of a brand, in UTF-16 code units. */
export const MAX_HANDLE_LENGTH = 40;

/** An account's brand, as shown on its posts; null for what is not set. */
export const Brand = t.Object({
  name: t.Union([t.String({ minLength: 1, maxLength: MAX_NAME_LENGTH }), t.Null()]),
  /** Without the "@". */
  handle: t.Union([t.String({ minLength: 1, maxLength: MAX_HANDLE_LENGTH }), t.Null()]),
  colours: t.Union([BrandColours, t.Null()]),
  logo: t.Union([Logo, t.Null()]),
  /** What headlines are set in; left out of brands from before there were fonts. */
  font: t.Optional(t.Union([BrandFont, t.Null()])),
});
export type Brand = Static<typeof Brand>;
