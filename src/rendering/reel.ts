import { rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { allOrNone } from "../common/all_or_none.ts";
import type { ReelProps } from "../posts/props.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { captureFrames } from "./capture.ts";
import type { Composition } from "./capture_protocol.ts";
import { CODEC, encodeVideo } from "./encode.ts";
import { encodeSound } from "./encode_sound.ts";
import type { FramePlan } from "./frame_plan.ts";
import { joinReel, type Stretch } from "./join_reel.ts";
import { type LayeredVideoOptions, makeLayeredVideo } from "./layered_reel.ts";
import { createPageLog, type PageLog } from "./page_log.ts";
import type { Passage } from "./passages.ts";
import { makePreview } from "./preview.ts";
import { lengthOf } from "./reel_length.ts";
import { inWorkDir, type RenderContext, templateOf } from "./render_context.ts";
import type { KnownPassage, ReelOptions, RenderedReel } from "./renderer.ts";

/** Progress after planning, and then after capturing, by the share of time each was measured to take. */
const PLANNED = 0.02;
const CAPTURED = 0.64;

/** Tells videos that are coded in another way, with which nothing can be joined. */
const CODED = Bun.hash(CODEC.join(" ")).toString(36);

/** High enough that the encoder, and not Chrome's JPEG, limits the quality of the reel. */
const JPEG_QUALITY = 90;

/** Renders a reel to "reel.mp4". See {@linkcode Renderer}. */
export async function renderReel(
  context: RenderContext,
  props: ReelProps,
  options: ReelOptions,
): Promise<RenderedReel> {
  const { outputDir, audioPath, preview, signal, onProgress, onReport } = options;
  const durationInFrames = lengthOf(props);
  const pageLog = createPageLog(context.log, onReport);
  return await inWorkDir(outputDir, async (workDir) => {
    const soundPath = join(workDir, "sound.mp4");
    const freshPath = join(workDir, "fresh.mp4");
    async function planAndDraw(signal: AbortSignal): Promise<Outline> {
      const outline = await planReel(context, props, { ...options, signal, pageLog });
      onProgress(PLANNED);
      const composition = { id: "reel", props, durationInFrames } as const;
      await drawFresh(context, composition, outline, {
        workDir,
        outputPath: freshPath,
        pageLog,
        signal,
        onProgress: (fraction) => onProgress(PLANNED + (1 - PLANNED) * fraction),
      });
      return outline;
    }
    const [outline] = await allOrNone(signal, (signal) => [
      planAndDraw(signal),
      // While a reel is planned, the other core has nothing to do.
      encodeSound(audioPath, { durationInFrames, outputPath: soundPath, signal }),
    ]);
    const { passages, known, plan } = outline;
    const starts = startsOf(outline);
    const stretches = passages.map((passage): Stretch => {
      const at = known.get(passage.digest) ?? {
        path: freshPath,
        startFrame: starts.get(passage) ?? 0,
      };
      return { ...at, durationInFrames: passage.durationInFrames };
    });
    const video = join(workDir, "reel.mp4");
    try {
      await joinReel(stretches, { soundPath, workDir, outputPath: video, signal });
    } catch (error) {
      signal.throwIfAborted();
      if (known.size === 0) throw error;
      context.log.warn("Cannot use what an earlier video has of this one; drawing all of it", {
        error,
      });
      const { recall: _, ...others } = options;
      return await renderReel(context, props, others);
    }
    const path = join(outputDir, "reel.mp4");
    const previewPath = join(outputDir, `preview.${preview}`);
    if (preview !== undefined)
      await makePreview(video, { format: preview, workDir, outputPath: previewPath, signal });
    await rename(video, path);
    const { distinct, layers } = plan;
    return {
      path,
      durationMs: (durationInFrames / FRAMES_PER_SECOND) * 1000,
      frames: durationInFrames,
      distinctFrames: distinct.length,
      ...(preview !== undefined && { previewPath }),
      captures: layers === null ? distinct.length : layers.plates.length,
      passages,
    };
  });
}

/** What a reel consists of. */
interface Outline {
  bundle: string;
  passages: readonly Passage[];
  /** Where passages were drawn before, by their digests. */
  known: ReadonlyMap<string, KnownPassage>;
  /** The others, one after the other. */
  plan: FramePlan;
}

async function planReel(
  context: RenderContext,
  props: ReelProps,
  { recall, signal, pageLog }: ReelOptions & { pageLog: PageLog },
): Promise<Outline> {
  const { everyFrame = false, path: templatePath } = templateOf(context, props.design.template);
  const bundling = context.bundle();
  // It is waited for later.
  bundling.catch(() => {});
  return await context.pool.use("long", signal, async (browser) => {
    const found = await browser.passages({ props, templatePath }, signal);
    const bundle = await bundling;
    // Its name tells what the looks were like.
    const drawn = `${basename(bundle)} ${CODED}`;
    const passages = found.map((one) => ({ ...one, digest: `${drawn} ${one.digest}` }));
    const known = (await recall?.(passages.map(({ digest }) => digest))) ?? new Map();
    const spans = passages.filter(({ digest }) => !known.has(digest));
    const request = { props, templatePath, bundle, spans, everyFrame };
    const plan = await browser.plan(request, {
      signal,
      onNews: (news) => news.kind === "page" && pageLog.onLog(news.line),
    });
    return { bundle, passages, known, plan };
  });
}

/** Where in the video of those that are drawn each passage begins. */
function startsOf({ passages, known }: Outline): Map<Passage, number> {
  const starts = new Map<Passage, number>();
  let startFrame = 0;
  for (const passage of passages) {
    if (known.has(passage.digest)) continue;
    starts.set(passage, startFrame);
    startFrame += passage.durationInFrames;
  }
  return starts;
}

type DrawOptions = Omit<LayeredVideoOptions, "bundle" | "plan" | "keyframes">;

/** Draws the passages that are not known, if there are any. */
async function drawFresh(
  context: RenderContext,
  composition: Composition,
  outline: Outline,
  options: DrawOptions,
): Promise<void> {
  const { bundle, plan } = outline;
  if (plan.runs.length === 0) return;
  const keyframes = [...startsOf(outline).values()];
  const drawing = { ...options, bundle, keyframes };
  const { layers } = plan;
  if (layers === null) await makeVideo(context, composition, { ...drawing, plan });
  else await makeLayeredVideo(context, composition, { ...drawing, plan: { ...plan, layers } });
}

/** Captures the distinct frames of a reel, and encodes them. */
async function makeVideo(
  { pool }: RenderContext,
  composition: Composition,
  options: Omit<LayeredVideoOptions, "plan"> & { plan: FramePlan },
): Promise<void> {
  const { bundle, plan, keyframes, workDir, outputPath, pageLog, signal, onProgress } = options;
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
    keyframes,
    nameOf,
    workDir,
    outputPath,
    signal,
    onProgress: (fraction) => onProgress(CAPTURED + (1 - CAPTURED) * fraction),
  });
}
