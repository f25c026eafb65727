import type { Platform } from "../posts/platform.ts";
import type { Point } from "../posts/script.ts";
import { closeSentence } from "./sentences.ts";

const MAX_LENGTH: Readonly<Record<Platform, number>> = {
  instagram: 2200,
  tiktok: 400,
  youtube_shorts: 1500,
};
const MAX_TITLE_LENGTH = 100;
const MAX_KEY_SENTENCES: Readonly<Record<Platform, number>> = {
  instagram: 3,
  tiktok: 1,
  youtube_shorts: 2,
};
const MIN_BULLETS = 3;

/** Options of {@linkcode writeCaption}. */
export interface CaptionSource {
  hook: string;
  subline: string | null;
  points: readonly Point[];
  callToAction: string;
  language: string;
  platform: Platform;
  /** Who said the hook, if it is a quotation. */
  attribution: string | null;
}

/** Writes the caption in the style of the platform: complete sentences, within the length limit. */
export function writeCaption({
  hook,
  subline,
  points,
  attribution,
  callToAction,
  language,
  platform,
}: CaptionSource): string {
  const title = platform === "youtube_shorts" && hook.length > MAX_TITLE_LENGTH ? null : hook;
  const sentences = [subline, ...points.map(keySentence)].filter((text) => text !== null);
  const uniqueSentences = [...new Set(sentences)].filter(
    (text) => text !== closeSentence(hook, language),
  );
  const bullets = points
    .filter((point) => point.headline !== hook)
    .map((point) => `• ${point.headline}`);
  const asBullets =
    platform === "instagram" &&
    bullets.length >= MIN_BULLETS &&
    points.every(hasDescriptiveHeadline);
  const source = attribution === null ? [] : [`— ${attribution}`];
  const items = points.flatMap((point) => point.items).map((item) => `• ${item}`);
  const body = [
    ...source,
    ...(asBullets
      ? [...(subline === null ? [] : [subline]), bullets.join("\n")]
      : [
          ...uniqueSentences.slice(0, MAX_KEY_SENTENCES[platform]),
          ...(items.length > 0 ? [items.join("\n")] : []),
        ]),
  ];
  const closing = closeSentence(callToAction, language);
  while (lengthOf(title, body, closing) > MAX_LENGTH[platform] && body.length > 0) body.pop();
  return join(title, body, closing);
}

/** Drops paragraphs from the end until a caption fits the platform's limit; null if none does. */
export function fitCaption(caption: string, platform: Platform): string | null {
  const paragraphs = caption.split("\n\n");
  while (paragraphs.join("\n\n").length > MAX_LENGTH[platform]) paragraphs.pop();
  return paragraphs.length === 0 ? null : paragraphs.join("\n\n");
}

/** In a list of headlines, one of several words is informative; a single name is not. */
function hasDescriptiveHeadline(point: Point): boolean {
  return point.headline.length >= 12 && point.quote === null;
}

function keySentence(point: Point): string | null {
  if (point.quote !== null || point.items.length > 0) return null;
  return point.narration[0] ?? null;
}

function lengthOf(title: string | null, body: readonly string[], closing: string): number {
  return join(title, body, closing).length;
}

function join(title: string | null, body: readonly string[], closing: string): string {
  return [title, ...body, closing].filter((part) => part !== null && part !== "").join("\n\n");
}
