import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { runFfmpeg } from "./ffmpeg.ts";

/** File formats of a preview. */
export type PreviewFormat = "gif" | "webp";

const FRAMES_PER_SECOND = 12;
/** Longer ones are files that no page wants to load. */
const MAX_SECONDS = 6;
const WIDTH = 360;
const QUALITY = 70;

/**
 * Makes a silent moving picture of the beginning of a video, which plays for ever: 360 pixels wide, 12
 * pictures a second for at most 6 seconds.
 *
 * @throws {RenderError} if the video cannot be read.
 */
export async function makePreview(
  video: string,
  {
    format,
    workDir,
    outputPath,
    signal,
  }: { format: PreviewFormat; workDir: string; outputPath: string; signal: AbortSignal },
): Promise<void> {
  const prefix = "preview-";
  const input = ["-i", video, "-t", String(MAX_SECONDS), "-an"];
  const pictures = ["-r", String(FRAMES_PER_SECOND), "-vf", `scale=${WIDTH}:-2:flags=area`];
  await runFfmpeg(
    "ffmpeg",
    ["-v", "error", ...input, ...pictures, join(workDir, `${prefix}%04d.png`)],
    { signal },
  );
  const names = (await readdir(workDir)).filter((name) => name.startsWith(prefix)).sort();
  const paths = names.map((name) => join(workDir, name));
  const moving = sharp(paths, { join: { animated: true } });
  const delay = paths.map(() => Math.round(1000 / FRAMES_PER_SECOND));
  const file =
    format === "gif"
      ? moving.gif({ delay, loop: 0 })
      : moving.webp({ delay, loop: 0, quality: QUALITY, effort: 2 });
  await file.toFile(outputPath);
  await Promise.all(paths.map((path) => rm(path)));
}
