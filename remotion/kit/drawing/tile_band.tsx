import type { ReactNode } from "react";
import { Layer } from "../page/layer.tsx";
import { belowSlide } from "../page/layout.ts";
import { useScene } from "../page/scene.tsx";
import { Space } from "../type/fit.tsx";
import { Shape } from "./shapes.tsx";
import { Mosaic, type MosaicProps } from "./tiles.tsx";

/** Number of tiles in a {@linkcode TileBand}: one more than is ever visible. */
const COLUMNS = 6;

/** Width of a band's tiles, in canvas pixels: a quarter of the canvas, or a fifth if there is little height. */
export function useTileSize(): number {
  return useScene().layout.slide.height < 1000 ? 216 : 270;
}

/** Options of {@linkcode TileBand}. */
export interface TileBandProps extends Pick<MosaicProps, "seed" | "motif"> {
  /** Content of the first tile. */
  lead?: ReactNode;
}

/** A full-bleed row of tiles, optionally with content in the first one. */
export function TileBand({ seed, motif, lead }: TileBandProps) {
  const { layout, direction } = useScene();
  const { left, right } = layout.insets;
  const tile = useTileSize();
  // What is in it keeps to the text's edge, wherever that is.
  const edge = direction === "rtl" ? right : left;
  const hasLead = lead !== undefined;
  const leadWidth = edge + Math.round(tile * 0.69);
  return (
    <Layer
      name="tile band"
      motion={{ mask: {} }}
      style={{ flexShrink: 0, marginLeft: -left, marginRight: -right }}
    >
      <div style={{ display: "flex", height: tile }}>
        {hasLead && (
          <Shape
            style={{
              width: leadWidth,
              paddingInlineStart: edge,
              boxSizing: "border-box",
              ...MIDDLE,
            }}
          >
            {lead}
          </Shape>
        )}
        <Mosaic
          seed={seed}
          columns={COLUMNS}
          rows={1}
          tile={tile}
          motif={motif}
          seen={Math.floor((layout.width - (hasLead ? leadWidth : 0)) / tile)}
        />
      </div>
    </Layer>
  );
}

const MIDDLE = { display: "grid", alignItems: "center" } as const;

const TILE = 180;
const GAP = 56;

/** Options of {@linkcode TileGround}. */
export interface TileGroundProps extends Pick<MosaicProps, "seed" | "motif"> {
  /** See `Space`. */
  min: number;
}

/** Rows of tiles that fill the space from the text down to the edge of the canvas. */
export function TileGround({ seed, motif, min }: TileGroundProps) {
  const { layout } = useScene();
  const below = belowSlide(layout);
  const height = `round(down, 100% + ${below - GAP}px, ${TILE}px)`;
  return (
    <Space min={min}>
      <Layer
        name="tile ground"
        motion={{ mask: {} }}
        style={{
          position: "absolute",
          left: -layout.insets.left,
          right: -layout.insets.right,
          bottom: -below,
          height,
        }}
      >
        <Mosaic seed={seed} columns={6} rows={9} tile={TILE} motif={motif} />
      </Layer>
    </Space>
  );
}
