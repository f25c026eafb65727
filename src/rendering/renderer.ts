import { UserError } from "../common/user_error.ts";
import type { ReelProps, StillsProps } from "../posts/props.ts";
import type { Report } from "../posts/report.ts";
import type { Passage } from "./passages.ts";
import type { PreviewFormat } from "./preview.ts";

/**
 * Thrown when a post cannot be rendered: the template throws, or the browser or the encoder does
 * not start or keeps crashing. `cause` holds the page's own errors.
 */
export class RenderError extends UserError {
  override readonly name: string = "RenderError";
}

/** Thrown when a look itself throws: drawing the same post with it again gives nothing else. */
export class LookError extends RenderError {
  override readonly name = "LookError";
}

/** Options of every method of {@linkcode Renderer} that renders. */
export interface RenderOptions {
  /** An existing folder; the renderer leaves nothing but its results in it. */
  outputDir: string;
  signal: AbortSignal;
  /** Called with 0 to 1. */
  onProgress(fraction: number): void;
  /** Called once for each distinct fault in a picture. Defaults to logging it. */
  onReport?: (report: Report) => void;
}

/** Options of the methods of {@linkcode Renderer} that render pictures. */
export interface StillOptions extends RenderOptions {
  /** Zero-based positions of the slides or scenes to render. Defaults to all of them. */
  only?: readonly number[];
}

/** Options of {@linkcode Renderer.renderScenes}. */
export interface SceneOptions extends StillOptions {
  /**
   * Positions of the scenes whose pictures are wanted. The others are looked at for faults alone. Defaults
   * to all that are rendered.
   */
  pictured?: readonly number[] | undefined;
}

/** Options of {@linkcode Renderer.renderReel}. */
export interface ReelOptions extends RenderOptions {
  /** A WAV file, which may still be made while the pictures are drawn. */
  audioPath: string | Promise<string>;
  /** Format of a silent preview, if one is wanted. */
  preview?: PreviewFormat | undefined;
  /**
   * Finds what is known of passages by their digests, in videos of this renderer: it is not drawn again.
   * Defaults to nothing.
   */
  recall?: (digests: readonly string[]) => Promise<ReadonlyMap<string, KnownPassage>>;
}

/** Where a passage was drawn before. */
export interface KnownPassage {
  /** Path of the MP4. */
  path: string;
  startFrame: number;
}

/** A picture on disk. */
export interface RenderedStill {
  path: string;
  contentType: "image/png" | "image/jpeg";
}

/** A video on disk. */
export interface RenderedReel {
  path: string;
  durationMs: number;
  frames: number;
  /** Frames that were drawn: those that look like no earlier one, of what was not known. */
  distinctFrames: number;
  /** Pictures that were taken in a browser. */
  captures: number;
  /** What it consists of, and can be made from again. */
  passages: readonly Passage[];
  /** Path of the preview, if one was asked for. */
  previewPath?: string;
}

/** Renders posts. Driver: `remotion_renderer.ts`. */
export interface Renderer {
  /** Renders one picture per slide, in order. */
  renderStills(props: StillsProps, options: StillOptions): Promise<RenderedStill[]>;
  /** Renders one picture per scene of a reel, after its entrance animation, in order. */
  renderScenes(props: ReelProps, options: SceneOptions): Promise<RenderedStill[]>;
  /** Renders an MP4 with H.264 and AAC, as long as its scenes. */
  renderReel(props: ReelProps, options: ReelOptions): Promise<RenderedReel>;
  /** Builds the bundle and opens the browsers, so that the first render need not wait for them. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}
