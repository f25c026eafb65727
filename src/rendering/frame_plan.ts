/** A picture and how long it stands. */
export interface Run {
  /** The frame that is drawn; each later frame with the same picture shares it. */
  picture: number;
  durationInFrames: number;
}

/** Which frames of a reel have to be drawn, and what stands when. */
export interface FramePlan {
  /** Frames with a picture of their own, in order. */
  distinct: number[];
  /** What is shown, from the first frame to the last. */
  runs: Run[];
}

/** Options of {@linkcode planFrames}. */
export interface FramePlanOptions {
  durationInFrames: number;
  /** A frame's markup. Two frames with equal markup are taken for the same picture. */
  markupOf(frame: number): string;
  /** True if markup does not tell the pictures at all: every frame is then drawn. */
  everyFrame?: boolean;
  signal: AbortSignal;
}

/** Their content is not in the markup, so frames with one of these are never taken for the same. */
const UNTOLD = /<(?:canvas|video|iframe|object|embed)[\s>]/;

/** The longest that the event loop waits for a plan. */
const SLICE_MS = 12;

/**
 * Finds the frames that differ from all before them, by their markup alone and without a browser.
 *
 * @throws the signal's reason when it aborts.
 */
export async function planFrames(options: FramePlanOptions): Promise<FramePlan> {
  const { durationInFrames, markupOf, everyFrame = false, signal } = options;
  const pictures = new Map<string, number>();
  const plan: FramePlan = { distinct: [], runs: [] };
  let sliceEnds = performance.now() + SLICE_MS;
  for (let frame = 0; frame < durationInFrames; frame++) {
    const key = everyFrame ? String(frame) : keyOf(markupOf(frame), frame);
    let picture = pictures.get(key);
    if (picture === undefined) {
      picture = frame;
      pictures.set(key, frame);
      plan.distinct.push(frame);
    }
    show(plan.runs, picture);
    if (performance.now() > sliceEnds) {
      await new Promise(setImmediate);
      signal.throwIfAborted();
      sliceEnds = performance.now() + SLICE_MS;
    }
  }
  signal.throwIfAborted();
  return plan;
}

function keyOf(markup: string, frame: number): string {
  // 64 bits: two different pictures among a reel's few thousand do not meet.
  return UNTOLD.test(markup) ? `frame ${frame}` : Bun.hash(markup).toString(36);
}

function show(runs: Run[], picture: number): void {
  const last = runs.at(-1);
  if (last?.picture === picture) last.durationInFrames++;
  else runs.push({ picture, durationInFrames: 1 });
}
