import { defineStage, t } from "postloom";
import type { RenderedStill } from "postloom/drivers";
import { Design, Picture, PostInput, Script, Slide } from "postloom/posts";
import { altTextOf } from "./_alt_text.ts";
import { brandProps } from "./_brand_props.ts";
import { storeFile } from "./_media.ts";
import { loadPictures } from "./_picture_files.ts";
import { drawMended } from "./mend.ts";

/** Progress when all slides have been drawn; the rest is storing them. */
const DRAWN = 0.95;

/** Draws the slides, shortened where their text does not fit, and stores the pictures. */
export const renderSlides = defineStage({
  name: "render_slides",
  title: "Drawing the pictures",
  version: 5,
  needs: t.Object({
    contentId: PostInput.properties.contentId,
    brand: PostInput.properties.brand,
    script: t.Pick(Script, ["language", "direction"]),
    design: Design,
    slides: t.Array(Slide, { minItems: 1 }),
  }),
  adds: t.Object({ images: t.Array(Picture, { minItems: 1 }) }),
  options: t.Object({}),
  uses: ["renderer", "store"],
  weight: 6,
  retry: { attempts: 3, backoffMs: 500 },
  timeoutMs: 180_000,
  async run({ contentId, brand, script, design, slides }, ctx) {
    const { renderer, store, workDir, signal, progress, log } = ctx;
    const { language, direction } = script;
    const fromBrand = await brandProps(brand, { store, log });
    const stills: RenderedStill[] = [];
    const { slides: loaded, ...files } = await loadPictures(slides, { store, log });
    const drawn = await drawMended(loaded, {
      language,
      log,
      async draw(drafts, only, onReport) {
        const pictures = await renderer.renderStills(
          { design, language, direction, slides: [...drafts], ...fromBrand, ...files },
          {
            outputDir: workDir,
            signal,
            only,
            onReport,
            onProgress: (fraction) => progress(fraction * DRAWN),
          },
        );
        for (const [i, picture] of pictures.entries()) stills[only[i] ?? i] = picture;
      },
    });
    const images = await Promise.all(
      stills.map(async ({ path, contentType }, index) => {
        const slide = drawn[index];
        const slideNumber = index + 1;
        const name = `slide-${slideNumber}`;
        return {
          slideNumber,
          objectKey: await storeFile({ path }, { store, contentId, name, contentType }),
          altText: slide === undefined ? "" : altTextOf(slide, language),
        };
      }),
    );
    return { images };
  },
});
