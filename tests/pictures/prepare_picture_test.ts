import { expect, test } from "bun:test";
import sharp, { type Sharp } from "sharp";
import { preparePicture } from "../../src/pictures/prepare_picture.ts";

/** Noise of one colour, as in a photograph. */
function photo(width: number, height: number, sigma = 25): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#7a8a6a",
      noise: { type: "gaussian", mean: 120, sigma },
    },
  });
}

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

test("a photograph becomes a JPEG of bounded size, upright and without metadata", async () => {
  const turned = await bytesOf(
    photo(3000, 1200)
      .withExif({
        IFD0: { Make: "Somebody's camera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  );
  expect((await sharp(turned).metadata()).exif).toBeDefined();
  const { bytes, type, facts } = await preparePicture(turned, "image");
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 819, height: 2048 });
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation).toBeUndefined();
  expect(type).toBe("image/jpeg");
  expect(facts).toMatchObject({ width: 819, height: 2048, isCutOut: false, isWhole: false });
});

test("a thing on a transparent ground loses its margins and stays transparent", async () => {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><circle cx="200" cy="200" r="100" fill="#c02020"/></svg>`;
  const { bytes, type, facts } = await preparePicture(
    await bytesOf(sharp(Buffer.from(disc)).png()),
    "image",
  );
  expect(type).toBe("image/webp");
  expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  expect(facts).toMatchObject({ width: 200, height: 200, isCutOut: true });
  expect(facts.edge).toMatch(/^#[bc]/);
});

test("a chart is known by its light ground, also if it is in grey", async () => {
  const chart = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#fff"/><path d="M200 300h90v200h-90zM400 150h90v350h-90z" fill="#333"/></svg>`;
  for (const picture of [sharp(Buffer.from(chart)), sharp(Buffer.from(chart)).greyscale()]) {
    const { facts } = await preparePicture(await bytesOf(picture.jpeg()), "image");
    expect(facts).toMatchObject({ isWhole: true, edge: "#ffffff" });
  }
});

test("the focus is on what stands out, away from the middle", async () => {
  const bird = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${Array.from(
    { length: 12 },
    (_, i) =>
      `<circle cx="150" cy="150" r="${140 - i * 11}" fill="${i % 2 ? "#f4d8c0" : "#a01818"}"/>`,
  ).join("")}</svg>`;
  const scene = photo(1600, 900, 6).composite([{ input: Buffer.from(bird), left: 1150, top: 120 }]);
  const { facts } = await preparePicture(await bytesOf(scene.jpeg()), "image");
  expect(facts.focus.x).toBeGreaterThan(0.65);
  expect(facts.focus.y).toBeLessThan(0.5);
});

test("what is no PNG, JPEG or WebP is refused by its content", async () => {
  const gif = await bytesOf(photo(64, 64).gif());
  const svg = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"/>`);
  const heic = new TextEncoder().encode("\0\0\0\x18ftypheic\0\0\0\0");
  for (const file of [gif, svg, heic]) {
    expect(preparePicture(file, "image")).rejects.toThrow(
      "Invalid image: must be a PNG, a JPEG or a WebP",
    );
  }
  expect(preparePicture(new Uint8Array(), "image")).rejects.toThrow("the file is empty");
});

test("bombs, animations, fragments and specks are refused, saying why", async () => {
  const bomb = sharp({
    create: { width: 9000, height: 5000, channels: 3, background: "#ffffff" },
    limitInputPixels: false,
  });
  expect(preparePicture(await bytesOf(bomb.png()), "image")).rejects.toThrow("40 megapixels");
  const frames = sharp(await Promise.all([1, 2].map(() => photo(40, 40).png().toBuffer())), {
    join: { animated: true },
  });
  expect(preparePicture(await bytesOf(frames.webp()), "image")).rejects.toThrow("not an animated");
  const whole = await bytesOf(photo(800, 600).jpeg());
  expect(preparePicture(whole.subarray(0, whole.length / 2), "image")).rejects.toThrow("damaged");
  expect(preparePicture(await bytesOf(photo(600, 12).png()), "image")).rejects.toThrow(
    "at least 32 pixels",
  );
});
