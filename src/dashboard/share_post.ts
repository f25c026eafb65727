import type { ContentData } from "../server/retrieval/schemas.ts";
import { fileNameOf, ownUrl } from "./media.ts";

/**
 * Hands a post to another app by what the system has for that: its files and its words, or else the
 * public address of its first file. Whoever changes their mind is not told anything.
 */
export async function sharePost(content: ContentData): Promise<void> {
  const urls = [...content.videos, ...content.images].map(({ url }) => url);
  const text = [content.caption, content.hashtags].filter(Boolean).join("\n\n");
  try {
    const files = await Promise.all(urls.map(fileAt));
    const post = { files, text };
    await navigator.share(navigator.canShare(post) ? post : { text, url: urls[0] ?? "" });
  } catch (error) {
    const isUnwanted = error instanceof DOMException && error.name === "AbortError";
    if (!isUnwanted) throw error;
  }
}

async function fileAt(url: string): Promise<File> {
  const response = await fetch(ownUrl(url));
  const blob = await response.blob();
  return new File([blob], fileNameOf(url), { type: blob.type });
}
