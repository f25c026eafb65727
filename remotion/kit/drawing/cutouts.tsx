import type { CSSProperties, ReactNode } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { quietTones, type Tones, tonesOf } from "../colour/palette.ts";
import { chanceOf, hashOf } from "../hash.ts";
import { Drift } from "../motion/drift.tsx";
import { useScene } from "../page/scene.tsx";
import { Emblem, useEmblem, useSpelled } from "./emblem.tsx";

/** Shapes cut from coloured paper, of nothing in particular, each drawn in a square of 100. */
const CUTOUTS: readonly ((colour: string, ground: string) => ReactNode)[] = [
  // An arch.
  (colour) => <path d="M12 94V50a38 38 0 0 1 76 0v44H63V50a13 13 0 0 0-26 0v44z" fill={colour} />,
  // A pinwheel of four quarters.
  (colour) => (
    <path
      d="M50 50V6a44 44 0 0 1 44 44zM50 50h44a44 44 0 0 1-44 44zM50 50v44A44 44 0 0 1 6 50zM50 50H6A44 44 0 0 1 50 6z"
      fill={colour}
      transform="translate(3 -3)"
    />
  ),
  // Half discs, one on the other.
  (colour) => <path d="M8 48a42 42 0 0 1 84 0zM8 94a42 42 0 0 1 84 0z" fill={colour} />,
  // Steps.
  (colour) => <path d="M8 92V68h21V49h21V30h21V10h21v82z" fill={colour} />,
  // A ring with a disc in it.
  (colour, ground) => (
    <g fill={colour}>
      <circle cx="50" cy="50" r="45" />
      <circle cx="50" cy="50" r="30" fill={ground} />
      <circle cx="50" cy="50" r="15" />
    </g>
  ),
  // An hourglass.
  (colour) => (
    <path
      d="M10 8h80C84 30 72 42 58 50c14 8 26 20 32 42H10c6-22 18-34 32-42C28 42 16 30 10 8z"
      fill={colour}
    />
  ),
  // A lens.
  (colour) => (
    <path
      d="M50 2C86 26 86 74 50 98 14 74 14 26 50 2z"
      fill={colour}
      transform="rotate(24 50 50)"
    />
  ),
  // A zigzag.
  (colour) => (
    <path
      d="M8 30l21 22 21-22 21 22 21-22M8 66l21 22 21-22 21 22 21-22"
      fill="none"
      stroke={colour}
      strokeWidth="13"
      strokeLinejoin="round"
      strokeLinecap="round"
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

/** The same of tones that keep quiet, as beside grave words. */
function quietPapersOf(palette: Palette): readonly (readonly [string, string])[] {
  const [light = "", middle = "", dark = "", hued = ""] = quietTones(palette);
  return [
    [light, dark],
    [middle, light],
    [light, hued],
    [dark, light],
    [middle, dark],
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

/** A word of more letters would be small in a row, and in a column not all of it seen. */
const MOST_ACROSS = 8;
const ROWS_SEEN = 4;

/** Options of {@linkcode Collage}. */
export interface CollageProps {
  /** The same seed always gives the same picture. */
  seed: string;
  /** Maximum number of rows; there are as many as fit. */
  rows: number;
  /** Widths of the sheets in every row, as shares of the row. By default, rows differ. */
  sheets?: readonly number[];
  /** True for no more than shapes, where other art of the page tells of its slide. */
  isPlain?: boolean;
  style?: CSSProperties;
}

/** A collage of cut paper, sized by its style: plain shapes on coloured sheets. */
export function Collage({ seed, rows, sheets, isPlain = false, style }: CollageProps) {
  const { palette, tone } = useScene();
  const goesDown = sheets?.length === 1;
  const places = goesDown ? Math.min(rows, ROWS_SEEN) : MOST_ACROSS;
  const word = useSpelled(isPlain ? 0 : places);
  const emblem = useEmblem();
  const sign = isPlain ? "" : emblem;
  const papers = tone === "grave" ? quietPapersOf(palette) : papersOf(palette, tonesOf(palette));
  const chance = chanceOf(seed);
  const pick = (count: number) => Math.floor(chance.next().value * count);
  let [paper, thing, plan] = [pick(papers.length), pick(CUTOUTS.length), pick(ROWS.length)];
  const plans = Array.from({ length: rows }, (_, row) => {
    plan = (plan + 1 + pick(ROWS.length - 1)) % ROWS.length;
    const own = sheets ?? ROWS[plan] ?? [];
    // A word has a row to itself, of as many sheets, or goes down a column of single ones.
    const letters = goesDown ? word.slice(row, row + 1) : row === 0 ? word : [];
    const shares = letters.length > own.length ? letters.map(() => 1) : own;
    const signed =
      word.length === 0 && sign !== "" && row === 0 ? hashOf(`emblem ${seed}`) % shares.length : -1;
    const cells = shares.map((share, column): Cell => {
      // Steps that never lead back at once, so that neighbours differ.
      paper = (paper + 1 + pick(4)) % papers.length;
      thing = (thing + 1 + pick(5)) % CUTOUTS.length;
      const [ground = "", colour = ""] = papers[paper] ?? [];
      const turn = pick(5) * 12 - 24;
      const letter = column === signed ? sign : letters[column];
      if (letter !== undefined) {
        const shape = <Emblem key="emblem" side={100} letters={letter} fill={colour} />;
        return { ground, copies: 1, turn: turn / 4, shape };
      }
      const shape = CUTOUTS[thing]?.(colour, ground);
      return { ground, copies: share >= WIDE ? 2 : 1, turn, shape };
    });
    return { columns: shares.map((share) => `${share}fr`).join(" "), cells };
  });
  const name = hashOf(seed).toString(36);
  return (
    <div aria-hidden="true" style={style}>
      <div style={{ ...GRID, overflow: "hidden" }}>
        {plans.map(({ columns, cells }, row) => (
          <div key={row} style={{ ...ROW, overflow: "hidden", gridTemplateColumns: columns }}>
            {cells.map(({ ground }, column) => (
              // A little larger, so that nothing shines through between two sheets.
              <div key={column} style={{ background: ground, outline: `1px solid ${ground}` }} />
            ))}
          </div>
        ))}
      </div>
      <div style={GRID}>
        {plans.map(({ columns, cells }, row) => (
          <Drift
            key={row}
            name={`shapes ${row} ${name}`}
            x={row % 2 === 0 ? SLIDE : -SLIDE}
            style={{ minHeight: 0, display: "grid" }}
          >
            <div style={{ ...ROW, height: "100%", gridTemplateColumns: columns }}>
              {cells.map((cell, column) => (
                <Shapes key={column} {...cell} />
              ))}
            </div>
          </Drift>
        ))}
      </div>
    </div>
  );
}

/** A sheet of paper, with a shape on it once or twice. */
interface Cell {
  ground: string;
  copies: number;
  /** In degrees. */
  turn: number;
  shape: ReactNode;
}

/** How far the shapes of a row slide over its sheets to both sides, in canvas pixels. */
const SLIDE = 14;

/** Rows that do not fit have no height. */
const GRID = {
  position: "absolute",
  inset: 0,
  display: "grid",
  gridTemplateRows: `repeat(auto-fill, minmax(min(${ROW_HEIGHT}px, 100%), 1fr))`,
  gridAutoRows: 0,
} as const;
const ROW = { display: "grid", minHeight: 0 } as const;

function Shapes({ copies, turn, shape }: Cell) {
  return (
    <div style={{ display: "flex", minHeight: 0 }}>
      {Array.from({ length: copies }, (_, i) => (
        <div key={i} style={{ position: "relative", flex: 1 }}>
          <svg aria-hidden="true" viewBox="0 0 100 100" style={SHAPE}>
            <g transform={`rotate(${turn} 50 50)`}>{shape}</g>
          </svg>
        </div>
      ))}
    </div>
  );
}

const SHAPE = {
  position: "absolute",
  left: "10%",
  top: "10%",
  width: "80%",
  height: "80%",
  overflow: "visible",
} as const;
