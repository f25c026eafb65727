import type { LayerMotion } from "../page/layer.tsx";
import { CUT_FRAMES } from "./cuts.ts";
import { between, easeInOut, shareOf } from "./easing.ts";
import type { Speech } from "./speech.ts";

/** What the camera looks at: so much nearer than the whole page, and so far beside its middle, in canvas pixels. */
interface View {
  scale: number;
  x: number;
  y: number;
}

/** The height of the pages that its views are for, in canvas pixels. */
const TALL = 1920;
/** Where it goes in turn: never further than what it is nearer by, so that a page's edge is not seen. */
const VIEWS: readonly View[] = [
  { scale: 1, x: 0, y: 0 },
  { scale: 1.05, x: 6, y: 34 },
  { scale: 1.02, x: -5, y: -8 },
  { scale: 1.06, x: -8, y: -44 },
];

/** About how long it stays, and how long it takes to go on, in frames. */
const STAY = 75;
const MOVE = 26;
/** It does not leave for less than this before the scene ends. */
const LEAST = 40;

/** What the camera goes by. */
interface Scene {
  speech: Speech;
  /** Of the page, in canvas pixels. */
  height: number;
}

/**
 * Where the camera is in a scene that lasts longer than it can be looked at: it goes on to another part of
 * the page every few seconds, with the word that is said then. On lower pages it goes less far, as there is
 * less between their texts and their edges.
 */
export function cameraAt(
  frame: number,
  durationInFrames: number,
  { speech: { words }, height }: Scene,
): LayerMotion {
  if (frame === Number.POSITIVE_INFINITY) return {};
  let [from, to] = [VIEWS[0], VIEWS[0]] as [View, View];
  let share = 1;
  for (let turn = 1; turn * STAY < durationInFrames - LEAST; turn++) {
    const start = wordNear(turn * STAY, words);
    if (frame < start) break;
    from = VIEWS[(turn - 1) % VIEWS.length] ?? from;
    to = VIEWS[turn % VIEWS.length] ?? to;
    share = easeInOut(shareOf(frame, start, MOVE));
  }
  const low = Math.min(1, height / TALL);
  return {
    scale: 1 + low * (between(from.scale, to.scale, share) - 1),
    x: low * between(from.x, to.x, share),
    y: low ** 2 * between(from.y, to.y, share),
  };
}

/** How long it takes to go back, in frames. */
const BACK = 16;

/**
 * A movement of the camera that is over before its scene gives way to the next: then it sees the whole page
 * again, and what goes on from one page to the other meets where they do.
 */
export function backAt(frame: number, durationInFrames: number, motion: LayerMotion): LayerMotion {
  const share = easeInOut(shareOf(frame, durationInFrames - CUT_FRAMES - BACK, BACK));
  const { x = 0, y = 0, rotate = 0, scale = 1 } = motion;
  return {
    x: between(x, 0, share),
    y: between(y, 0, share),
    rotate: between(rotate, 0, share),
    scale: between(scale, 1, share),
  };
}

/** The start of the word nearest to a frame; the frame itself where none is near. */
function wordNear(frame: number, words: Speech["words"]): number {
  const near = words
    .map(({ startFrame }) => startFrame)
    .filter((start) => Math.abs(start - frame) < STAY / 3)
    .toSorted((a, b) => Math.abs(a - frame) - Math.abs(b - frame));
  return near[0] ?? frame;
}
