/**
 * Writes pictures as an uncompressed Matroska file, which needs no seeking: each has a time, so one
 * that is held need not be sent again. Numbers are those of the Matroska specification.
 */
export function rawVideoHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const track = [
    number(0xd7, 1),
    number(0x73c5, 1),
    number(0x83, 1),
    number(0x9c, 0),
    element(0x86, text("V_UNCOMPRESSED")),
    element(0xe0, [
      ...number(0xb0, width),
      ...number(0xba, height),
      ...element(0x2eb524, text("I420")),
      ...element(0x55b0, BT709_LIMITED),
    ]),
  ].flat();
  return new Uint8Array([
    ...element(0x1a45dfa3, [
      ...element(0x4282, text("matroska")),
      ...number(0x4287, 4),
      ...number(0x4285, 2),
    ]),
    ...[...bytes(0x18538067), ...UNKNOWN_LENGTH],
    ...element(0x1549a966, [
      ...number(0x2ad7b1, NANOSECONDS_PER_TICK),
      ...element(0x4d80, []),
      ...element(0x5741, []),
    ]),
    ...element(0x1654ae6b, element(0xae, track)),
  ]);
}

/** What stands before a picture of so many bytes. */
export function pictureHead(seconds: number, length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...[...bytes(0x1f43b675), ...UNKNOWN_LENGTH],
    ...number(0xe7, Math.round((seconds * 1e9) / NANOSECONDS_PER_TICK)),
    ...[0xa3, ...sized(length + BLOCK_HEAD.length), ...BLOCK_HEAD],
  ]);
}

/** Matrix, range, transfer and primaries. */
const BT709_LIMITED = [0x55b1, 0x55b9, 0x55ba, 0x55bb].flatMap((id) => number(id, 1));
const NANOSECONDS_PER_TICK = 100_000;
const UNKNOWN_LENGTH = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
/** Of track 1, at the time of its cluster, and complete. */
const BLOCK_HEAD = [0x81, 0, 0, 0x80];

function element(id: number, data: readonly number[]): number[] {
  return [...bytes(id), ...sized(data.length), ...data];
}

function number(id: number, value: number): number[] {
  return element(id, value === 0 ? [0] : bytes(value));
}

function text(words: string): number[] {
  return [...new TextEncoder().encode(words)];
}

/** A length in eight bytes. */
function sized(length: number): number[] {
  const [...digits] = bytes(length);
  return [0x01, ...Array<number>(7 - digits.length).fill(0), ...digits];
}

/** A positive number, the largest byte first. */
function bytes(value: number): number[] {
  const digits: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return digits;
}
