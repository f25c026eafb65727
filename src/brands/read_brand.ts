import { storableText } from "../common/storable_text.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import { type Brand, MAX_HANDLE_LENGTH, MAX_NAME_LENGTH } from "../posts/brand.ts";
import { readBrandColours } from "./brand_colours.ts";

/** Rule for names, for error messages. */
export const BRAND_NAME_RULE = `must be a string of at most ${MAX_NAME_LENGTH} characters, with something to be seen`;
/** Rule for handles, for error messages. */
export const HANDLE_RULE = `must be at most ${MAX_HANDLE_LENGTH} letters, digits, ".", "_" or "-", without blanks`;

/** Marks that would change the direction of the text around a name. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Some scripts write vowels as marks on their letters. */
const HANDLE = /^[\p{L}\p{M}\p{N}._-]+$/u;

/** A brand without its logo and its font, which are files. */
export type BrandText = Omit<Brand, "logo" | "font">;

/**
 * Validates and normalises a brand. Fields that are omitted, null or blank become null; unknown ones
 * are ignored.
 *
 * @throws {InvalidRequestError} naming the first invalid field and its allowed values.
 */
export function readBrandText(values: Readonly<Record<string, unknown>>): BrandText {
  return {
    name: readName(values.name),
    handle: readHandle(values.handle),
    colours: readBrandColours(values.colours),
  };
}

function readName(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") throw new InvalidRequestError(`Invalid name: ${BRAND_NAME_RULE}`);
  const name = storableText(value)
    .replace(DIRECTION_MARKS, "")
    .replace(/[\p{Cc}\p{Z}]+/gu, " ")
    .normalize("NFC")
    .trim();
  if (name === "") return null;
  if (name.length > MAX_NAME_LENGTH || !/[^\p{Z}\p{C}\p{M}]/u.test(name)) {
    throw new InvalidRequestError(`Invalid name: ${BRAND_NAME_RULE}`);
  }
  return name;
}

function readHandle(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") throw new InvalidRequestError(`Invalid handle: ${HANDLE_RULE}`);
  const text = value.trim();
  if (text === "") return null;
  const handle = text.replace(/^@/, "").normalize("NFC");
  const isHandle = HANDLE.test(handle) && /[\p{L}\p{N}]/u.test(handle);
  if (handle.length > MAX_HANDLE_LENGTH || !isHandle) {
    throw new InvalidRequestError(`Invalid handle: ${HANDLE_RULE}`);
  }
  return handle;
}
