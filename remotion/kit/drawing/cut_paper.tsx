import type { CSSProperties } from "react";
import type { DriftMotion } from "../motion/drift.tsx";
import { Part } from "../motion/part.tsx";
import type { EntranceKind } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import { isPicture, type Motif } from "./motif.ts";
import { type Cut, papersFor } from "./papers.ts";
import { Picture, printTones } from "./picture.tsx";

/** Options of {@linkcode CutPaper}. */
export interface CutPaperProps {
  /** A picture of one's own is neither turned nor mirrored, and keeps its colours unless it is cut from two. */
  motif: Motif;
  /** Colour of what it lies on, or several. Defaults to the page's background. */
  ground?: string | readonly string[];
  /** How many colours it is cut from. Defaults to all that the palette has. */
  cut?: Cut;
  /** Colour of a silhouette. */
  colour?: string;
  /**
   * Colour of an edge around it, as of a sticker or in a comic: it is then told from any ground, and none
   * of its colours has to differ from that.
   */
  outline?: string;
  /** How wide a picture's place is, in canvas pixels. Defaults to the whole page. */
  span?: number;
  /** How far it is turned, in degrees. */
  turn?: number;
  /** Makes it a layer, unlike any other of the scene, so that it moves; pictures do too. */
  name?: string;
  /** How it comes in as a layer, with its scene. Defaults to "none". */
  entrance?: EntranceKind;
  /** How it moves on as a layer while the scene lasts. */
  drift?: DriftMotion;
  /** True to look the other way. */
  mirrored?: boolean;
  /** Where it stands in a box of another shape, as in SVG. Defaults to its middle. */
  align?: `x${"Min" | "Mid" | "Max"}Y${"Min" | "Mid" | "Max"}`;
  style?: CSSProperties;
  /** The same for a picture, where a drawing stands out of its place. */
  pictureStyle?: CSSProperties;
}

/**
 * A drawing cut from the papers of the look, as large as its style says, with nothing of it cut off. Or
 * a picture of one's own, which fills the same place.
 */
export function CutPaper(props: CutPaperProps) {
  const { palette } = useScene();
  const { motif, cut = "full", colour, outline, turn = 0, style } = props;
  const { ground = palette.background } = props;
  const { align = "xMidYMid" } = props;
  if (isPicture(motif)) {
    const tones = cut === "full" ? undefined : printTones(palette);
    const { span, pictureStyle = style, name } = props;
    const moves = name !== undefined;
    const [under] = typeof ground === "string" ? [ground] : ground;
    return (
      <Picture
        picture={motif}
        {...{ ground: under, tones, span, align, moves, style: pictureStyle }}
      />
    );
  }
  const { size, shapes } = motif;
  const sparesPage = outline !== undefined;
  const papers = papersFor(motif, { palette, ground: outline ?? ground, cut, sparesPage });
  const middle = size / 2;
  const mirror = props.mirrored === true ? ` translate(${size} 0) scale(-1 1)` : "";
  const { name, entrance = "none", drift = {} } = props;
  const isLayer = name !== undefined;
  const drawn = (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio={`${align} meet`}
      style={{ display: "block", overflow: "visible", ...(isLayer ? FULL : style) }}
    >
      <g transform={`rotate(${turn} ${middle} ${middle})${mirror}`}>
        {outline !== undefined && (
          <g
            fill={outline}
            stroke={outline}
            strokeWidth={2 * EDGE * size}
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            {shapes.map(({ path }, index) => (
              <path key={index} d={path} />
            ))}
          </g>
        )}
        {shapes.map(({ path, fill, evenOdd }, index) => {
          const paper = cut === "silhouette" && colour !== undefined ? colour : papers[fill];
          // An edge of its own colour, as neighbours would show the ground between them.
          return (
            <path
              key={index}
              d={path}
              fill={paper}
              stroke={paper}
              strokeWidth={size / 320}
              strokeLinejoin="round"
              fillRule={evenOdd ? "evenodd" : "nonzero"}
            />
          );
        })}
      </g>
    </svg>
  );
  if (!isLayer) return drawn;
  return (
    <Part name={name} entrance={entrance} at={DURING_CUT} drift={drift} style={style ?? {}}>
      {drawn}
    </Part>
  );
}

/** How broad an outline is, as a share of the drawing's side. */
const EDGE = 0.026;
const FULL = { width: "100%", height: "100%" } as const;
/** While the scene comes, so that no page is empty. */
const DURING_CUT = -5;
