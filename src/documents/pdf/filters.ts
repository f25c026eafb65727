/** Decodes ASCIIHex up to its end mark, as far as it can be read. */
export function decodeHex(data: Buffer): Buffer {
  const end = data.indexOf(">");
  const text = data.toString("latin1", 0, end < 0 ? data.length : end);
  const digits = text.replace(/[^\da-f]/gi, "");
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
}

/** Decodes ASCII85 up to its end mark, as far as it can be read. */
export function decodeAscii85(data: Buffer): Buffer {
  const bytes: number[] = [];
  let group: number[] = [];
  const flush = (count: number) => {
    const padded = [...group, 84, 84, 84, 84].slice(0, 5);
    const value = padded.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let index = 0; index < count; index++) bytes.push(Math.floor(value / 256 ** (3 - index)));
    group = [];
  };
  for (const byte of data) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) bytes.push(0, 0, 0, 0);
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length === 5) flush(4);
  }
  if (group.length > 1) flush(group.length - 1);
  return Buffer.from(bytes);
}

/** What run lengths unpack to, in bytes. */
export function runLengthSize(data: Buffer): number {
  let size = 0;
  for (let position = 0; position < data.length; ) {
    const length = data[position] ?? 128;
    if (length === 128) break;
    size += length < 128 ? length + 1 : 257 - length;
    position += length < 128 ? length + 2 : 2;
  }
  return size;
}

const CLEAR = 256;
const END = 257;
const MIN_BITS = 9;
const MAX_BITS = 12;

/** What LZW unpacks to, in bytes; `early` is 1 if codes grow one code early, as they do by default. */
export function lzwSize(data: Buffer, early: 0 | 1): number {
  const lengths = new Uint32Array(2 ** MAX_BITS).fill(1, 0, CLEAR);
  let next = END + 1;
  let bits = MIN_BITS;
  let last = 0;
  let size = 0;
  let held = 0;
  let heldBits = 0;
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xfffff;
    heldBits += 8;
    if (heldBits < bits) continue;
    heldBits -= bits;
    const code = (held >> heldBits) & (2 ** bits - 1);
    if (code === END) break;
    if (code === CLEAR) {
      [next, bits, last] = [END + 1, MIN_BITS, 0];
      continue;
    }
    const length = code < next ? (lengths[code] ?? 0) : last + 1;
    if (last > 0 && next < lengths.length) lengths[next++] = last + 1;
    while (bits < MAX_BITS && next + early >= 2 ** bits) bits++;
    size += length;
    last = length;
  }
  return size;
}
