import { type StageContext, type Static, t } from "postloom";
import type { ObjectStore, RenderedStill, Renderer } from "postloom/drivers";
import { Cover, type PostInput, type ReelProps, Slide, SlideFit } from "postloom/posts";
import { altTextOf } from "./_alt_text.ts";
import { fitOf } from "./_fits.ts";
import { adoptFile } from "./_kept_files.ts";
import { storeFile } from "./_media.ts";
import { drawMended } from "./mend.ts";

/** A scene as it was drawn at rest; the first one with its picture. */
export const DrawnScene = t.Object({
  /** What it was to show. */
  given: Slide,
  /** What it shows: less, if the text did not fit. */
  slide: Slide,
  fit: SlideFit,
  cover: t.Union([Cover, t.Null()]),
});
export type DrawnScene = Static<typeof DrawnScene>;

/** Options of {@linkcode drawAtRest}. */
interface RestOptions extends Pick<PostInput, "contentId" | "brand"> {
  ctx: StageContext & { store: ObjectStore };
  renderer: Pick<Renderer, "renderScenes">;
}

/**
 * Draws the scenes of a reel at rest, shortened where their text does not fit, and stores the first one
 * as the cover: what does not fit is found in a second rather than a minute. Those that a revision has left as
 * they were are not drawn again.
 */
export async function drawAtRest(
  props: ReelProps,
  { contentId, brand, ctx, renderer }: RestOptions,
): Promise<DrawnScene[]> {
  const { store, workDir, signal, progress, log, recall, keep } = ctx;
  const { design, language, direction, genre, tone, captions, scenes } = props;
  const given = scenes.map(({ slide }) => slide);
  const keyOf = (index: number) => {
    const place = { index, total: given.length, seed: design.seed ?? given[0] ?? null };
    const look = [design, language, direction, genre ?? null, tone ?? null, brand, captions];
    return ["scene", ...look, place, given[index] ?? null];
  };
  const kept = await Promise.all(
    given.map(async (_, index): Promise<DrawnScene | undefined> => {
      const found = await recall(keyOf(index), DrawnScene);
      if (found === undefined || index > 0) return found;
      const key = found.cover?.objectKey;
      const objectKey = key && (await adoptFile(key, { store, contentId, name: "cover" }));
      return found.cover && objectKey
        ? { ...found, cover: { ...found.cover, objectKey } }
        : undefined;
    }),
  );
  let first: RenderedStill | undefined;
  const drawn = await drawMended(
    given.map((slide, index) => kept[index]?.slide ?? slide),
    {
      language,
      log,
      only: [...given.keys()].filter((index) => kept[index] === undefined),
      async draw(drafts, only, onReport) {
        const drawing = {
          ...props,
          scenes: scenes.map((scene, index) => ({ ...scene, slide: drafts[index] ?? scene.slide })),
          atRest: true,
        };
        const isFirst = only.includes(0);
        const [picture] = await renderer.renderScenes(drawing, {
          outputDir: workDir,
          signal,
          only,
          pictured: isFirst ? [0] : [],
          onReport,
          onProgress: progress,
        });
        if (isFirst) first = picture;
      },
    },
  );
  const all = await Promise.all(
    drawn.map(async (one, index): Promise<DrawnScene> => {
      const known = kept[index];
      if (known !== undefined) return known;
      const { slide } = one;
      const cover = index === 0 ? await coverOf(slide) : null;
      return { given: given[index] ?? slide, slide, fit: fitOf(one, given[index]), cover };
    }),
  );
  await Promise.all(all.map((scene, index) => keep(keyOf(index), scene)));
  return all;

  async function coverOf(slide: Slide): Promise<Cover> {
    if (first === undefined) throw new Error("Cannot find the picture of the first scene");
    const { path, contentType } = first;
    return {
      objectKey: await storeFile({ path }, { store, contentId, name: "cover", contentType }),
      altText: altTextOf(slide, language),
    };
  }
}
