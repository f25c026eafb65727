import type { DocumentReader } from "../documents/reader.ts";
import type { SourceType } from "../posts/content.ts";
import type { Document } from "../posts/document.ts";
import type { Draft, DraftSlide } from "../posts/draft.ts";
import type { JobRequest } from "../posts/request.ts";
import type { Point, Script } from "../posts/script.ts";
import { openSentence, splitSentences } from "../writing/text/sentences.ts";
import type { Brief, Writer } from "../writing/writer.ts";
import { wordsOf } from "./words_of.ts";

/** Most wordings that are offered. */
export const MAX_WORDINGS = 3;
/** How much of a slide's words another point of the source has to share, to be about the same. */
const MIN_SHARED = 0.35;
/** And how much of them a section has to have, to be where the slide is from. */
const MIN_FROM = 0.5;
/** Sentences that can stand on a slide, in characters. */
const SENTENCE_LENGTH = { min: 20, max: 220 };
/** Far more points than a post has, so that the writer also tells what it left out. */
const MANY_POINTS = 24;

/** What rewords slides: the same as what writes posts. */
export interface Reworder {
  reader: DocumentReader;
  writer: Writer;
}

/** A slide to be worded otherwise. */
export interface RewordRequest {
  draft: Draft;
  /** The slide's id. */
  id: string;
  request: Pick<JobRequest, "customPrompt">;
  /** What the post was made from. */
  source: { bytes: Uint8Array; type: SourceType };
}

/** A patch of a slide that says the same in other words. */
export type Wording = Readonly<Record<string, unknown>>;

/**
 * Finds other wordings of a slide in what the post was made from, the nearest first; none where the
 * source has nothing else to say about it.
 *
 * @throws {UserError} if the source cannot be read or written about.
 * @throws the signal's reason if that aborts.
 */
export async function reword(
  { draft, id, request, source }: RewordRequest,
  { reader, writer }: Reworder,
  { signal }: { signal: AbortSignal },
): Promise<Wording[]> {
  const slide = draft.slides[id];
  if (slide === undefined) return [];
  const document = await reader.read(source.bytes, source.type, { signal });
  const scripts: Script[] = [];
  for (const brief of briefsFor(slide, { draft, request, writer })) {
    scripts.push(await writer.write(document, brief, { signal }));
  }
  const own = wordSet(wordsOf(slide), draft.language);
  const nearness = (wording: Wording) => shareOf(own, wordSet(wordsOf(wording), draft.language));
  const written = scripts
    .flatMap((script) => wordingsIn(script, slide))
    // A model was asked for this slide alone.
    .filter((wording) => writer.name !== "local" || nearness(wording) >= MIN_SHARED)
    .toSorted((one, other) => nearness(other) - nearness(one));
  const said = Object.values(draft.slides).map((each) => plain(wordsOf(each)));
  const isNew = (text: string) => !said.some((words) => words.includes(plain(text)));
  const beside = slide.kind === "closing" ? [] : sentencesBeside(own, document, isNew);
  const wordings = [...written, ...beside.map((sentence) => withSentence(slide, sentence))];
  const all = wordings.map((wording) => ({ wording, words: plain(wordsOf(wording)) }));
  return all
    .filter(({ words }, index) => {
      const isFirst = all.findIndex((one) => one.words === words) === index;
      return isFirst && words !== "" && !said.includes(words);
    })
    .slice(0, MAX_WORDINGS)
    .map(({ wording }) => wording);
}

/** What else the source says where a slide is from: whole sentences, in their order. */
function sentencesBeside(
  own: ReadonlySet<string>,
  { blocks, language }: Document,
  isNew: (text: string) => boolean,
): string[] {
  const starts = blocks.flatMap(({ kind }, index) => (kind === "heading" ? [index] : []));
  const sections = [0, ...starts].map((start, index) => blocks.slice(start, starts[index]));
  const [nearest] = sections
    .map((section) => {
      const words = wordSet(section.map(({ text }) => text).join(" "), language);
      return { section, shared: shareOf(own, words) };
    })
    .toSorted((one, other) => other.shared - one.shared);
  if (nearest === undefined || nearest.shared < MIN_FROM) return [];
  return nearest.section
    .filter(({ kind }) => kind === "paragraph" || kind === "list_item" || kind === "quote")
    .flatMap(({ text }) => splitSentences(text, language))
    .filter(({ length }) => length >= SENTENCE_LENGTH.min && length <= SENTENCE_LENGTH.max)
    .filter(isNew);
}

/** A slide with another sentence: beside its headline where it has a text, else in its place. */
function withSentence(slide: DraftSlide, sentence: string): Wording {
  const said = slide.narration === undefined ? {} : { narration: [sentence] };
  if (slide.kind === "cover") return { headline: slide.headline, subline: sentence, ...said };
  if (slide.kind === "point" && slide.text !== "") {
    return { headline: slide.headline, text: sentence, ...said };
  }
  const headline = openSentence(sentence);
  return { kind: "point", headline, text: "", emphasis: null, ...said };
}

/** What writers are asked: the local one for all that it has, any other for this slide. */
function briefsFor(
  slide: DraftSlide,
  { draft, request, writer }: Pick<RewordRequest, "draft" | "request"> & Pick<Reworder, "writer">,
): Brief[] {
  const { platform } = draft.design;
  const brief = { platform, narrationMs: null, customPrompt: request.customPrompt } as const;
  if (writer.name === "local") {
    return [
      { ...brief, medium: "slides", maxPoints: MANY_POINTS },
      { ...brief, medium: "picture", maxPoints: MAX_WORDINGS },
    ];
  }
  const wish = `Write about nothing but this, each point in other words: "${wordsOf(slide)}"`;
  const customPrompt = [request.customPrompt, wish].filter((each) => each !== null).join("\n");
  return [{ ...brief, medium: "slides", maxPoints: MAX_WORDINGS, customPrompt }];
}

function wordingsIn(script: Script, slide: DraftSlide): Wording[] {
  const isVideo = slide.narration !== undefined;
  const said = (narration: readonly string[]) =>
    isVideo && narration.length > 0 ? { narration } : {};
  if (slide.kind === "cover") {
    const { hook, subline, openingNarration } = script;
    return [{ headline: hook, subline, ...said(openingNarration) }];
  }
  if (slide.kind === "closing") return [];
  return script.points.map((point) => ({
    ...pointIn(point, slide.kind),
    ...said(point.narration),
  }));
}

/** A point as a slide of a kind, where it can be one. */
function pointIn(point: Point, kind: DraftSlide["kind"]): Wording {
  const { headline, text, emphasis, quote, figure, items } = point;
  if (kind === "quote" && quote !== null) return { kind, ...quote };
  if (kind === "figure" && figure !== null) return { kind, ...figure, text: "" };
  if (kind === "list" && items.length > 1) return { kind, headline, items };
  return { kind: "point", headline, text, emphasis };
}

function plain(words: string): string {
  return words.replace(/\s+/g, " ").trim().toLowerCase();
}

function wordSet(text: string, language: string): Set<string> {
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  const words = [...segments].filter(({ isWordLike }) => isWordLike === true);
  return new Set(words.map(({ segment }) => segment.toLocaleLowerCase(language)));
}

/** How much of some words others share, by their letters: short words say little. */
function shareOf(own: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const sum = (some: Iterable<string>) =>
    [...some].filter((word) => word.length > 3).reduce((all, word) => all + word.length, 0);
  return sum(own.intersection(others)) / Math.max(1, sum(own));
}
