import type { Drawing } from "../../../src/posts/drawing.ts";

/** Options of {@linkcode Painted}. */
export interface PaintedProps {
  drawing: Drawing;
  /** Colour of an edge around it. */
  outline: string;
  /** How broad that is, in units of the drawing. */
  edge: number;
}

/** A drawing in its own colours with an edge around it, within an SVG of its size. */
export function Painted({ drawing, outline, edge }: PaintedProps) {
  const { shapes, fills } = drawing;
  return (
    <>
      <g stroke={outline} strokeWidth={2 * edge} strokeLinejoin="round" fill={outline}>
        {shapes.map(({ path }, index) => (
          <path key={index} d={path} />
        ))}
      </g>
      {shapes.map(({ path, fill, evenOdd }, index) => (
        <path
          key={index}
          d={path}
          fill={fills[fill]?.colour}
          fillRule={evenOdd ? "evenodd" : "nonzero"}
        />
      ))}
    </>
  );
}
