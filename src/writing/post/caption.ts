import type { SourceDetails } from "../../posts/document.ts";
import { factsOf, type Platform } from "../../posts/platform.ts";
import { captionLength } from "../../posts/platforms/mod.ts";
import type { Point } from "../../posts/script.ts";
import { wordsFor } from "../languages/mod.ts";
import { closeSentence } from "../text/sentences.ts";
import type { Untold } from "./untold.ts";

const MAX_ITEMS = 12;
/** A number that counts an item stands for a bullet. */
const COUNTED = /^\p{Nd}{1,3}\.\s/u;
const MAX_ITEM_LENGTH = 120;
const MAX_SOURCE_LENGTH = 120;

/** Options of {@linkcode writeCaption}. */
export interface CaptionSource {
  hook: string;
  subline: string | null;
  points: readonly Point[];
  untold: Untold;
  /** A question to the readers or a call to action; null for none. */
  closing: string | null;
  language: string;
  platform: Platform;
  /** Who said the hook, if it is a quotation: the caption repeats both. */
  attribution: string | null;
  details: SourceDetails | undefined;
}

/**
 * Writes the caption: a line that hooks, what the pictures do not say, a question or call, and the
 * source. Of a text that has nothing else to say, it repeats what the pictures do.
 */
export function writeCaption(source: CaptionSource): string {
  const { subline, points, untold, closing, language, platform, attribution } = source;
  const repeated = [subline, ...points.map(keySentence)].filter((text) => text !== null);
  const items = points
    .flatMap((point) => point.items)
    .filter((item) => item.length <= MAX_ITEM_LENGTH)
    .slice(0, MAX_ITEMS)
    .map((item) => (COUNTED.test(item) ? item : `• ${item}`));
  const more =
    untold.facts.length > 0
      ? untold.facts
      : [
          ...repeated.slice(0, factsOf(platform).caption.maxFacts),
          ...(items.length > 0 ? [items.join("\n")] : []),
        ];
  const first = openingOf(source);
  const said = attribution === null ? [] : [`— ${attribution}`];
  const isRepeated = (text: string) =>
    text === first || text === closeSentence(first ?? "", language);
  const body = [...said, ...new Set(more)].filter((text) => !isRepeated(text));
  const ends = [closing === null ? null : closeCall(closing, language), sourceLine(source)];
  while (!fits(join([first, ...body, ...ends]), platform) && body.length > 0) body.pop();
  // On a platform of few characters, rather no question and no source than a line that is cut off.
  while (!fits(join([first, ...body, ...ends]), platform) && ends.length > 0) ends.shift();
  return join([first, ...body, ...ends]);
}

/** Drops paragraphs from the end until a caption fits the platform's limit; null if none does. */
export function fitCaption(caption: string, platform: Platform): string | null {
  const paragraphs = caption.split("\n\n");
  while (!fits(paragraphs.join("\n\n"), platform)) paragraphs.pop();
  return paragraphs.length === 0 ? null : paragraphs.join("\n\n");
}

function fits(caption: string, platform: Platform): boolean {
  const facts = factsOf(platform);
  return captionLength(caption, facts) <= facts.caption.maxLength;
}

/** The first line: not the cover's words, if there are others that are short enough. */
function openingOf({
  hook,
  subline,
  points,
  untold,
  platform,
  attribution,
}: CaptionSource): string | null {
  const { maxOpening, isTitled } = factsOf(platform).caption;
  const lines = [
    attribution === null ? untold.opening : hook,
    ...(untold.facts.length > 0 && !isTitled ? [subline, untold.facts[0]] : []),
    hook,
    subline,
    ...points.map((point) => point.headline),
  ];
  const fitting =
    lines.find((line) => typeof line === "string" && line.length <= maxOpening) ?? null;
  return isTitled ? fitting : (fitting ?? hook);
}

/** Who published the source, and who wrote it, as far as known. */
function sourceLine({ details, language }: CaptionSource): string | null {
  const names = [details?.byline, details?.publisher].filter((name) => name !== undefined);
  const line = `${wordsFor(language).source}: ${[...new Set(names)].join(", ")}`;
  return names.length === 0 || line.length > MAX_SOURCE_LENGTH ? null : line;
}

/** A question has its mark, which is not the same everywhere. */
function closeCall(call: string, language: string): string {
  return /[?？؟;!]$/u.test(call) ? call : closeSentence(call, language);
}

function keySentence(point: Point): string | null {
  if (point.quote !== null || point.items.length > 0) return null;
  return point.narration[0] ?? null;
}

function join(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join("\n\n");
}
