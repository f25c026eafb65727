import { join } from "node:path";
import type { RenderedStill, Renderer, StillOptions } from "postloom/drivers";
import type { ReelProps, Scene, Slide, StillsProps } from "postloom/posts";

/** A renderer that writes down what is on each slide instead of drawing it. */
export interface PaperRenderer extends Renderer {
  /** What it was asked for, in order. */
  readonly stills: StillsProps[];
  readonly scenes: ReelProps[];
  readonly reels: ReelProps[];
  /** For each reel, what was on the sheets that it took scenes from, as these were known. */
  readonly known: string[][];
}

/** Makes a {@linkcode PaperRenderer} on whose paper so many letters of a point's text fit. */
export function createPaperRenderer({ room = 1000 } = {}): PaperRenderer {
  const stills: StillsProps[] = [];
  const scenes: ReelProps[] = [];
  const reels: ReelProps[] = [];
  const known: string[][] = [];
  let sheets = 0;

  async function write(slides: readonly Slide[], options: StillOptions): Promise<RenderedStill[]> {
    const { outputDir, only = [...slides.keys()], onReport, onProgress } = options;
    const written: RenderedStill[] = [];
    for (const index of only) {
      const slide = slides[index];
      if (slide?.kind === "point" && slide.text.length > room) {
        onReport?.({ kind: "overflow", text: slide.text, slide: index });
      }
      const path = join(outputDir, `sheet-${++sheets}.png`);
      await Bun.write(path, JSON.stringify(slide));
      written.push({ path, contentType: "image/png" });
      onProgress(written.length / only.length);
    }
    return written;
  }

  return {
    stills,
    scenes,
    reels,
    known,
    async renderStills(props, options) {
      stills.push(props);
      return await write(props.slides, options);
    },
    async renderScenes(props, options) {
      scenes.push(props);
      const slides = props.scenes.map(({ slide }) => slide);
      return await write(slides, options);
    },
    async renderReel(props, { audioPath, outputDir, recall }) {
      reels.push(props);
      const passages = props.scenes.map(({ slide, startFrame, durationInFrames }) => ({
        startFrame,
        durationInFrames,
        digest: JSON.stringify(slide),
      }));
      const found = await recall?.(passages.map(({ digest }) => digest));
      known.push(
        await Promise.all(
          Array.from(found?.values() ?? [], async ({ path, startFrame }) => {
            const scenes: Scene[] = await Bun.file(path).json();
            return JSON.stringify(scenes.find((scene) => scene.startFrame === startFrame)?.slide);
          }),
        ),
      );
      const path = join(outputDir, "reel.mp4");
      await Bun.write(path, JSON.stringify(props.scenes));
      await audioPath;
      return { path, durationMs: 2000, frames: 60, distinctFrames: 20, captures: 20, passages };
    },
    async warmUp() {},
    async close() {},
  };
}
