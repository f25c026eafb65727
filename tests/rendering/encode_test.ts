import { expect, test } from "bun:test";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { PNG } from "pngjs";
import { encodeVideo } from "../../src/rendering/encode.ts";
import { encodeSound } from "../../src/rendering/encode_sound.ts";
import { runFfmpeg } from "../../src/rendering/ffmpeg.ts";
import { joinReel } from "../../src/rendering/join_reel.ts";
import { RenderError } from "../../src/rendering/renderer.ts";
import { inFolder, videoFrames } from "./_pictures.ts";
import { silentWav } from "./_sound.ts";

const { signal } = new AbortController();
const SIDE = 64;
const COLOURS = [
  [255, 255, 255],
  [200, 30, 30],
  [30, 160, 60],
  [40, 60, 220],
  [0, 0, 0],
  [230, 200, 40],
  [120, 120, 120],
] as const;

/** Encodes one picture for each colour, each for as long as is said, in turns. */
async function encode(folder: string, durations: readonly number[]) {
  const nameOf = (picture: number) => `${picture}.jpeg`;
  for (const [picture, [red, green, blue]] of COLOURS.entries()) {
    const png = new PNG({ width: SIDE, height: SIDE });
    for (let i = 0; i < png.data.length; i += 4) png.data.set([red, green, blue, 255], i);
    await writeFile(join(folder, `${picture}.png`), PNG.sync.write(png));
  }
  const jpegs = ["-start_number", "0", "-i", join(folder, "%d.png"), "-q:v", "2"];
  const colours = ["-vf", "scale=flags=accurate_rnd", "-pix_fmt", "yuvj420p"];
  await runFfmpeg("ffmpeg", [...jpegs, ...colours, "-start_number", "0", join(folder, "%d.jpeg")], {
    signal,
  });
  const outputPath = join(folder, "out.mp4");
  const keyframes = durations.map((_, index) => sum(durations.slice(0, index)));
  const runs = durations.map((durationInFrames, index) => ({
    picture: index % COLOURS.length,
    durationInFrames,
  }));
  const onProgress = () => undefined;
  const options = { workDir: folder, outputPath, signal, onProgress };
  await encodeVideo({ runs, keyframes, nameOf, ...options });
  return outputPath;
}

/** A sound as long as so many frames, from one of so many milliseconds. */
async function sound(folder: string, durationInFrames: number, audioMs: number) {
  const audioPath = join(folder, "voice.wav");
  await writeFile(audioPath, silentWav(audioMs));
  const outputPath = join(folder, "sound.mp4");
  await encodeSound(audioPath, { durationInFrames, outputPath, signal });
  return outputPath;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Which of the colours a picture is nearest to, and by how much it misses. */
function colourOf({ data }: PNG) {
  const at = (SIDE * (SIDE / 2) + SIDE / 2) * 4;
  const misses = COLOURS.map((colour) =>
    Math.max(...colour.map((value, channel) => Math.abs(value - (data[at + channel] ?? 0)))),
  );
  const miss = Math.min(...misses);
  return { picture: misses.indexOf(miss), miss };
}

async function probe(video: string): Promise<string> {
  const args = ["-v", "error", "-show_entries", "stream=codec_type,nb_frames,duration"];
  return await runFfmpeg("ffprobe", [...args, "-of", "csv=p=0", video], { signal });
}

test("encodeVideo() shows each picture at exactly its frames, in its own colour", async () => {
  const durations = fc.array(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 })), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(durations, async (frames) => {
      await inFolder(async (folder) => {
        const video = await encode(folder, frames);
        const expected = frames.flatMap((count, i) => Array(count).fill(i % COLOURS.length));
        const colours = (await videoFrames(video, expected.length)).map(colourOf);
        expect(colours.map(({ picture }) => picture)).toEqual(expected);
        expect(Math.max(...colours.map(({ miss }) => miss))).toBeLessThan(5);
      });
    }),
    { numRuns: 15 },
  );
});

test.each([500, 1000, 2500])(
  "joinReel() puts stretches one after the other, with a voice of %d ms made as long as they are",
  async (audioMs) => {
    await inFolder(async (folder) => {
      const durations = [7, 1, 12, 30, 9];
      const path = await encode(folder, durations);
      const order = [0, 3, 4, 1, 3];
      const stretches = order.map((index) => ({
        path,
        startFrame: sum(durations.slice(0, index)),
        durationInFrames: durations[index] ?? 0,
      }));
      const shown = stretches.flatMap(({ durationInFrames }, i) =>
        Array(durationInFrames).fill(order[i]),
      );
      const soundPath = await sound(folder, shown.length, audioMs);
      const outputPath = join(folder, "joined.mp4");
      await joinReel(stretches, { soundPath, workDir: folder, outputPath, signal });
      const colours = (await videoFrames(outputPath, shown.length)).map(colourOf);
      expect(colours.map(({ picture }) => picture)).toEqual(shown);
      const seconds = shown.length / 30;
      const [video, audio] = (await probe(outputPath)).trim().split("\n");
      expect(video).toBe(`video,${seconds.toFixed(6)},${shown.length}`);
      expect(Math.abs(Number(audio?.split(",")[1]) - seconds)).toBeLessThan(0.05);
    });
  },
);

test("encodeVideo() says what ffmpeg says when a picture is missing", async () => {
  await inFolder(async (folder) => {
    const encoding = encodeVideo({
      runs: [{ picture: 0, durationInFrames: 3 }],
      keyframes: [0],
      nameOf: () => "nothing.jpeg",
      workDir: folder,
      outputPath: join(folder, "out.mp4"),
      signal,
      onProgress: () => undefined,
    });
    await expect(encoding).rejects.toBeInstanceOf(RenderError);
    await expect(encoding).rejects.toThrow(/ffmpeg.*nothing.jpeg/);
  });
});
