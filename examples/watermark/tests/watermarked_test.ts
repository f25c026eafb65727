import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Renderer } from "postloom/drivers";
import type { StillsProps } from "postloom/posts";
import sharp from "sharp";
import { watermarked } from "../watermarked.ts";

const WIDTH = 400;
const white = { width: WIDTH, height: 500, channels: 3, background: "#ffffff" } as const;

test("watermarked() writes over the lower right corner of a picture, and nowhere else", async () => {
  const dir = await mkdtemp(join(tmpdir(), "watermark-"));
  try {
    const path = join(dir, "slide-1.png");
    await sharp({ create: white }).png().toFile(path);
    // Draws nothing: the picture is there already.
    const blank: Partial<Renderer> = {
      renderStills: async () => [{ path, contentType: "image/png" }],
    };
    const renderer = watermarked(blank as Renderer, "R&D <draft>");
    const [still] = await renderer.renderStills({} as StillsProps, {
      outputDir: dir,
      signal: AbortSignal.timeout(10_000),
      onProgress() {},
    });
    expect(still?.path).toBe(path);
    const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
    const lightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(lightness(WIDTH - 2, 498)).toBeLessThan(160);
    expect(lightness(2, 2)).toBe(255);
    expect(lightness(2, 498)).toBe(255);
  } finally {
    await rm(dir, { recursive: true });
  }
});
