import type { CSSProperties, ReactNode } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { type Tones, tonesOf } from "../colour/palette.ts";
import { chanceOf } from "../hash.ts";
import { useScene } from "../page/scene.tsx";

const TURNS = Array.from({ length: 8 }, (_, i) => i * 45);

/** Shapes cut from coloured paper, each drawn in a square of 100. */
const CUTOUTS: readonly ((colour: string, ground: string) => ReactNode)[] = [
  // A coral.
  (colour) => (
    <path
      d="M50 96C51 70 48 54 50 12M50 80C28 76 20 62 19 44M50 80c22-4 30-18 31-36M50 54C37 49 34 40 33 24M50 54c13-5 16-14 17-30"
      fill="none"
      stroke={colour}
      strokeWidth="12"
      strokeLinecap="round"
    />
  ),
  // A frond.
  (colour) => (
    <g fill={colour}>
      <path d="M47 98C49 70 47 40 50 4c3 36 1 66 3 94z" />
      {[0, 1, 2, 3, 4].flatMap((i) =>
        [-1, 1].map((side) => {
          const length = 21 - i * 2.6;
          const [x, y] = [50 + side * length * 0.9, 76 - i * 15];
          return (
            <ellipse
              key={`${i} ${side}`}
              cx={x}
              cy={y}
              rx={length}
              ry="6.5"
              transform={`rotate(${side * -34} ${x} ${y})`}
            />
          );
        }),
      )}
    </g>
  ),
  // A flower.
  (colour, ground) => (
    <g fill={colour}>
      {TURNS.map((turn) => (
        <ellipse key={turn} cx="50" cy="22" rx="11" ry="20" transform={`rotate(${turn} 50 50)`} />
      ))}
      <circle cx="50" cy="50" r="12" fill={ground} />
    </g>
  ),
  // A leaf.
  (colour, ground) => (
    <g transform="rotate(28 50 50)">
      <path d="M50 0C86 24 88 74 50 100 12 74 14 24 50 0z" fill={colour} />
      <path d="M48.6 26h2.8l1 74h-4.8z" fill={ground} />
    </g>
  ),
  // A sun.
  (colour) => (
    <g fill={colour}>
      <circle cx="50" cy="50" r="25" />
      {TURNS.map((turn) => (
        <path key={turn} d="M45 18 48 2h4l3 16z" transform={`rotate(${turn} 50 50)`} />
      ))}
    </g>
  ),
  // A moon.
  (colour) => <path d="M62 6A46 46 0 1 0 94 66 38 38 0 0 1 62 6z" fill={colour} />,
  // A pear.
  (colour) => (
    <g fill={colour}>
      <path d="M50 18c11 0 12 13 15 23 4 13 21 18 21 36 0 16-16 21-36 21S14 93 14 77c0-18 17-23 21-36 3-10 4-23 15-23z" />
      <path d="M50 16C52 6 62 2 76 3 72 13 62 18 50 16z" />
    </g>
  ),
  // A bird.
  (colour) => (
    <path
      d="M3 56c14-15 34-18 48-9 6-20 22-33 46-35-9 11-10 26-20 41 8 2 13 7 20 14-14 0-22 0-30-3C50 82 20 80 3 56z"
      fill={colour}
    />
  ),
  // Waves.
  (colour) => (
    <g fill="none" stroke={colour} strokeWidth="11" strokeLinecap="round">
      {[22, 50, 78].map((y) => (
        <path key={y} d={`M8 ${y}q14-24 28 0t28 0 28 0`} />
      ))}
    </g>
  ),
  // A pebble.
  (colour) => <path d="M54 5c27-3 44 17 41 44S84 98 54 96 8 84 6 54 27 8 54 5z" fill={colour} />,
];

/** Colours of the sheets and their cut-outs. No sheet has the page's colour, to give the picture an edge. */
function papersOf(
  palette: Palette,
  { tint, second }: Tones,
): readonly (readonly [string, string])[] {
  const { accent, ink, background } = palette;
  return [
    [accent, background],
    [second, ink],
    [ink, tint],
    [tint, accent],
    [ink, second],
    [accent, second],
    [second, background],
    [ink, accent],
    [accent, tint],
    [tint, ink],
  ];
}

/** Widths of the sheets in a row, as shares of the row. */
const ROWS: readonly (readonly number[])[] = [
  [1, 2, 1],
  [2, 1, 1],
  [1.5, 1.5, 1],
  [1, 1, 2],
  [1, 1.5, 1.5],
];

/** Sheets of at least this share carry two copies. */
const WIDE = 1.8;

/** Minimum height of a row, in canvas pixels, unless there is not even room for one. */
const ROW_HEIGHT = 216;

/** Options of {@linkcode Collage}. */
export interface CollageProps {
  /** The same seed always gives the same picture. */
  seed: string;
  /** Maximum number of rows; there are as many as fit. */
  rows: number;
  /** Widths of the sheets in every row, as shares of the row. By default, rows differ. */
  sheets?: readonly number[];
  style?: CSSProperties;
}

/** A collage of cut paper, sized by its style: leaves, birds, fruit and suns on coloured sheets. */
export function Collage({ seed, rows, sheets, style }: CollageProps) {
  const { palette } = useScene();
  const papers = papersOf(palette, tonesOf(palette));
  const chance = chanceOf(seed);
  const pick = (count: number) => Math.floor(chance.next().value * count);
  let [paper, thing, plan] = [pick(papers.length), pick(CUTOUTS.length), pick(ROWS.length)];
  const drawn: ReactNode[] = [];
  for (let row = 0; row < rows; row++) {
    plan = (plan + 1 + pick(ROWS.length - 1)) % ROWS.length;
    const shares = sheets ?? ROWS[plan] ?? [];
    drawn.push(
      <div key={row} style={{ ...ROW, gridTemplateColumns: shares.map((n) => `${n}fr`).join(" ") }}>
        {shares.map((share, column) => {
          // Steps that never lead back at once, so that neighbours differ.
          paper = (paper + 1 + pick(4)) % papers.length;
          thing = (thing + 1 + pick(5)) % CUTOUTS.length;
          const [ground = "", colour = ""] = papers[paper] ?? [];
          return (
            <Sheet key={column} ground={ground} copies={share >= WIDE ? 2 : 1}>
              <g transform={`rotate(${pick(5) * 12 - 24} 50 50)`}>
                {CUTOUTS[thing]?.(colour, ground)}
              </g>
            </Sheet>
          );
        })}
      </div>,
    );
  }
  return (
    <div aria-hidden="true" style={{ ...GRID, ...style }}>
      {drawn}
    </div>
  );
}

/** Rows that do not fit have no height. */
const GRID = {
  display: "grid",
  gridTemplateRows: `repeat(auto-fill, minmax(min(${ROW_HEIGHT}px, 100%), 1fr))`,
  gridAutoRows: 0,
  overflow: "hidden",
} as const;
const ROW = { display: "grid", minHeight: 0, overflow: "hidden" } as const;

function Sheet({
  ground,
  copies,
  children,
}: {
  ground: string;
  copies: number;
  children: ReactNode;
}) {
  return (
    // A little larger, so that nothing shines through between two sheets.
    <div style={{ display: "flex", background: ground, outline: `1px solid ${ground}` }}>
      {Array.from({ length: copies }, (_, i) => (
        <div key={i} style={{ position: "relative", flex: 1 }}>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            style={{
              position: "absolute",
              left: "10%",
              top: "10%",
              width: "80%",
              height: "80%",
              overflow: "visible",
            }}
          >
            {children}
          </svg>
        </div>
      ))}
    </div>
  );
}
