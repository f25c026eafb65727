import { createContext, type ReactNode, type SVGProps, useContext } from "react";
import type { Slide } from "../../../src/posts/slide.ts";
import { useScene } from "../page/scene.tsx";
import { KNOWN_BY_NOTHING, knownBy, lettersIn, spelled } from "./known_by.ts";

const Context = createContext(KNOWN_BY_NOTHING);

/** Tells the art in it what it may show of its slide. */
export function Emblematic({ slide, children }: { slide: Slide; children: ReactNode }) {
  const { language } = useScene();
  return <Context.Provider value={knownBy(slide, language)}>{children}</Context.Provider>;
}

/** Wider words are too small in a square. */
const SQUARE = 4;

/**
 * What art may show of its slide where nothing else is known of it: in a square its question mark, its
 * number or a short word, else the initial of a name; empty if there is nothing. Where it is wide, a
 * word may have up to so many letters.
 */
export function useEmblem(most = 0): string {
  const { sign, word, initial } = useContext(Context);
  if (sign !== "") return sign;
  if (word !== "" && lettersIn(word).length <= most) return word;
  return word !== "" && measureOf(word) <= SQUARE ? word : initial;
}

/** The letters of a word that art may spell, where it has places for so many; none if there is no such word. */
export function useSpelled(places: number): readonly string[] {
  const { sign, word } = useContext(Context);
  const letters = sign === "" ? spelled(word) : [];
  return letters.length <= places ? letters : [];
}

/** Options of {@linkcode Emblem}. */
export interface EmblemProps extends Pick<SVGProps<SVGTextElement>, "fill"> {
  /** Within an SVG: where its square begins, and how wide that is. */
  x?: number;
  y?: number;
  side: number;
  /** What is drawn. Defaults to what `useEmblem()` tells. */
  letters?: string;
  /** True where it may be wider than its square, and is as high whatever it is. */
  isWide?: boolean;
  /** Draws in place of one text in the fill, such as tubes: given what the text needs. */
  draw?(text: object, letters: string): ReactNode;
}

/** What a slide is known by, as large as its square: part of an SVG. Nothing is drawn where there is none. */
export function Emblem(props: EmblemProps) {
  const { x = 0, y = 0, side, isWide = false, fill, draw } = props;
  const known = useEmblem();
  const { letters = known } = props;
  if (letters === "") return null;
  const { size, base } = setting(letters, isWide);
  const text = {
    x: x + side / 2,
    y: y + base * side,
    fontSize: size * side,
    textAnchor: "middle",
    direction: "ltr",
    style: {
      fontFamily: "var(--display-face)",
      fontWeight: 800,
      // Letters as large as these look loose, but outlines of a word would touch.
      letterSpacing: isWide && !/\p{Nd}/u.test(letters) ? "0.03em" : "-0.03em",
    },
  } as const;
  if (draw !== undefined) return draw(text, letters);
  return (
    <text {...text} fill={fill}>
      {letters}
    </text>
  );
}

/** How wide letters are set, as a share of the square that one of them fills. */
export function emblemWidth(letters: string): number {
  const [height] = shapeOf(letters);
  return Math.max(1, (LETTER * measureOf(letters) * 0.84) / height);
}

/** Letters of a text by how wide they are: those of East Asia count for more. */
function measureOf(text: string): number {
  return lettersIn(text).length * (WIDE.test(text) ? 1.5 : 1);
}

const WIDE = /[「」\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Width of a letter, in the size of the font. */
const LETTER = 0.77;
/** The size of one letter across the square. */
const ACROSS = 1.36;

/** The size of letters and where they stand, as shares of a square that they fill. */
function setting(letters: string, isWide: boolean): { size: number; base: number } {
  const [height, middle] = shapeOf(letters);
  const size = Math.min(0.84 / height, isWide ? Infinity : ACROSS / measureOf(letters));
  return { size, base: 0.5 + middle * size };
}

/** How high a script's letters are, and how far their middle is above the line, in the size of the font. */
function shapeOf(emblem: string): readonly [height: number, middle: number] {
  // Marks of quoting hang from the height of capitals.
  if (emblem === "“") return [0.42, 0.5];
  if (/[「\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(emblem))
    return [0.92, 0.38];
  if (/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}?？؟]/u.test(emblem))
    return [0.72, 0.36];
  return [0.9, 0.28];
}
