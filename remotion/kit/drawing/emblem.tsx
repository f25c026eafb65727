import { createContext, type ReactNode, type SVGProps, useContext } from "react";
import type { Slide } from "../../../src/posts/slide.ts";

/**
 * What art shows of a slide that nothing can be drawn of: its question mark, its number, or the letter
 * that its words begin with. Empty if there is none.
 */
export function emblemOf(slide: Slide): string {
  if ("number" in slide && slide.number !== null) return "";
  const words = headOf(slide);
  const question = /[?？؟](?=["'”’»」』)]*$)/u.exec(words)?.[0];
  if (question !== undefined) return question;
  const number = NUMBER.exec(words)?.[0];
  if (number !== undefined) return number.replaceAll(/\s/g, "");
  const phrase = (slide.kind === "point" && slide.emphasis) || words;
  const all = phrase.match(WORD) ?? [];
  const first = all.find((word) => word.length >= LONG_WORD) ?? all[0] ?? "";
  return (lettersIn(first)[0] ?? "").toUpperCase();
}

/** A number of up to four digits that stands alone, with its per cent. */
const NUMBER =
  /(?<![\p{L}\p{N}.,:/-])\p{Nd}{1,4}(?![\p{Nd}.,:/-]|[.,]\p{Nd})(?:\s?[%٪％])?(?![\p{L}\p{N}])/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** Shorter words are mostly articles and the like. */
const LONG_WORD = 5;

/** Letters with their marks. */
function lettersIn(text: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

function headOf(slide: Slide): string {
  switch (slide.kind) {
    case "quote":
      return slide.text;
    case "figure":
      return slide.label;
    default:
      return slide.headline;
  }
}

const Context = createContext("");

/** Tells the art in it what it may show of its slide. */
export function Emblematic({ slide, children }: { slide: Slide; children: ReactNode }) {
  return <Context.Provider value={emblemOf(slide)}>{children}</Context.Provider>;
}

/** What art may show of its slide where nothing else is known of it; empty if there is nothing. */
export function useEmblem(): string {
  return useContext(Context);
}

/** How many letters or digits that is. */
export function useEmblemLength(): number {
  return lettersIn(useEmblem()).length;
}

/** Options of {@linkcode Emblem}. */
export interface EmblemProps extends Pick<SVGProps<SVGTextElement>, "fill"> {
  /** Within an SVG: where its square begins, and how wide that is. */
  x?: number;
  y?: number;
  side: number;
  /** True where it may be wider than its square, and is as high whatever it is. */
  isWide?: boolean;
  /** Draws in place of one text in the fill, such as tubes: given what the text needs. */
  draw?(text: object, letters: string): ReactNode;
}

/** What a slide is known by, as large as its square: part of an SVG. Nothing is drawn where there is none. */
export function Emblem({ x = 0, y = 0, side, isWide = false, fill, draw }: EmblemProps) {
  const emblem = useEmblem();
  if (emblem === "") return null;
  const { size, base } = setting(emblem, isWide);
  const text = {
    x: x + side / 2,
    y: y + base * side,
    fontSize: size * side,
    textAnchor: "middle",
    direction: "ltr",
    style: { fontFamily: "var(--display-face)", fontWeight: 800, letterSpacing: "-0.03em" },
  } as const;
  if (draw !== undefined) return draw(text, emblem);
  return (
    <text {...text} fill={fill}>
      {emblem}
    </text>
  );
}

/** The size of letters and where they stand, as shares of a square that they fill. */
function setting(emblem: string, isWide: boolean): { size: number; base: number } {
  const letters = lettersIn(emblem).length;
  const [height, middle] = shapeOf(emblem);
  const size = Math.min(0.84 / height, isWide ? Infinity : 1.36 / letters);
  return { size, base: 0.5 + middle * size };
}

/** How high a script's letters are, and how far their middle is above the line, in the size of the font. */
function shapeOf(emblem: string): readonly [height: number, middle: number] {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(emblem))
    return [0.92, 0.38];
  if (/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}?？؟]/u.test(emblem))
    return [0.72, 0.36];
  return [0.9, 0.28];
}
