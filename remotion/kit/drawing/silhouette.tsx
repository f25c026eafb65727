import type { CSSProperties } from "react";
import type { Drawing } from "../../../src/posts/drawing.ts";
import { Drift } from "../motion/drift.tsx";

/** Options of {@linkcode Silhouette}. */
export interface SilhouetteProps {
  drawing: Drawing;
  /** Near to the ground's colour, so that it lies behind everything. */
  fill: string;
  /** Where it is, and how wide: it is a square. */
  style: CSSProperties;
}

/** A thing in one colour, turned, which drifts a little: much larger than what it is seen through. */
export function Silhouette({ drawing, fill, style }: SilhouetteProps) {
  const { size, shapes } = drawing;
  return (
    <Drift name="silhouette" x={18} rotate={-2} style={{ aspectRatio: 1, ...style }}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        fill={fill}
        style={{ display: "block", width: "100%", overflow: "visible" }}
      >
        <g transform={`rotate(${TURN} ${size / 2} ${size / 2})`}>
          {shapes.map(({ path }, index) => (
            <path key={index} d={path} />
          ))}
        </g>
      </svg>
    </Drift>
  );
}

/** In degrees. */
const TURN = -16;
