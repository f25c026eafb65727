import type { ReelProps, StillsProps } from "./post.ts";

/** What both render calls take besides their props. */
export interface RenderOptions {
  /** An existing folder of the caller's; the renderer leaves only its results there. */
  outputDir: string;
  signal: AbortSignal;
  /** Called with 0 to 1. */
  onProgress(fraction: number): void;
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
  renderStills(props: StillsProps, options: RenderOptions): Promise<RenderedStill[]>;
  /** H.264 and AAC in MP4, as long as its scenes; `audioPath` is a WAV file. */
  renderReel(
    props: ReelProps,
    options: RenderOptions & { audioPath: string },
  ): Promise<RenderedReel>;
  /** Starts what the first render would otherwise wait for: bundle and browsers. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}
