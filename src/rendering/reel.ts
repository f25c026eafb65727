import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { ReelProps } from "../posts/props.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { captureFrames } from "./capture.ts";
import type { Composition } from "./capture_protocol.ts";
import { encodeVideo } from "./encode.ts";
import type { FramePlan } from "./frame_plan.ts";
import { type LayeredVideoOptions, makeLayeredVideo } from "./layered_reel.ts";
import { createPageLog } from "./page_log.ts";
import { makePreview } from "./preview.ts";
import { lengthOf } from "./reel_length.ts";
import { inWorkDir, type RenderContext, templateOf } from "./render_context.ts";
import type { ReelOptions, RenderedReel } from "./renderer.ts";

/** Progress after planning, and then after capturing, by the share of time each was measured to take. */
const PLANNED = 0.02;
const CAPTURED = 0.64;

/** High enough that the encoder, and not Chrome's JPEG, limits the quality of the reel. */
const JPEG_QUALITY = 90;

/** Renders a reel to "reel.mp4". See {@linkcode Renderer}. */
export async function renderReel(
  context: RenderContext,
  props: ReelProps,
  options: ReelOptions,
): Promise<RenderedReel> {
  const { outputDir, audioPath, preview, signal, onProgress, onReport } = options;
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
    const { distinct, layers } = plan;
    const composition = { id: "reel", props, durationInFrames } as const;
    const video = join(workDir, "reel.mp4");
    const shared = {
      bundle,
      audioPath,
      workDir,
      outputPath: video,
      pageLog: createPageLog(context.log, onReport),
      signal,
      onProgress: (fraction: number) => onProgress(PLANNED + (1 - PLANNED) * fraction),
    };
    if (layers === null) await makeVideo(context, composition, { ...shared, plan });
    else await makeLayeredVideo(context, composition, { ...shared, plan: { ...plan, layers } });
    const path = join(outputDir, "reel.mp4");
    const previewPath = join(outputDir, `preview.${preview}`);
    if (preview !== undefined)
      await makePreview(video, { format: preview, workDir, outputPath: previewPath, signal });
    await rename(video, path);
    return {
      path,
      durationMs: (durationInFrames / FRAMES_PER_SECOND) * 1000,
      frames: durationInFrames,
      distinctFrames: distinct.length,
      ...(preview !== undefined && { previewPath }),
      captures: layers === null ? distinct.length : layers.plates.length,
    };
  });
}

/** Captures the distinct frames of a reel, and encodes them. */
async function makeVideo(
  { pool }: RenderContext,
  composition: Composition,
  options: Omit<LayeredVideoOptions, "plan"> & { plan: FramePlan },
): Promise<void> {
  const { bundle, plan, audioPath, workDir, outputPath, pageLog, signal, onProgress } = options;
  const nameOf = (picture: number) => `${picture}.jpeg`;
  let captured = 0;
  await captureFrames(composition, plan.distinct, {
    pool,
    bundle,
    format: { type: "jpeg", quality: JPEG_QUALITY },
    urgency: "long",
    pageLog,
    signal,
    pathOf: (frame) => join(workDir, nameOf(frame)),
    onFrame: () => onProgress(CAPTURED * (++captured / plan.distinct.length)),
  });
  await encodeVideo({
    runs: plan.runs,
    nameOf,
    audioPath,
    workDir,
    outputPath,
    signal,
    onProgress: (fraction) => onProgress(CAPTURED + (1 - CAPTURED) * fraction),
  });
}
