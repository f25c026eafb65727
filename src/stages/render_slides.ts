import { Type as t } from "@sinclair/typebox";
import { PostInput } from "../jobs/post_input.ts";
import { defineStage } from "../pipeline/stage.ts";
import { Design, Slide } from "../rendering/post.ts";
import { Script } from "../writing/script.ts";
import { storeFile } from "./_media.ts";

/** A picture of the post in the object store. */
export const Picture = t.Object({ objectKey: t.String(), slideNumber: t.Integer({ minimum: 1 }) });

/** Draws each slide and stores the pictures. */
export const renderSlides = defineStage({
  name: "render_slides",
  version: 1,
  needs: t.Object({
    contentId: PostInput.properties.contentId,
    script: t.Pick(Script, ["language", "direction"]),
    design: Design,
    slides: t.Array(Slide),
  }),
  adds: t.Object({ images: t.Array(Picture, { minItems: 1 }) }),
  options: t.Object({}),
  uses: ["renderer", "store"],
  weight: 6,
  retry: { attempts: 3, backoffMs: 500 },
  timeoutMs: 180_000,
  async run({ contentId, script, design, slides }, { renderer, store, workDir, signal, progress }) {
    const { language, direction } = script;
    const stills = await renderer.renderStills(
      { design, language, direction, slides },
      { outputDir: workDir, signal, onProgress: (fraction) => progress(fraction * 0.95) },
    );
    const images = await Promise.all(
      stills.map(async ({ path, contentType }, index) => ({
        slideNumber: index + 1,
        objectKey: await storeFile(store, contentId, `slide-${index + 1}`, path, contentType),
      })),
    );
    return { images };
  },
});
