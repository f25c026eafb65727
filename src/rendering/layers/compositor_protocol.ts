import type { Run } from "../frame_plan.ts";
import type { PictureContent } from "./layer_plan.ts";
import type { CapturedPlate, MeasuredPlace } from "./shot.ts";

/** Asks a compositor to begin with a video, which is the first request. */
export interface BeginRequest {
  kind: "begin";
  width: number;
  height: number;
  runs: readonly Run[];
  pictures: ReadonlyMap<number, PictureContent>;
  /** Frames that are to be keyframes. */
  keyframes: readonly number[];
  /** Absolute path of the silent video. */
  outputPath: string;
}

/** Asks a compositor for the pictures of the next runs. */
export interface ComposeRequest {
  kind: "compose";
  /** How many runs of all shall be done then. */
  until: number;
  /** What these runs are the first to need. */
  plates: readonly CapturedPlate[];
  places: readonly MeasuredPlace[];
}

/** Asks a compositor to end the video. */
interface EndRequest {
  kind: "end";
}

/** What a compositor is asked for. */
export type CompositorRequest = BeginRequest | ComposeRequest | EndRequest;

/** What a compositor tells meanwhile. */
export interface CompositorNews {
  /** Runs that were handed to the encoder. */
  done: number;
}
