/** How much of a text is looked at to tell its encoding, in bytes. */
const SAMPLE_BYTES = 20_000;
/** Texts have no more controls, even damaged ones. */
const MAX_CONTROL_SHARE = 0.02;

/**
 * Reads bytes as text: in UTF-8, in UTF-16 with or without a mark at its start, or in Windows-1252
 * where they are neither. Null if they are no text, but a picture, a program or the like.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = markedEncoding(bytes) ?? likelyEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return isBinary(text) ? null : text;
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

function likelyEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  // Every second byte of a Western text in UTF-16 is zero.
  const half = sample.length / 2;
  if (odd > 0.4 * half && even < 0.05 * half) return "utf-16le";
  if (even > 0.4 * half && odd < 0.05 * half) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return hasUtf8(sample) ? "utf-8" : "windows-1252";
  }
}

/** True if there are letters of several bytes, so that what is wrong is damage and no other encoding. */
function hasUtf8(sample: Uint8Array): boolean {
  const text = new TextDecoder().decode(sample);
  const damaged = text.match(/\uFFFD/gu)?.length ?? 0;
  const letters = text.match(/[\u0080-\uFFFC]/gu)?.length ?? 0;
  return letters > damaged;
}

function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE_BYTES);
  const controls = sample.match(/(?![\t\n\f\r\u0085])\p{Cc}|\uFFFD/gu)?.length ?? 0;
  return controls > 8 && controls > MAX_CONTROL_SHARE * sample.length;
}
