import { afterAll, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Value } from "@sinclair/typebox/value";
import { PNG } from "pngjs";
import sharp from "sharp";
import { storeLogo } from "../../src/brands/logo.ts";
import { InvalidRequestError } from "../../src/common/user_error.ts";
import { Logo } from "../../src/posts/brand.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";

const dir = await mkdtemp(join(tmpdir(), "postloom-logo-"));
afterAll(() => rm(dir, { recursive: true }));
const store = createDiskStore({ dir });

const RED = { r: 200, g: 16, b: 16, alpha: 1 };
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };

/** A picture of one colour. */
function plain(width: number, height: number, background: object | string = RED) {
  return sharp({ create: { width, height, channels: 4, background } });
}

/** A transparent picture with a smaller one in it. */
async function framed(width: number, height: number, inner: { left: number; top: number }) {
  const { left, top } = inner;
  const mark = await plain(width - 2 * left, height - 2 * top)
    .png()
    .toBuffer();
  return plain(width, height, CLEAR).composite([{ input: mark, left, top }]);
}

/** The stored picture itself, and what is written down of it. */
async function kept(picture: Uint8Array): Promise<{ logo: Logo; png: PNG; bytes: Buffer }> {
  const logo = await storeLogo(picture, store);
  expect(Value.Check(Logo, logo)).toBe(true);
  const object = await store.get(logo.objectKey);
  const bytes = Buffer.from(await new Response(object?.body).arrayBuffer());
  const png = PNG.sync.read(bytes);
  expect({ width: png.width, height: png.height }).toEqual({
    width: logo.width,
    height: logo.height,
  });
  return { logo, png, bytes };
}

test("transparent margins are cut off, and the colour of what is left is known", async () => {
  const bars = await plain(400, 100, CLEAR)
    .composite(
      await Promise.all(
        [50, 200, 300].map(async (left) => ({
          input: await plain(40, 60).png().toBuffer(),
          left,
          top: 20,
        })),
      ),
    )
    .png()
    .toBuffer();
  const { logo } = await kept(bars);
  expect(logo).toMatchObject({ width: 290, height: 60, ink: "#c81010" });
});

test("margins of a colour stay, and a picture with its own ground has no ink", async () => {
  for (const colour of ["#ffffff", "#000000"]) {
    const mark = await plain(40, 40).png().toBuffer();
    const tile = plain(300, 100, colour).composite([{ input: mark, left: 10, top: 10 }]);
    for (const picture of [tile.clone().png(), tile.clone().jpeg(), tile.clone().webp()]) {
      const { logo } = await kept(await picture.toBuffer());
      expect(logo).toMatchObject({ width: 300, height: 100, ink: null });
    }
  }
});

test("a round badge has a ground of its own, a black mark on nothing has not", async () => {
  const draw = (shape: string) =>
    sharp(Buffer.from(`<svg width="200" height="200">${shape}</svg>`));
  const badge = await draw('<circle cx="100" cy="100" r="90" fill="#204080"/>').png().toBuffer();
  expect((await kept(badge)).logo).toMatchObject({ width: 180, height: 180, ink: null });
  const ring = '<circle cx="100" cy="100" r="80" fill="none" stroke="#000" stroke-width="20"/>';
  expect((await kept(await draw(ring).png().toBuffer())).logo).toMatchObject({
    width: 180,
    height: 180,
    ink: "#000000",
  });
});

test("what hides in transparent pixels is not seen", async () => {
  const png = new PNG({ width: 64, height: 64 });
  for (let at = 0; at < png.data.length; at += 4) {
    const x = (at / 4) % 64;
    const y = Math.floor(at / 256);
    const isInside = x >= 20 && x < 44 && y >= 30 && y < 50;
    png.data.set(isInside ? [0, 0, 0, 255] : [x * 4, 255, y * 4, 0], at);
  }
  const { logo } = await kept(PNG.sync.write(png));
  expect(logo).toMatchObject({ width: 24, height: 20, ink: null });
});

test("a large picture fits the frame, a small one is not enlarged", async () => {
  expect((await kept(await plain(4000, 1000).png().toBuffer())).logo).toMatchObject({
    width: 600,
    height: 150,
  });
  expect((await kept(await plain(1000, 1000).webp().toBuffer())).logo).toMatchObject({
    width: 200,
    height: 200,
  });
  expect((await kept(await plain(40, 8).png().toBuffer())).logo).toMatchObject({
    width: 40,
    height: 8,
  });
  const edge = await (await framed(4096, 4096, { left: 1000, top: 2000 })).png().toBuffer();
  expect((await kept(edge)).logo).toMatchObject({ width: 600, height: 27 });
});

test("a photo is turned upright and loses what it says about its maker", async () => {
  const red = await plain(40, 40).png().toBuffer();
  const photo = await plain(300, 100, "#0000ff")
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: "SECRET MAKER" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  const { logo, png, bytes } = await kept(photo);
  expect(logo).toMatchObject({ width: 67, height: 200 });
  expect(bytes.includes("SECRET MAKER")).toBe(false);
  // The corner that was at the left is at the right now.
  expect([...png.data.subarray(0, 3)].map(step)).toEqual([0, 0, 255]);
  expect([...png.data.subarray(66 * 4, 66 * 4 + 3)].map(step)).toEqual([255, 0, 0]);
});

/** Near enough for a lossy picture. */
function step(value: number): number {
  return value > 127 ? 255 : 0;
}

test("greys, sixteen bits and inks for print become ordinary colours", async () => {
  const grey = await plain(60, 60, "#5a5a5a").toColourspace("b-w").png().toBuffer();
  const deep = await plain(60, 60).toColourspace("rgb16").png().toBuffer();
  const print = await plain(60, 60, "#e4572e").toColourspace("cmyk").jpeg().toBuffer();
  for (const [picture, first] of [
    [grey, 90],
    [deep, 200],
    [print, 226],
  ] as const) {
    const { png } = await kept(picture);
    expect(Math.abs((png.data[0] ?? 0) - first)).toBeLessThan(6);
    expect(png.data[3]).toBe(255);
  }
});

test("the same picture is kept once, under a name that any store takes", async () => {
  const picture = await plain(50, 50).png().toBuffer();
  const one = await storeLogo(picture, store);
  // A view into a larger buffer, as a form gives it.
  const form = Buffer.concat([randomBytes(7), picture, randomBytes(9)]);
  const other = await storeLogo(
    new Uint8Array(form.buffer, form.byteOffset + 7, picture.length),
    store,
  );
  expect(other).toEqual(one);
  expect(one.objectKey).toMatch(/^media\/logos\/[0-9a-f]{64}\.png$/);
});

test("what cannot be used is refused, and nothing is stored", async () => {
  const noise = await sharp(randomBytes(300 * 300 * 3), {
    raw: { width: 300, height: 300, channels: 3 },
  })
    .png()
    .toBuffer();
  const still = await plain(60, 60).png().toBuffer();
  const frames = [still, await plain(60, 60, "#00f").png().toBuffer()];
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  const control = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0????", "latin1");
  const bomb = await plain(9000, 9000, CLEAR).png({ compressionLevel: 9 }).toBuffer();
  const jpeg = await sharp(noise).jpeg().toBuffer();
  const webp = await sharp(noise).webp().toBuffer();
  const wrong: [Uint8Array, string][] = [
    [new Uint8Array(), "the file is empty"],
    [Buffer.from("<svg/>"), "must be a PNG, a JPEG or a WebP"],
    [Buffer.from("GIF89a"), "must be a PNG, a JPEG or a WebP"],
    [Buffer.concat([still, Buffer.alloc(2 * 1024 * 1024)]), "must be at most 2MB"],
    [bomb, "must be at most 16 megapixels"],
    [noise.subarray(0, noise.length / 2), "the picture is damaged"],
    [jpeg.subarray(0, jpeg.length / 2), "the picture is damaged"],
    [webp.subarray(0, webp.length / 2), "the picture is damaged"],
    [Buffer.concat([still.subarray(0, 8), randomBytes(500)]), "the picture is damaged"],
    [still.subarray(0, 8), "the picture is damaged"],
    [animated, "must be a still picture"],
    [
      Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]),
      "must be a still picture",
    ],
    [await plain(80, 80, CLEAR).png().toBuffer(), "nothing of it can be seen"],
    [await plain(15, 15).png().toBuffer(), "must be at least 16 pixels wide or high"],
    [
      await (await framed(300, 300, { left: 145, top: 145 })).png().toBuffer(),
      "must be at least 16 pixels wide or high",
    ],
  ];
  const untouched = {
    put: () => Promise.reject(new Error("Cannot happen: it was to be refused")),
  };
  for (const [picture, message] of wrong) {
    const storing = storeLogo(picture, untouched);
    await expect(storing, message).rejects.toThrow(InvalidRequestError);
    await expect(storing).rejects.toThrow(`Invalid logo: ${message}`);
  }
});
