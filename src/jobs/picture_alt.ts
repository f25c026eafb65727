import { storableText } from "../common/storable_text.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import { MAX_ALT_LENGTH } from "./picture_limits.ts";

/**
 * Reads what a picture shows, in the words of who sends it, on one line; null if that is not said.
 *
 * @param name What it is called in error messages.
 * @throws {InvalidRequestError} if it is no string, or too long.
 */
export function readAlt(value: unknown, name: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") throw new InvalidRequestError(`Invalid ${name}: must be a string`);
  const alt = storableText(value)
    .replace(/[\p{Cc}\p{Z}]+/gu, " ")
    .trim();
  if (alt.length > MAX_ALT_LENGTH) {
    throw new InvalidRequestError(`Invalid ${name}: must be at most ${MAX_ALT_LENGTH} characters`);
  }
  return alt === "" ? null : alt;
}
