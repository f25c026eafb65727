import { Type as t } from "@sinclair/typebox";
import { defineStage } from "../pipeline/stage.ts";
import { DEFAULT_CAPTIONS } from "../posts/captions.ts";
import { COVER_FILE, type Content, type ContentMetadata } from "../posts/content.ts";
import { Cue } from "../posts/cue.ts";
import { Design } from "../posts/design.ts";
import { PostInput } from "../posts/post_input.ts";
import { DEFAULT_MAX_DURATION, type JobRequest } from "../posts/request.ts";
import { Script } from "../posts/script.ts";
import { toSrt, toVtt } from "../speech/subtitles.ts";
import { storeFile } from "./_media.ts";
import { SlideCount } from "./lay_out_slides.ts";
import { Narration } from "./narrate.ts";
import { Cover, Video } from "./render_reel.ts";
import { Picture } from "./render_slides.ts";

const common = {
  ...PostInput.properties,
  script: t.Pick(Script, ["caption", "hashtags"]),
  design: Design,
};

const adds = t.Object({ contentIdPublished: t.String() });

/** Stores a finished post of pictures as the job's content. */
export const publishImages = defineStage({
  name: "publish_images",
  version: 1,
  needs: t.Object({ ...common, ...SlideCount.properties, images: t.Array(Picture) }),
  adds,
  options: t.Object({}),
  uses: ["publisher"],
  retry: { attempts: 5, backoffMs: 500 },
  async run({ images, slideCount, ...input }, { publisher }) {
    const { request, contentId } = input;
    const published = await publisher.publish({
      ...contentOf(input),
      metadata: {
        ...metadataOf(input),
        slideCount,
        customPrompt: request.customPrompt,
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
    const { request, contentId } = input;
    const bytes = (text: string) => new TextEncoder().encode(text);
    const srt = await storeFile(
      store,
      contentId,
      "captions",
      bytes(toSrt(cues)),
      "application/x-subrip",
    );
    const vtt = await storeFile(store, contentId, "captions", bytes(toVtt(cues)), "text/vtt");
    const published = await publisher.publish({
      ...contentOf(input),
      audioKey: narration.objectKey,
      metadata: {
        ...metadataOf(input),
        customPrompt: request.customPrompt,
        maxDuration: request.maxDuration ?? DEFAULT_MAX_DURATION,
        captions: captionsOf(request),
        altTexts: [cover.altText],
      },
      videos: [{ id: `${contentId}-1`, objectKey: video.objectKey, duration: video.duration }],
      files: { [COVER_FILE]: cover.objectKey, "captions.srt": srt, "captions.vtt": vtt },
    });
    return { contentIdPublished: published.id };
  },
});

interface CommonInput extends PostInput {
  script: Pick<Script, "caption" | "hashtags">;
  design: Design;
}

function contentOf({
  contentId,
  jobId,
  sourceType,
  request,
  script,
}: CommonInput): Omit<Content, "createdAt" | "metadata"> {
  return {
    id: contentId,
    jobId,
    type: sourceType,
    format: request.format,
    caption: script.caption,
    hashtags: script.hashtags.join(" "),
    audioKey: null,
    images: [],
    videos: [],
    files: {},
  };
}

function metadataOf({ design, request }: CommonInput): ContentMetadata {
  return {
    platform: request.platform,
    visualTemplate: design.template,
    visualStyleVariant: design.variant,
  };
}

function captionsOf({ captions }: JobRequest): NonNullable<ContentMetadata["captions"]> {
  const { style, position, fontSize } = captions ?? DEFAULT_CAPTIONS;
  return { enabled: captions !== null, style, position, fontSize };
}
