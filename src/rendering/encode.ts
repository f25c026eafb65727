import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { runFfmpeg } from "./ffmpeg.ts";
import type { Run } from "./frame_plan.ts";

/** What a video is made of. */
export interface EncodeOptions {
  /** What is shown, from the first frame to the last. */
  runs: readonly Run[];
  /** Name of a frame's JPEG in the working folder; free of quotes and line breaks. */
  nameOf(picture: number): string;
  /** A WAV file; it is cut, or filled up with silence, to the length of the video. */
  audioPath: string;
  /** An existing folder with the pictures, and for what is needed on the way. */
  workDir: string;
  outputPath: string;
  signal: AbortSignal;
  /** Called with 0 to 1. */
  onProgress(fraction: number): void;
}

/**
 * Makes an MP4 that every platform takes: H.264 in yuv420p at a constant rate, AAC at 48 kHz, the
 * index in front.
 *
 * @throws {RenderError} if the encoder fails.
 */
export async function encodeVideo(options: EncodeOptions): Promise<void> {
  const { runs, nameOf, audioPath, workDir, outputPath, signal, onProgress } = options;
  const list = join(workDir, "runs.ffconcat");
  await writeFile(list, concatList(runs, nameOf));
  const frames = runs.reduce((sum, run) => sum + run.durationInFrames, 0);
  await runFfmpeg(
    "ffmpeg",
    [
      ["-hide_banner", "-loglevel", "error", "-y", "-progress", "pipe:1"],
      ["-itsoffset", String(OFFSET_SECONDS), "-f", "concat", "-safe", "0", "-i", list],
      ["-i", audioPath],
      ["-map", "0:v", "-map", "1:a"],
      ["-vf", `zscale=${COLOURS}`],
      ["-pix_fmt", "yuv420p", "-color_range", "tv", "-colorspace", "bt709"],
      ["-fps_mode", "cfr", "-r", String(FRAMES_PER_SECOND), "-frames:v", String(frames)],
      ["-c:v", "libx264", "-preset", "superfast", "-crf", "20", "-bf", "0"],
      ["-x264-params", "weightp=0:colorprim=bt709:transfer=bt709:colormatrix=bt709"],
      // Not -t, which would also cut the entry that ends the list.
      ["-af", `apad,atrim=end=${(frames / FRAMES_PER_SECOND).toFixed(6)}`],
      ["-c:a", "aac", "-b:a", "160k", "-ar", "48000", "-ac", "2"],
      ["-movflags", "+faststart", "-map_metadata", "-1", outputPath],
    ].flat(),
    {
      signal,
      onOutput(text) {
        const frame = /.*frame=(\d+)/s.exec(text)?.[1];
        if (frame !== undefined) onProgress(Math.min(1, Number(frame) / frames));
      },
    },
  );
  onProgress(1);
}

// Chrome's JPEGs are BT.601 in full range; videos of this size are BT.709 in limited range. The
// "scale" filter would take ten times as long for it, or round down and make everything darker.
const COLOURS = [
  "matrixin=470bg:rangein=full:chromalin=center:primariesin=709:transferin=709",
  "matrix=709:range=limited:chromal=left:primaries=709:transfer=709",
].join(":");

// When ffmpeg fills a constant rate it holds a picture until the next one is more than 1.1 frames
// away, counting the 0.025 frames that an entry of the list is thought to last. Only pictures that
// come three quarters of a frame late change at exactly their frame.
const TICKS_PER_SECOND = 1200;
const OFFSET_SECONDS = 0.75 / FRAMES_PER_SECOND;

/** A list for ffmpeg's concat demuxer. */
function concatList(runs: readonly Run[], nameOf: (picture: number) => string): string {
  const lines = ["ffconcat version 1.0"];
  const show = (picture: number) =>
    lines.push(`file '${nameOf(picture)}'`, `option framerate ${TICKS_PER_SECOND}`);
  for (const { picture, durationInFrames } of runs) {
    show(picture);
    lines.push(`duration ${(durationInFrames / FRAMES_PER_SECOND).toFixed(6)}`);
  }
  // The duration of the last entry only counts if another one follows.
  const last = runs.at(-1);
  if (last !== undefined) show(last.picture);
  return `${lines.join("\n")}\n`;
}
