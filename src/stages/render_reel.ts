import { join } from "node:path";
import { defineStage, FatalError, t } from "postloom";
import type { RenderedStill } from "postloom/drivers";
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
  type Slide,
  Video,
} from "postloom/posts";
import { altTextOf } from "./_alt_text.ts";
import { brandProps } from "./_brand_props.ts";
import { storeFile } from "./_media.ts";
import { accentsOf, moodOf } from "./_music.ts";
import { loadPictures } from "./_picture_files.ts";
import { reportFields } from "./_report_fields.ts";
import { drawMended } from "./mend.ts";

/** Progress when all scenes have been drawn as stills. */
const STILLS_DRAWN = 0.06;

/** Progress when the video has been drawn; the rest is storing it. */
const VIDEO_DRAWN = 0.98;

/**
 * Draws the scenes as a video with the voice and music under it, and stores it with a cover. Scenes are first drawn as
 * stills, which finds one with too much text in a second rather than a minute. Fails for good if the
 * voice is not in the store.
 */
export const renderReel = defineStage({
  name: "render_reel",
  title: "Drawing the video",
  version: 5,
  needs: t.Object({
    contentId: PostInput.properties.contentId,
    brand: PostInput.properties.brand,
    formatOptions: t.Omit(KnownOptions, ["slideCount", "maxDuration"]),
    script: t.Pick(Script, ["language", "direction", "genre", "tone"]),
    design: Design,
    scenes: t.Array(Scene, { minItems: 1 }),
    cues: t.Array(Cue),
    narration: Narration,
  }),
  adds: t.Object({ video: Video, cover: Cover }),
  options: t.Object({}),
  uses: ["renderer", "store", "mixer"],
  weight: 30,
  retry: { attempts: 3, backoffMs: 500 },
  timeoutMs: 1_200_000,
  async run(input, { renderer, store, mixer, workDir, signal, progress, log }) {
    const { contentId, brand, formatOptions, script, design, scenes, cues, narration } = input;
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
    const { language, direction } = script;
    const { slides: loaded, ...files } = await loadPictures(
      scenes.map(({ slide }) => slide),
      { store, log },
    );
    const reelOf = (slides: readonly Slide[]): ReelProps => ({
      design,
      language,
      direction,
      scenes: scenes.map((scene, index) => ({ ...scene, slide: slides[index] ?? scene.slide })),
      cues,
      captions: captionsOf(formatOptions),
      ...fromBrand,
      ...files,
    });
    const stills: RenderedStill[] = [];
    const slides = await drawMended(loaded, {
      language,
      log,
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
    });
    const [still] = stills;
    const [opening] = slides;
    if (still === undefined || opening === undefined) {
      throw new Error("Cannot find the picture of the first scene");
    }
    const audioPath = join(workDir, "sound.wav");
    await Bun.write(audioPath, await mixing);
    const reel = await renderer.renderReel(reelOf(slides), {
      audioPath,
      outputDir: workDir,
      signal,
      onReport(report) {
        // Faults of slides were logged when they were drawn as stills.
        const isOfCaptions = report.slide === null && "text" in report;
        if (isOfCaptions) log.warn("Captions have a visual fault", reportFields(report));
      },
      onProgress: (done) => progress(STILLS_DRAWN + done * (VIDEO_DRAWN - STILLS_DRAWN)),
    });
    const { frames, distinctFrames, captures } = reel;
    log.info("Reel rendered", { frames, distinctFrames, captures });
    const objectKey = await storeFile(
      { path: reel.path },
      { store, contentId, name: "reel", contentType: "video/mp4" },
    );
    const cover = {
      objectKey: await storeFile(
        { path: still.path },
        { store, contentId, name: "cover", contentType: still.contentType },
      ),
      altText: altTextOf(opening, language),
    };
    return {
      video: { objectKey, duration: reel.durationMs / 1000, frames, distinctFrames },
      cover,
    };
  },
});
