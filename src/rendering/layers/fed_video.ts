import { FRAMES_PER_SECOND } from "../../posts/scene.ts";
import { LATER, type VideoFacts, videoArguments } from "../encode.ts";
import { feedFfmpeg } from "../ffmpeg.ts";
import { pictureHead, rawVideoHead } from "./raw_video.ts";

/** Bytes that are sent at a time: most of what the encoder cannot take at once would be copied, to wait for it. */
const PIECE = 262_144;

/** A silent MP4 that is made from pictures as they come. */
export interface FedVideo {
  /**
   * Shows a picture in YUV 4:2:0 from a frame on, until the next one. Waits until it has been taken.
   *
   * @param picture Called for each piece that is sent, as it may be moved meanwhile.
   */
  show(picture: () => Uint8Array<ArrayBuffer>, frame: number): Promise<void>;
  /** Waits for the whole video. The last picture is to be one of its last frame. */
  end(): Promise<void>;
  /** Ends it at once, with whatever there is. */
  kill(): void;
}

/** Options of {@linkcode feedVideo}. */
export interface FeedVideoOptions extends VideoFacts {
  width: number;
  height: number;
}

/**
 * Begins a video.
 *
 * @throws {RenderError} also from its methods, if it cannot be encoded.
 */
export async function feedVideo({ width, height, ...facts }: FeedVideoOptions): Promise<FedVideo> {
  const ffmpeg = feedFfmpeg(
    [
      ["-hide_banner", "-loglevel", "error", "-y"],
      // What ffmpeg guesses of the rate, and holds pictures by, depends on how many of them it looks at.
      ["-fpsprobesize", "0", ...LATER, "-f", "matroska", "-i", "pipe:0"],
      videoArguments(facts),
    ].flat(),
  );
  await ffmpeg.write(rawVideoHead(width, height));
  return {
    async show(picture, frame) {
      const { length } = picture();
      await ffmpeg.write(pictureHead(frame / FRAMES_PER_SECOND, length));
      for (let from = 0; from < length; from += PIECE)
        await ffmpeg.write(picture().subarray(from, from + PIECE));
    },
    end: () => ffmpeg.end(),
    kill: () => ffmpeg.kill(),
  };
}
