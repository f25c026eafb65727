import {
  belowSlide,
  type Crossing,
  CutPaper,
  isPicture,
  Layer,
  Mosaic,
  type MosaicProps,
  type Motif,
  Panorama,
  Picture,
  Shape,
  Space,
  useArtGround,
  useScene,
  useTileSize,
} from "postloom/kit";

/** Options of {@linkcode Frieze}. */
interface FriezeProps extends Pick<MosaicProps, "seed" | "motif"> {
  /** False where the page has art of its own down to the bottom edge. */
  isAtFoot: boolean;
}

/** Tiles at the ends of a tall picture, where the platform's interface covers it. */
export function Frieze({ isAtFoot, ...mosaic }: FriezeProps) {
  const { height, width, insets } = useScene().layout;
  if (height < width * 1.6) return null;
  const tile = width / 8;
  const tiles = { ...mosaic, columns: 8, tile, entrance: "none" } as const;
  const rows = Math.floor((insets.bottom * 0.9) / tile);
  return (
    <>
      <Mosaic
        {...tiles}
        seed={`top ${mosaic.seed}`}
        rows={1}
        seen={0}
        style={{ ...FRIEZE, top: 0 }}
      />
      {isAtFoot && <Mosaic {...tiles} rows={rows} seen={0} style={{ ...FRIEZE, bottom: 0 }} />}
    </>
  );
}

const FRIEZE = { position: "absolute", left: 0 } as const;

/** Options of {@linkcode Poster} and {@linkcode Panel}. */
interface ArtProps {
  motif?: Motif | undefined;
  seed: string;
}

/** A drawing that stands on the bottom edge, or a picture that lies on it, beside a column of tiles. */
export function Poster({ motif, seed, min }: ArtProps & { motif: Motif; min: number }) {
  const { layout } = useScene();
  const { insets } = layout;
  const below = belowSlide(layout);
  const isPhoto = isPicture(motif);
  // Whole rows of tiles.
  const height = `round(down, 100% + ${below - 48}px, 180px)`;
  const edge = { position: "absolute", bottom: -below } as const;
  const column = isPhoto ? { height } : {};
  const rows = below > 180 ? 2 : 1;
  return (
    <Space min={min}>
      <Layer
        name="tiles"
        motion={isPhoto ? { mask: {} } : {}}
        style={{ ...edge, left: -insets.left, ...column }}
      >
        <Mosaic seed={seed} columns={2} rows={isPhoto ? 9 : rows} tile={180} />
      </Layer>
      <CutPaper
        name="drawing"
        entrance="rise"
        drift={{ x: -18, rotate: 1.5, scale: 1.05 }}
        motif={motif}
        align={isPhoto ? "xMidYMid" : "xMaxYMax"}
        span={720}
        pictureStyle={{ ...edge, left: 360 - insets.left, right: -insets.right, height }}
        style={{
          position: "absolute",
          right: -insets.right / 2,
          bottom: -below - 24,
          width: `calc(100% + ${insets.right}px)`,
          height: `calc(100% + ${below - 24}px)`,
        }}
      />
    </Space>
  );
}

/** A full-bleed panel with a drawing, and tiles beside it; tiles alone without one. */
export function Panel({ motif, seed, rows }: ArtProps & { rows: number }) {
  const { left, right } = useScene().layout.insets;
  const paper = useArtGround();
  const tile = useTileSize() / 2;
  const height = tile * rows;
  return (
    <Layer
      name="panel"
      motion={{ mask: {} }}
      style={{ height, marginLeft: -left, marginRight: -right, flexShrink: 0 }}
    >
      <div style={{ display: "flex", height }}>
        {motif !== undefined && (
          <Shape style={{ position: "relative", flex: 1, background: paper }}>
            <CutPaper
              name="drawing"
              entrance="pop"
              drift={{ x: 14, rotate: 3, scale: 1.05 }}
              motif={motif}
              ground={paper}
              span={670}
              turn={-6}
              pictureStyle={FULL}
              style={{ position: "absolute", left: 0, top: "6%", width: "100%", height: "98%" }}
            />
          </Shape>
        )}
        <Mosaic seed={seed} columns={motif === undefined ? 10 : 3} rows={rows} tile={tile} />
      </div>
    </Layer>
  );
}

/** A square with what a page is about. */
export function Tile({ motif, side }: { motif: Motif; side: number }) {
  const paper = useArtGround();
  const box = { position: "relative", width: side, height: side } as const;
  return (
    <Layer name="tile" motion={{ mask: {} }} style={box}>
      <Shape style={{ ...box, background: paper, overflow: "hidden" }}>
        <CutPaper
          name="drawing"
          entrance="pop"
          drift={{ rotate: 4, scale: 1.06 }}
          motif={motif}
          ground={paper}
          span={side}
          turn={-6}
          pictureStyle={FULL}
          style={{ position: "absolute", left: "8%", top: "8%", width: "84%", height: "84%" }}
        />
      </Shape>
    </Layer>
  );
}

const FULL = { position: "absolute", inset: 0 } as const;

/** A column beside the words, down to the bottom edge: tiles, some of them with the drawing, or a picture. */
export function Tower({ motif, seed }: ArtProps) {
  if (motif !== undefined && isPicture(motif))
    return <Picture picture={motif} span={400} moves style={FULL} />;
  return <Mosaic seed={seed} columns={3} rows={9} tile={216} motif={motif} />;
}

/** Half of a drawing at the edge of the page, on a row of tiles and a ground that go on there. */
export function Across({ crossing, seed }: { crossing: Crossing; seed: string }) {
  const paper = useArtGround();
  const ground = () => (
    <div style={{ position: "absolute", inset: 0, top: TILES, background: paper }}>
      <div style={{ position: "absolute", top: -TILES }}>
        <Mosaic seed={`${crossing.slide} ${seed}`} columns={12} rows={1} tile={TILES} />
      </div>
    </div>
  );
  return <Panorama crossing={crossing} behind={paper} ground={ground} />;
}

const TILES = 90;
