import { readFileSync } from "node:fs";

/** The loops of `rows.ts`. Rows are addresses of bytes in `memory`. */
export interface Kernels {
  readonly memory: WebAssembly.Memory;
  blend(to: number, from: number, alpha: number, count: number, opacity: number): void;
  planStretch(plan: number, count: number, x: number, step: number): void;
  layStretched(
    ...args: [
      ...[to: number, toStride: number, from: number, stride: number, alpha: number],
      ...[rows: number, y: number, stepY: number, plan: number],
      ...[skip: number, count: number, opacity: number, temporary: number],
    ]
  ): void;
  laySloped(
    ...args: [
      ...[to: number, toStride: number, from: number, stride: number, alpha: number],
      ...[rows: number, x: number, y: number, stepX: number, stepY: number],
      ...[downX: number, downY: number, count: number, opacity: number],
    ]
  ): void;
  tiles(to: number, from: number, stride: number, rows: number, count: number): void;
  alike(to: number, from: number, stride: number, rows: number, count: number): void;
  fill(to: number, stride: number, rows: number, count: number, byte: number): void;
  extent(row: number, count: number): bigint;
  line(
    ...args: [
      ...[to: number, from: number, stride: number, count: number],
      ...[x: number, y: number, stepX: number, stepY: number],
    ]
  ): void;
  luma(to: number, alpha: number, pixels: number, count: number): void;
  chroma(
    ...args: [toU: number, toV: number, alpha: number, above: number, below: number, count: number]
  ): void;
}

/** Loads the loops, with a memory of their own. */
export function loadKernels(): Kernels {
  const memory = new WebAssembly.Memory({ initial: 16 });
  const program = readFileSync(new URL("rows.wasm", import.meta.url));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program), {
    env: { memory },
  });
  // The program is our own.
  return { ...(exports as unknown as Kernels), memory };
}
