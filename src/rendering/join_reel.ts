import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { runFfmpeg } from "./ffmpeg.ts";
import { RenderError } from "./renderer.ts";

/** Frames of a video that begin with a keyframe, up to the next keyframe or the end. */
export interface Stretch {
  /** Path of an MP4 that `encodeVideo()`, a compositor or `joinReel()` made. */
  path: string;
  startFrame: number;
  durationInFrames: number;
}

/** Options of {@linkcode joinReel}. */
export interface JoinOptions {
  /** Path of what `encodeSound()` made. */
  soundPath: string;
  /** An existing folder for temporary files. */
  workDir: string;
  outputPath: string;
  signal: AbortSignal;
}

/**
 * Puts stretches of videos one after the other, without encoding them anew, with a sound under them: an
 * MP4 with its index at the front.
 *
 * @throws {RenderError} if a video cannot be read, or has not all the frames.
 */
export async function joinReel(
  stretches: readonly Stretch[],
  { soundPath, workDir, outputPath, signal }: JoinOptions,
): Promise<void> {
  const pieces = inOneGo(stretches);
  const [first] = pieces;
  const isWhole = pieces.length === 1 && first?.startFrame === 0;
  const video = isWhole ? ["-i", first.path] : await oneAfterTheOther(pieces, workDir, signal);
  const wanted = stretches.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0);
  await runFfmpeg(
    "ffmpeg",
    [
      ["-hide_banner", "-loglevel", "error", "-y"],
      ...[video, ["-i", soundPath]],
      ["-map", "0:v", "-map", "1:a", "-frames:v", String(wanted), "-c", "copy"],
      // Bare H.264 has no times of its own; without B-frames its frames are shown in their order.
      ["-bsf:v", `setts=ts=N/(${FRAMES_PER_SECOND}*TB)`],
      ["-movflags", "+faststart", "-map_metadata", "-1", outputPath],
    ].flat(),
    { signal },
  );
  const frames = await frameCount(outputPath, signal);
  if (frames !== wanted) {
    throw new RenderError(`Cannot join a video of ${wanted} frames, as pieces have only ${frames}`);
  }
}

async function frameCount(video: string, signal: AbortSignal): Promise<number> {
  const entry = ["-v", "error", "-select_streams", "v", "-show_entries", "stream=nb_frames"];
  return Number(await runFfmpeg("ffprobe", [...entry, "-of", "csv=p=0", video], { signal }));
}

/** Puts pieces into one file, and tells how ffmpeg reads it. */
async function oneAfterTheOther(
  pieces: readonly Stretch[],
  workDir: string,
  signal: AbortSignal,
): Promise<string[]> {
  const whole = join(workDir, "whole.h264");
  const path = join(workDir, "piece.h264");
  for (const piece of pieces) {
    await cutOut(piece, path, signal);
    await pipeline(createReadStream(path), createWriteStream(whole, { flags: "a" }), { signal });
  }
  return ["-framerate", String(FRAMES_PER_SECOND), "-f", "h264", "-i", whole];
}

/** Takes those that follow each other in one file as one. */
function inOneGo(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    const follows =
      last?.path === stretch.path && last.startFrame + last.durationInFrames === stretch.startFrame;
    if (follows) last.durationInFrames += stretch.durationInFrames;
    else joined.push({ ...stretch });
  }
  return joined;
}

async function cutOut(
  { path, startFrame, durationInFrames }: Stretch,
  outputPath: string,
  signal: AbortSignal,
): Promise<void> {
  // A little later, lest rounding leads to the keyframe before.
  const from = (startFrame + 0.25) / FRAMES_PER_SECOND;
  await runFfmpeg(
    "ffmpeg",
    [
      ["-hide_banner", "-loglevel", "error", "-y", "-ss", from.toFixed(6), "-i", path],
      ["-map", "0:v", "-frames:v", String(durationInFrames), "-c", "copy"],
      ["-bsf:v", "h264_mp4toannexb", "-f", "h264", outputPath],
    ].flat(),
    { signal },
  );
}
