import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { runFfmpeg } from "./ffmpeg.ts";
import type { Run } from "./frame_plan.ts";

/** Options of {@linkcode encodeVideo}. */
export interface EncodeOptions {
  /** What the video shows, from the first frame to the last. */
  runs: readonly Run[];
  /** Frames that are to be keyframes, besides those that the encoder chooses. */
  keyframes: readonly number[];
  /** File name of a frame's JPEG in `workDir`, without quotes or line breaks. */
  nameOf(picture: number): string;
  /** An existing folder that holds the JPEGs; temporary files go here too. */
  workDir: string;
  outputPath: string;
  signal: AbortSignal;
  /** Called with 0 to 1. */
  onProgress(fraction: number): void;
}

/**
 * Encodes a silent MP4 that every platform accepts: H.264 in yuv420p at a constant frame rate.
 *
 * @throws {RenderError} if the encoder fails.
 */
export async function encodeVideo(options: EncodeOptions): Promise<void> {
  const { runs, keyframes, nameOf, workDir, outputPath, signal, onProgress } = options;
  const list = join(workDir, "runs.ffconcat");
  await writeFile(list, concatList(runs, nameOf));
  const frames = runs.reduce((sum, run) => sum + run.durationInFrames, 0);
  await runFfmpeg(
    "ffmpeg",
    [
      ["-hide_banner", "-loglevel", "error", "-y", "-progress", "pipe:1"],
      [...LATER, "-f", "concat", "-safe", "0", "-i", list],
      ["-vf", `zscale=${COLOURS}`],
      videoArguments({ frames, keyframes, outputPath }),
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

const COLOUR_TAGS = "colorprim=bt709:transfer=bt709:colormatrix=bt709";

/**
 * How pictures are coded. The quantizer is the same in all of them: to find one for each, the encoder
 * would look at every picture twice, for a quarter of its time, and drawings gain nothing by it. Nor do
 * they by large transforms; and the coder of variable lengths takes a tenth less time than the arithmetic
 * one, for what the next finer quantizer adds to the size. Only what is coded alike can be joined.
 */
export const CODEC: readonly string[] = [
  ["-c:v", "libx264", "-preset", "superfast", "-qp", "23", "-bf", "0"],
  ["-x264-params", `8x8dct=0:cabac=0:scenecut=0:weightp=0:${COLOUR_TAGS}`],
].flat();

/** What {@linkcode videoArguments} follow from. */
export interface VideoFacts extends Pick<EncodeOptions, "keyframes" | "outputPath"> {
  frames: number;
}

/** Arguments for the pictures of the only input, which have the right colours. */
export function videoArguments({ frames, keyframes, outputPath }: VideoFacts): string[] {
  // A little earlier, as the first frame that is not before that is meant.
  const times = keyframes.map((frame) => ((frame - 0.25) / FRAMES_PER_SECOND).toFixed(6));
  return [
    ["-pix_fmt", "yuv420p", "-color_range", "tv", "-colorspace", "bt709"],
    ["-fps_mode", "cfr", "-r", String(FRAMES_PER_SECOND), "-frames:v", String(frames)],
    CODEC,
    // It would take half as many more, each of which keeps pictures: slower where all cores are busy.
    ["-threads", String(availableParallelism())],
    times.length > 0 ? ["-force_key_frames", times.join(",")] : [],
    ["-map_metadata", "-1", outputPath],
  ].flat();
}

// Chrome's JPEGs are BT.601 in full range; videos of this size are BT.709 in limited range. For the
// conversion the "scale" filter takes ten times as long, or rounds down and darkens everything.
const COLOURS = [
  "matrixin=470bg:rangein=full:chromalin=center:primariesin=709:transferin=709",
  "matrix=709:range=limited:chromal=left:primaries=709:transfer=709",
].join(":");

/** A list's entry nominally lasts 0.025 frames. */
const TICKS_PER_SECOND = 1200;

/**
 * Arguments for an input of pictures that are held. To fill a constant rate, ffmpeg repeats a picture until
 * the next one is more than 1.1 frames away. Only with an offset of three quarters of a frame do pictures
 * change at exactly the right frame.
 */
export const LATER: readonly string[] = ["-itsoffset", String(0.75 / FRAMES_PER_SECOND)];

/** Builds the list for ffmpeg's concat demuxer. */
function concatList(runs: readonly Run[], nameOf: (picture: number) => string): string {
  const lines = ["ffconcat version 1.0"];
  const show = (picture: number) =>
    lines.push(`file '${nameOf(picture)}'`, `option framerate ${TICKS_PER_SECOND}`);
  for (const { picture, durationInFrames } of runs) {
    show(picture);
    lines.push(`duration ${(durationInFrames / FRAMES_PER_SECOND).toFixed(6)}`);
  }
  // The demuxer ignores the duration of the last entry.
  const last = runs.at(-1);
  if (last !== undefined) show(last.picture);
  return `${lines.join("\n")}\n`;
}
