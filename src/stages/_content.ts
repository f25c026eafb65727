import { t } from "postloom";
import {
  type Content,
  type ContentMetadata,
  Design,
  LookReason,
  optionsInMetadata,
  PostInput,
  Script,
} from "postloom/posts";

/** Fields needed to publish a post of any medium. */
export const finishedFields = {
  ...t.Omit(PostInput, ["brand", "medium", "ownPictures", "recent"]).properties,
  formatOptions: t.Record(t.String(), t.Unknown()),
  script: t.Pick(Script, ["caption", "hashtags", "notFollowed"]),
  design: Design,
  lookReason: LookReason,
};

/** A job whose post has been rendered. */
interface Finished extends Omit<PostInput, "brand" | "medium" | "ownPictures" | "recent"> {
  formatOptions: Record<string, unknown>;
  script: Pick<Script, "caption" | "hashtags" | "notFollowed">;
  design: Design;
  lookReason?: string;
}

/** Builds the content of a post of any medium, without its files and metadata. */
export function contentOf({
  contentId,
  jobId,
  sourceType,
  request,
  script,
}: Finished): Omit<Content, "createdAt" | "metadata"> {
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

/** Builds the metadata that posts of every medium have. */
export function metadataOf({
  design,
  request,
  formatOptions,
  script,
  lookReason,
}: Finished): ContentMetadata {
  return {
    platform: request.platform,
    visualTemplate: design.template,
    ...(lookReason === undefined ? {} : { visualTemplateReason: lookReason }),
    visualStyleVariant: design.variant,
    customPrompt: request.customPrompt,
    ...(script.notFollowed?.length ? { notFollowed: script.notFollowed } : {}),
    ...optionsInMetadata(formatOptions),
  };
}
