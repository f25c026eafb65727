import type { BrowserLog } from "@remotion/renderer";
import type { ReelProps, StillsProps } from "../posts/props.ts";
import type { Chrome } from "./chrome.ts";
import type { CapturedShot, Shot } from "./layers/shot.ts";

/** A composition with its props. */
export type Composition =
  | { id: "stills"; props: StillsProps; durationInFrames: number }
  | { id: "reel"; props: ReelProps; durationInFrames: number };

/** How a frame is written. */
export type FrameFormat = { type: "png" } | { type: "jpeg"; quality: number };

/** Asks a capture process to open its browser, which is the first request. */
export interface OpenRequest extends Pick<Chrome, "mode"> {
  kind: "open";
  /** Programs that start Chrome, in the order in which they are tried. */
  starters: readonly string[];
}

/** What came of it. */
export interface OpenResult {
  /** Why each starter that was tried before the one that started Chrome did not. */
  refusals: readonly string[];
}

/** Asks a capture process for pictures of a composition. */
export interface CaptureRequest {
  kind: "capture";
  composition: Composition;
  /** Absolute path of the bundle's folder. */
  bundle: string;
  /** Which frames, and the absolute path of the file that each is written to; null: it is shown alone. */
  files: ReadonlyMap<number, string | null>;
  format: FrameFormat;
}

/** Asks a capture process for the plates and places of some frames of a reel. */
export interface ShootRequest {
  kind: "shoot";
  composition: Composition;
  /** Absolute path of the bundle's folder. */
  bundle: string;
  shots: readonly Shot[];
  /** Absolute path of the folder that plates are written to. */
  folder: string;
}

/** Asks a capture process to open a page with a composition, of which pictures will be asked for. */
export interface ShowRequest {
  kind: "show";
  composition: Composition;
  /** Absolute path of the bundle's folder. */
  bundle: string;
}

/** What a capture process is asked for. It does one thing at a time. */
export type CaptureProcessRequest = OpenRequest | ShowRequest | CaptureRequest | ShootRequest;

/** A line of a page's console. */
export type PageLine = Pick<BrowserLog, "type" | "text">;

/** What a capture process tells meanwhile. */
export type CaptureNews =
  | { kind: "frame"; frame: number }
  | ({ kind: "shot" } & CapturedShot)
  | { kind: "page"; line: PageLine };
