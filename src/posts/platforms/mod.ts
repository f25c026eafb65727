import { FACEBOOK } from "./facebook.ts";
import type { PlatformFacts } from "./facts.ts";
import { INSTAGRAM } from "./instagram.ts";
import { LINKEDIN } from "./linkedin.ts";
import { PINTEREST } from "./pinterest.ts";
import { THREADS } from "./threads.ts";
import { TIKTOK } from "./tiktok.ts";
import { X } from "./x.ts";
import { YOUTUBE_SHORTS } from "./youtube_shorts.ts";

/** The platforms that posts are made for, by the names of requests, in display order. */
export const PLATFORMS = {
  instagram: INSTAGRAM,
  tiktok: TIKTOK,
  youtube_shorts: YOUTUBE_SHORTS,
  linkedin: LINKEDIN,
  facebook: FACEBOOK,
  x: X,
  threads: THREADS,
  pinterest: PINTEREST,
} as const satisfies Readonly<Record<string, PlatformFacts>>;

/** How long a caption is, as a platform counts. */
export function captionLength(text: string, { caption }: PlatformFacts): number {
  return caption.lengthOf?.(text) ?? text.length;
}
