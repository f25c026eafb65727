import type { ReactNode } from "react";
import { Space } from "./fit.tsx";
import { useScene } from "./scene.tsx";
import { Shape } from "./shapes.tsx";
import { Mosaic } from "./tiles.tsx";

/** Tiles in a row of a {@linkcode TileBand}, one more than is ever seen. */
const COLUMNS = 6;

/** Width of a band's tiles in canvas pixels: four fill the canvas, five where it is low. */
export function useTileSize(): number {
  return useScene().layout.slide.height < 1000 ? 216 : 270;
}

/** A row of tiles from edge to edge, that may begin with one which has something in it. */
export function TileBand({ seed, lead }: { seed: string; lead?: ReactNode }) {
  const { left, right } = useScene().layout.insets;
  const tile = useTileSize();
  const hasLead = lead !== undefined;
  return (
    <div
      style={{
        position: "relative",
        height: tile,
        flexShrink: 0,
        marginLeft: -left,
        marginRight: -right,
        overflow: "hidden",
      }}
    >
      <Mosaic
        seed={seed}
        columns={COLUMNS}
        rows={1}
        tile={tile}
        skip={hasLead ? 1 : 0}
        style={{ position: "absolute", insetInlineStart: 0 }}
      />
      {hasLead && (
        <Shape style={{ position: "relative", width: tile, height: tile, ...CENTERED }}>
          {lead}
        </Shape>
      )}
    </div>
  );
}

const CENTERED = { display: "grid", placeItems: "center" } as const;

/** Tiles that fill what the words above leave, and run off the canvas. */
export function TileGround({ seed, min }: { seed: string; min: number }) {
  const { left } = useScene().layout.insets;
  return (
    <Space min={min}>
      <Mosaic
        seed={seed}
        columns={6}
        rows={9}
        tile={180}
        style={{ position: "absolute", top: 56, left: -left }}
      />
    </Space>
  );
}
