import { expect, test } from "bun:test";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawPreview } from "../../src/previews/draw_preview.ts";
import { runFfmpeg } from "../../src/rendering/ffmpeg.ts";
import type { Renderer } from "../../src/rendering/renderer.ts";
import { inFolder } from "../rendering/_pictures.ts";
import { createPaperRenderer } from "../stages/_paper_renderer.ts";

const { signal } = new AbortController();
const QUIET = ["-hide_banner", "-loglevel", "error", "-y"];

/** A renderer whose reels are a real video: a picture with much in it, and a sound. */
function filmRenderer(): Renderer {
  const paper = createPaperRenderer();
  return {
    ...paper,
    async renderReel(props, options) {
      const { outputDir } = options;
      const picture = join(outputDir, "frame.png");
      await writeGrain(picture);
      const path = join(outputDir, "film.mp4");
      const inputs = [
        "-loop",
        "1",
        "-framerate",
        "30",
        "-t",
        "2",
        "-i",
        picture,
        "-i",
        await options.audioPath,
      ];
      await runFfmpeg(
        "ffmpeg",
        [...QUIET, ...inputs, "-shortest", "-preset", "ultrafast", "-pix_fmt", "yuv420p", path],
        { signal },
      );
      return { ...(await paper.renderReel(props, options)), path };
    },
  };
}

/** A picture that is hard to compress. */
async function writeGrain(path: string): Promise<void> {
  const [width, height] = [68, 120];
  const input = Buffer.from(
    Array.from({ length: width * height }, (_, i) => (i * i * 31 + i) % 251),
  );
  await sharp(input, { raw: { width, height, channels: 1 } })
    .resize({ width: 540, height: 960, fit: "fill" })
    .png()
    .toFile(path);
}

test("the video of a preview is silent, narrow and light: half of what its width would ask for", async () => {
  await inFolder(async (workDir) => {
    const preview = { template: "minimal", variant: "paper", medium: "video" } as const;
    const renderer = filmRenderer();
    const { path, contentType } = await drawPreview(preview, { renderer, workDir, signal });
    expect(contentType).toBe("video/mp4");
    const streams = await runFfmpeg(
      "ffprobe",
      ["-v", "error", "-show_entries", "stream=codec_name,width", "-of", "csv=p=0", path],
      { signal },
    );
    expect(streams.trim()).toBe("h264,270");

    const heavy = join(workDir, "heavy.mp4");
    const reel = join(workDir, "film.mp4");
    const video = ["-an", "-vf", "scale=360:-2", "-c:v", "libx264", "-crf", "26"];
    await runFfmpeg("ffmpeg", [...QUIET, "-i", reel, ...video, heavy], { signal });
    expect((await stat(path)).size).toBeLessThan(0.6 * (await stat(heavy)).size);
  });
});
