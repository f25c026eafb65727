import type { Font } from "fontkit";
import { storableText } from "../common/storable_text.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import { type FontFacts, MAX_FAMILY_LENGTH } from "../posts/brand.ts";
import { rangesOf } from "./unicode_ranges.ts";

/** Largest file of a font. */
export const MAX_FONT_BYTES = 2 * 1024 * 1024;
/** Largest WOFF2 once it is unpacked: half as large as what browsers refuse. */
const MAX_UNPACKED_BYTES = 15 * 1024 * 1024;
/** Fewer letters are those of a logo or of icons. */
const MIN_LETTERS = 20;
/** As many letters are looked at, to see whether anything is drawn. */
const LOOKED_AT = 60;

/** The types of fonts that are taken. */
type FontType = "font/ttf" | "font/otf" | "font/woff2";

/** How the files of fonts begin, in hexadecimal. */
const KINDS: readonly { start: RegExp; type: FontType }[] = [
  { start: /^(?:00010000|74727565)/, type: "font/ttf" },
  { start: /^4f54544f/, type: "font/otf" },
  { start: /^774f4632/, type: "font/woff2" },
];

/** A font of one's own, and what has to be known of it. */
export interface ReadFont {
  type: FontType;
  facts: FontFacts;
}

/**
 * Reads what a post has to know of a font. A hostile file may take any time and memory: have another
 * process do it.
 *
 * @throws {InvalidRequestError} if the font cannot be used, saying why.
 */
export async function readFont(file: Uint8Array): Promise<ReadFont> {
  const type = typeOf(file);
  // Imported lazily: most processes never read a font.
  const { create } = await import("fontkit");
  try {
    const font = create(Buffer.from(file));
    if ("fonts" in font) throw unknownKind();
    return { type, facts: factsOf(font) };
  } catch (cause) {
    if (cause instanceof InvalidRequestError) throw cause;
    throw new InvalidRequestError("Invalid font: the file is damaged", { cause });
  }
}

/** The error for a font that is too large. */
export function fontTooLarge(): InvalidRequestError {
  const megabytes = MAX_FONT_BYTES / 1024 / 1024;
  return new InvalidRequestError(
    `Invalid font: must be at most ${megabytes}MB, which it may be as a WOFF2`,
  );
}

function typeOf(file: Uint8Array): FontType {
  if (file.length === 0) throw new InvalidRequestError("Invalid font: the file is empty");
  if (file.length > MAX_FONT_BYTES) throw fontTooLarge();
  const kind = KINDS.find(({ start }) => start.test(file.subarray(0, 4).toHex()));
  if (kind === undefined) throw unknownKind();
  if (kind.type === "font/woff2") checkUnpackedSize(file);
  return kind.type;
}

function unknownKind(): InvalidRequestError {
  return new InvalidRequestError("Invalid font: must be a TTF, an OTF or a WOFF2 with one font");
}

/** Browsers do not unpack a WOFF2 that is larger than its header says. */
function checkUnpackedSize(file: Uint8Array): void {
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length >= 20 && header.getUint32(16) <= MAX_UNPACKED_BYTES) return;
  const megabytes = MAX_UNPACKED_BYTES / 1024 / 1024;
  throw new InvalidRequestError(`Invalid font: must be at most ${megabytes}MB when it is unpacked`);
}

function factsOf(font: Font): FontFacts {
  checkLicence(font);
  const points = [...new Set(font.characterSet)].filter((point) =>
    font.hasGlyphForCodePoint(point),
  );
  const letters = points.filter((point) => /^\p{L}$/u.test(String.fromCodePoint(point)));
  if (letters.length < MIN_LETTERS) {
    throw new InvalidRequestError(`Invalid font: must have at least ${MIN_LETTERS} letters`);
  }
  const looked = letters.slice(0, LOOKED_AT);
  const drawn = looked.filter((point) => font.glyphForCodePoint(point).path.commands.length > 0);
  if (drawn.length < looked.length / 2) {
    throw new InvalidRequestError("Invalid font: nothing can be seen of its letters");
  }
  return { family: familyOf(font), ranges: rangesOf(points), weights: weightsOf(font) };
}

/** Refuses fonts that may be installed, but not put into what others are shown. */
function checkLicence(font: Font): void {
  // Some fonts lack the table. The types of the library know its bits by other names.
  const table = font["OS/2"] as { fsType?: Partial<Record<string, boolean>> } | undefined;
  const { noEmbedding, viewOnly, editable, bitmapOnly } = table?.fsType ?? {};
  // The mildest bit counts.
  const isRestricted = noEmbedding && !viewOnly && !editable;
  if (!isRestricted && !bitmapOnly) return;
  throw new InvalidRequestError(
    "Invalid font: its licence restricts embedding, as the file itself says, so ask its maker for one that allows it",
  );
}

function familyOf(font: Font): string {
  const name = storableText(String(font.familyName ?? ""))
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  return Array.from(name || "Font")
    .slice(0, MAX_FAMILY_LENGTH)
    .join("");
}

/** The weights that a font can be drawn in; null if it has but one. */
function weightsOf(font: Font): FontFacts["weights"] {
  const { wght } = font.variationAxes;
  if (wght === undefined) return null;
  const within = (weight: number) => Math.round(Math.min(1000, Math.max(1, weight)));
  return { min: within(wght.min), max: within(wght.max) };
}
