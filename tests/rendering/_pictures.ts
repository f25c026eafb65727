import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PNG } from "pngjs";
import { FRAMES_PER_SECOND } from "../../src/posts/scene.ts";
import { runFfmpeg } from "../../src/rendering/ffmpeg.ts";
import { readPng } from "../../src/testing/read_png.ts";

const WINDOW = 8;

/** Runs the work with a folder of its own, which is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "postloom's rendering-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The pictures of a video's frames from the first on, at most `count`. */
export async function videoFrames(video: string, count: number): Promise<PNG[]> {
  return await decode(["-i", video, "-frames:v", String(count)], count);
}

/** The picture of one frame of a reel. */
export async function videoFrame(video: string, frame: number): Promise<PNG> {
  const seconds = Math.max(0, (frame - 0.5) / FRAMES_PER_SECOND);
  const [picture] = await decode(["-ss", seconds.toFixed(4), "-i", video, "-frames:v", "1"], 1);
  if (picture === undefined) throw new RangeError(`Cannot find frame ${frame} in "${video}"`);
  return picture;
}

async function decode(what: readonly string[], count: number): Promise<PNG[]> {
  return await inFolder(async (folder) => {
    const scale = "scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int";
    const colours = ["-vf", scale, "-compression_level", "1"];
    await runFfmpeg("ffmpeg", ["-v", "error", ...what, ...colours, join(folder, "%d.png")], {
      signal: new AbortController().signal,
    });
    const paths = Array.from({ length: count }, (_, index) => join(folder, `${index + 1}.png`));
    return await Promise.all(paths.map(readPng));
  });
}

/** How alike two pictures are in their brightness: mean SSIM, 1 if they are the same. */
export function similarity(a: PNG, b: PNG): number {
  if (a.width !== b.width || a.height !== b.height) return 0;
  const lumaA = lumaOf(a);
  const lumaB = lumaOf(b);
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + WINDOW <= a.height; y += WINDOW) {
    for (let x = 0; x + WINDOW <= a.width; x += WINDOW) {
      sum += windowSimilarity(lumaA, lumaB, y * a.width + x, a.width);
      windows++;
    }
  }
  return sum / windows;
}

/** How far the colours of two pictures are apart: the mean difference of a channel, 0 to 255. */
export function colourDifference(a: PNG, b: PNG): number {
  let sum = 0;
  for (const [i, value] of a.data.entries()) sum += Math.abs(value - (b.data[i] ?? 0));
  return sum / a.data.length;
}

function lumaOf({ data }: PNG): Float32Array {
  const luma = new Float32Array(data.length / 4);
  for (let i = 0; i < luma.length; i++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
    luma[i] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return luma;
}

function windowSimilarity(a: Float32Array, b: Float32Array, start: number, stride: number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row++) {
    for (let i = start + row * stride; i < start + row * stride + WINDOW; i++) {
      const [u, v] = [a[i] ?? 0, b[i] ?? 0];
      sumA += u;
      sumB += v;
      sumAA += u * u;
      sumBB += v * v;
      sumAB += u * v;
    }
  }
  const n = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / n, sumB / n];
  const variances = sumAA / n - meanA * meanA + (sumBB / n - meanB * meanB);
  const covariance = sumAB / n - meanA * meanB;
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA * meanA + meanB * meanB + c1) * (variances + c2))
  );
}
