import type { CSSProperties, ReactNode } from "react";
import { divideStyle } from "../drawing/shapes.tsx";
import { Column } from "../type/fit.tsx";
import { widthOf } from "../type/width_of.ts";
import { Layer } from "./layer.tsx";
import { belowSlide } from "./layout.ts";
import { useScene } from "./scene.tsx";

/** An edge of the canvas; "start" is where lines begin. */
export type Edge = "top" | "bottom" | "start" | "end";

/** Options of {@linkcode Bleed}. */
export interface BleedProps {
  /** The edges that it extends to; elsewhere it ends with what it is in. */
  to: readonly Edge[];
  style?: CSSProperties;
  children?: ReactNode;
}

/**
 * Art that fills what it is in, such as a `Space`, and from there extends to edges of the canvas: it
 * must be next to them.
 */
export function Bleed({ to, style, children }: BleedProps) {
  const { layout, direction } = useScene();
  const { insets } = layout;
  const [left, right] =
    direction === "rtl" ? (["end", "start"] as const) : (["start", "end"] as const);
  const box = {
    position: "absolute",
    top: to.includes("top") ? -insets.top : 0,
    bottom: to.includes("bottom") ? -belowSlide(layout) : 0,
    left: to.includes(left) ? -insets.left : 0,
    right: to.includes(right) ? -insets.right : 0,
  } as const;
  const { overflow, ...rest } = style ?? {};
  if (overflow !== "hidden")
    return (
      <div aria-hidden="true" style={{ ...box, ...style }}>
        {children}
      </div>
    );
  // What moves in it is cut off by a layer alone.
  const { placed, filled } = divideStyle(rest);
  return (
    <Layer name={`window ${to.join(" ")}`} motion={{ mask: {} }} style={{ ...box, ...placed }}>
      <div
        aria-hidden="true"
        style={{ position: "relative", width: "100%", height: "100%", ...filled }}
      >
        {children}
      </div>
    </Layer>
  );
}

/** Options of {@linkcode Beside}. */
export interface BesideProps {
  art: ReactNode;
  /** The edges that the art extends to. Defaults to all that it is next to. */
  to?: readonly Edge[];
  /** Width of the art inside the slide's box, as a share of it. */
  share?: number;
  children: ReactNode;
}

/** Words in a narrow column, with a column of art at its end that is as high as the page. */
export function Beside({ art, to = ["top", "end", "bottom"], share = 0.4, children }: BesideProps) {
  const columns = `minmax(0, 1fr) ${share * 100}%`;
  return (
    <div style={{ flex: 1, display: "grid", gridTemplateColumns: columns, columnGap: 44 }}>
      <Column style={{ display: "flex", flexDirection: "column" }}>{children}</Column>
      <div style={{ position: "relative" }}>
        <Bleed to={to} style={{ overflow: "hidden" }}>
          {art}
        </Bleed>
      </div>
    </div>
  );
}

/** Letters that a narrow column has room for, and that its longest word may have. */
const NARROW = 110;
const NARROW_WORD = 9;
/** Japanese phrases and Korean words, which stay whole, are long beside those of Chinese. */
const NARROW_EAST = 56;

/** True if texts are short enough, and their words are, for the column of {@linkcode Beside}. */
export function canBeNarrow(...texts: readonly (string | null)[]): boolean {
  const words = texts.join(" ");
  const spaced = words.split(/[\s\p{Pd}\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]+/u);
  const staysWhole = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(words);
  const most = staysWhole ? NARROW_EAST : NARROW;
  return widthOf(words) <= most && spaced.every((word) => widthOf(word) <= NARROW_WORD);
}
