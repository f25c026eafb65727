import { join } from "node:path";
import { defineStage, FatalError, t } from "postloom";
import { contentTypeOf, type KnownPassage } from "postloom/drivers";
import {
  Cover,
  Cue,
  Design,
  KnownOptions,
  Narration,
  PostInput,
  Scene,
  Script,
  SlideFit,
  Video,
} from "postloom/posts";
import { withFinalLookErrors } from "./_look_error.ts";
import { storeFile } from "./_media.ts";
import { accentsOf, moodOf } from "./_music.ts";
import { reelProps } from "./_reel_props.ts";
import { reportFields } from "./_report_fields.ts";
import { DrawnScene, drawAtRest } from "./_scenes_at_rest.ts";

/** Progress when the video has been drawn; the rest is storing it. */
const VIDEO_DRAWN = 0.98;

/** Where a part of the video was drawn before. */
const DrawnPassage = t.Object({ objectKey: t.String(), startFrame: t.Integer({ minimum: 0 }) });

/** To mix the sound of a longer reel takes as much memory as to draw it: one after the other. */
const LONG_MS = 90_000;

const LEFT_OUT: SlideFit = { shortened: false, faults: [], leftOut: true };

/**
 * Draws the scenes as a video with the voice and music under it, and stores it. Parts of it that look as
 * they did in an earlier revision are not drawn again. Scenes that were not drawn at rest before, or other ones,
 * are first. Fails for good if the voice is not in the store.
 */
export const renderReel = defineStage({
  name: "render_reel",
  title: "Drawing the video",
  version: 8,
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
    drawnScenes: t.Optional(t.Array(DrawnScene)),
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
  weight: 28,
  retry: { attempts: 3, backoffMs: 500 },
  timeoutMs: 1_200_000,
  async run(input, ctx) {
    const { store, mixer, workDir, signal, progress, log, recall, keep } = ctx;
    const renderer = withFinalLookErrors(ctx.renderer);
    const { contentId, brand, formatOptions, script, design, scenes, narration } = input;
    const { leftOut = [], drawnScenes = [] } = input;
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
    const audioPath = mixing.then(async (sound) => {
      const path = join(workDir, "sound.wav");
      await Bun.write(path, sound);
      return path;
    });
    // It is waited for where the sound is encoded, and only then fails the stage.
    audioPath.catch(() => {});
    if (narration.durationMs > LONG_MS) await audioPath;
    const props = await reelProps(input, { store, log });
    const isDrawn = Bun.deepEquals(
      drawnScenes.map(({ given }) => given),
      props.scenes.map(({ slide }) => slide),
    );
    const drawn = isDrawn
      ? drawnScenes
      : await drawAtRest(props, { contentId, brand, ctx: { ...ctx, progress() {} }, renderer });
    const slides = drawn.map(({ slide }) => slide);
    const mended = props.scenes.map((scene, index) => ({
      ...scene,
      slide: slides[index] ?? scene.slide,
    }));
    const reel = await renderer.renderReel(
      { ...props, scenes: mended },
      {
        audioPath,
        preview: formatOptions.silentPreview,
        recall: recallPassages,
        outputDir: workDir,
        signal,
        onReport(report) {
          // Faults of slides were logged when they were drawn at rest.
          const isOfCaptions = report.slide === null && "text" in report;
          if (isOfCaptions) log.warn("Captions have a visual fault", reportFields(report));
        },
        onProgress: (done) => progress(done * VIDEO_DRAWN),
      },
    );
    const { frames, distinctFrames, captures, passages } = reel;
    log.info("Reel rendered", { frames, distinctFrames, captures });
    const objectKey = await storeFile(
      { path: reel.path },
      { store, contentId, name: "reel", contentType: "video/mp4" },
    );
    const preview = reel.previewPath && (await storePreview(reel.previewPath));
    await Promise.all(
      passages.map(({ digest, startFrame }) =>
        keep(passageKeyOf(digest), { objectKey, startFrame }),
      ),
    );
    const cover = drawn[0]?.cover;
    if (!cover) throw new Error("Cannot find the picture of the first scene");
    const fits = drawn.map(({ fit }) => fit);
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
  },
});
