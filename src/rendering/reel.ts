import { rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { allOrNone } from "../common/all_or_none.ts";
import type { ReelProps } from "../posts/props.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { captureFrames } from "./capture.ts";
import type { Composition } from "./capture_protocol.ts";
import { CODEC, encodeVideo } from "./encode.ts";
import { encodeSound } from "./encode_sound.ts";
import type { PlanPart } from "./frame_plan.ts";
import { joinReel, type Stretch } from "./join_reel.ts";
import { makeLayeredVideo, type VideoOptions, type VideoParts } from "./layered_reel.ts";
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
    const composition = { id: "reel", props, durationInFrames } as const;
    async function planAndDraw(signal: AbortSignal): Promise<Outline & VideoParts> {
      const outline = await outlineOf(context, props, { ...options, signal });
      onProgress(PLANNED);
      const video = await drawFresh(context, composition, outline, {
        workDir,
        outputPath: freshPath,
        pageLog,
        signal,
        onProgress: (fraction) => onProgress(PLANNED + (1 - PLANNED) * fraction),
      });
      return { ...outline, ...video };
    }
    const [outline] = await allOrNone(signal, (signal) => [
      planAndDraw(signal),
      openPage(context, composition, { signal, pageLog }),
      encodeSound(audioPath, { durationInFrames, outputPath: soundPath, signal }),
    ]);
    const { passages, known, distinctFrames, captures } = outline;
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
    return {
      path,
      durationMs: (durationInFrames / FRAMES_PER_SECOND) * 1000,
      frames: durationInFrames,
      distinctFrames,
      ...(preview !== undefined && { previewPath }),
      captures,
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
}

async function outlineOf(
  context: RenderContext,
  props: ReelProps,
  { recall, signal }: ReelOptions,
): Promise<Outline> {
  const { path: templatePath } = templateOf(context, props.design.template);
  const bundling = context.bundle();
  // It is waited for later.
  bundling.catch(() => {});
  const found = await context.planner.passages({ props, templatePath }, signal);
  const bundle = await bundling;
  // Its name tells what the looks were like.
  const drawn = `${basename(bundle)} ${CODED}`;
  const passages = found.map((one) => ({ ...one, digest: `${drawn} ${one.digest}` }));
  const known = (await recall?.(passages.map(({ digest }) => digest))) ?? new Map();
  return { bundle, passages, known };
}

/** Opens the page that the reel will be captured on, while it is planned. */
async function openPage(
  context: RenderContext,
  composition: Composition,
  { signal, pageLog }: { signal: AbortSignal; pageLog: PageLog },
): Promise<void> {
  try {
    const bundle = await context.bundle();
    await context.pool.use("long", signal, (browser) =>
      browser.show(
        { composition, bundle },
        { signal, onNews: (news) => news.kind === "page" && pageLog.onLog(news.line) },
      ),
    );
  } catch (error) {
    // What is wrong with it is found again where it is captured.
    context.log.debug("A page could not be opened beforehand", { error });
  }
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

type DrawOptions = Omit<VideoOptions, "bundle" | "frames" | "keyframes">;

/** Draws the passages that are not known, if there are any. */
async function drawFresh(
  context: RenderContext,
  composition: Extract<Composition, { id: "reel" }>,
  outline: Outline,
  options: DrawOptions,
): Promise<VideoParts> {
  const { props } = composition;
  const { bundle, passages, known } = outline;
  const spans = passages.filter(({ digest }) => !known.has(digest));
  if (spans.length === 0) return { distinctFrames: 0, captures: 0 };
  const { everyFrame = false, path } = templateOf(context, props.design.template);
  const request = { props, templatePath: path, spans, everyFrame };
  const parts = context.planner.parts(request, options.signal);
  const video: VideoOptions = {
    ...options,
    bundle,
    frames: spans.reduce((sum, span) => sum + span.durationInFrames, 0),
    keyframes: [...startsOf(outline).values()],
  };
  try {
    const first = await parts.next();
    if (first.done) throw new Error("Cannot draw a reel without a plan");
    const all = beginningWith(first.value, parts);
    if (first.value.layers === null) return await makeVideo(context, composition, all, video);
    return await makeLayeredVideo(context, composition, all, video);
  } finally {
    await parts.return();
  }
}

async function* beginningWith<T>(first: T, others: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* others;
}

/** Captures the distinct frames of a reel, and encodes them. */
async function makeVideo(
  { pool }: RenderContext,
  composition: Composition,
  parts: AsyncIterable<PlanPart>,
  options: VideoOptions,
): Promise<VideoParts> {
  const { bundle, keyframes, workDir, outputPath, pageLog, signal, onProgress } = options;
  const runs = (await Array.fromAsync(parts)).flatMap((part) => part.runs);
  const distinct = [...new Set(runs.map(({ picture }) => picture))];
  const nameOf = (picture: number) => `${picture}.jpeg`;
  let captured = 0;
  await captureFrames(composition, distinct, {
    pool,
    bundle,
    format: { type: "jpeg", quality: JPEG_QUALITY },
    urgency: "long",
    pageLog,
    signal,
    pathOf: (frame) => join(workDir, nameOf(frame)),
    onFrame: () => onProgress(CAPTURED * (++captured / distinct.length)),
  });
  await encodeVideo({
    runs,
    keyframes,
    nameOf,
    workDir,
    outputPath,
    signal,
    onProgress: (fraction) => onProgress(CAPTURED + (1 - CAPTURED) * fraction),
  });
  return { distinctFrames: distinct.length, captures: distinct.length };
}
