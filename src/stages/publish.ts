import { defineStage, t } from "postloom";
import { toSrt, toVtt } from "postloom/drivers";
import {
  COVER_FILE,
  type Content,
  Cover,
  Cue,
  Design,
  Narration,
  optionsInMetadata,
  Picture,
  PostInput,
  Script,
  SlideCount,
  Video,
} from "postloom/posts";
import { storeFile } from "./_media.ts";

const common = {
  ...t.Omit(PostInput, ["brand", "medium"]).properties,
  formatOptions: t.Record(t.String(), t.Unknown()),
  script: t.Pick(Script, ["caption", "hashtags"]),
  design: Design,
};

const adds = t.Object({ contentIdPublished: t.String() });

/** Stores a finished post of pictures as the job's content. */
export const publishImages = defineStage({
  name: "publish_images",
  title: "Finishing the post",
  version: 1,
  needs: t.Object({ ...common, slideCount: SlideCount, images: t.Array(Picture) }),
  adds,
  options: t.Object({}),
  uses: ["publisher"],
  retry: { attempts: 5, backoffMs: 500 },
  async run({ images, slideCount, ...input }, { publisher }) {
    const { contentId } = input;
    const published = await publisher.publish({
      ...contentOf(input),
      metadata: {
        ...metadataOf(input),
        slideCount,
        altTexts: images.map(({ altText }) => altText),
      },
      images: images.map(({ objectKey, slideNumber }) => ({
        id: `${contentId}-${slideNumber}`,
        objectKey,
        slideNumber,
      })),
    });
    return { contentIdPublished: published.id };
  },
});

/** Stores a finished reel, with its subtitles as files, as the job's content. */
export const publishReel = defineStage({
  name: "publish_reel",
  title: "Finishing the post",
  version: 1,
  needs: t.Object({
    ...common,
    video: Video,
    cover: Cover,
    narration: Narration,
    cues: t.Array(Cue),
  }),
  adds,
  options: t.Object({}),
  uses: ["publisher", "store"],
  retry: { attempts: 5, backoffMs: 500 },
  async run({ video, cover, narration, cues, ...input }, { publisher, store }) {
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
      },
      videos: [{ id: `${contentId}-1`, objectKey: video.objectKey, duration: video.duration }],
      files: { [COVER_FILE]: cover.objectKey, "captions.srt": srt, "captions.vtt": vtt },
    });
    return { contentIdPublished: published.id };
  },
});

interface CommonInput extends Omit<PostInput, "brand" | "medium"> {
  formatOptions: Record<string, unknown>;
  script: Pick<Script, "caption" | "hashtags">;
  design: Design;
}

function contentOf({
  contentId,
  jobId,
  sourceType,
  request,
  script,
}: CommonInput): Omit<Content, "createdAt"> {
  return {
    id: contentId,
    jobId,
    type: sourceType,
    format: request.format,
    caption: script.caption,
    hashtags: script.hashtags.join(" "),
    audioKey: null,
    metadata: {},
    images: [],
    videos: [],
    files: {},
  };
}

function metadataOf({ design, request, formatOptions }: CommonInput): Record<string, unknown> {
  return {
    platform: request.platform,
    visualTemplate: design.template,
    visualStyleVariant: design.variant,
    customPrompt: request.customPrompt,
    ...optionsInMetadata(formatOptions),
  };
}
