import type { CSSProperties, ReactNode } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { quietTones, type Tones, tonesOf } from "../colour/palette.ts";
import { chanceOf, hashOf } from "../hash.ts";
import { Layer } from "../page/layer.tsx";
import { type EntranceKind, useEntrance } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import { CutPaper } from "./cut_paper.tsx";
import { Emblem, useEmblem, useSpelled } from "./emblem.tsx";
import { isPicture, type Motif } from "./motif.ts";

/** Drawn in a square of 100; each can be rotated by quarter turns. */
const TILES: readonly ((colour: string, other: string) => ReactNode)[] = [
  (colour) => <path d="M0 0h100A100 100 0 0 1 0 100z" fill={colour} />,
  (colour) => <path d="M0 50a50 50 0 0 1 100 0v50H0z" fill={colour} />,
  (colour, other) => (
    <>
      <circle cx="50" cy="50" r="50" fill={colour} />
      <circle cx="50" cy="50" r="22" fill={other} />
    </>
  ),
  (colour) => <path d="M0 0h25v100H0zM50 0h25v100H50z" fill={colour} />,
  (colour) => (
    <path d="M0 75h25v25H0zM25 50h25v50H25zM50 25h25v75H50zM75 0h25v100H75z" fill={colour} />
  ),
  (colour) => (
    <g fill={colour}>
      {[20, 50, 80].flatMap((y) =>
        [20, 50, 80].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="10" />),
      )}
    </g>
  ),
  (colour) => <path d="M0 0h100L0 100z" fill={colour} />,
  (colour, other) => (
    <>
      <path d="M0 0h100A100 100 0 0 1 0 100z" fill={colour} />
      <path d="M0 0h66A66 66 0 0 1 0 66z" fill={other} />
      <path d="M0 0h33A33 33 0 0 1 0 33z" fill={colour} />
    </>
  ),
  (colour) => <path d="M0 0h50a50 50 0 0 1 50 50v50H50A50 50 0 0 1 0 50z" fill={colour} />,
  (colour, other) => (
    <>
      <path d="M0 0h50a50 50 0 0 1 0 100H0z" fill={colour} />
      <circle cx="50" cy="50" r="22" fill={other} />
    </>
  ),
];

/** Pairs of background and foreground colours; neighbours differ often enough. */
function pairsOf(
  palette: Palette,
  { tint, second }: Tones,
): readonly (readonly [string, string, string])[] {
  const { accent, ink, background } = palette;
  return [
    [accent, background, ink],
    [tint, accent, ink],
    [ink, second, accent],
    [second, background, ink],
    [tint, ink, background],
    [background, accent, second],
    [ink, tint, accent],
    [second, ink, background],
  ];
}

/** The same of tones that keep quiet, as beside grave words. */
function quietPairsOf(palette: Palette): readonly (readonly [string, string, string])[] {
  const [light = "", middle = "", dark = "", hued = ""] = quietTones(palette);
  return [
    [light, middle, dark],
    [middle, light, dark],
    [light, dark, middle],
    [middle, dark, light],
    [dark, middle, light],
    [light, hued, middle],
  ];
}

/** Options of {@linkcode Mosaic}. */
export interface MosaicProps {
  /** The same seed always gives the same tiles. */
  seed: string;
  columns: number;
  rows: number;
  /** Width of a tile in canvas pixels. */
  tile: number;
  /** A drawing that some of the tiles show, so that the pattern is of what the slide is about; none show a picture. */
  motif?: Motif | undefined;
  /** How many of its columns are seen. Defaults to those that fit the canvas; 0 leaves its slide's words out. */
  seen?: number;
  entrance?: EntranceKind;
  style?: CSSProperties;
}

/** Rows of a column that are seen for sure. */
const ROWS_SEEN = 4;
/** A grid of fewer columns is spelled down, as it stands beside words. */
const SPELLED_ACROSS = 4;

/** Which letter each tile shows where no drawing is: a word along a row or down a column, or one sign. */
function useLetters({ seed, columns, rows, tile, motif, seen }: Omit<MosaicProps, "style">) {
  const { width } = useScene().layout;
  const places = seen ?? Math.min(columns, Math.floor(width / tile));
  const goesDown = columns < SPELLED_ACROSS;
  const word = useSpelled(goesDown ? Math.min(rows, ROWS_SEEN) : places);
  const sign = useEmblem();
  const chance = hashOf(`emblem ${seed}`);
  if (motif !== undefined || places === 0) return () => undefined;
  const letters = word.length > 0 ? word : sign === "" ? [] : [sign];
  const start = goesDown ? 0 : chance % Math.max(1, places - letters.length + 1);
  return (row: number, column: number) => {
    if (goesDown) return column === 0 ? letters[row] : undefined;
    return row === 0 ? letters[column - start] : undefined;
  };
}

/** A grid of geometric tiles, different for every seed. */
export function Mosaic({
  seed,
  columns,
  rows,
  tile,
  motif,
  seen,
  entrance = "wipe",
  style,
}: MosaicProps) {
  const letterAt = useLetters({
    seed,
    columns,
    rows,
    tile,
    motif,
    ...(seen !== undefined && { seen }),
  });
  return (
    <div style={{ width: columns * tile, flexShrink: 0, ...style }}>
      {Array.from({ length: rows }, (_, row) => (
        <Row
          key={row}
          seed={`${row} ${seed}`}
          columns={columns}
          tile={tile}
          motif={motif}
          order={row}
          entrance={entrance}
          letterAt={(column) => letterAt(row, column)}
        />
      ))}
    </div>
  );
}

type RowProps = Required<Pick<MosaicProps, "seed" | "columns" | "tile" | "entrance" | "motif">> & {
  order: number;
  letterAt(column: number): string | undefined;
};

/** Row after row, so many frames apart. */
const WAVE = 4;
/** The first of them while the scene comes, so that no page is empty. */
const AHEAD = 6;
/** Of so many tiles, about one shows the motif. */
const TILES_A_MOTIF = 3;
/** Where a motif is in its tile. */
const IN_TILE = { x: 10, y: 10, width: 80, height: 80 } as const;

function Row({ seed, columns, tile, motif, order, entrance, letterAt }: RowProps) {
  const { palette, direction, tone } = useScene();
  const motion = useEntrance(entrance, { at: WAVE * order - AHEAD });
  const pairs = tone === "grave" ? quietPairsOf(palette) : pairsOf(palette, tonesOf(palette));
  const chance = chanceOf(seed);
  const pick = (count: number) => Math.floor(chance.next().value * count);
  // Not first what is on the accent: that may stand before the row.
  let [lastPair, lastTile] = [0, -1];
  return (
    <Layer name={`tiles ${hashOf(seed).toString(36)}`} motion={motion}>
      <svg
        aria-hidden="true"
        width={columns * tile}
        height={tile}
        viewBox={`0 0 ${columns * 100} 100`}
        // Without it, the background shows as hairlines between tiles.
        shapeRendering="geometricPrecision"
        style={{
          display: "block",
          ...(direction === "rtl" && { transform: "scaleX(-1)" }),
        }}
      >
        {Array.from({ length: columns }, (_, column) => {
          // Never the same twice in a row.
          lastPair = (lastPair + 1 + pick(pairs.length - 1)) % pairs.length;
          lastTile = (lastTile + 1 + pick(TILES.length - 1)) % TILES.length;
          const turn = pick(4) * 90;
          const [ground = "", colour = "", other = ""] = pairs[lastPair] ?? [];
          const place = `translate(${column * 100} 0)`;
          if (motif !== undefined && !isPicture(motif) && pick(TILES_A_MOTIF) === 0)
            return (
              <g key={column} transform={place}>
                <path d="M0 0h100v100H0z" fill={ground} />
                <CutPaper motif={motif} ground={ground} style={IN_TILE} />
              </g>
            );
          const letter = letterAt(column);
          if (letter !== undefined)
            return (
              <g key={column} transform={place}>
                <path d="M0 0h100v100H0z" fill={ground} />
                <g {...(direction === "rtl" && { transform: "translate(100 0) scale(-1 1)" })}>
                  <Emblem side={100} letters={letter} fill={colour} />
                </g>
              </g>
            );
          return (
            <g key={column} transform={place}>
              <path d="M0 0h100v100H0z" fill={ground} />
              <g transform={`rotate(${turn} 50 50)`}>
                {TILES[lastTile]?.(colour, colour === other ? ground : other)}
              </g>
            </g>
          );
        })}
      </svg>
    </Layer>
  );
}
