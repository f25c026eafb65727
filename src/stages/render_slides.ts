import { defineStage, type Static, t } from "postloom";
import type { RenderedStill } from "postloom/drivers";
import { Design, KnownOptions, Picture, PostInput, Script, Slide, SlideFit } from "postloom/posts";
import { altTextOf } from "./_alt_text.ts";
import { brandProps } from "./_brand_props.ts";
import { encoded } from "./_encoded.ts";
import { fitOf } from "./_fits.ts";
import { adoptFile, shownBy } from "./_kept_files.ts";
import { withFinalLookErrors } from "./_look_error.ts";
import { storeFile } from "./_media.ts";
import { loadPictures } from "./_picture_files.ts";
import { drawMended } from "./mend.ts";

/** Progress when all slides have been drawn; the rest is storing them. */
const DRAWN = 0.95;

/** A slide as it was drawn. */
const DrawnPicture = t.Object({ objectKey: t.String(), altText: t.String(), fit: SlideFit });
type DrawnPicture = Static<typeof DrawnPicture>;

/**
 * Draws the slides, shortened where their text does not fit, and stores the pictures. A slide that a
 * revision has left as it was keeps its picture.
 */
export const renderSlides = defineStage({
  name: "render_slides",
  title: "Drawing the pictures",
  version: 6,
  needs: t.Object({
    contentId: PostInput.properties.contentId,
    brand: PostInput.properties.brand,
    script: t.Pick(Script, ["language", "direction", "genre", "tone"]),
    design: Design,
    slides: t.Array(Slide, { minItems: 1 }),
    formatOptions: t.Optional(t.Pick(KnownOptions, ["imageFormat"])),
  }),
  adds: t.Object({ images: t.Array(Picture, { minItems: 1 }), fits: t.Array(SlideFit) }),
  options: t.Object({}),
  uses: ["renderer", "store"],
  weight: 6,
  retry: { attempts: 3, backoffMs: 500 },
  timeoutMs: 180_000,
  async run({ contentId, brand, script, design, slides, formatOptions }, ctx) {
    const { store, workDir, signal, progress, log, recall, keep } = ctx;
    const renderer = withFinalLookErrors(ctx.renderer);
    const { language, direction, genre, tone = "neutral" } = script;
    const { imageFormat = "png" } = formatOptions ?? {};
    const keyOf = (index: number) => {
      const shown = slides[index] && shownBy(slides[index]);
      const place = { index, total: slides.length, seed: design.seed ?? slides[0] ?? null };
      return [
        "picture",
        design,
        language,
        direction,
        tone,
        brand,
        place,
        shown ?? null,
        imageFormat,
      ];
    };
    const nameOf = (index: number) => `slide-${index + 1}`;
    const kept = await Promise.all(
      slides.map(async (_, index): Promise<DrawnPicture | undefined> => {
        const found = await recall(keyOf(index), DrawnPicture);
        const name = nameOf(index);
        const objectKey = found && (await adoptFile(found.objectKey, { store, contentId, name }));
        return found && objectKey !== undefined ? { ...found, objectKey } : undefined;
      }),
    );
    const only = [...slides.keys()].filter((index) => kept[index] === undefined);
    const fromBrand = await brandProps(brand, { store, log });
    const stills: RenderedStill[] = [];
    const { slides: loaded, ...files } = await loadPictures(slides, { store, log });
    const drawn = await drawMended(loaded, {
      language,
      log,
      only,
      async draw(drafts, only, onReport) {
        const pictures = await renderer.renderStills(
          { design, language, direction, genre, tone, slides: [...drafts], ...fromBrand, ...files },
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
    const left = slides.length - only.length;
    if (left > 0) log.info("Slides kept as they were", { drawn: only.length, kept: left });
    const pictures = await Promise.all(
      drawn.map(async (one, index): Promise<DrawnPicture> => {
        const known = kept[index];
        if (known !== undefined) return known;
        const still = stills[index];
        if (still === undefined) throw new Error(`Cannot find the picture of slide ${index + 1}`);
        const { file: picture, contentType } = await encoded(still, imageFormat);
        const file = { store, contentId, name: nameOf(index), contentType };
        return {
          objectKey: await storeFile(picture, file),
          altText: altTextOf(one.slide, language),
          fit: fitOf(one, loaded[index]),
        };
      }),
    );
    await Promise.all(pictures.map((picture, index) => keep(keyOf(index), picture)));
    return {
      images: pictures.map(({ objectKey, altText }, index) => ({
        objectKey,
        altText,
        slideNumber: index + 1,
      })),
      fits: pictures.map(({ fit }) => fit),
    };
  },
});
