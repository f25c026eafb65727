import { expect, test } from "bun:test";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ReelProps } from "../../src/posts/props.ts";
import { ensureBundle } from "../../src/rendering/bundle.ts";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { findChrome } from "../../src/rendering/chrome.ts";
import { runFfmpeg } from "../../src/rendering/ffmpeg.ts";
import { createRemotionRenderer } from "../../src/rendering/remotion_renderer.ts";
import { findTemplates, loadTemplates } from "../../src/rendering/templates.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { atEnd } from "../support/at_end.ts";
import { colourDifference, inFolder, similarity, videoFrame } from "./_pictures.ts";
import { reelIn } from "./_posts.ts";
import { descendants } from "./_processes.ts";
import { silentWav } from "./_sound.ts";
import { drawStock } from "./_stock.ts";

const roots = cacheRoots("data");
const templateFiles = await findTemplates([join(import.meta.dir, "looks")]);
const renderer = createRemotionRenderer({
  templates: await loadTemplates(templateFiles),
  templateFiles,
  dataDir: "data",
  browserExecutable: null,
  env: process.env,
  log: silentLog,
});
atEnd(() => renderer.close());

const { signal } = new AbortController();
const onProgress = () => undefined;

/** A small reel of a look whose parts move in all ways, in each of its frames. */
function movingReel(changes: Partial<ReelProps> = {}): ReelProps {
  const reel = reelIn("moving", 20);
  return { ...reel, design: { ...reel.design, width: 540, height: 960 }, ...changes };
}

async function render(folder: string, props: ReelProps, options = {}) {
  const audioPath = join(folder, "voice.wav");
  await writeFile(audioPath, silentWav(1900));
  return await renderer.renderReel(props, {
    ...{ outputDir: folder, audioPath, signal, onProgress },
    ...options,
  });
}

async function frameCount(video: string): Promise<string> {
  const args = ["-v", "error", "-select_streams", "v", "-show_entries", "stream=nb_frames"];
  return (await runFfmpeg("ffprobe", [...args, "-of", "csv=p=0", video], { signal })).trim();
}

test.each([
  ["left to right", { direction: "ltr", language: "en" }],
  ["right to left", { direction: "rtl", language: "he" }],
] as const)(
  "frames put together from layers are those that Remotion draws, %s",
  async (_, changes) => {
    await inFolder(async (folder) => {
      const props = movingReel(changes);
      const reel = await render(folder, props);
      expect(reel).toMatchObject({ frames: 60, distinctFrames: 60 });
      expect(reel.captures).toBeLessThan(40);
      expect((await readdir(folder)).sort()).toEqual(["reel.mp4", "voice.wav"]);
      expect(await frameCount(reel.path)).toBe("60");
      const frames = [0, 7, 33, 59];
      const chrome = await findChrome({ executable: null, cacheRoots: roots });
      const bundle = await ensureBundle({ templates: templateFiles, cacheRoots: roots });
      const stock = await drawStock(props, { bundle, chrome, frames });
      for (const [index, picture] of stock.entries()) {
        const frame = await videoFrame(reel.path, frames[index] ?? 0);
        // Words this small blur as they move; at full size it is above 0.98.
        expect(similarity(frame, picture)).toBeGreaterThan(0.97);
        // In a picture this small there is much more edge, where colours are coarse.
        expect(colourDifference(frame, picture)).toBeLessThan(3);
      }
    });
  },
);

test("what is known of a reel is not drawn again, and looks the same in the next one", async () => {
  await inFolder(async (folder) => {
    const props = movingReel();
    const first = await render(folder, props);
    const path = join(folder, "first.mp4");
    await rename(first.path, path);
    const known = new Map(
      first.passages.map(({ digest, startFrame }) => [digest ?? "", { path, startFrame }]),
    );
    const scenes = props.scenes.map((scene, index) => ({
      ...scene,
      startFrame: scene.startFrame + (index > 1 ? 15 : 0),
      durationInFrames: scene.durationInFrames + (index === 1 ? 15 : 0),
    }));
    const next = await render(folder, { ...props, scenes }, { recall: async () => known });
    const [, , , , last, again] = next.passages;
    expect(next.passages.filter(({ digest }) => known.has(digest ?? ""))).toHaveLength(3);
    expect(last).toMatchObject({ startFrame: 44 + 15, digest: first.passages[4]?.digest });
    expect(again).toMatchObject({ startFrame: 48 + 15, digest: first.passages[5]?.digest });
    expect(next.captures).toBeLessThan(first.captures);
    expect(await frameCount(next.path)).toBe("75");
    for (const [frame, before] of [
      [5, 5],
      [60, 45],
      [74, 59],
    ] as const)
      expect((await videoFrame(next.path, frame)).data).toEqual(
        (await videoFrame(path, before)).data,
      );
  });
});

test("an earlier video that cannot be read is done without", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "broken.mp4");
    await writeFile(path, "no video");
    const recall = async (digests: readonly string[]) =>
      new Map(digests.slice(1).map((digest) => [digest, { path, startFrame: 0 }]));
    const reel = await render(folder, movingReel(), { recall });
    expect(await frameCount(reel.path)).toBe("60");
    expect(reel.distinctFrames).toBe(60);
  });
});

test.skipIf(process.platform !== "linux")(
  "a reel of layers that is aborted leaves neither files nor programs",
  async () => {
    await inFolder(async (folder) => {
      const controller = new AbortController();
      const rendering = render(folder, movingReel(), {
        signal: controller.signal,
        onProgress: (fraction: number) => {
          if (fraction >= 0.6) controller.abort(new Error("stopped"));
        },
      });
      await expect(rendering).rejects.toThrow("stopped");
      expect(await readdir(folder)).toEqual(["voice.wav"]);
      expect(await compositors()).toEqual([]);
      // An encoder may outlive its parent for a moment.
      for (let tries = 0; tries < 40 && (await usersOf(folder)).length > 0; tries++)
        await Bun.sleep(50);
      expect(await usersOf(folder)).toEqual([]);
    });
  },
);

test.skipIf(process.platform !== "linux")(
  "a compositor that is killed is replaced, and the reel is whole",
  async () => {
    await inFolder(async (folder) => {
      let victims: Promise<number[]> | undefined;
      const reel = await render(folder, movingReel(), {
        onProgress: (fraction: number) => {
          if (fraction > 0.6) victims ??= killAll();
        },
      });
      expect(await victims).toHaveLength(1);
      expect(await frameCount(reel.path)).toBe("60");
    });
  },
);

async function killAll(): Promise<number[]> {
  const pids = await compositors();
  for (const pid of pids) process.kill(pid, "SIGKILL");
  return pids;
}

/** Names of the programs that were told of a folder. */
async function usersOf(folder: string): Promise<string[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(pids.map(commandOf));
  return commands.filter((command) => command.includes(folder));
}

async function commandOf(pid: string | number): Promise<string> {
  // A process may end while it is looked at.
  return await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
}

/** Process ids of the compositors that this process has started. */
async function compositors(): Promise<number[]> {
  const pids = await descendants(basename(process.execPath));
  const commands = await Promise.all(pids.map(commandOf));
  return pids.filter((_, i) => commands[i]?.includes("compositor_process"));
}
