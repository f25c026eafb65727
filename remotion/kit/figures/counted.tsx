import type { CSSProperties } from "react";
import type { Drawing } from "../../../src/posts/drawing.ts";
import { tonesOf } from "../colour/palette.ts";
import { CutPaper } from "../drawing/cut_paper.tsx";
import { Layer } from "../page/layer.tsx";
import { useProgress } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";

/** Options of {@linkcode Counted}. */
export interface CountedProps {
  part: number;
  whole: number;
  /** What is counted, where no drawing of it is given. */
  thing: "person" | "disc" | "leaf";
  /** What is counted, drawn as often. */
  drawing?: Drawing | undefined;
  /** The greatest size, in canvas pixels. */
  width: number;
  height: number;
  order?: number;
  style?: CSSProperties;
}

const GAP = 12;

/** 50 wide; people and leaves are 120 high. */
const THINGS = {
  person: (
    <>
      <circle cx="25" cy="17" r="17" />
      <path d="M0 120V64a25 25 0 0 1 50 0v56z" />
    </>
  ),
  disc: <circle cx="25" cy="25" r="25" />,
  leaf: <path d="M25 0c34 34 32 76 2 96v24h-4V96C-7 76-9 34 25 0z" />,
} as const;

/** A chart of individual things or people, with the counted ones highlighted, in reading direction. */
export function Counted({
  part,
  whole,
  thing,
  drawing,
  width,
  height,
  order = 0,
  style,
}: CountedProps) {
  const { palette, direction } = useScene();
  const { tint: rest } = tonesOf(palette);
  const counted = Math.ceil(part * useProgress(order));
  const [stepX, stepY] = drawing !== undefined || thing === "disc" ? [62, 62] : [62, 132];
  const rows = rowsFor(whole, (rows) =>
    Math.min(width / (Math.ceil(whole / rows) * stepX), height / (rows * stepY)),
  );
  const columns = Math.ceil(whole / rows);
  const box = [columns * stepX - GAP, rows * stepY - GAP] as const;
  const drawnWidth = Math.min(width, (height * columns * stepX) / (rows * stepY));
  return (
    <Layer name={`counted ${order}`} motion={{}} style={{ flexShrink: 0, ...style }}>
      <svg
        aria-hidden="true"
        width={drawnWidth}
        height={(drawnWidth * box[1]) / box[0]}
        viewBox={`0 0 ${box[0]} ${box[1]}`}
        style={{ display: "block" }}
      >
        {Array.from({ length: whole }, (_, i) => {
          const column = direction === "rtl" ? columns - 1 - (i % columns) : i % columns;
          const isCounted = i < counted;
          return (
            <g
              key={i}
              transform={`translate(${column * stepX} ${Math.floor(i / columns) * stepY})`}
              fill={isCounted ? palette.accent : rest}
            >
              {drawing === undefined ? (
                THINGS[thing]
              ) : (
                <Thing drawing={drawing} isCounted={isCounted} />
              )}
            </g>
          );
        })}
      </svg>
    </Layer>
  );
}

/** The drawing in its papers where it is counted, else what is left where it was cut out. */
function Thing({ drawing, isCounted }: { drawing: Drawing; isCounted: boolean }) {
  const { palette } = useScene();
  return (
    <svg aria-hidden="true" width="50" height="50" overflow="visible">
      {isCounted ? (
        <CutPaper motif={drawing} style={SQUARE} />
      ) : (
        <CutPaper motif={drawing} cut="silhouette" colour={tonesOf(palette).tint} style={SQUARE} />
      )}
    </svg>
  );
}

const SQUARE = { width: 50, height: 50 } as const;

/** The number of rows that allows the largest symbols. Up to ten symbols leave no gap in the last row. */
function rowsFor(whole: number, scaleOf: (rows: number) => number): number {
  const full = [1, 2, 3, 4].filter((rows) => rows === 1 || whole % rows === 0 || whole > 10);
  return full.reduce((best, rows) => (scaleOf(rows) > scaleOf(best) * 1.1 ? rows : best));
}
