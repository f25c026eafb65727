import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { runFfmpeg } from "../../src/rendering/ffmpeg.ts";
import { makePreview } from "../../src/rendering/preview.ts";
import { inFolder } from "./_pictures.ts";

const { signal } = new AbortController();

/** A video of so many seconds, in which a bar moves. */
async function videoIn(folder: string, seconds: number): Promise<string> {
  const frames = Array.from({ length: seconds * 2 }, async (_, i) => {
    const bar = { input: { create: { ...BAR, background: "#fff" } }, left: i * 20, top: 0 };
    const picture = sharp({ create: { width: 540, height: 960, channels: 3, background: "#115" } });
    await picture
      .composite([bar])
      .png()
      .toFile(join(folder, `frame-${i + 10}.png`));
  });
  await Promise.all(frames);
  const video = join(folder, "video.mp4");
  const input = ["-framerate", "2", "-start_number", "10", "-i", join(folder, "frame-%02d.png")];
  const coded = ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-r", "30"];
  await runFfmpeg("ffmpeg", ["-v", "error", ...input, ...coded, video], { signal });
  return video;
}

const BAR = { width: 60, height: 960, channels: 3 } as const;

test.each([
  ["webp", 8, 72],
  ["gif", 2, 24],
] as const)(
  "a preview as %s of %d seconds moves, is small and plays for ever",
  async (format, seconds, pictures) => {
    await inFolder(async (folder) => {
      const video = await videoIn(folder, seconds);
      const before = await readdir(folder);
      const outputPath = join(folder, `made.${format}`);
      await makePreview(video, { format, workDir: folder, outputPath, signal });
      const facts = await sharp(outputPath, { animated: true }).metadata();
      expect(facts).toMatchObject({ format, width: 360, pageHeight: 640, loop: 0 });
      const shown = facts.delay?.reduce((sum, delay) => sum + delay, 0) ?? 0;
      expect(Math.abs(shown - (pictures * 1000) / 12)).toBeLessThan(400);
      const [first, last] = await Promise.all(
        [0, (facts.pages ?? 1) - 1].map((page) => sharp(outputPath, { page }).raw().toBuffer()),
      );
      expect(first?.equals(last ?? first)).toBe(false);
      expect((await readdir(folder)).filter((name) => !before.includes(name))).toEqual([
        `made.${format}`,
      ]);
    });
  },
);

test("what is no video has no preview", async () => {
  await inFolder(async (folder) => {
    const options = {
      format: "gif",
      workDir: folder,
      outputPath: join(folder, "a.gif"),
      signal,
    } as const;
    await expect(makePreview(join(folder, "none.mp4"), options)).rejects.toThrow("none.mp4");
  });
});
