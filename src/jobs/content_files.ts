import { extname } from "node:path";
import type { Content } from "../posts/content.ts";

/** Plain names for the files of a post, by object key: "slide-1.png", "reel.mp4", "voice.wav". */
export function plainNames(content: Content): Map<string, string> {
  const { format, images, videos, audioKey, files } = content;
  const names = new Map<string, string>();
  for (const { objectKey, slideNumber } of images) {
    const name = images.length === 1 ? format : `slide-${slideNumber}`;
    names.set(objectKey, `${name}${extname(objectKey)}`);
  }
  for (const { objectKey } of videos) names.set(objectKey, `${format}${extname(objectKey)}`);
  if (audioKey !== null) names.set(audioKey, `voice${extname(audioKey)}`);
  for (const [name, key] of Object.entries(files)) names.set(key, name);
  return names;
}
