import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { runFfmpeg } from "./ffmpeg.ts";

/** Options of {@linkcode encodeSound}. */
export interface SoundOptions {
  /** Length of the video that it is for. */
  durationInFrames: number;
  outputPath: string;
  signal: AbortSignal;
}

/**
 * Encodes a WAV file as AAC at 48 kHz in an MP4, trimmed or padded with silence.
 *
 * @throws {RenderError} if the file cannot be read.
 */
export async function encodeSound(
  audioPath: string,
  { durationInFrames, outputPath, signal }: SoundOptions,
): Promise<void> {
  const seconds = (durationInFrames / FRAMES_PER_SECOND).toFixed(6);
  await runFfmpeg(
    "ffmpeg",
    [
      ["-hide_banner", "-loglevel", "error", "-y", "-i", audioPath],
      ["-af", `apad,atrim=end=${seconds}`],
      ["-c:a", "aac", "-b:a", "160k", "-ar", "48000", "-ac", "2", outputPath],
    ].flat(),
    { signal },
  );
}
