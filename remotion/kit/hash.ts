const UTF_8 = new TextEncoder();

/** Hashes a text to 32 bits: FNV-1a with a final mix, so that similar texts have very different hashes. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  // By index: to step through the bytes otherwise takes ten times as long.
  const bytes = UTF_8.encode(text);
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Pseudorandom numbers in [0, 1), seeded with a text. */
export function* chanceOf(text: string): Generator<number, never> {
  for (let i = 0; ; i++) yield hashOf(`${i} ${text}`) / 2 ** 32;
}
