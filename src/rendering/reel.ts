import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { ReelProps } from "../posts/props.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { captureFrames } from "./capture.ts";
import { encodeVideo } from "./encode.ts";
import { createPageLog } from "./page_log.ts";
import { lengthOf } from "./reel_length.ts";
import { inWorkDir, type RenderContext, templateOf } from "./render_context.ts";
import type { RenderedReel, RenderOptions } from "./renderer.ts";

/** Progress after planning and after capturing, by the share of time each was measured to take. */
const PLANNED = 0.02;
const CAPTURED = 0.65;

/** High enough that the encoder, and not Chrome's JPEG, limits the quality of the reel. */
const JPEG_QUALITY = 90;

/** Renders a reel to "reel.mp4". See {@linkcode Renderer}. */
export async function renderReel(
  context: RenderContext,
  props: ReelProps,
  options: RenderOptions & { audioPath: string },
): Promise<RenderedReel> {
  const { outputDir, audioPath, signal, onProgress, onReport } = options;
  const { everyFrame = false, path: templatePath } = templateOf(context, props.design.template);
  const durationInFrames = lengthOf(props);
  const [bundle, plan] = await Promise.all([
    context.bundle(),
    context.pool.use("long", signal, (browser) =>
      browser.plan({ props, durationInFrames, templatePath, everyFrame }, signal),
    ),
  ]);
  onProgress(PLANNED);
  return await inWorkDir(outputDir, async (workDir) => {
    const nameOf = (picture: number) => `${picture}.jpeg`;
    const { distinct, runs } = plan;
    let captured = 0;
    await captureFrames({ id: "reel", props, durationInFrames }, distinct, {
      pool: context.pool,
      bundle,
      format: { type: "jpeg", quality: JPEG_QUALITY },
      urgency: "long",
      pageLog: createPageLog(context.log, onReport),
      signal,
      pathOf: (frame) => join(workDir, nameOf(frame)),
      onFrame: () => onProgress(PLANNED + (CAPTURED - PLANNED) * (++captured / distinct.length)),
    });
    const video = join(workDir, "reel.mp4");
    await encodeVideo({
      runs,
      nameOf,
      audioPath,
      workDir,
      outputPath: video,
      signal,
      onProgress: (fraction) => onProgress(CAPTURED + (1 - CAPTURED) * fraction),
    });
    const path = join(outputDir, "reel.mp4");
    await rename(video, path);
    return {
      path,
      durationMs: (durationInFrames / FRAMES_PER_SECOND) * 1000,
      frames: durationInFrames,
      distinctFrames: distinct.length,
    };
  });
}
