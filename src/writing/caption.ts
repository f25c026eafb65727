import type { Platform } from "../posts/platform.ts";
import type { Point } from "../posts/script.ts";
import { closeSentence } from "./sentences.ts";

const LIMIT: Readonly<Record<Platform, number>> = {
  instagram: 2200,
  tiktok: 400,
  youtube_shorts: 1500,
};
const MAX_TITLE_LENGTH = 100;
const KEY_SENTENCES: Readonly<Record<Platform, number>> = {
  instagram: 3,
  tiktok: 1,
  youtube_shorts: 2,
};
const FEWEST_BULLETS = 3;

/** What a caption is made from. */
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

/** Writes the text under a post in the manner of its platform, whole sentences only and within its limit. */
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
  const told = [...new Set(sentences)].filter((text) => text !== closeSentence(hook, language));
  const bullets = points
    .filter((point) => point.headline !== hook)
    .map((point) => `• ${point.headline}`);
  const asBullets =
    platform === "instagram" && bullets.length >= FEWEST_BULLETS && points.every(isNamed);
  const source = attribution === null ? [] : [`— ${attribution}`];
  const items = points.flatMap((point) => point.items).map((item) => `• ${item}`);
  const body = [
    ...source,
    ...(asBullets
      ? [...(subline === null ? [] : [subline]), bullets.join("\n")]
      : [
          ...told.slice(0, KEY_SENTENCES[platform]),
          ...(items.length > 0 ? [items.join("\n")] : []),
        ]),
  ];
  const ask = closeSentence(callToAction, language);
  while (lengthOf(title, body, ask) > LIMIT[platform] && body.length > 0) body.pop();
  return join(title, body, ask);
}

/** A caption from elsewhere within the platform's limit: paragraphs go from the end; null if the first is too long. */
export function fitCaption(caption: string, platform: Platform): string | null {
  const paragraphs = caption.split("\n\n");
  while (paragraphs.join("\n\n").length > LIMIT[platform]) paragraphs.pop();
  return paragraphs.length === 0 ? null : paragraphs.join("\n\n");
}

/** A headline of several words tells something in a list of headlines; a mere name does not. */
function isNamed(point: Point): boolean {
  return point.headline.length >= 12 && point.quote === null;
}

function keySentence(point: Point): string | null {
  if (point.quote !== null || point.items.length > 0) return null;
  return point.narration[0] ?? null;
}

function lengthOf(title: string | null, body: readonly string[], ask: string): number {
  return join(title, body, ask).length;
}

function join(title: string | null, body: readonly string[], ask: string): string {
  return [title, ...body, ask].filter((part) => part !== null && part !== "").join("\n\n");
}
