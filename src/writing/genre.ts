import type { Document } from "../posts/document.ts";
import type { Genre } from "../posts/script.ts";
import { findFigure } from "./figures.ts";
import type { Outline } from "./outline.ts";

/** Words that attribute news to a source or date it. */
const REPORTED =
  /\b(?:said|says|told reporters|announced|according to|reported|officials?|spokes(?:man|woman|person)|police|minister|parliament|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|sagte|teilte mit|teilten mit|laut|berichtet\w*|mitgeteilt|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|a (?:déclaré|annoncé|indiqué|affirmé)|ont (?:annoncé|déclaré)|selon|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|dijo|anunció|informó|según|declaró|ha detto|ha annunciato|secondo (?:il|la|i|gli)|disse|anunciou|segundo (?:o|a)|zei|meldde|volgens)\b|(?:сообщил|заявил|объявил|рассказал|повідоми|заяви|أعلن|قال|صرح|ذكرت|אמר|הודיע|מסר|לפי|ने कहा|के अनुसार|発表し|によると|述べ|明らかにし|表示|宣布|据报道|报道|กล่าวว่า|เปิดเผย|밝혔다|발표했|따르면)/giu;
const LINE_OF_DIALOGUE = /^(?:\p{L}[\p{L}\p{M}.' -]{0,24}[:：]\s*\S|[—–]\s)/u;
const JOKE =
  /knock,? knock|walks? into a bar|why did the\b|what do you call|what did the\b|how many .{3,40} does it take|😂|🤣|\bhaha|kommt ein .{3,40} (?:zum|zur|in)\b|treffen sich zwei|warum .{3,60}\? weil|c['’]est l['’]histoire d['’]un|va un |entra en un bar|\bjaimito\b|шутка|анекдот|نكتة|בדיחה/iu;
/** Percentages count as figures even without a usable label. */
const PERCENTAGE = /\p{Nd}[\s\u00A0\u202F]?[%٪％]/u;
const MAX_JOKE_LENGTH = 700;

/** Detects the genre of a document. */
export function genreOf(document: Document, outline: Outline): Genre {
  const { blocks } = document;
  const lines = blocks.filter((block) => block.kind !== "heading");
  const all = lines.map((block) => block.text).join(" ");
  const quotes = outline.sections.flatMap((section) => section.quotes);
  const quoted = quotes.reduce((sum, quote) => sum + quote.source.length, 0);
  if (quoted > 0.5 * all.length) return "quote";
  if (all.length < MAX_JOKE_LENGTH && JOKE.test(all)) return "joke";
  const spoken = lines.filter(
    (block) => block.kind === "paragraph" && LINE_OF_DIALOGUE.test(block.text),
  );
  if (
    spoken.length >= 3 &&
    spoken.length >= 0.6 * lines.length &&
    speakersRepeat(spoken.map((block) => block.text))
  ) {
    return "dialogue";
  }
  const items = lines.filter((block) => block.kind === "list_item");
  const listed = items.reduce((sum, block) => sum + block.text.length, 0);
  const numbered = blocks.filter(
    (block) => block.kind === "heading" && /^\p{Nd}{1,2}[.):]/u.test(block.text),
  );
  if ((items.length >= 3 && listed > 0.5 * all.length) || numbered.length >= 3) return "list";
  const reported = all.match(REPORTED)?.length ?? 0;
  if (outline.dateline !== null || reported >= Math.max(2, outline.sentences.length / 5))
    return "news";
  const figures = outline.sentences.filter(
    ({ text }) => PERCENTAGE.test(text) || findFigure(text, outline.language) !== null,
  );
  if (figures.length >= 3 && figures.length >= 0.35 * outline.sentences.length) return "figures";
  return "essay";
}

function speakersRepeat(lines: readonly string[]): boolean {
  const speakers = lines.map((line) => /^([^:：]{1,25})[:：]/u.exec(line)?.[1] ?? "—");
  return new Set(speakers).size < speakers.length;
}
