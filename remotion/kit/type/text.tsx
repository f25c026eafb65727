import type { CSSProperties, ReactNode } from "react";
import type { Genre } from "../../../src/posts/script.ts";
import type { Palette } from "../../../src/posts/template.ts";
import { areTold } from "../colour/palette.ts";
import { hashOf } from "../hash.ts";
import { SOON } from "../motion/beats.ts";
import { lettersOf } from "../motion/speech.ts";
import { Layer, type LayerMotion } from "../page/layer.tsx";
import { type EntranceKind, HIDDEN, UNLIT, useEntrance } from "../page/motion.ts";
import { type SceneValue, useScene } from "../page/scene.tsx";
import { type Weighed, weigh, withMarks } from "./clauses.ts";
import { divide } from "./emphasis.ts";
import { LongWords } from "./long_words.tsx";
import { Pages, pagesOf } from "./pages.tsx";
import { type Pen, penFor, penned, strokeOf } from "./pen.ts";
import { markPhrases } from "./phrases.ts";
import { curlQuotes, setDashes } from "./quotes.ts";
import { framesOf, isRightToLeft, SaidWords } from "./said_words.tsx";
import { tieLastWord, tieMarks, tieScraps, tieShort } from "./ties.ts";
import { isVerse, VerseLines } from "./verse.tsx";
import { writingSystemOf } from "./writing_system.ts";

/** Options of {@linkcode Text}. */
export interface TextProps {
  children: string;
  /** Minimum and maximum size, in canvas pixels. The text is fitted between them. */
  size: readonly [number, number];
  face?: "display" | "text";
  weight?: number;
  /** Width of the letters in percent, for typefaces with a width axis. */
  stretch?: number;
  /**
   * Optical size in points, for typefaces with that axis. The same for all sizes, so that widths
   * scale linearly and a long headline looks as fine as a short one.
   */
  optical?: number;
  tone?: Exclude<keyof Palette, "background" | "surface" | "rule" | "accent">;
  /** Line height for Latin letters, relative to the size. */
  leading?: number;
  /** Letter spacing relative to the size, for scripts that allow it. */
  tracking?: number;
  /** Extra word spacing relative to the size. By default it compensates for negative tracking. */
  wordGap?: number;
  caps?: boolean;
  /** True to allow very short texts to exceed the maximum size. */
  swells?: boolean;
  oneLine?: boolean;
  /** Texts with the same name are set in the same size, such as the items of a list. */
  alike?: string;
  italic?: boolean;
  /** A phrase of the text that stands out. Nothing does where the text does not have it. */
  emphasis?: string | null;
  /** How it stands out. Defaults to the accent's colour, or a line below it where that is the ink's. */
  emphasised?: CSSProperties;
  /** What marks the phrase by hand: in a reel, when it is said. */
  pen?: Pen;
  /**
   * How a long sentence is set around the clause that has the emphasised phrase, which then is larger.
   * Without it, all of a sentence has one size.
   */
  around?: CSSProperties;
  /** True to come as a whole, even if it is said word for word. */
  whole?: boolean;
  /** Shown in place of the text while it changes, such as a number that counts up. */
  shown?: ReactNode;
  /** How lines are broken: "balance" for headlines, "pretty" for running text. Defaults to "balance". */
  wrap?: "balance" | "pretty";
  /** How it comes in, when it is said: word by word if it is said as it is written, else as a whole. */
  entrance?: EntranceKind;
  order?: number;
  /** The words that it comes with, if not its own. */
  says?: string;
  className?: string;
  style?: CSSProperties;
}

/** Text as large as the {@linkcode Fit} around it allows. Renders nothing for an empty text. */
export function Text({ order = 0, ...props }: TextProps) {
  const scene = useScene();
  const { entrance = scene.entrance } = props;
  const { palette, language, direction, speech } = scene;
  const entering = useEntrance(entrance, { order, says: props.says ?? props.children });
  // So that a page has its form from the start.
  const isForeseen = entrance !== "slam" && !SURPRISING.has(scene.genre);
  // Word by word that costs as much as what is seen, so it is for headlines and what there is little else of.
  const givesForm = order < 2 || props.alike !== undefined;
  const motion = isForeseen && entering === HIDDEN ? UNLIT : entering;
  if (props.children === "") return null;
  const { leading, fixedSpacing } = writingSystemOf(props.children);
  const [min, largest] = props.size;
  const verse = isVerse(props.children, scene.genre);
  const swollen = Math.round(largest * (props.swells ? swellFactor(props.children) : 1));
  const max = verse ? Math.max(VERSE_SIZE, swollen) : swollen;
  const tracking = fixedSpacing ? 0 : (props.tracking ?? 0);
  const wordGap = fixedSpacing ? 0 : (props.wordGap ?? Math.max(0, -2 * tracking));
  const isPlain =
    props.whole !== true && entrance !== "none" && props.shown === undefined && !props.className;
  const frameOf = isPlain ? framesOf(props.children, speech) : null;
  // No headline lets a page wait for it.
  const isThere = order < 2 && (scene.opening || (frameOf?.(0) ?? 0) > SOON);
  const name = `text ${order} ${hashOf(props.children).toString(36)}`;
  const { emphasis } = props;
  const pen = props.pen && penFor(props.pen, palette);
  const stands = emphasisIn(palette, props, pen);
  const isMarked = pen !== undefined && Boolean(emphasis);
  const isPaged = frameOf !== null && !isThere && scene.frame !== Number.POSITIVE_INFINITY;
  const [first, second] = isPaged && !verse ? pagesOf(props.children) : [props.children];
  const wordsAfter =
    (said: string) =>
    (piece: string, before: string, isPhrase = false) =>
      frameOf === null ? (
        <LongWords language={language}>{piece}</LongWords>
      ) : (
        <SaidWords
          {...scene}
          name={name}
          from={lettersOf(said + before).length}
          frameOf={frameOf}
          isThere={isThere}
          entrance={isPhrase && "background" in stands ? "wipe" : entrance}
          isForeseen={isForeseen && givesForm}
          style={isPhrase ? stands : NO_STYLE}
          stroke={isPhrase && isMarked ? strokeOf(pen, palette, piece) : null}
        >
          {piece}
        </SaidWords>
      );
  const drawn = (text: string, said: string) => {
    const words = wordsAfter(said);
    const set = setIn(text, props, scene);
    if (verse) return <VerseLines draw={words}>{set}</VerseLines>;
    return (
      <Clauses
        of={text}
        weighed={props.around ? weigh(text, emphasis ?? null) : null}
        style={{ ...AROUND, ...props.around }}
        phrase={emphasis ?? ""}
        emphasised={
          frameOf !== null
            ? NO_STYLE
            : isMarked
              ? { ...stands, ...penned(pen, palette, emphasis ?? "") }
              : stands
        }
        draw={words}
      >
        {set}
      </Clauses>
    );
  };
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
        // Narrow spaces leave little for what is around a phrase.
        ...(fixedSpacing && { "--beyond": "0.05em" }),
        ...(props.oneLine && { textWrapMode: "var(--wrap, nowrap)" as "nowrap" }),
        ...breaksIn(language),
        // A text in the opposite direction is still aligned with the page.
        unicodeBidi: "plaintext",
        // Words that are parts of their own do not tell the direction of their line.
        ...(frameOf !== null && {
          unicodeBidi: "normal",
          direction: isRightToLeft(props.children) ? "rtl" : "ltr",
        }),
        textAlign: direction === "rtl" ? "right" : "left",
        ...props.style,
      }}
    >
      <Moved name={name} motion={entrance === "none" || frameOf !== null ? null : motion}>
        <Shown instead={props.shown ?? props.children} of={props.children}>
          {second === undefined || first === undefined || frameOf === null ? (
            drawn(props.children, "")
          ) : (
            <Pages
              name={name}
              frame={scene.frame}
              turn={frameOf(lettersOf(first).length)}
              first={drawn(first.trimEnd(), "")}
              second={drawn(second, first)}
            />
          )}
        </Shown>
      </Moved>
    </div>
  );
}

/** A text with the marks, ties and hyphens by which it is set. */
function setIn(text: string, { wrap }: TextProps, { language, typesetting }: SceneValue): string {
  // Balanced lines leave no single last word, but browsers balance only a few lines.
  const marked = tieScraps(tieMarks(setDashes(curlQuotes(text, language))));
  const isBalanced = wrap !== "pretty" && marked.length <= MAX_BALANCED_LENGTH;
  return typesetting.hyphenate(markPhrases(isBalanced ? marked : tieLastWord(marked), language));
}

/** A text as a layer, in its own direction; as it is where it does not move as a whole. */
function Moved(props: { name: string; motion: LayerMotion | null; children: ReactNode }) {
  if (props.motion === null) return props.children;
  return (
    <Layer name={props.name} motion={props.motion}>
      <div style={{ unicodeBidi: "plaintext" }}>{props.children}</div>
    </Layer>
  );
}

/** "pretty" has no effect in scripts without spaces, so their short texts are balanced. */
function wrapOf({ wrap = "balance", children }: TextProps): "balance" | "pretty" {
  return children.length <= MAX_BALANCED_LENGTH && SPACELESS.test(children) ? "balance" : wrap;
}

/** Lines of verse are no text that explains a headline: they may be as large as this. */
const VERSE_SIZE = 84;
const MAX_BALANCED_LENGTH = 90;
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Letters of scripts without italics: figures and foreign words among them stay upright too. */
const UPRIGHT = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;

/** Genres whose next words nobody may know; what slams down surprises too. */
const SURPRISING: ReadonlySet<Genre> = new Set(["joke", "dialogue"]);

const NO_STYLE: CSSProperties = {};

/** Draws a piece of a text, given what is before. */
type Draw = (piece: string, before: string, isPhrase?: boolean) => ReactNode;

interface ClausesProps {
  /** The text before it was set. */
  of: string;
  weighed: Weighed | null;
  /** How what is around the main clause is set. */
  style: CSSProperties;
  phrase: string;
  emphasised: CSSProperties;
  draw: Draw;
  children: string;
}

/** A sentence with its emphasised phrase: where it is weighed, with smaller lines around its main clause. */
function Clauses({ of, weighed, style, phrase, emphasised, draw, children }: ClausesProps) {
  const divided = weighed && divide(of, children, weighed.main.trim());
  const emphasis = { phrase, style: emphasised };
  if (divided === null)
    return (
      <Emphasised of={of} {...emphasis} draw={draw}>
        {children}
      </Emphasised>
    );
  const parts = withMarks({ ...divided, main: divided.phrase });
  // Each ends lines of its own.
  const [before = "", main = "", after = ""] = [parts.before, parts.main, parts.after].map((part) =>
    tieLastWord(part.trim()),
  );
  return (
    <>
      {before !== "" && <span style={{ ...style, marginBottom: BETWEEN }}>{draw(before, "")}</span>}
      <span style={LINES}>
        <Emphasised
          of={weighed?.main ?? ""}
          {...emphasis}
          draw={(piece, start, isPhrase = false) =>
            draw(isPhrase ? tieShort(piece) : piece, before + start, isPhrase)
          }
        >
          {main}
        </Emphasised>
      </span>
      {after !== "" && (
        <span style={{ ...style, marginTop: BETWEEN }}>{draw(after, before + main)}</span>
      )}
    </>
  );
}

const LINES = { display: "block" } as const;
/** What is around a main clause is never smaller than can be read. */
const AROUND = {
  ...LINES,
  fontSize: "max(38px * var(--shrink, 1), 0.56em)",
  lineHeight: 1.24,
  letterSpacing: "normal",
  wordSpacing: "normal",
} as const;
/** Between lines of both sizes, in the smaller one's. */
const BETWEEN = "0.5em";

interface EmphasisProps {
  /** The text before it was set. */
  of: string;
  phrase: string;
  style: CSSProperties;
  draw: Draw;
  children: string;
}

function Emphasised({ of, phrase, style, draw, children }: EmphasisProps) {
  const divided = divide(of, children, phrase);
  if (divided === null) return draw(children, "");
  return (
    <>
      {draw(divided.before, "")}
      <em style={style} {...("backgroundImage" in style && { "data-pen": "" })}>
        {draw(divided.phrase, divided.before, true)}
      </em>
      {draw(divided.after, divided.before + divided.phrase)}
    </>
  );
}

function emphasisIn(palette: Palette, props: TextProps, pen: Pen | undefined): CSSProperties {
  const { accentInk } = palette;
  const differs = areTold(accentInk, palette[props.tone ?? "ink"]);
  const plain = plainEmphasis(pen, accentInk, differs);
  const style = { fontStyle: "normal", ...(props.emphasised ?? plain) };
  return UPRIGHT.test(props.children) ? { ...style, fontStyle: "normal" } : style;
}

/** What a highlighter has gone over is ink; what is underlined by hand has no second line. */
function plainEmphasis(pen: Pen | undefined, accentInk: string, differs: boolean): CSSProperties {
  if (pen === "marker") return NO_STYLE;
  return differs || pen === "underline" ? { color: accentInk } : UNDERLINE;
}

const UNDERLINE = {
  textDecoration: "underline",
  textDecorationThickness: "0.07em",
  textUnderlineOffset: "0.14em",
} as const;

/**
 * The style of an emphasised phrase on the accent colour, as if marked with a broad pen. Where lines
 * are set tightly, give them more leading.
 */
export function useBlock(): CSSProperties {
  const { accent, onAccent } = useScene().palette;
  return {
    color: onAccent,
    background: accent,
    // Takes no room, so that the words stay where they are and in line with those above.
    boxShadow: `var(--beyond, 0.1em) 0 ${accent}, calc(-1 * var(--beyond, 0.1em)) 0 ${accent}`,
    boxDecorationBreak: "clone",
    WebkitBoxDecorationBreak: "clone",
  };
}

/** Reserves the space of a text while something else is shown in its place. */
function Shown(props: { instead: ReactNode; of: string; children: ReactNode }) {
  const { instead, of, children } = props;
  if (instead === of) return children;
  return (
    <div style={{ position: "relative" }}>
      <div style={{ visibility: "hidden" }}>{children}</div>
      <div style={{ position: "absolute", inset: 0 }}>{instead}</div>
    </div>
  );
}

/** From 1.7 for a letter or two, down to 1 for 22 characters. */
function swellFactor(text: string): number {
  return 1 + 0.7 * Math.max(0, 1 - text.length / 22);
}

/** A `font-size` that the {@linkcode Fit} around it chooses between two sizes, in canvas pixels. */
export function sizeBetween(min: number, max: number): string {
  return `min(var(--cap, 999px), (${min}px + ${max - min}px * var(--fit, 1)) * var(--shrink, 1))`;
}

/** Line breaking rules: words break only if too long for a line at the minimum size. */
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
