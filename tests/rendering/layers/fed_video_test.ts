import { expect, test } from "bun:test";
import { join } from "node:path";
import { runFfmpeg } from "../../../src/rendering/ffmpeg.ts";
import { feedVideo } from "../../../src/rendering/layers/fed_video.ts";
import { inFolder, videoFrames } from "../_pictures.ts";

const { signal } = new AbortController();
/** Frames at which another picture comes: some are held, at the beginning, between and at the end. */
const CHANGES = [0, 2, 3, 4, 7, 8, 14, 15];
const FRAMES = 18;
const KEYFRAMES = [0, 7, 15];

/** Of a picture, by its place among them. */
function shadeOf(index: number): number {
  return 30 + 24 * index;
}

async function make(width: number, height: number, outputPath: string): Promise<void> {
  const facts = { frames: FRAMES, keyframes: KEYFRAMES, outputPath };
  const video = await feedVideo({ width, height, ...facts });
  const picture = new Uint8Array(width * height * 1.5).fill(128);
  for (const [index, frame] of CHANGES.entries()) {
    picture.fill(shadeOf(index), 0, width * height);
    await video.show(() => picture, frame);
  }
  await video.show(() => picture, FRAMES - 1);
  await video.end();
}

async function keyframesOf(path: string): Promise<number[]> {
  const entries = ["-show_entries", "packet=pts_time,flags", "-of", "csv=p=0"];
  const output = await runFfmpeg("ffprobe", ["-v", "error", ...entries, path], { signal });
  const packets = output.trim().split("\n");
  return packets.flatMap((packet, index) => (packet.includes("K") ? [index] : []));
}

for (const [width, height] of [
  [64, 64],
  [1080, 1920],
] as const) {
  test(`feedVideo() shows each picture from its frame on until the next one, at ${width}x${height}`, async () => {
    await inFolder(async (folder) => {
      const path = join(folder, "video.mp4");
      await make(width, height, path);
      const pictures = await videoFrames(path, FRAMES);
      const shown = pictures.map(({ data }) => Math.round(((data[0] ?? 0) * 219) / 255 + 16));
      const wanted = pictures.map((_, frame) =>
        shadeOf(CHANGES.findLastIndex((from) => from <= frame)),
      );
      for (const [frame, shade] of shown.entries())
        expect({ frame, off: Math.abs(shade - (wanted[frame] ?? 0)) > 4 }).toEqual({
          frame,
          off: false,
        });
      expect(await keyframesOf(path)).toEqual(KEYFRAMES);
    });
  });
}
