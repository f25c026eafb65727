import { expect, test } from "bun:test";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { PNG } from "pngjs";
import { type Composer, createComposer } from "../../../src/rendering/layers/composer.ts";
import type { PictureContent, PlacedLayer } from "../../../src/rendering/layers/layer_plan.ts";
import type { Motion } from "../../../src/rendering/layers/motion.ts";
import { inFolder } from "../_pictures.ts";

const SIDE = 48;
const REST = { matrix: [1, 0, 0, 1, 10, 12], width: 20, height: 16, windows: [] } as const;
const STILL: Motion = {
  ...{ x: 0, y: 0, scale: 1, rotate: 0, opacity: 1 },
  ...{ origin: [0.5, 0.5], clip: null, mask: null },
};

/** A composer that knows a white ground (plate 0), a red (1) and a blue (2) box of a layer, and a page (3) of one. */
async function open(folder: string): Promise<Composer> {
  const composer = createComposer(SIDE, SIDE);
  const plates = [
    { colour: [255, 255, 255], width: SIDE, height: SIDE, rest: null },
    { colour: [220, 20, 30], width: 20, height: 16, rest: REST },
    { colour: [20, 30, 220], width: 8, height: 8, rest: REST },
    { colour: [200, 200, 180], width: SIDE, height: SIDE, rest: REST },
  ];
  for (const [index, { colour, width, height, rest }] of plates.entries()) {
    const png = new PNG({ width, height });
    for (let i = 0; i < png.data.length; i += 4) png.data.set([...colour, 255], i);
    const path = join(folder, `${index}.png`);
    await writeFile(path, PNG.sync.write(png));
    const isWhole = width === SIDE;
    const ink = { left: isWhole ? 0 : 10, top: isWhole ? 0 : 12, width, height };
    const part = { left: 0, top: 0, width, height };
    composer.learn([{ index, picture: { path, part, ink, scale: 1, rest } }], []);
  }
  composer.learn([], [{ index: 0, rest: REST }]);
  await composer.load([0, 1, 2, 3]);
  return composer;
}

function layer(motion: Partial<Motion>, content: PictureContent): PlacedLayer {
  return { place: 0, motion: { ...STILL, ...motion }, content };
}

function drawn(composer: Composer, content: PictureContent): Uint8Array<ArrayBuffer> {
  return composer.compose(content)();
}

/** Brightness at a pixel. */
function at(picture: Uint8Array, x: number, y: number): number {
  return picture[y * SIDE + x] ?? Number.NaN;
}

const WHITE = 235;
const RED = 70;

test("layers are painted where they moved to, and colours are BT.709's", async () => {
  await inFolder(async (folder) => {
    const composer = await open(folder);
    const picture = drawn(composer, [0, layer({ x: 4, y: -6 }, [1])]);
    expect(at(picture, 13, 6)).toBe(WHITE);
    expect(at(picture, 14, 6)).toBeWithin(RED - 2, RED + 3);
    expect(at(picture, 33, 21)).toBeWithin(RED - 2, RED + 3);
    expect(at(picture, 34, 21)).toBe(WHITE);
    const half = drawn(composer, [0, layer({ opacity: 0.5 }, [1])]);
    expect(at(half, 20, 20)).toBeWithin((WHITE + RED) / 2 - 2, (WHITE + RED) / 2 + 3);
  });
});

test("a picture stays what it is while plates are loaded", async () => {
  await inFolder(async (folder) => {
    const composer = await open(folder);
    const picture = composer.compose([0, layer({}, [1])]);
    const before = picture().slice();
    const side = 2_000;
    const png = new PNG({ width: side, height: side });
    const path = join(folder, "large.png");
    await writeFile(path, PNG.sync.write(png));
    const part = { left: 0, top: 0, width: side, height: side };
    composer.learn([{ index: 4, picture: { path, part, ink: part, scale: 1, rest: null } }], []);
    await composer.load([4]);
    expect(Buffer.compare(picture(), before)).toBe(0);
  });
});

test("a plate that was dropped is read from its file again once it is made known again", async () => {
  await inFolder(async (folder) => {
    const composer = await open(folder);
    const before = drawn(composer, [0, layer({}, [1])]).slice();
    composer.drop([1]);
    const [path, rest] = [join(folder, "1.png"), REST];
    const part = { left: 0, top: 0, width: 20, height: 16 };
    const ink = { ...part, left: 10, top: 12 };
    composer.learn([{ index: 1, picture: { path, part, ink, scale: 1, rest } }], []);
    await composer.load([1]);
    expect(Buffer.compare(drawn(composer, [0, layer({}, [1])]), before)).toBe(0);
  });
});

test("opaque plates of any size are loaded one after the other", async () => {
  await inFolder(async (folder) => {
    const composer = await open(folder);
    for (let index = 4; index < 16; index++) {
      const [width, height] = [SIDE + index, SIDE + 3 * index];
      const png = new PNG({ width, height });
      png.data.fill(255);
      const path = join(folder, `${index}.png`);
      await writeFile(path, PNG.sync.write(png));
      const part = { left: 0, top: 0, width, height };
      composer.learn([{ index, picture: { path, part, ink: part, scale: 1, rest: null } }], []);
      await composer.load([index]);
      expect(at(drawn(composer, [index]), 40, 40)).toBe(WHITE);
    }
  });
});

test("a clip moves with its layer, a mask does not", async () => {
  await inFolder(async (folder) => {
    const composer = await open(folder);
    const clipped = drawn(composer, [0, layer({ x: 8, clip: [0, 0.5, 0, 0] }, [1])]);
    expect([17, 18, 27, 28].map((x) => at(clipped, x, 20) < WHITE)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const masked = drawn(composer, [0, layer({ x: 8, mask: [0, 0.5, 0, 0] }, [1])]);
    expect([17, 18, 19, 20].map((x) => at(masked, x, 20) < WHITE)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

test("what fades together does not show through itself", async () => {
  await inFolder(async (folder) => {
    const composer = await open(folder);
    const together = drawn(composer, [0, layer({ opacity: 0.5 }, [1, layer({}, [2])])]);
    const blue = at(together, 12, 14);
    const alone = at(drawn(composer, [0, layer({ opacity: 0.5 }, [2])]), 12, 14);
    expect(blue).toBeWithin(alone - 2, alone + 3);
  });
});

test("a page that moves shows what lies still on it as if each were painted by itself", async () => {
  await inFolder(async (folder) => {
    const composer = await open(folder);
    const camera = { scale: 1.3, x: 2.7, y: -3.4 };
    const together = drawn(composer, [
      layer(camera, [3, layer({}, [1]), layer({ x: 6, y: 4 }, [2])]),
    ]);
    const pictures = [together.slice()];
    // Too little to be seen, but beside the page's pixels.
    const shift = { x: 0.01, y: 0.01 };
    pictures.push(
      drawn(composer, [layer(camera, [3, layer(shift, [1]), layer({ x: 6.01, y: 4 }, [2])])]),
    );
    const [one, other] = pictures;
    const differences = Array.from(one ?? [], (value, i) => Math.abs(value - (other?.[i] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(6);
    expect(Math.min(...(one ?? []).slice(0, SIDE * SIDE))).toBeLessThan(RED);
    // What was on the page is gone from it without a trace.
    const blank = drawn(composer, [layer(camera, [3])]).slice();
    const fresh = drawn(await open(folder), [layer(camera, [3])]);
    expect(Buffer.compare(blank, fresh)).toBe(0);
  });
});

test("between pages side by side, or one above the other, nothing is left out", async () => {
  await inFolder(async (folder) => {
    const composer = await open(folder);
    for (const scale of [1, 1.03, 1.1, 1.37]) {
      for (let half = 1; half < 2 * SIDE; half++) {
        // Edges meet in the middle of pixels and between them, under a camera that looks at (20, 20).
        const behind = 20 + (half / 2 - 20) / scale;
        for (const axis of ["x", "y"] as const) {
          const pages = [-SIDE, 0].map((from) => layer({ [axis]: from + behind }, [3]));
          const picture = drawn(composer, [layer({ scale }, pages)]);
          expect(Math.min(...picture.subarray(0, SIDE * SIDE))).toBeGreaterThan(150);
          // Nothing of it is there in the next one.
          composer.compose([layer({ scale: 3 }, [2])]);
        }
      }
    }
  });
});

const motion = fc.record({
  x: fc.double({ min: -30, max: 30, noNaN: true }),
  y: fc.oneof(fc.constant(0), fc.double({ min: -30, max: 30, noNaN: true })),
  scale: fc.oneof(fc.constant(1), fc.double({ min: 0.3, max: 3, noNaN: true })),
  rotate: fc.oneof(fc.constant(0), fc.double({ min: -90, max: 90, noNaN: true })),
  opacity: fc.constantFrom(0, 0.4, 1),
  clip: fc.constantFrom(null, [0.1, 0.2, 0, 0] as const),
  mask: fc.constantFrom(null, [0, 0, 0.4, -1] as const),
});
const content = fc.array(
  fc
    .tuple(motion, motion, fc.boolean())
    .map(([outer, inner, paged]) => layer(outer, [...(paged ? [3] : []), 1, layer(inner, [2])])),
  { maxLength: 3 },
);

test("painting only what changed gives the picture that painting all does", async () => {
  await inFolder(async (folder) => {
    const composer = await open(folder);
    await fc.assert(
      fc.asyncProperty(content, async (layers) => {
        const fresh = await open(folder);
        const whole = drawn(fresh, [0, ...layers]);
        expect(Buffer.compare(drawn(composer, [0, ...layers]), whole)).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});
