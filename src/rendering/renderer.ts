import { UserError } from "../common/user_error.ts";
import type { ReelProps, StillsProps } from "../posts/props.ts";
import type { Report } from "../posts/report.ts";

/**
 * Thrown when a post cannot be drawn: a template that throws, a browser or an encoder that cannot
 * be started or keeps dying. What the page itself said is in `cause`.
 */
export class RenderError extends UserError {
  override readonly name = "RenderError";
}

/** What all render calls take besides their props. */
export interface RenderOptions {
  /** An existing folder of the caller's; the renderer leaves only its results there. */
  outputDir: string;
  signal: AbortSignal;
  /** Called with 0 to 1. */
  onProgress(fraction: number): void;
  /** Called with what is wrong with a picture, once each. Where it is left out, the renderer logs it. */
  onReport?: (report: Report) => void;
}

/** What calls that draw pictures take. */
export interface StillOptions extends RenderOptions {
  /** Positions of the slides or scenes to draw, from 0; all of them where it is left out. */
  only?: readonly number[];
}

/** A picture on disk. */
export interface RenderedStill {
  path: string;
  contentType: "image/png" | "image/jpeg";
}

/** A video on disk, with what its plan was worth. */
export interface RenderedReel {
  path: string;
  durationMs: number;
  frames: number;
  /** Pictures that were really drawn. */
  distinctFrames: number;
}

/** Draws posts with Remotion. */
export interface Renderer {
  /** One picture for each slide, in order. */
  renderStills(props: StillsProps, options: StillOptions): Promise<RenderedStill[]>;
  /** One picture for each scene of a reel, as it stands when its entrance is over, in order. */
  renderScenes(props: ReelProps, options: StillOptions): Promise<RenderedStill[]>;
  /** H.264 and AAC in MP4, as long as its scenes; `audioPath` is a WAV file. */
  renderReel(
    props: ReelProps,
    options: RenderOptions & { audioPath: string },
  ): Promise<RenderedReel>;
  /** Starts what the first render would otherwise wait for: bundle and browsers. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}
