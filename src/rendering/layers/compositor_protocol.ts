import type { PictureContent } from "./layer_plan.ts";
import type { CapturedPlate, MeasuredPlace } from "./shot.ts";

/** Asks a compositor to begin with a video, which is the first request. */
export interface BeginRequest {
  kind: "begin";
  width: number;
  height: number;
  frames: number;
  /** Frames that are to be keyframes. */
  keyframes: readonly number[];
  /** Absolute path of the silent video. */
  outputPath: string;
}

/** A picture and how long it is shown. */
interface ComposedRun {
  content: PictureContent;
  durationInFrames: number;
  /** Plates that no later run shows, unless they are sent again. */
  spent: readonly number[];
}

/** Runs that follow each other, and what they need that the ones before did not. */
export interface Portion {
  runs: ComposedRun[];
  plates: CapturedPlate[];
  places: MeasuredPlace[];
}

/** Asks a compositor for the pictures of the next runs. */
export interface ComposeRequest extends Portion {
  kind: "compose";
}

/** Asks a compositor to end the video. */
interface EndRequest {
  kind: "end";
}

/** What a compositor is asked for. */
export type CompositorRequest = BeginRequest | ComposeRequest | EndRequest;

/** What a compositor tells meanwhile. */
export interface CompositorNews {
  /** How many were handed to the encoder. */
  frames: number;
}
