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
 * ffmpeg's usual search for what to leave out, and its sum and difference of the sides, now and then make a
 * spike of a sudden sound: of 72 soundtracks that peaked at -1.5 dB, one came to 0.6, and to -1.1 without
 * either. It also takes three times as long.
 */
const WITHOUT_SPIKES = ["-aac_coder", "fast", "-aac_ms", "0"];

/**
 * Encodes a WAV file as AAC at 48 kHz in an MP4, trimmed or padded with silence.
 *
 * @throws {RenderError} if the file cannot be read.
 */
export async function encodeSound(
  audioPath: string | Promise<string>,
  { durationInFrames, outputPath, signal }: SoundOptions,
): Promise<void> {
  const seconds = (durationInFrames / FRAMES_PER_SECOND).toFixed(6);
  await runFfmpeg(
    "ffmpeg",
    [
      ["-hide_banner", "-loglevel", "error", "-y", "-i", await audioPath],
      ["-af", `apad,atrim=end=${seconds}`],
      ["-c:a", "aac", ...WITHOUT_SPIKES, "-b:a", "160k", "-ar", "48000", "-ac", "2", outputPath],
    ].flat(),
    { signal },
  );
}
