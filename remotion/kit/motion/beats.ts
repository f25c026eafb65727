import { useScene } from "../page/scene.tsx";
import { saidAt } from "./speech.ts";

/** Options of {@linkcode useBeat}. */
export interface BeatOptions {
  /** The words that the part stands for: it comes when they are said. */
  says?: string;
  /** The part's place among those of the scene: 0 is there with it, 1 just after it, as its headline is. */
  order?: number;
  /** How many parts there are, where that is known. */
  of?: number;
  /** A frame of the scene, whatever is said. */
  at?: number;
}

/** Share of a scene by which all parts that are not said have come. */
const LAST = 0.6;
/** Parts come no later than this before their scene leaves, in frames. */
const LEAST_SEEN = 20;
/** How long before its word a part begins to come, in frames: it is there when the word is heard. */
const AHEAD = 3;
/** In the opening, only what is said after this frame comes later than the first one. */
const OPENING = 30;
/** Headlines stand this soon, in frames, whatever is said when: no page is empty. */
export const SOON = 8;

/**
 * The frame of the scene at which a part comes: when its words are said, in whatever script. Parts that
 * are not said share out the first 60 % of the scene by their order. Those of the orders 0 and 1 do not
 * wait, and in a reel's opening none does that is not said later: its first frame is the reel's cover.
 *
 * @returns Negative infinity for what is there from the start; at rest, everything is.
 */
export function useBeat({ says = "", order = 0, of, at }: BeatOptions = {}): number {
  const { frame, speech, durationInFrames, opening } = useScene();
  if (at !== undefined)
    return opening || frame === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : at;
  if (frame === Number.POSITIVE_INFINITY || order === 0) return Number.NEGATIVE_INFINITY;
  const said = saidAt(speech, says)?.startFrame;
  if (opening && (said === undefined || said < OPENING || order < 2))
    return Number.NEGATIVE_INFINITY;
  if (order === 1) return SOON;
  const place = order / (of ?? order + 2);
  const beat = said ?? Math.round(durationInFrames * LAST * Math.min(1, place));
  return Math.max(0, Math.min(beat - AHEAD, durationInFrames - LEAST_SEEN));
}

/** Frames since a part began to come, negative before; infinite where it is at rest. */
export function useElapsed(options: BeatOptions = {}): number {
  return useScene().frame - useBeat(options);
}
