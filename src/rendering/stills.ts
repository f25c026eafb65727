import { rename } from "node:fs/promises";
import { join } from "node:path";
import { ENTRANCE_FRAMES } from "../../remotion/kit/page/motion.ts";
import type { ReelProps, StillsProps } from "../posts/props.ts";
import type { Scene } from "../posts/scene.ts";
import { captureFrames } from "./capture.ts";
import type { Composition } from "./capture_protocol.ts";
import type { Urgency } from "./launcher.ts";
import { createPageLog } from "./page_log.ts";
import { lengthOf } from "./reel_length.ts";
import { inWorkDir, type RenderContext, templateOf } from "./render_context.ts";
import type { RenderedStill, SceneOptions, StillOptions } from "./renderer.ts";

/** Renders each slide to a PNG: "slide-1.png" and so on. See {@linkcode Renderer}. */
export async function renderStills(
  context: RenderContext,
  props: StillsProps,
  options: StillOptions,
): Promise<RenderedStill[]> {
  const { length } = props.slides;
  const files = selected(length, options).map((index) => ({
    frame: index,
    name: `slide-${index + 1}.png`,
  }));
  const composition = { id: "stills", props, durationInFrames: length } as const;
  return await captureFiles(context, composition, files, { ...options, urgency: "short" });
}

/** Renders each scene of a reel, at rest, to a PNG: "scene-1.png" and so on. See {@linkcode Renderer}. */
export async function renderScenes(
  context: RenderContext,
  props: ReelProps,
  options: SceneOptions,
): Promise<RenderedStill[]> {
  const { pictured } = options;
  const files = selected(props.scenes.length, options).flatMap((index) => {
    const scene = props.scenes[index];
    if (scene === undefined) return [];
    const name = pictured?.includes(index) === false ? null : `scene-${index + 1}.png`;
    return [{ frame: restFrame(scene, index), name }];
  });
  // It is usually drawn next.
  context.planner.warmUp();
  const composition = { id: "reel", props, durationInFrames: lengthOf(props) } as const;
  // The scenes of a reel take seconds, and are of no use before the reel is.
  return await captureFiles(context, composition, files, { ...options, urgency: "long" });
}

function selected(count: number, { only }: StillOptions): readonly number[] {
  return only ?? Array.from({ length: count }, (_, index) => index);
}

/** The first frame after a scene's entrance; a reel's first scene has none. */
function restFrame({ startFrame, durationInFrames }: Scene, index: number): number {
  return index === 0 ? 0 : startFrame + Math.min(ENTRANCE_FRAMES, durationInFrames - 1);
}

interface FrameFile {
  frame: number;
  /** Null: no picture is wanted. */
  name: string | null;
}

async function captureFiles(
  context: RenderContext,
  composition: Composition,
  files: readonly FrameFile[],
  { outputDir, signal, onProgress, onReport, urgency }: StillOptions & { urgency: Urgency },
): Promise<RenderedStill[]> {
  templateOf(context, composition.props.design.template);
  if (files.length === 0) return [];
  const names = new Map(files.map(({ frame, name }) => [frame, name]));
  const bundle = await context.bundle();
  return await inWorkDir(outputDir, async (workDir) => {
    let captured = 0;
    await captureFrames(composition, [...names.keys()], {
      pool: context.pool,
      bundle,
      format: { type: "png" },
      urgency,
      pageLog: createPageLog(context.log, onReport),
      signal,
      pathOf(frame) {
        const name = names.get(frame) ?? null;
        return name && join(workDir, name);
      },
      onFrame: () => onProgress(++captured / names.size),
    });
    return await Promise.all(
      [...names.values()]
        .flatMap((name) => name ?? [])
        .map(async (name): Promise<RenderedStill> => {
          const path = join(outputDir, name);
          await rename(join(workDir, name), path);
          return { path, contentType: "image/png" };
        }),
    );
  });
}
