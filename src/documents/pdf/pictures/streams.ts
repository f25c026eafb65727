/** A picture's stream within a PDF, by places in the file. */
export interface PictureStream {
  /** Number of its object. */
  number: number;
  /** Its dictionary as it is in the file. */
  dictionary: string;
  /** Where the dictionary begins. */
  from: number;
  /** Where its data begins and ends. */
  start: number;
  end: number;
}

/** What a dictionary says of a picture's size, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Marks stand in the place of a width, with as many digits as the smallest one. */
const MAX_MARKS = 999;
const MIN_SIDE = 100;
/** The height of all marked pictures, which none of a useful size has. */
const MARKED_HEIGHT = 1;
const WIDTH = /\/Width\s+(\d{1,5})(?![\d.]|\s+\d+\s+R)/g;
const HEIGHT = /\/Height\s+(\d{1,5})(?![\d.]|\s+\d+\s+R)/g;
const MASK = /\/S?Mask\s+(\d+)\s+\d+\s+R/g;

/** The pictures of a file, of which its copy for reading text has no data. */
export class PictureStreams {
  readonly #all: PictureStream[] = [];
  readonly #marked: PictureStream[] = [];

  /**
   * Takes a picture's data out of a file, and keeps it from being decoded. In place of its size it
   * gets a mark, by which drawing it tells which one it is, unless it is a small one.
   */
  takeOut(file: Buffer, stream: PictureStream): void {
    this.#all.push(stream);
    const size = sizeOf(stream);
    const isMarked =
      size !== null &&
      Math.min(size.width, size.height) >= MIN_SIDE &&
      this.#marked.length < MAX_MARKS;
    disable(file, stream);
    if (!isMarked) {
      rename(file, stream, "/Width");
      return;
    }
    this.#marked.push(stream);
    overwrite(file, stream, { pattern: WIDTH, value: this.#marked.length });
    overwrite(file, stream, { pattern: HEIGHT, value: MARKED_HEIGHT });
  }

  /** The picture that is drawn with that size; undefined if none was marked with it. */
  drawnAs({ width, height }: PictureSize): PictureStream | undefined {
    return height === MARKED_HEIGHT ? this.#marked[width - 1] : undefined;
  }

  /** The pictures that give another one its transparency. */
  masksOf({ dictionary }: PictureStream): PictureStream[] {
    const numbers = new Set(Array.from(dictionary.matchAll(MASK), ([, number]) => Number(number)));
    return this.#all.filter((stream) => numbers.has(stream.number));
  }

  /** A copy of a file that has the data of some pictures and their masks alone. */
  fileWith(bytes: Uint8Array, kept: ReadonlySet<PictureStream>): Uint8Array {
    const copy = new Uint8Array(bytes);
    const file = Buffer.from(copy.buffer, copy.byteOffset, copy.length);
    for (const stream of this.#all) {
      if (kept.has(stream)) continue;
      file.fill(0, stream.start, stream.end);
      disable(file, stream);
    }
    return copy;
  }
}

/** What a picture's dictionary says of its size; null if that cannot be told for sure. */
export function sizeOf({ dictionary }: PictureStream): PictureSize | null {
  const [width, ...widths] = dictionary.matchAll(WIDTH);
  const [height, ...heights] = dictionary.matchAll(HEIGHT);
  const isPlain = widths.length === 0 && heights.length === 0 && !dictionary.includes("#");
  if (!isPlain || width === undefined || height === undefined) return null;
  return { width: Number(width[1]), height: Number(height[1]) };
}

/** A picture without a depth is drawn and not decoded. */
function disable(file: Buffer, stream: PictureStream): void {
  rename(file, stream, "/BitsPerComponent");
  rename(file, stream, "/ImageMask");
}

/** Gives all entries of that name one that nobody reads, as long as it was. */
function rename(file: Buffer, { dictionary, from }: PictureStream, name: string): void {
  for (let at = dictionary.indexOf(name); at >= 0; at = dictionary.indexOf(name, at + 1)) {
    file.write(name.toLowerCase(), from + at, "latin1");
  }
}

function overwrite(
  file: Buffer,
  { dictionary, from }: PictureStream,
  { pattern, value }: { pattern: RegExp; value: number },
): void {
  for (const match of dictionary.matchAll(pattern)) {
    const digits = match[1] ?? "";
    const at = from + match.index + match[0].length - digits.length;
    file.write(String(value).padStart(digits.length, "0"), at, "latin1");
  }
}
