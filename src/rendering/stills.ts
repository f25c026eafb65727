import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ENTRANCE_FRAMES } from "../../remotion/kit/page/motion.ts";
import type { ReelProps, StillsProps } from "../posts/props.ts";
import type { Scene } from "../posts/scene.ts";
import { captureFrames, type Picture } from "./capture.ts";
import { createPageLog } from "./page_log.ts";
import { lengthOf } from "./reel_length.ts";
import { inWorkDir, type RenderContext, templateOf } from "./render_context.ts";
import type { RenderedStill, StillOptions } from "./renderer.ts";

/** Draws slides into PNGs of their own: "slide-1.png" and so on. See {@linkcode Renderer}. */
export async function renderStills(
  context: RenderContext,
  props: StillsProps,
  options: StillOptions,
): Promise<RenderedStill[]> {
  const { length } = props.slides;
  const pictures = chosen(length, options).map((index) => ({
    frame: index,
    name: `slide-${index + 1}.png`,
  }));
  const picture = { composition: "stills", props, durationInFrames: length } as const;
  return await drawPictures(context, picture, pictures, options);
}

/** Draws scenes of a reel at rest into PNGs of their own: "scene-1.png" and so on. See {@linkcode Renderer}. */
export async function renderScenes(
  context: RenderContext,
  props: ReelProps,
  options: StillOptions,
): Promise<RenderedStill[]> {
  const pictures = chosen(props.scenes.length, options).flatMap((index) => {
    const scene = props.scenes[index];
    return scene === undefined
      ? []
      : [{ frame: restOf(scene, index), name: `scene-${index + 1}.png` }];
  });
  const picture = { composition: "reel", props, durationInFrames: lengthOf(props) } as const;
  return await drawPictures(context, picture, pictures, options);
}

function chosen(count: number, { only }: StillOptions): readonly number[] {
  return only ?? Array.from({ length: count }, (_, index) => index);
}

/** The first frame in which nothing moves; a reel's first scene has no entrance. */
function restOf({ startFrame, durationInFrames }: Scene, index: number): number {
  return index === 0 ? 0 : startFrame + Math.min(ENTRANCE_FRAMES, durationInFrames - 1);
}

async function drawPictures(
  context: RenderContext,
  picture: Picture,
  wanted: readonly { frame: number; name: string }[],
  { outputDir, signal, onProgress, onReport }: StillOptions,
): Promise<RenderedStill[]> {
  templateOf(context, picture.props.design.template);
  if (wanted.length === 0) return [];
  const names = new Map(wanted.map(({ frame, name }) => [frame, name]));
  const { remotion: server } = await context.pages();
  return await inWorkDir(outputDir, async (workDir) => {
    let drawn = 0;
    await captureFrames(picture, [...names.keys()], {
      pool: context.pool,
      server,
      format: { type: "png" },
      urgency: "short",
      pageLog: createPageLog(context.log, onReport),
      signal,
      async onFrame(frame, bytes) {
        await writeFile(join(workDir, names.get(frame) ?? String(frame)), bytes);
        onProgress(++drawn / names.size);
      },
    });
    return await Promise.all(
      wanted.map(async ({ name }): Promise<RenderedStill> => {
        const path = join(outputDir, name);
        await rename(join(workDir, name), path);
        return { path, contentType: "image/png" };
      }),
    );
  });
}
