import { join } from "node:path";
import { defineStage, FatalError, type Static, t } from "postloom";
import { contentTypeOf, type KnownPassage, type RenderedStill } from "postloom/drivers";
import {
  Cover,
  Cue,
  captionsOf,
  Design,
  KnownOptions,
  Narration,
  PostInput,
  type ReelProps,
  Scene,
  Script,
  Slide,
  SlideFit,
  Video,
} from "postloom/posts";
import { altTextOf } from "./_alt_text.ts";
import { brandProps } from "./_brand_props.ts";
import { fitOf } from "./_fits.ts";
import { adoptFile, shownBy } from "./_kept_files.ts";
import { withFinalLookErrors } from "./_look_error.ts";
import { storeFile } from "./_media.ts";
import { accentsOf, moodOf } from "./_music.ts";
import { loadPictures } from "./_picture_files.ts";
import { reportFields } from "./_report_fields.ts";
import { drawMended } from "./mend.ts";

/** Progress when all scenes have been drawn as stills. */
const STILLS_DRAWN = 0.06;

/** Progress when the video has been drawn; the rest is storing it. */
const VIDEO_DRAWN = 0.98;

/** A scene as it was drawn at rest; the first one with its picture. */
const DrawnScene = t.Object({ slide: Slide, fit: SlideFit, cover: t.Union([Cover, t.Null()]) });
type DrawnScene = Static<typeof DrawnScene>;

/** Where a part of the video was drawn before. */
const DrawnPassage = t.Object({ objectKey: t.String(), startFrame: t.Integer({ minimum: 0 }) });

const LEFT_OUT: SlideFit = { shortened: false, faults: [], leftOut: true };

/**
 * Draws the scenes as a video with the voice and music under it, and stores it with a cover. Scenes are first drawn as
 * stills, which finds one with too much text in a second rather than a minute; those that a revision has
 * left as they were are known already, and parts of the video that look as they did are not drawn again. Fails for good if the voice is not in the store.
 */
export const renderReel = defineStage({
  name: "render_reel",
  title: "Drawing the video",
  version: 7,
  needs: t.Object({
    contentId: PostInput.properties.contentId,
    brand: PostInput.properties.brand,
    formatOptions: t.Omit(KnownOptions, ["slideCount", "maxDuration"]),
    script: t.Pick(Script, ["language", "direction", "genre", "tone"]),
    design: Design,
    scenes: t.Array(Scene, { minItems: 1 }),
    cues: t.Array(Cue),
    narration: Narration,
    leftOut: t.Optional(t.Array(t.Integer({ minimum: 0 }))),
  }),
  adds: t.Object({
    video: Video,
    cover: Cover,
    fits: t.Array(SlideFit),
    /** Object key of the silent preview. */
    preview: t.Optional(t.String()),
  }),
  options: t.Object({}),
  uses: ["renderer", "store", "mixer"],
  weight: 30,
  retry: { attempts: 3, backoffMs: 500 },
  timeoutMs: 1_200_000,
  async run(input, ctx) {
    const { store, mixer, workDir, signal, progress, log, recall, keep } = ctx;
    const renderer = withFinalLookErrors(ctx.renderer);
    const { contentId, brand, formatOptions, script, design, scenes, cues, narration } = input;
    const { leftOut = [] } = input;
    const voice = await store.get(narration.objectKey);
    if (voice === undefined) {
      throw new FatalError("Cannot find the voice of this job: send it again");
    }
    const mixing = mixer.mix(
      {
        voice: await new Response(voice.body).bytes(),
        seconds: narration.durationMs / 1000,
        music: moodOf(formatOptions, script),
        ...accentsOf(scenes, script.tone),
        seed: design.seed ?? contentId,
      },
      signal,
    );
    // It is waited for once the scenes are drawn, and only then fails the stage.
    mixing.catch(() => {});
    const fromBrand = await brandProps(brand, { store, log });
    const { language, direction, genre, tone = "neutral" } = script;
    const { slides: loaded, ...files } = await loadPictures(
      scenes.map(({ slide }) => slide),
      { store, log },
    );
    const captions = captionsOf(formatOptions);
    const reelOf = (slides: readonly Slide[]): ReelProps => ({
      design,
      language,
      direction,
      genre,
      tone,
      scenes: scenes.map((scene, index) => ({ ...scene, slide: slides[index] ?? scene.slide })),
      cues,
      captions,
      ...fromBrand,
      ...files,
    });
    const keyOf = (index: number) => {
      const place = { index, total: scenes.length, seed: design.seed ?? scenes[0]?.slide ?? null };
      const shown = scenes[index] && shownBy(scenes[index].slide);
      return ["scene", design, language, direction, tone, brand, captions, place, shown ?? null];
    };
    const kept = await Promise.all(
      scenes.map(async (_, index): Promise<DrawnScene | undefined> => {
        const found = await recall(keyOf(index), DrawnScene);
        if (found === undefined || index > 0) return found;
        const key = found.cover?.objectKey;
        const objectKey = key && (await adoptFile(key, { store, contentId, name: "cover" }));
        return found.cover && objectKey
          ? { ...found, cover: { ...found.cover, objectKey } }
          : undefined;
      }),
    );
    const stills: RenderedStill[] = [];
    const drawn = await drawMended(
      loaded.map((slide, index) => {
        const scene = kept[index];
        return scene === undefined ? slide : withWordsOf(scene.slide, slide);
      }),
      {
        language,
        log,
        only: [...scenes.keys()].filter((index) => kept[index] === undefined),
        async draw(drafts, only, onReport) {
          const pictures = await renderer.renderScenes(
            { ...reelOf(drafts), atRest: true },
            {
              outputDir: workDir,
              signal,
              only,
              onReport,
              onProgress: (done) => progress(done * STILLS_DRAWN),
            },
          );
          for (const [i, picture] of pictures.entries()) stills[only[i] ?? i] = picture;
        },
      },
    );
    const slides = drawn.map(({ slide }) => slide);
    const audioPath = join(workDir, "sound.wav");
    await Bun.write(audioPath, await mixing);
    const reel = await renderer.renderReel(reelOf(slides), {
      audioPath,
      preview: formatOptions.silentPreview,
      recall: recallPassages,
      outputDir: workDir,
      signal,
      onReport(report) {
        // Faults of slides were logged when they were drawn as stills.
        const isOfCaptions = report.slide === null && "text" in report;
        if (isOfCaptions) log.warn("Captions have a visual fault", reportFields(report));
      },
      onProgress: (done) => progress(STILLS_DRAWN + done * (VIDEO_DRAWN - STILLS_DRAWN)),
    });
    const { frames, distinctFrames, captures, passages } = reel;
    log.info("Reel rendered", { frames, distinctFrames, captures });
    const objectKey = await storeFile(
      { path: reel.path },
      { store, contentId, name: "reel", contentType: "video/mp4" },
    );
    const preview = reel.previewPath && (await storePreview(reel.previewPath));
    const all = await Promise.all(
      drawn.map(async (one, index): Promise<DrawnScene> => {
        const known = kept[index];
        if (known !== undefined) return known;
        const fit = fitOf(one, loaded[index]);
        const cover = index === 0 ? await coverOf(one.slide) : null;
        return { slide: one.slide, fit, cover };
      }),
    );
    await Promise.all(all.map((scene, index) => keep(keyOf(index), scene)));
    await Promise.all(
      passages.map(({ digest, startFrame }) =>
        keep(passageKeyOf(digest), { objectKey, startFrame }),
      ),
    );
    const cover = all[0]?.cover;
    if (!cover) throw new Error("Cannot find the picture of the first scene");
    const fits = all.map(({ fit }) => fit);
    for (const position of leftOut) fits.splice(position, 0, LEFT_OUT);
    return {
      video: { objectKey, duration: reel.durationMs / 1000, frames, distinctFrames },
      cover,
      fits,
      ...(preview && { preview }),
    };

    function passageKeyOf(digest: string): readonly unknown[] {
      return ["passage", brand, digest];
    }

    /** Finds passages in the videos of earlier revisions, unless these are gone. */
    async function recallPassages(digests: readonly string[]): Promise<Map<string, KnownPassage>> {
      const videos = new Map<string, Promise<string | null>>();
      const found = await Promise.all(
        digests.map(async (digest) => {
          const at = await recall(passageKeyOf(digest), DrawnPassage);
          if (at === undefined) return [];
          const known =
            videos.get(at.objectKey) ?? loadVideo(at.objectKey, `earlier-${videos.size}.mp4`);
          videos.set(at.objectKey, known);
          const path = await known;
          return path === null ? [] : [[digest, { path, startFrame: at.startFrame }] as const];
        }),
      );
      return new Map(found.flat());
    }

    async function loadVideo(objectKey: string, name: string): Promise<string | null> {
      const object = await store.get(objectKey);
      if (object === undefined) return null;
      const path = join(workDir, name);
      await Bun.write(path, new Response(object.body));
      return path;
    }

    async function storePreview(path: string): Promise<string> {
      const contentType = contentTypeOf(path);
      return await storeFile({ path }, { store, contentId, name: "preview", contentType });
    }

    async function coverOf(slide: Slide): Promise<Cover> {
      const [still] = stills;
      if (still === undefined) throw new Error("Cannot find the picture of the first scene");
      const { path, contentType } = still;
      return {
        objectKey: await storeFile({ path }, { store, contentId, name: "cover", contentType }),
        altText: altTextOf(slide, language),
      };
    }
  },
});

/** A slide as it was drawn before, with the picture where it is now. */
function withWordsOf({ picture: _, ...words }: Slide, { picture }: Slide): Slide {
  return picture === undefined ? words : { ...words, picture };
}
