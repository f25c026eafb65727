import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SAMPLE_STILLS } from "../../remotion/engine/sample.ts";
import type { StillsProps } from "../posts/props.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { runFfmpeg } from "../rendering/ffmpeg.ts";
import type { Renderer } from "../rendering/renderer.ts";
import { encodeWav } from "../sound/wav.ts";
import { type Preview, previewName } from "./preview.ts";
import { PREVIEW_FRAMES, previewReel } from "./preview_reel.ts";

/** Options of {@linkcode drawPreview}. */
export interface DrawOptions {
  renderer: Renderer;
  /** An existing folder for temporary files and the result. */
  workDir: string;
  signal: AbortSignal;
}

/** A preview on disk. */
export interface DrawnPreview {
  path: string;
  contentType: "image/webp" | "video/mp4";
}

/** Large enough for high-density screens. */
const IMAGE_WIDTH = 540;
const STRIP_SLIDE_WIDTH = 360;
const STRIP_GAP = 16;
const QUALITY = 80;
const STRIP_SLIDES = 3;
/** They are shown half as wide at the most, and ship with the package. */
const REEL_WIDTH = 270;
const REEL_CODEC = ["-c:v", "libx264", "-preset", "veryslow", "-crf", "30"];
const SAMPLE_RATE = 24_000;

/** Renders a sample post: a picture, a strip of a carousel's slides, or a short silent video. */
export async function drawPreview(preview: Preview, options: DrawOptions): Promise<DrawnPreview> {
  if (preview.medium === "video") return await drawReel(preview, options);
  const count = preview.medium === "picture" ? 1 : STRIP_SLIDES;
  const width = preview.medium === "picture" ? IMAGE_WIDTH : STRIP_SLIDE_WIDTH;
  const pictures = await drawSlides(preview, count, width, options);
  const path = join(options.workDir, previewName(preview));
  await writeWebp(pictures, path);
  return { path, contentType: "image/webp" };
}

async function drawSlides(
  preview: Preview,
  count: number,
  width: number,
  { renderer, workDir, signal }: DrawOptions,
): Promise<Buffer[]> {
  const props: StillsProps = {
    ...SAMPLE_STILLS,
    design: { ...SAMPLE_STILLS.design, template: preview.template, variant: preview.variant },
    slides: SAMPLE_STILLS.slides.slice(0, count),
  };
  const stills = await renderer.renderStills(props, {
    outputDir: workDir,
    signal,
    onProgress() {},
  });
  return await Promise.all(
    stills.map(({ path }) => sharp(path).resize({ width }).png({ compressionLevel: 1 }).toBuffer()),
  );
}

async function drawReel(preview: Preview, options: DrawOptions): Promise<DrawnPreview> {
  const { renderer, workDir, signal } = options;
  const audioPath = join(workDir, "silence.wav");
  const samples = new Int16Array((PREVIEW_FRAMES / FRAMES_PER_SECOND) * SAMPLE_RATE);
  await writeFile(audioPath, encodeWav({ samples, sampleRate: SAMPLE_RATE }));
  const reel = await renderer.renderReel(previewReel(preview), {
    audioPath,
    outputDir: workDir,
    signal,
    onProgress() {},
  });
  const path = join(workDir, previewName(preview));
  const video = ["-an", "-vf", `scale=${REEL_WIDTH}:-2`, ...REEL_CODEC];
  const web = ["-pix_fmt", "yuv420p", "-movflags", "+faststart", path];
  await convert(["-i", reel.path, ...video, ...web], signal);
  return { path, contentType: "video/mp4" };
}

/** Combines pictures of the same size side by side. */
async function writeWebp(pictures: readonly Buffer[], path: string): Promise<void> {
  const { width, height } = await sharp(pictures[0]).metadata();
  const step = width + STRIP_GAP;
  await sharp({
    create: {
      width: step * pictures.length - STRIP_GAP,
      height,
      channels: 3,
      background: "white",
    },
  })
    .composite(pictures.map((input, index) => ({ input, left: index * step, top: 0 })))
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toFile(path);
}

async function convert(args: readonly string[], signal: AbortSignal): Promise<void> {
  await runFfmpeg("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], { signal });
}
