import { crc32 } from "node:zlib";

/** What every key starts with, so that scanners for leaked secrets can tell one from other text. */
const PREFIX = "postloom_";
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Digits that 256 bits and 32 bits take in base 62. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);
/** Shows four of the secret's characters beside the prefix: enough to tell keys apart. */
const VISIBLE_LENGTH = PREFIX.length + 4;

/**
 * Makes the text of a new key: a fixed prefix, 256 random bits in base 62, and the CRC-32 of these
 * digits in base 62. The checksum tells a mistyped key from an unknown one without the database.
 */
export function newKeyText(): string {
  const secret = base62(
    BigInt(`0x${crypto.getRandomValues(new Uint8Array(32)).toHex()}`),
    SECRET_LENGTH,
  );
  return `${PREFIX}${secret}${checksum(secret)}`;
}

/** True if the text has a key's shape and its checksum is right. */
export function isKeyText(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const secret = text.slice(PREFIX.length, -CHECKSUM_LENGTH);
  return text.endsWith(checksum(secret));
}

/** The parts of a key that may be shown after it was made. */
export function visibleParts(text: string): { prefix: string; lastFour: string } {
  return { prefix: text.slice(0, VISIBLE_LENGTH), lastFour: text.slice(-4) };
}

function checksum(secret: string): string {
  return base62(BigInt(crc32(secret)), CHECKSUM_LENGTH);
}

function base62(value: bigint, length: number): string {
  let digits = "";
  for (let rest = value; digits.length < length; rest /= 62n) {
    digits = ALPHABET.charAt(Number(rest % 62n)) + digits;
  }
  return digits;
}
