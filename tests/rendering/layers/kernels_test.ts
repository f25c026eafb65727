import { expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { loadKernels } from "../../../src/rendering/layers/kernels/mod.ts";
import { inFolder } from "../_pictures.ts";

const root = join(import.meta.dir, "../../..");
const kernels = loadKernels();
const [TO, FROM, ALPHA, PLAN, TEMPORARY] = [65_536, 131_072, 196_608, 262_144, 327_680];
const row = fc.uint8Array({ minLength: 1, maxLength: 70 });

function put(at: number, bytes: ArrayLike<number>): void {
  const memory = new Uint8Array(kernels.memory.buffer);
  memory.fill(0, at, at + 256);
  memory.set(bytes, at);
}

/** In 65,536ths. */
function fixed(number: number): number {
  return Math.round(number * 65_536);
}

function get(count: number): number[] {
  return [...new Uint8Array(kernels.memory.buffer, TO, count)];
}

test("the program is made of its source", async () => {
  await inFolder(async (folder) => {
    const made = join(folder, "rows.wasm");
    const build = Bun.spawn([process.execPath, "run", "build:kernels", "--outFile", made], {
      ...{ cwd: root, stdout: "ignore", stderr: "pipe" },
    });
    expect(await build.exited).toBe(0);
    const kept = Bun.file(join(root, "src/rendering/layers/kernels/rows.wasm"));
    expect(Buffer.from(await Bun.file(made).bytes()).equals(await kept.bytes())).toBe(true);
  });
});

test("blend() lays what was multiplied by its alpha onto a row, and nothing behind its end", () => {
  fc.assert(
    fc.property(row, row, fc.integer({ min: 0, max: 256 }), (below, alpha, opacity) => {
      const count = Math.min(below.length, alpha.length);
      put(TO, below);
      put(ALPHA, alpha);
      put(
        FROM,
        alpha.map((value) => value >> 1),
      );
      kernels.blend(TO, FROM, ALPHA, count, opacity);
      const share = opacity / 256;
      for (const [i, value] of get(below.length).entries()) {
        const [under = 0, over = 0] = [below[i], alpha[i]];
        const wanted = i < count ? (over >> 1) * share + under * (1 - (over * share) / 255) : under;
        expect(Math.abs(value - wanted)).toBeLessThanOrEqual(i < count ? 2 : 0);
      }
    }),
  );
});

test("alike() tells which byte all of each eight columns are, and fill() makes some rows so", () => {
  const byte = fc.constantFrom(0, 7, 255);
  const columns = fc.array(fc.array(byte, { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 6,
  });
  const spot = fc.record({ column: fc.nat(47), row: fc.nat(2), byte });
  fc.assert(
    fc.property(columns, fc.option(spot), ([...blocks], odd) => {
      const count = blocks.length;
      const planes = [0, 1, 2].map((row) => blocks.flatMap((bytes) => Array(8).fill(bytes[row])));
      const changed = planes[odd?.row ?? 0];
      if (odd !== null && changed) changed[odd.column % changed.length] = odd.byte;
      put(FROM, planes.flat());
      kernels.alike(TO, FROM, 8 * count, 3, count);
      const wanted = blocks.map((_, i) => {
        const [first, ...others] = planes.flatMap((plane) => plane.slice(8 * i, 8 * i + 8));
        return others.every((other) => other === first) ? first : -1;
      });
      expect([...new Int16Array(kernels.memory.buffer, TO, count)]).toEqual(wanted);
      put(TO, planes.flat());
      kernels.fill(TO + 1, 8 * count, 2, 8 * count - 3, 9);
      const filled = planes.map((plane, row) =>
        plane.map((byte, i) => (row < 2 && i >= 1 && i < 8 * count - 2 ? 9 : byte)),
      );
      expect(get(24 * count)).toEqual(filled.flat());
    }),
  );
});

test("line() samples a row between its bytes", () => {
  const step = fc.double({ min: 0.1, max: 1.89, noNaN: true });
  fc.assert(
    fc.property(row, step, fc.double({ min: 0, max: 3, noNaN: true }), (bytes, by, start) => {
      const count = Math.floor((bytes.length - 1 - start) / by);
      if (count < 1) return;
      put(FROM, bytes);
      kernels.line(TO, FROM, 0, count, fixed(start), 0, fixed(by), 0);
      for (const [i, value] of get(count).entries()) {
        const at = start + i * by;
        const [left = 0, right = 0] = [bytes[Math.floor(at)], bytes[Math.floor(at) + 1]];
        expect(Math.abs(value - (left + (at % 1) * (right - left)))).toBeLessThan(2);
      }
    }),
  );
});

const STRIDE = 96;
const [ROWS, COUNT] = [5, 37] as const;
const laid = fc.record({
  /** Of the noise that planes are filled with: shorter to read than they are. */
  seed: fc.nat(),
  /** Null: opaque; a number: the same everywhere. */
  alpha: fc.constantFrom<null | number | "noise">(null, 0, 255, "noise"),
  skip: fc.integer({ min: 0, max: 15 }),
  opacity: fc.constantFrom(256, 256, 100),
  stepX: fc.oneof(fc.constant(1), fc.double({ min: 0.3, max: 1.89, noNaN: true })),
  stepY: fc.double({ min: 0.3, max: 1.9, noNaN: true }),
  slope: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
});
type Laid = typeof laid extends fc.Arbitrary<infer T> ? T : never;

/** Puts planes where kernels find them; returns the address of the alpha. */
function putPlanes({ seed, alpha }: Laid): number {
  const memory = new Uint8Array(kernels.memory.buffer);
  let noise = seed;
  const next = () => {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    return noise >>> 24;
  };
  for (let i = 0; i < 24 * STRIDE; i++) {
    const share = typeof alpha === "string" ? next() : (alpha ?? 255);
    memory[ALPHA + i] = share;
    // They were multiplied by it.
    memory[FROM + i] = (next() * share) / 255;
    memory[TO + i] = next();
  }
  return alpha === null ? 0 : ALPHA;
}

/** What line() and blend() make of it row by row. */
function laidByLines(
  one: Laid,
  way: (j: number) => readonly [x: number, y: number, stepX: number, stepY: number],
  skip: number,
): number[] {
  const alpha = putPlanes(one);
  const memory = new Uint8Array(kernels.memory.buffer);
  memory.fill(255, PLAN + 1024, PLAN + 2048);
  for (let j = 0; j < ROWS; j++) {
    const [x, y, stepX, stepY] = way(j);
    const rest = [COUNT - skip, x + skip * stepX, y + skip * stepY, stepX, stepY] as const;
    kernels.line(PLAN, FROM, STRIDE, ...rest);
    if (alpha > 0) kernels.line(PLAN + 1024, alpha, STRIDE, ...rest);
    const to = TO + j * STRIDE + skip;
    kernels.blend(to, PLAN, PLAN + 1024, COUNT - skip, one.opacity);
  }
  return get(ROWS * STRIDE);
}

/** How far two results are apart, for each byte. */
function apart(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? 0))));
}

test("layStretched() lays rows as line() and blend() do, and leaves alone what is beside them", () => {
  fc.assert(
    fc.property(laid, fc.double({ min: 0, max: 3, noNaN: true }), (one, x) => {
      const { skip, opacity, stepX, stepY } = one;
      const wanted = laidByLines(
        one,
        (j) => [fixed(x), fixed(0.4 + j * stepY), fixed(stepX), 0],
        skip,
      );
      const alpha = putPlanes(one);
      kernels.planStretch(PLAN, COUNT, fixed(x), fixed(stepX));
      const shared = [TO, STRIDE, FROM, STRIDE, alpha, ROWS, 0.4, stepY] as const;
      kernels.layStretched(...shared, PLAN, skip, COUNT, opacity, TEMPORARY);
      expect(apart(get(ROWS * STRIDE), wanted)).toBeLessThan(4);
      if (stepX !== 1 || x >= 1) return;
      // Without a plan, from the first byte on.
      const still = laidByLines(one, (j) => [0, fixed(0.4 + j * stepY), fixed(1), 0], skip);
      putPlanes(one);
      kernels.layStretched(...shared, 0, skip, COUNT, opacity, TEMPORARY);
      expect(apart(get(ROWS * STRIDE), still)).toBeLessThan(4);
    }),
  );
});

test("laySloped() lays rows as line() and blend() do", () => {
  fc.assert(
    fc.property(laid, (one) => {
      const { opacity, slope } = one;
      const step = Math.min(one.stepX, 1.2);
      const [y, down] = [slope < 0 ? 12.3 : 1.2, 0.9];
      const wanted = laidByLines(
        one,
        (j) => [
          fixed(4.3) - j * fixed(slope),
          fixed(y) + j * fixed(down),
          fixed(step),
          fixed(slope),
        ],
        0,
      );
      const alpha = putPlanes(one);
      kernels.laySloped(
        ...([TO, STRIDE, FROM, STRIDE, alpha, ROWS, fixed(4.3), fixed(y)] as const),
        ...([fixed(step), fixed(slope), -fixed(slope), fixed(down), COUNT, opacity] as const),
      );
      expect(apart(get(ROWS * STRIDE), wanted)).toBeLessThan(8);
    }),
  );
});

test("tiles() tells of sixteen columns whether they are empty, opaque or neither", () => {
  const tile = fc.constantFrom(0, 1, 2);
  fc.assert(
    fc.property(fc.array(tile, { minLength: 1, maxLength: 5 }), fc.nat(3), (kinds, odd) => {
      const memory = new Uint8Array(kernels.memory.buffer);
      const stride = kinds.length * 16;
      for (let row = 0; row < 4; row++) {
        for (const [i, kind] of kinds.entries()) {
          const at = FROM + row * stride + i * 16;
          memory.fill(kind === 0 ? 0 : 255, at, at + 16);
          if (kind === 1 && row === odd) memory[at + 3] = 254;
        }
      }
      kernels.tiles(TO, FROM, stride, 4, kinds.length);
      expect(get(kinds.length)).toEqual(kinds);
    }),
  );
});

test("luma() and chroma() give BT.709 in limited range, multiplied by alpha", () => {
  const pixel = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 255 })));
  fc.assert(
    fc.property(pixel, fc.integer({ min: 1, max: 40 }), ([r = 0, g = 0, b = 0, a = 0], count) => {
      const memory = new Uint8Array(kernels.memory.buffer);
      for (let i = 0; i < 2 * count + 40; i++) memory.set([r, g, b, a], PLAN + 4 * i);
      const share = a / 255;
      const y = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      kernels.luma(TO, ALPHA, PLAN, count);
      for (const value of get(count)) {
        expect(Math.abs(value - share * (16 + 219 * y))).toBeLessThan(1);
      }
      expect([...memory.subarray(ALPHA, ALPHA + count)]).toEqual(Array(count).fill(a));
      kernels.chroma(TO, FROM, ALPHA, PLAN + 4, PLAN + 4, count);
      const u = share * (128 + (224 * (b / 255 - y)) / 1.8556);
      const v = share * (128 + (224 * (r / 255 - y)) / 1.5748);
      for (const [i, value] of get(count).entries()) {
        expect(Math.abs(value - u)).toBeLessThan(1.1);
        expect(Math.abs((memory[FROM + i] ?? 0) - v)).toBeLessThan(1.1);
      }
    }),
  );
});
