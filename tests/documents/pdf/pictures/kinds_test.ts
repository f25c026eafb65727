import { describe, expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { readPdf } from "../../../../src/documents/pdf/mod.ts";
import { type RawObject, rawPage } from "../../../support/raw_pdf.ts";

const WIDTH = 240;
const HEIGHT = 200;
const SIZE = `/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT}`;
const RED = [200, 40, 30];
const BLUE = [20, 60, 180];

/** A picture whose left half is one thing and whose right half another, as bytes. */
const halves = (left: readonly number[], right: readonly number[]) =>
  Uint8Array.from(
    Array.from({ length: HEIGHT }, () =>
      Array.from({ length: WIDTH }, (_, x) => (x < WIDTH / 2 ? left : right)).flat(),
    ).flat(),
  );

const packed = (dictionary: string, data: Uint8Array): RawObject => ({
  dictionary: `${SIZE} /Filter /FlateDecode ${dictionary}`,
  stream: deflateSync(data),
});
const gray = (dictionary: string, left: number, right: number) =>
  packed(`/ColorSpace /DeviceGray /BitsPerComponent 8 ${dictionary}`, halves([left], [right]));
const rgb = (dictionary = "") =>
  packed(`/ColorSpace /DeviceRGB /BitsPerComponent 8 ${dictionary}`, halves(RED, BLUE));
/** Rows of bits, half of them set. */
const bits = (first: number, second: number) =>
  Uint8Array.from(
    Array.from({ length: HEIGHT }, () =>
      Array.from({ length: WIDTH / 8 }, (_, x) => (x < WIDTH / 16 ? first : second)),
    ).flat(),
  );

const bytesOfBits = (text: string) =>
  Uint8Array.from(text.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
/** A fax, black on the left: a first line that tells both runs, and lines that are as the last one. */
const FAX = bytesOfBits(
  ["001", "00110101", "0000001111", "000000101000", "1", "111".repeat(HEIGHT - 1)].join("") +
    "000000000001".repeat(2),
);

function jbig2(): Uint8Array {
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(WIDTH, 0);
  sizes.writeUInt32BE(HEIGHT, 4);
  const segment = (number: number, kind: number, data: Uint8Array) => {
    const head = Buffer.alloc(11);
    head.writeUInt32BE(number, 0);
    head.writeUInt8(kind, 4);
    head.writeUInt8(1, 6);
    head.writeUInt32BE(data.length, 7);
    return Buffer.concat([head, data]);
  };
  const page = Buffer.concat([sizes, Buffer.alloc(11)]);
  const region = Buffer.concat([sizes, Buffer.alloc(9), Buffer.from([1]), FAX]);
  return Buffer.concat([segment(0, 48, page), segment(1, 38, region)]);
}

/** As opj_compress writes the same picture, red and blue. */
const JPX =
  "AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAyAAAAPAAAwcHAAAAAAAPY29scgEAAAAAABAAAAEganAyY/9P/1EALwAAAAAA8AAAAMgAAAAAAAAAAAAAAPAAAADIAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAQIEBAAB/1wACkBASEhQSEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAogAB/5PHxigRUFSv/39yYC+oz5KMik8Dyv9//2raIBhIPv1APew0/kg0Q5SoEOUqBDlKgQ5SoEOUqBDlKgQ5SoEOUqBDlKgQ5Sxw4Yj98kR9+XEDeW1rSehCot8LABQAXKwVp/EHHQ8D/38PIMSKpzl+TChQE4DHDgCJFTFP/17kxMCJQDHP/zSAgOMzKKkvMc//JakvMc/g/9k=";

const PLACE = "240 0 0 200 60 300 cm";

interface DrawOptions {
  /** How the page places it. */
  place?: string;
  /** What is drawn in place of it. */
  content?: string;
  resources?: string;
}

/** Reads a page with words and a picture, which is the object of number 6. */
async function draw(objects: readonly RawObject[], options: DrawOptions = {}) {
  const { place = PLACE, content = `q ${place} /A Do Q`, resources = "" } = options;
  const words = "BT /F1 12 Tf 60 700 Td (Some words beside it.) Tj ET ";
  const bytes = rawPage(
    { dictionary: "", stream: words + content },
    { resources: `/XObject << /A 6 0 R >> ${resources}`, more: objects },
  );
  const files: { file: Uint8Array; type: string }[] = [];
  const document = await readPdf(new Uint8Array(bytes), {
    keepPicture: async (file, type) => String(files.push({ file, type })),
  });
  expect(document.blocks.map(({ text }) => text)).toEqual(["Some words beside it."]);
  return { pictures: document.pictures ?? [], files };
}

/** The colours of points of a picture, with their opacity where it has one. */
async function coloursOf(
  file: Uint8Array | undefined,
  points: readonly (readonly [x: number, y: number])[],
): Promise<number[][]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(at, at + info.channels)];
  });
}

const SIDES = [
  [0.25, 0.5],
  [0.75, 0.5],
] as const;

/** True if two colours are alike to the eye. */
const isLike = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 25);

describe("readPdf() gives a picture, and its colours,", () => {
  const BLACK_AND_WHITE = [
    [0, 0, 0],
    [255, 255, 255],
  ];
  const kinds: Record<string, { objects: RawObject[]; colours: number[][] }> = {
    "that is deflated": { objects: [rgb()], colours: [RED, BLUE] },
    "in grey": {
      objects: [gray("", 40, 200)],
      colours: [
        [40, 40, 40],
        [200, 200, 200],
      ],
    },
    "of a palette": {
      objects: [
        packed(
          "/ColorSpace [/Indexed /DeviceRGB 1 <C8281E 143CB4>] /BitsPerComponent 8",
          halves([0], [1]),
        ),
      ],
      colours: [RED, BLUE],
    },
    "in the colours of print": {
      objects: [
        packed("/ColorSpace /DeviceCMYK /BitsPerComponent 8", halves([0, 0, 0, 255], [0, 0, 0, 0])),
      ],
      colours: [
        [44, 46, 53],
        [255, 255, 255],
      ],
    },
    "in black and white": {
      objects: [packed("/ColorSpace /DeviceGray /BitsPerComponent 1", bits(0, 255))],
      colours: BLACK_AND_WHITE,
    },
    "of a fax": {
      objects: [
        {
          dictionary: `${SIZE} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${WIDTH} /Rows ${HEIGHT} >>`,
          stream: FAX,
        },
      ],
      colours: BLACK_AND_WHITE,
    },
    "of JBIG2": {
      objects: [
        {
          dictionary: `${SIZE} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode`,
          stream: jbig2(),
        },
      ],
      colours: BLACK_AND_WHITE,
    },
    "of JPEG 2000": {
      objects: [
        {
          dictionary: `${SIZE} /ColorSpace /DeviceRGB /Filter /JPXDecode`,
          stream: Buffer.from(JPX, "base64"),
        },
      ],
      colours: [RED, BLUE],
    },
    "that is partly transparent": {
      objects: [rgb("/SMask 7 0 R"), gray("", 255, 64)],
      colours: [
        [...RED, 255],
        [...BLUE, 64],
      ],
    },
    "with a mask": {
      objects: [rgb("/Mask 7 0 R"), packed("/ImageMask true /BitsPerComponent 1", bits(0, 255))],
      colours: [
        [...RED, 255],
        [0, 0, 0, 0],
      ],
    },
  };
  for (const [kind, { objects, colours }] of Object.entries(kinds)) {
    test(kind, async () => {
      const { pictures, files } = await draw(objects);
      expect(pictures).toMatchObject([{ page: 0, width: WIDTH, height: HEIGHT, key: "1" }]);
      expect(files[0]?.type).toBe("image/webp");
      const read = await coloursOf(files[0]?.file, SIDES);
      for (const [side, colour] of colours.entries()) {
        const seen = read[side] ?? [];
        const isClear = colour[3] === 0;
        expect({ side, seen, is: isClear ? seen[3] === 0 : isLike(seen, colour) }).toMatchObject({
          is: true,
        });
      }
    });
  }

  test("that is a stencil, in the colour it is painted with", async () => {
    const { files } = await draw([packed("/ImageMask true /BitsPerComponent 1", bits(0, 255))], {
      place: `0 0.5 0 rg ${PLACE}`,
    });
    const [left = [], right = []] = await coloursOf(files[0]?.file, SIDES);
    expect(isLike(left, [0, 128, 0, 255])).toBe(true);
    expect(right[3]).toBe(0);
  });

  test("that stands within the page's content", async () => {
    const data = Buffer.from(halves([40], [200])).toString("hex");
    const { pictures, files } = await draw([], {
      content: `q ${PLACE} BI /W ${WIDTH} /H ${HEIGHT} /BPC 8 /CS /G /F /AHx ID ${data}> EI Q`,
    });
    expect(pictures).toMatchObject([{ width: WIDTH, height: HEIGHT }]);
    const [left = []] = await coloursOf(files[0]?.file, SIDES);
    expect(isLike(left, [40, 40, 40])).toBe(true);
  });
});

describe("readPdf() gives a picture as the page shows it:", () => {
  test("cut to what can be seen", async () => {
    const { pictures, files } = await draw([rgb()], {
      content: "q 60 300 240 400 re W n 480 0 0 400 60 300 cm /A Do Q",
    });
    expect(pictures).toMatchObject([{ width: WIDTH / 2, height: HEIGHT }]);
    expect(pictures[0]?.box.width).toBeCloseTo(240 / 595, 5);
    const colours = await coloursOf(files[0]?.file, SIDES);
    expect(colours.every((colour) => isLike(colour, RED))).toBe(true);
  });

  const ways: Record<string, { place: string; red: readonly [number, number] }> = {
    upright: { place: PLACE, red: [0.25, 0.5] },
    mirrored: { place: "-240 0 0 200 300 300 cm", red: [0.75, 0.5] },
    "turned clockwise": { place: "0 -240 200 0 60 540 cm", red: [0.5, 0.25] },
    "turned the other way": { place: "0 240 -200 0 260 300 cm", red: [0.5, 0.75] },
    "turned around": { place: "-240 0 0 -200 300 500 cm", red: [0.75, 0.5] },
  };
  for (const [way, { place, red }] of Object.entries(ways)) {
    test(way, async () => {
      const { files } = await draw([rgb()], { place });
      const [colour = []] = await coloursOf(files[0]?.file, [red]);
      expect(isLike(colour, RED)).toBe(true);
    });
  }

  test("on a page that is turned", async () => {
    const bytes = Buffer.from(
      rawPage(
        { dictionary: "", stream: `BT /F1 12 Tf 60 700 Td (Words.) Tj ET q ${PLACE} /A Do Q` },
        { resources: "/XObject << /A 6 0 R >>", more: [rgb()] },
      ),
    );
    const turned = Buffer.from(
      bytes.toString("latin1").replace("/MediaBox", "/Rotate 90 /MediaBox"),
      "latin1",
    );
    const files: Uint8Array[] = [];
    const { pictures } = await readPdf(new Uint8Array(turned), {
      keepPicture: async (file) => String(files.push(file)),
    });
    expect(pictures).toMatchObject([{ width: HEIGHT, height: WIDTH }]);
    const [above = []] = await coloursOf(files[0], [[0.5, 0.25]]);
    expect(isLike(above, RED)).toBe(true);
  });
});

describe("readPdf() leaves out", () => {
  test("a picture of one colour, and one that is a line", async () => {
    expect((await draw([gray("", 90, 90)])).pictures).toEqual([]);
    const line: RawObject = {
      dictionary:
        "/Type /XObject /Subtype /Image /Width 2000 /Height 200 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode",
      stream: deflateSync(Uint8Array.from({ length: 400_000 }, (_, index) => index % 256)),
    };
    expect((await draw([line], { place: "500 0 0 200 40 300 cm" })).pictures).toEqual([]);
  });

  test("a picture that unpacks to far more than its size", async () => {
    const bomb: RawObject = {
      dictionary: `${SIZE} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
      stream: deflateSync(Buffer.alloc(64 * 1024 * 1024, "ab")),
    };
    expect((await draw([bomb])).pictures).toEqual([]);
  });

  test("a picture of too many pixels, and one whose mask has too many", async () => {
    const huge = (size: string, more = ""): RawObject => ({
      dictionary: `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode ${more}`,
      stream: deflateSync(halves([40], [200])),
    });
    const size = "/Width 60000 /Height 60000";
    expect((await draw([huge(size)])).pictures).toEqual([]);
    expect((await draw([rgb("/SMask 7 0 R"), huge(size)])).pictures).toEqual([]);
    expect((await draw([huge(`${size} /Width 240 /Height 200`)])).pictures).toEqual([]);
  });

  test("a picture that is broken, and reads the others", async () => {
    const { pictures } = await draw(
      [
        rgb(),
        {
          dictionary: `${SIZE} /Filter /JPXDecode /ColorSpace /DeviceRGB`,
          stream: "no such thing",
        },
      ],
      {
        content: `q ${PLACE} /A Do Q q 240 0 0 200 300 50 cm /B Do Q`,
        resources: "/XObject << /A 6 0 R /B 7 0 R >>",
      },
    );
    expect(pictures).toHaveLength(1);
  });
});
