import type { Drawing } from "../../../src/posts/drawing.ts";
import { chanceOf } from "../hash.ts";
import { CutPaper } from "./cut_paper.tsx";
import type { Cut } from "./papers.ts";

/** Options of {@linkcode Tossed}. */
export interface TossedProps {
  drawing: Drawing;
  /** The same seed always gives the same pattern. */
  seed: string;
  ground: string;
  cut?: Cut;
  /** Number of things in a row, and of rows. */
  columns?: number;
  rows?: number;
}

/** A drawing many times over, as a pattern that fills its box and has no beginning: never a number of things. */
export function Tossed({ drawing, seed, ground, cut = "two-tone", ...grid }: TossedProps) {
  const { columns = 3, rows = 4 } = grid;
  const chance = chanceOf(seed);
  const step = { x: 100 / columns, y: 100 / rows };
  // One more than there is room for, as every other row is half a step aside.
  return (
    <div
      aria-hidden="true"
      style={{ position: "absolute", inset: 0, overflow: "hidden", background: ground }}
    >
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns + 1 }, (_, column) => (
          <CutPaper
            key={`${row} ${column}`}
            motif={drawing}
            ground={ground}
            cut={cut}
            turn={Math.round(chance.next().value * 70 - 35)}
            mirrored={chance.next().value < 0.5}
            style={{
              position: "absolute",
              left: `${(column - (row % 2 === 0 ? 0 : 0.5)) * step.x - step.x * 0.25}%`,
              top: `${row * step.y + step.y * 0.1}%`,
              width: `${step.x}%`,
              height: `${step.y * 0.8}%`,
            }}
          />
        )),
      )}
    </div>
  );
}
