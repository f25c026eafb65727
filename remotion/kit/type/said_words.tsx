import type { CSSProperties, ReactNode } from "react";
import type { Direction } from "../../../src/posts/document.ts";
import { easeOut, shareOf } from "../motion/easing.ts";
import { frameOfLetter, lettersOf, placeIn, SPACELESS, type Speech } from "../motion/speech.ts";
import { Layer, type LayerMotion } from "../page/layer.tsx";
import { type EntranceKind, entranceAt, foreseenAt } from "../page/motion.ts";
import type { SceneValue } from "../page/scene.tsx";
import { LongWords } from "./long_words.tsx";
import { ABOVE, BEYOND, TO_NEXT } from "./pen.ts";

/** What of a text comes at once: a word, or a phrase where words cannot be set apart. */
export interface TextPart {
  /** As it is set. */
  text: string;
  /** What is between it and the part before. */
  gap: string;
}

/** Letters of a phrase of a script without spaces. */
const PHRASE = { least: 3, most: 9 } as const;
/** Where a phrase of such a script may end: behind punctuation that closes, before what opens, or where a word begins; not behind お and ご, which honour it. */
const PHRASE_END =
  /(?<=(?![\p{Ps}\p{Pi}])[\p{P}\u200b])|(?=[\p{Ps}\p{Pi}])|(?<=(?![おご])\p{Script=Hiragana})(?=[\p{Script=Han}\p{Script=Katakana}])/u;

/**
 * Divides a text that was set into parts that come one by one. Letters that are joined stay together,
 * and so do words of the other direction, whose order would change.
 */
export function partsOf(text: string, language: string): TextPart[] {
  const isRtl = isRightToLeft(text);
  const parts: TextPart[] = [];
  for (const [, gap = "", word = ""] of text.matchAll(/([ \n\t]*)([^ \n\t]+)/g)) {
    const last = parts.at(-1);
    const isOther = (one: string) => RTL.test(one) !== isRtl && /[\p{L}\p{N}]/u.test(one);
    if (last !== undefined && gap !== "" && isOther(last.text) && isOther(word)) {
      last.text += gap + word;
    } else if (SPACELESS.test(word)) {
      const [first = "", ...others] = phrasesOf(word, language);
      parts.push({ text: first, gap }, ...others.map((phrase) => ({ text: phrase, gap: "" })));
    } else {
      parts.push({ text: word, gap });
    }
  }
  return parts;
}

/** True if a text is written from the right, by its first letter. */
export function isRightToLeft(text: string): boolean {
  return RTL.test(/\p{L}/u.exec(text)?.[0] ?? "");
}

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

function phrasesOf(run: string, language: string): string[] {
  // An ending of the word before, which is a part of its own.
  const ending = ENDING.exec(run)?.[0] ?? "";
  if (ending !== "") return [ending, ...phrasesOf(run.slice(ending.length), language)];
  const wholes = run
    .split(PHRASE_END)
    .flatMap((one) => ([...one].length <= PHRASE.most ? [one] : wordsIn(one, language)));
  // Short ones go with what is before them, as endings do, or else with what follows.
  return wholes.reduce<string[]>((phrases, one) => {
    const last = phrases.at(-1);
    const isShort =
      last !== undefined && lettersOf(last).length < PHRASE.least && !/\p{P}$/u.test(last);
    const isEnd = lettersOf(one).length < 2;
    if (last !== undefined && (isShort || isEnd)) phrases[phrases.length - 1] = last + one;
    else phrases.push(one);
    return phrases;
  }, []);
}

const ENDING =
  /^(?![おご]\p{Script=Han})\p{Script=Hiragana}{1,2}(?=[\p{Script=Han}\p{Script=Katakana}])/u;

function wordsIn(run: string, language: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: "word" }).segment(run)) {
    const last = words.at(-1);
    if (last !== undefined && [...last].length + [...segment].length <= PHRASE.most - 3)
      words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

/** The frames at which letters of a text are said, by their index; null where the text is not said word for word. */
export function framesOf(text: string, speech: Speech): ((letter: number) => number) | null {
  const place = placeIn(speech, text);
  return place === -1 ? null : (letter) => frameOfLetter(speech, place + letter);
}

/** How long before it is heard a word comes, in frames. */
const AHEAD = 2;
/** How long a word stirs when it is said, in frames. */
const STIR = 12;

/** Behind a reel's first frame, which is its cover, what is not said yet grows faint, in frames. */
const COVER = 10;
const DIMMING = 10;
/** So that it can still be read. */
const DIM = 0.45;

/** A word that stirs as it is said: up, and back; in a reel's opening it has grown faint before. */
function stirAt(elapsed: number, { frame, opening = false }: SaidWordsProps): LayerMotion {
  if (elapsed <= 0 && opening && frame > COVER)
    return { opacity: 1 - (1 - DIM) * shareOf(frame, COVER, DIMMING) };
  if (elapsed <= 0 || elapsed >= STIR) return {};
  const up = elapsed < 4 ? easeOut(elapsed / 4) : 1 - shareOf(elapsed, 4, STIR - 4);
  return { scale: 1 + 0.07 * up };
}

/** Options of {@linkcode SaidWords}. */
export interface SaidWordsProps extends Pick<SceneValue, "frame" | "language"> {
  /** True where the words are there from the start, and only stir. */
  isThere: boolean;
  /** True in the opening scene of a reel. */
  opening?: boolean;
  /** A name for the text that no other of the scene has. */
  name: string;
  /** The piece as it is set. */
  children: string;
  /** Number of letters of the text before this piece. */
  from: number;
  frameOf(letter: number): number;
  entrance: EntranceKind;
  /** True where words that are not said yet are seen faintly, so that a page has its form from the start. */
  isForeseen?: boolean;
  direction: Direction;
  /** How each of its words is set. */
  style: CSSProperties;
  /** What a pen leaves on each of them, which follows the voice; null if none does. */
  stroke: CSSProperties | null;
}

/** A piece of a text whose words come as they are said, or are there and stir. */
export function SaidWords(props: SaidWordsProps) {
  const { name, frame, isThere, entrance, isForeseen = false, direction, frameOf } = props;
  let letters = props.from;
  const words: ReactNode[] = [];
  const end = /[\s\u00a0]$/u.exec(props.children)?.[0];
  const isTiedToNext = end === NO_BREAK_SPACE;
  const piece = isTiedToNext ? props.children.slice(0, -1) : props.children;
  const parts = partsOf(piece, props.language);
  for (const [index, { text, gap }] of parts.entries()) {
    const elapsed = frame - frameOf(letters) + AHEAD;
    letters += lettersOf(text).length;
    const isAtRest = frame === Number.POSITIVE_INFINITY;
    const motion = isAtRest
      ? {}
      : isThere
        ? stirAt(elapsed, props)
        : (isForeseen ? foreseenAt : entranceAt)(entrance, elapsed, direction);
    const word = `${name} ${props.from} ${index}`;
    const drawn = (
      <span style={props.style}>
        <LongWords language={props.language}>{text}</LongWords>
      </span>
    );
    if (props.stroke === null) {
      words.push(
        gap,
        <Layer key={index} name={word} motion={motion} style={WORD}>
          {drawn}
        </Layer>,
      );
      continue;
    }
    // Not of the page but of the word.
    const from = isRightToLeft(props.children) ? "rtl" : "ltr";
    const isOver = isAtRest || isThere;
    const isLast = index === parts.length - 1;
    words.push(
      gap,
      <span key={index} data-pen="" style={{ ...WORD, position: "relative" }}>
        <Layer
          name={`pen ${word}`}
          motion={isOver ? {} : entranceAt("wipe", elapsed - PEN_BEHIND, from)}
          style={{ ...STROKE, insetInlineEnd: `${isLast ? -BEYOND : -TO_NEXT}em` }}
        >
          <div aria-hidden="true" style={{ height: "100%", ...props.stroke }} />
        </Layer>
        <Layer name={word} motion={motion} style={WORD}>
          {drawn}
        </Layer>
      </span>,
    );
  }
  return (
    <>
      {props.from > 0 && ATTACHED.test(props.children) && TIED}
      {words}
      {isTiedToNext ? TIED + NO_BREAK_SPACE + TIED : end !== undefined && " "}
    </>
  );
}

/** Keeps a piece on the line of the word before, such as the comma behind an emphasised phrase. */
const TIED = "\u2060";
const NO_BREAK_SPACE = "\u00a0";
/** Begins with an ending or a sign, or with letters of a script whose words have spaces between them. */
const ATTACHED =
  /^(?:[\p{P}\p{M}\p{Script=Hiragana}]|(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\S)/u;
/** How long after its word a pen begins, in frames. */
const PEN_BEHIND = 3;
const STROKE = {
  position: "absolute",
  insetInlineStart: `${-BEYOND}em`,
  top: `${-ABOVE}em`,
  bottom: `${-ABOVE}em`,
} as const;
/** Not further in or out than its line, whose indent it would have for itself. */
const WORD = { display: "inline-block", whiteSpace: "normal", textIndent: 0 } as const;
