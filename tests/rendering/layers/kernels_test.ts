import { expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { loadKernels } from "../../../src/rendering/layers/kernels/mod.ts";
import { inFolder } from "../_pictures.ts";

const root = join(import.meta.dir, "../../..");
const kernels = loadKernels();
const [TO, FROM, ALPHA, PLAN] = [65_536, 131_072, 196_608, 262_144];
const row = fc.uint8Array({ minLength: 1, maxLength: 70 });

function put(at: number, bytes: ArrayLike<number>): void {
  const memory = new Uint8Array(kernels.memory.buffer);
  memory.fill(0, at, at + 256);
  memory.set(bytes, at);
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

test("stretch() and line() sample a row alike, between its bytes", () => {
  const step = fc.double({ min: 0.1, max: 1.89, noNaN: true });
  fc.assert(
    fc.property(row, step, fc.double({ min: 0, max: 3, noNaN: true }), (bytes, by, start) => {
      const count = Math.floor((bytes.length - 1 - start) / by);
      if (count < 1) return;
      put(FROM, bytes);
      const [x, dx] = [Math.round(start * 65_536), Math.round(by * 65_536)];
      kernels.planStretch(PLAN, count, x, dx);
      kernels.stretch(TO, FROM, PLAN, count);
      const stretched = get(count);
      kernels.line(TO, FROM, 0, count, x, 0, dx, 0);
      for (const [i, value] of get(count).entries()) {
        const at = start + i * by;
        const [left = 0, right = 0] = [bytes[Math.floor(at)], bytes[Math.floor(at) + 1]];
        const wanted = left + (at % 1) * (right - left);
        expect(Math.abs(value - wanted)).toBeLessThan(2);
        expect(Math.abs((stretched[i] ?? 0) - wanted)).toBeLessThan(2);
      }
    }),
  );
});

test("slope() samples a plane as line() does, but where it is masked", () => {
  const STRIDE = 256;
  const plane = fc.uint8Array({ minLength: 24 * STRIDE, maxLength: 24 * STRIDE });
  const slope = fc.double({ min: -0.39, max: 0.39, noNaN: true });
  const step = fc.double({ min: 0.1, max: 1.89, noNaN: true });
  fc.assert(
    fc.property(plane, fc.integer({ min: 1, max: 40 }), step, slope, (bytes, count, by, down) => {
      const memory = new Uint8Array(kernels.memory.buffer);
      memory.set(bytes, PLAN);
      const way = [1.3, down < 0 ? 20.6 : 2.2, by, down].map((number) =>
        Math.round(number * 65_536),
      ) as [number, number, number, number];
      kernels.line(TO, PLAN, STRIDE, count, ...way);
      const wanted = get(count + 1);
      kernels.slope(TO, PLAN, STRIDE, count, ...way, 0);
      for (const [i, value] of get(count + 1).entries()) {
        // What is behind the end is as it was.
        expect(Math.abs(value - (wanted[i] ?? 0))).toBeLessThan(i < count ? 4 : 1);
      }
      put(ALPHA, [...Array(16).fill(0), 1]);
      kernels.slope(TO, PLAN, STRIDE, count, ...way, ALPHA);
      expect(get(Math.min(16, count)).every((value) => value === 0)).toBe(true);
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

test("stretchRows() samples each row as mix() and stretch() do", () => {
  const [stride, rows, count] = [64, 6, 30] as const;
  const pixels = fc.uint8Array({ minLength: stride * 16, maxLength: stride * 16 });
  const y = fc.double({ min: 0, max: 3, noNaN: true });
  const stepY = fc.double({ min: 0.4, max: 1.9, noNaN: true });
  fc.assert(
    fc.property(
      pixels,
      y,
      stepY,
      fc.double({ min: 0.4, max: 1.9, noNaN: true }),
      (from, y, stepY, stepX) => {
        const temporary = ALPHA;
        const length = Math.ceil(count * stepX) + 2;
        new Uint8Array(kernels.memory.buffer).set(from, FROM);
        kernels.planStretch(PLAN, count, 0, Math.round(stepX * 65_536));
        const expected = Array.from({ length: rows }, (_, j) => {
          const steps = Math.floor((y + j * stepY) * 256 + 0.5);
          const at = FROM + Math.floor(steps / 256) * stride;
          kernels.mix(temporary, at, at + stride, length, steps % 256);
          kernels.stretch(TO, temporary, PLAN, count);
          return get(count);
        });
        put(TO, []);
        kernels.stretchRows(
          ...([
            TO,
            count,
            FROM,
            stride,
            rows,
            y,
            stepY,
            PLAN,
            count,
            0,
            length,
            temporary,
          ] as const),
        );
        expect(get(rows * count)).toEqual(expected.flat());
      },
    ),
    { numRuns: 60 },
  );
});
