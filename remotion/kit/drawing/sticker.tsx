import type { CSSProperties } from "react";
import type { Drawing } from "../../../src/posts/drawing.ts";
import type { BeatOptions } from "../motion/beats.ts";
import { Part } from "../motion/part.tsx";
import { Painted } from "./painted.tsx";

/** Options of {@linkcode Sticker}. */
export interface StickerProps extends BeatOptions {
  drawing: Drawing;
  /** How far it is turned, in degrees. */
  turn?: number;
  /** Where it stands in a box of another shape, as in SVG. Defaults to its middle. */
  align?: `x${"Min" | "Mid" | "Max"}Y${"Min" | "Mid" | "Max"}`;
  style: CSSProperties;
}

/** A drawing in its own colours, cut out with a white edge and put on whatever is there. */
export function Sticker({ drawing, turn = -7, align = "xMidYMid", style, ...beat }: StickerProps) {
  const { size } = drawing;
  const middle = size / 2;
  const isTimed = beat.says !== undefined || beat.at !== undefined || beat.order !== undefined;
  return (
    <Part
      name="sticker"
      entrance="slam"
      {...(isTimed ? beat : { at: SOON })}
      drift={{ rotate: 2.2, y: 8, scale: 1.05 }}
      style={{ position: "absolute", ...style }}
    >
      <svg
        aria-hidden="true"
        viewBox={`${-ROOM * size} ${-ROOM * size} ${(1 + 2 * ROOM) * size} ${(1 + 2 * ROOM) * size}`}
        preserveAspectRatio={`${align} meet`}
        style={{ display: "block", width: "100%", height: "100%", overflow: "visible" }}
      >
        <g transform={`rotate(${turn} ${middle} ${middle})`}>
          <g transform={`translate(${size * 0.012} ${size * 0.022})`} opacity={0.22}>
            <Painted drawing={shadowOf(drawing)} outline="#000000" edge={EDGE * size} />
          </g>
          <Painted drawing={drawing} outline="#ffffff" edge={EDGE * size} />
        </g>
      </svg>
    </Part>
  );
}

/** How broad its edge is, and the room for that around it, as shares of its side. */
const EDGE = 0.04;
const ROOM = 0.05;
/** While its scene still comes, so that a page is not empty, in frames. */
const SOON = 4;

function shadowOf({ fills, ...drawing }: Drawing): Drawing {
  return { ...drawing, fills: fills.map((fill) => ({ ...fill, colour: "#000000" })) };
}
