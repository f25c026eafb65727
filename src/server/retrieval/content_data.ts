import { COVER_FILE, type Content } from "../../posts/content.ts";
import type { ContentView } from "./schemas.ts";

/** Turns a content into what clients see; `urlOf` says where an object can be read by anyone. */
export function presentContent(
  content: Content,
  urlOf: (objectKey: string) => string,
): ContentView {
  const createdAt = content.createdAt.toISOString();
  const cover = content.files[COVER_FILE];
  return {
    id: content.id,
    type: content.type,
    format: content.format,
    caption: content.caption,
    hashtags: content.hashtags,
    audioUrl: content.audioKey === null ? null : urlOf(content.audioKey),
    createdAt,
    metadata:
      cover === undefined ? content.metadata : { ...content.metadata, coverUrl: urlOf(cover) },
    images: content.images
      .toSorted((a, b) => a.slideNumber - b.slideNumber)
      .map(({ id, objectKey, slideNumber }) => ({
        id,
        url: urlOf(objectKey),
        slideNumber,
        createdAt,
      })),
    videos: content.videos.map(({ id, objectKey, duration }) => ({
      id,
      url: urlOf(objectKey),
      duration,
      createdAt,
    })),
  };
}
