import { extname } from "node:path";
import { defineStage, t } from "postloom";
import { toSrt, toVtt } from "postloom/drivers";
import {
  COVER_FILE,
  Cover,
  Cue,
  FRAMES_PER_SECOND,
  Narration,
  Scene,
  SlideFit,
  Video,
} from "postloom/posts";
import { contentOf, finishedFields, metadataOf } from "./_content.ts";
import { storeFile } from "./_media.ts";

/**
 * Publishes a video as the content of its job, with captions as files. Idempotent: a repetition
 * returns the same content.
 */
export const publishReel = defineStage({
  name: "publish_reel",
  title: "Finishing the post",
  version: 3,
  needs: t.Object({
    ...finishedFields,
    video: Video,
    cover: Cover,
    narration: Narration,
    cues: t.Array(Cue),
    fits: t.Optional(t.Array(SlideFit)),
    scenes: t.Optional(t.Array(t.Pick(Scene, ["startFrame"]))),
    preview: t.Optional(t.String()),
  }),
  adds: t.Object({ contentIdPublished: t.String() }),
  options: t.Object({}),
  uses: ["publisher", "store"],
  retry: { attempts: 5, backoffMs: 500 },
  async run(
    { video, cover, narration, cues, fits, scenes, preview, ...input },
    { publisher, store },
  ) {
    const { contentId } = input;
    const storeCaptions = (text: string, contentType: string) =>
      storeFile(new TextEncoder().encode(text), {
        store,
        contentId,
        name: "captions",
        contentType,
      });
    const srt = await storeCaptions(toSrt(cues), "application/x-subrip");
    const vtt = await storeCaptions(toVtt(cues), "text/vtt");
    const published = await publisher.publish({
      ...contentOf(input),
      audioKey: narration.objectKey,
      metadata: {
        ...metadataOf(input),
        altTexts: [cover.altText],
        ...(scenes !== undefined && {
          sceneStarts: scenes.map(({ startFrame }) => startFrame / FRAMES_PER_SECOND),
        }),
      },
      videos: [{ id: `${contentId}-1`, objectKey: video.objectKey, duration: video.duration }],
      files: {
        [COVER_FILE]: cover.objectKey,
        "captions.srt": srt,
        "captions.vtt": vtt,
        ...(preview !== undefined && { [`preview${extname(preview)}`]: preview }),
      },
      ...(fits !== undefined && { fits }),
    });
    return { contentIdPublished: published.id };
  },
});
