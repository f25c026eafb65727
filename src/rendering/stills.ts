import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { captureFrames } from "./capture.ts";
import { createPageLog } from "./page_log.ts";
import type { StillsProps } from "./post.ts";
import type { RenderedStill, RenderOptions } from "./renderer.ts";
import { inWorkDir, type Studio, templateOf } from "./studio.ts";

/** Draws each slide into a PNG of its own: "slide-1.png" and so on. See {@linkcode Renderer}. */
export async function renderStills(
  studio: Studio,
  props: StillsProps,
  { outputDir, signal, onProgress }: RenderOptions,
): Promise<RenderedStill[]> {
  templateOf(studio, props.design.template);
  const count = props.slides.length;
  if (count === 0) return [];
  const name = (frame: number) => `slide-${frame + 1}.png`;
  const { remotion: server } = await studio.pages();
  return await inWorkDir(outputDir, async (workDir) => {
    let drawn = 0;
    await captureFrames(
      { composition: "stills", props, durationInFrames: count },
      [...props.slides.keys()],
      {
        pool: studio.pool,
        server,
        format: { type: "png" },
        urgency: "short",
        pageLog: createPageLog(studio.log),
        signal,
        async onFrame(frame, picture) {
          await writeFile(join(workDir, name(frame)), picture);
          onProgress(++drawn / count);
        },
      },
    );
    return await Promise.all(
      [...props.slides.keys()].map(async (frame): Promise<RenderedStill> => {
        const path = join(outputDir, name(frame));
        await rename(join(workDir, name(frame)), path);
        return { path, contentType: "image/png" };
      }),
    );
  });
}
