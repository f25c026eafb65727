import { contrastOf } from "../colour/contrast.ts";
import { isRecord } from "../common/is_record.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import type { BrandColours } from "../posts/brand.ts";

/** Two colours with less contrast count as the same; yellow on white has a little more. */
const MIN_CONTRAST = 1.25;

/**
 * Validates a brand's colours and normalises them to "#rrggbb". Null if there are none.
 *
 * @throws {InvalidRequestError} naming a colour that is invalid or too similar to the background.
 */
export function readBrandColours(value: unknown): BrandColours | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) {
    throw new InvalidRequestError("Invalid colours: must be an object with the member accent");
  }
  const accent = readColour(value.accent, "colours.accent");
  const background = readOptionalColour(value.background, "colours.background");
  const ink = readOptionalColour(value.ink, "colours.ink");
  requireContrast("accent", accent, background);
  requireContrast("ink", ink, background);
  return { accent, background, ink };
}

function readOptionalColour(value: unknown, name: string): string | null {
  return value === undefined || value === null || value === "" ? null : readColour(value, name);
}

function readColour(value: unknown, name: string): string {
  const text = typeof value === "string" ? value.trim().toLowerCase() : "";
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, "$&$&");
  throw new InvalidRequestError(`Invalid ${name}: must be a colour such as "#e4572e" or "#fff"`);
}

function requireContrast(name: string, colour: string | null, background: string | null): void {
  if (colour === null || background === null) return;
  if (contrastOf(colour, background) >= MIN_CONTRAST) return;
  throw new InvalidRequestError(
    `Invalid colours.${name}: must differ more from the background, as ${colour} can hardly be seen on ${background}`,
  );
}
