import type { CSSProperties } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { type EntranceKind, useEntrance } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import { markPhrases } from "./phrases.ts";
import { curlQuotes } from "./quotes.ts";
import { tieLastWord, tieMarks } from "./ties.ts";
import { writingSystemOf } from "./writing_system.ts";

/** Options of {@linkcode Text}. */
export interface TextProps {
  children: string;
  /** Smallest and largest size, in canvas pixels: what fits is found between them. */
  size: readonly [number, number];
  face?: "display" | "text";
  weight?: number;
  /** Width of the letters in percent, for typefaces that have that axis. */
  stretch?: number;
  /**
   * Size in points that the letters are drawn for, in typefaces that have that axis. One for all
   * sizes, as widths grow evenly only then, and so that a headline is as fine when it is long.
   */
  optical?: number;
  tone?: Exclude<keyof Palette, "background" | "surface" | "rule" | "accent">;
  /** Line height as a share of the size, for Latin letters. */
  leading?: number;
  /** Space between letters as a share of the size, for scripts that allow it. */
  tracking?: number;
  /** Room between words beyond the typeface's own, as a share of the size; by default what tight letters take. */
  wordGap?: number;
  caps?: boolean;
  /** True if the largest size may be passed when there are only a few letters. */
  swells?: boolean;
  oneLine?: boolean;
  /** Texts of one name are set in one size, such as the items of a list. */
  alike?: string;
  italic?: boolean;
  /** What is seen in the text's place while it enters, such as a number on its way. */
  shown?: string;
  /** How lines are broken: evenly for headlines, without a lone last word for running text. */
  wrap?: "balance" | "pretty";
  entrance?: EntranceKind;
  order?: number;
  className?: string;
  style?: CSSProperties;
}

/** A piece of text, as large as the {@linkcode Fit} around it allows. Nothing for an empty text. */
export function Text({ entrance = "rise", order = 0, ...props }: TextProps) {
  const { palette, language, direction, typesetting } = useScene();
  const motion = useEntrance(entrance, order);
  if (props.children === "") return null;
  const { leading, fixedSpacing } = writingSystemOf(props.children);
  const [min, largest] = props.size;
  const max = Math.round(largest * (props.swells ? swelling(props.children) : 1));
  // Lines that are balanced leave no word alone.
  const text = tieMarks(curlQuotes(props.children, language));
  const words = props.wrap === "pretty" ? tieLastWord(text) : text;
  const tracking = fixedSpacing ? 0 : (props.tracking ?? 0);
  const wordGap = fixedSpacing ? 0 : (props.wordGap ?? Math.max(0, -2 * tracking));
  return (
    <div
      data-text={min}
      data-alike={props.alike}
      className={props.className}
      style={{
        fontFamily: `var(--${props.face ?? "text"}-face)`,
        fontSize: sizeBetween(min, max),
        fontWeight: props.weight ?? 400,
        ...(props.stretch !== undefined && { fontStretch: `${props.stretch}%` }),
        ...(props.optical !== undefined && { fontVariationSettings: `"opsz" ${props.optical}` }),
        lineHeight: (props.leading ?? 1.3) + leading,
        ...(tracking !== 0 && { letterSpacing: `${tracking}em` }),
        ...(wordGap !== 0 && { wordSpacing: `${wordGap}em` }),
        ...(props.italic && !UPRIGHT.test(props.children) && { fontStyle: "italic" }),
        ...(props.caps && { textTransform: "uppercase" }),
        color: palette[props.tone ?? "ink"],
        textWrap: wrapOf(props),
        whiteSpaceCollapse: "collapse",
        ...(props.oneLine && { textWrapMode: "var(--wrap, nowrap)" as "nowrap" }),
        ...breaksIn(language),
        // A text may run against the page's direction, but it starts where the page's lines start.
        unicodeBidi: "plaintext",
        textAlign: direction === "rtl" ? "right" : "left",
        ...motion,
        ...props.style,
      }}
    >
      <Shown instead={props.shown ?? props.children} of={props.children}>
        {typesetting.hyphenate(markPhrases(words, language))}
      </Shown>
    </div>
  );
}

/** Browsers find no words to keep together at the end of a script without spaces: its short texts are balanced. */
function wrapOf({ wrap = "balance", children }: TextProps): "balance" | "pretty" {
  return children.length <= SHORT && SPACELESS.test(children) ? "balance" : wrap;
}

const SHORT = 90;
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Letters of scripts that have no italic: figures and foreign words between them stay upright too. */
const UPRIGHT = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;

/** Keeps a text's room for it while something else is shown there. */
function Shown({ instead, of, children }: { instead: string; of: string; children: string }) {
  if (instead === of) return children;
  return (
    <div style={{ position: "relative" }}>
      <div style={{ visibility: "hidden" }}>{children}</div>
      <div style={{ position: "absolute", inset: 0 }}>{instead}</div>
    </div>
  );
}

/** From 1.7 for a letter or two down to 1 for a line of some length. */
function swelling(text: string): number {
  return 1 + 0.7 * Math.max(0, 1 - text.length / 22);
}

/** A `font-size` that the {@linkcode Fit} around it chooses between two sizes, in canvas pixels. */
export function sizeBetween(min: number, max: number): string {
  return `min(var(--cap, 999px), (${min}px + ${max - min}px * var(--fit, 1)) * var(--shrink, 1))`;
}

/** Where lines may end: words are broken only if one is too long for its line at the smallest size. */
export function breaksIn(language: string): CSSProperties {
  return {
    // Set while the type is fitted; React's types know only the plain values.
    overflowWrap: "var(--break, normal)" as "normal",
    hyphens: "var(--hyphens, none)" as "none",
    lineBreak: "strict",
    ...(/^ja\b/i.test(language) && { wordBreak: "auto-phrase" }),
    ...(/^(ko|zh)\b/i.test(language) && { wordBreak: "keep-all" }),
  };
}
