import { t } from "postloom";
import {
  type Content,
  type ContentMetadata,
  Design,
  optionsInMetadata,
  PostInput,
  Script,
} from "postloom/posts";

/** Fields that are needed for publishing a post, whatever it is made of. */
export const finishedFields = {
  ...t.Omit(PostInput, ["brand", "medium"]).properties,
  formatOptions: t.Record(t.String(), t.Unknown()),
  script: t.Pick(Script, ["caption", "hashtags"]),
  design: Design,
};

/** A job whose post is drawn. */
interface Finished extends Omit<PostInput, "brand" | "medium"> {
  formatOptions: Record<string, unknown>;
  script: Pick<Script, "caption" | "hashtags">;
  design: Design;
}

/** What a post's content is, whatever it is made of: its files and metadata are still to be added. */
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

/** What a post's metadata says, whatever the post is made of. */
export function metadataOf({ design, request, formatOptions }: Finished): ContentMetadata {
  return {
    platform: request.platform,
    visualTemplate: design.template,
    visualStyleVariant: design.variant,
    customPrompt: request.customPrompt,
    ...optionsInMetadata(formatOptions),
  };
}
