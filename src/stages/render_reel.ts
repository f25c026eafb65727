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
import { storeFile } from "./_media.ts";
import { senderOf } from "./_sender.ts";
import { drawMended } from "./mend.ts";

/** Share of the work until all scenes are drawn at rest. */
const AT_REST = 0.06;

/** Share of the work until the video is drawn; storing it is the rest. */
const DRAWN = 0.98;

/**
 * Draws the scenes as a video with the voice, and stores it with a cover. The scenes are drawn at
 * rest first, so that one with too many words is found in a second and not in a minute. Fails for
 * good where the voice is not in the store.
 */
export const renderReel = defineStage({
  name: "render_reel",
  title: "Drawing the video",
  version: 3,
  needs: t.Object({
    contentId: PostInput.properties.contentId,
    brand: PostInput.properties.brand,
    formatOptions: t.Omit(KnownOptions, ["slideCount", "maxDuration"]),
    script: t.Pick(Script, ["language", "direction"]),
    design: Design,
    scenes: t.Array(Scene, { minItems: 1 }),
    cues: t.Array(Cue),
    narration: Narration,
  }),
  adds: t.Object({ video: Video, cover: Cover }),
  options: t.Object({}),
  uses: ["renderer", "store"],
  weight: 30,
  retry: { attempts: 3, backoffMs: 500 },
  timeoutMs: 1_200_000,
  async run(input, { renderer, store, workDir, signal, progress, log }) {
    const { contentId, brand, formatOptions, script, design, scenes, cues, narration } = input;
    const voice = await store.get(narration.objectKey);
    if (voice === undefined) {
      throw new FatalError("Cannot find the voice of this job: send it again");
    }
    const audioPath = join(workDir, "voice.wav");
    await Bun.write(audioPath, new Response(voice.body));
    const sender = await senderOf(brand, { store, log });
    const { language, direction } = script;
    const reelOf = (slides: readonly Slide[]): ReelProps => ({
      design,
      language,
      direction,
      scenes: scenes.map((scene, index) => ({ ...scene, slide: slides[index] ?? scene.slide })),
      cues,
      captions: captionsOf(formatOptions),
      ...(sender && { sender }),
    });
    const stills: RenderedStill[] = [];
    const slides = await drawMended(
      scenes.map(({ slide }) => slide),
      {
        language,
        log,
        async draw(drafts, only, onReport) {
          const pictures = await renderer.renderScenes(reelOf(drafts), {
            outputDir: workDir,
            signal,
            only,
            onReport,
            onProgress: (done) => progress(done * AT_REST),
          });
          for (const [i, picture] of pictures.entries()) stills[only[i] ?? i] = picture;
        },
      },
    );
    const [still] = stills;
    const [opening] = slides;
    if (still === undefined || opening === undefined) {
      throw new Error("Cannot find the picture of the first scene");
    }
    const reel = await renderer.renderReel(reelOf(slides), {
      audioPath,
      outputDir: workDir,
      signal,
      onReport(report) {
        // What is wrong with the slides was told when they were drawn at rest.
        const isOfCaptions = report.slide === null && report.kind !== "missing_glyphs";
        if (isOfCaptions) log.warn("The captions are not as they should be", { ...report });
      },
      onProgress: (done) => progress(AT_REST + done * (DRAWN - AT_REST)),
    });
    const { frames, distinctFrames } = reel;
    log.info("Reel rendered", { frames, distinctFrames });
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
