import type { ReelProps, StillsProps } from "./props.ts";
import type { Report } from "./report.ts";

/** What a page is asked to draw, with the looks in a browser, from where it is shown. */
export interface LiveRequest {
  kind: "draw";
  /** Told again with what was drawn. */
  id: number;
  props: StillsProps | ReelProps;
  /** Positions of the slides or scenes to draw, from the left to the right. */
  shown: readonly number[];
  /** Size of each, as a share of the picture's. */
  scale: number;
  /** Distance between them, in pixels. */
  gap: number;
  /** A moment of a reel, in place of its scenes at rest. */
  moment?: LiveMoment;
}

/** A frame of a reel, from 0. */
export interface LiveMoment {
  frame: number;
  /** Whether the reel goes on from there until its last frame, and tells of every frame that it shows. */
  plays: boolean;
}

/** A text of a picture, and where it is. */
export interface LiveText {
  text: string;
  /** In pixels of the picture, before it is scaled. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a page tells of itself: that it can be asked, what it has drawn or plays, or that it cannot. */
export type LiveNews =
  | { kind: "ready" }
  /** Told again whenever something has moved, as when a font is loaded. */
  | { kind: "drawn"; id: number; reports: readonly Report[]; texts: readonly LiveText[] }
  /** Which moment is shown; of one that does not play, told again like what is drawn. */
  | { kind: "played"; id: number; frame: number }
  | { kind: "failed"; id: number; reason: string };
