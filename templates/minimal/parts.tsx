import {
  Bleed,
  type Crossing,
  CutPaper,
  Disc,
  type Edge,
  Emblem,
  type Motif,
  Panorama,
  Space,
  useEmblem,
  useScene,
} from "postloom/kit";

/** Options of {@linkcode Rising}. */
interface RisingProps {
  index: number;
  total: number;
}

/**
 * A disc that rises from the bottom edge of a tall page, which the platform's interface covers. It lies
 * on the edge between two slides, so that it goes on from one to the next.
 */
export function Rising({ index, total }: RisingProps) {
  const { layout, direction } = useScene();
  const { insets, width } = layout;
  if (!isTall(layout)) return null;
  const size = insets.bottom * 2.3;
  const end = direction === "ltr" ? width : 0;
  const edge = risesAtEnd(index) ? end : width - end;
  const isAlone = risesAtEnd(index) && index === total - 1;
  const left = (isAlone ? width / 2 : edge) - size / 2;
  // A little lower than the words end.
  const style = { position: "absolute", left, bottom: insets.bottom - 40 - size } as const;
  return <Disc size={size} entrance="none" style={style} />;
}

/** Whether a slide has the first half of a disc that rises, at its end, or the second one. */
export function risesAtEnd(index: number): boolean {
  return index % 2 === 0;
}

/** True if the platform's interface covers the top and the bottom of the page. */
export function isTall({ width, height }: { width: number; height: number }): boolean {
  return height > width * 1.6;
}

/** Options of {@linkcode Oversized}. */
interface OversizedProps {
  motif: Motif;
  /** The edges that it goes beyond. */
  to: readonly Edge[];
  turn?: number;
}

/** A drawing in two colours, as large as the room that words leave, and partly out of the frame. */
export function Oversized({ motif, to, turn = -9 }: OversizedProps) {
  const { direction } = useScene();
  const x = to.includes("end") === (direction === "ltr") ? "xMax" : "xMin";
  const isAtBottom = to.includes("bottom");
  return (
    <Bleed to={[...to, "start", "end"]} style={{ overflow: "hidden" }}>
      <CutPaper
        name="drawing"
        entrance="rise"
        drift={{ y: 22, rotate: 1.5, scale: 1.06 }}
        motif={motif}
        cut="two-tone"
        align={`${x}Y${isAtBottom ? "Min" : "Max"}`}
        turn={turn}
        style={{
          position: "absolute",
          [isAtBottom ? "bottom" : "top"]: "-12%",
          [to.includes("end") ? "insetInlineEnd" : "insetInlineStart"]: "-13%",
          width: "113%",
          height: "106%",
        }}
        pictureStyle={FULL}
      />
    </Bleed>
  );
}

const FULL = { position: "absolute", inset: 0 } as const;

/** A drawing half out of a narrow column. */
export function Cropped({ motif }: { motif: Motif }) {
  const { direction } = useScene();
  return (
    <CutPaper
      name="drawing"
      entrance="rise"
      drift={{ y: 26, rotate: 2 }}
      motif={motif}
      cut="two-tone"
      align={direction === "rtl" ? "xMaxYMid" : "xMinYMid"}
      turn={8}
      span={400}
      style={{ ...COLUMN, insetInlineStart: "6%", width: "185%" }}
      pictureStyle={FULL}
    />
  );
}

const COLUMN = { position: "absolute", top: "20%", height: "56%" } as const;

/** A drawing on the disc, both as high as their box. */
export function OnDisc({ motif }: { motif?: Motif | undefined }) {
  const { palette } = useScene();
  return (
    <Disc
      name="disc"
      at={0}
      size="auto"
      style={{ position: "relative", height: "100%", aspectRatio: 1 }}
    >
      {motif === undefined && <Lettered />}
      {motif !== undefined && (
        <CutPaper
          name="drawing"
          entrance="pop"
          drift={{ rotate: 2, y: 8 }}
          motif={motif}
          ground={palette.accent}
          style={{ position: "absolute", left: "14%", top: "14%", width: "72%", height: "72%" }}
        />
      )}
    </Disc>
  );
}

/** Options of {@linkcode Lettered}. */
interface LetteredProps {
  /** True where the lower part of the disc is not seen. */
  isHigh?: boolean;
  /** True for a disc in which no word can be read. */
  isSmall?: boolean;
}

/** What the slide is known by, cut out of the disc. */
export function Lettered({ isHigh = false, isSmall = false }: LetteredProps) {
  const { palette } = useScene();
  const emblem = useEmblem();
  if (isSmall && !/^(?:\p{Nd}{1,2}|\P{Ps})$/u.test(emblem)) return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" style={{ ...FULL, display: "block" }}>
      <Emblem
        x={isHigh ? 30 : 20}
        y={isHigh ? 5 : 20}
        side={isHigh ? 40 : 60}
        fill={palette.background}
      />
    </svg>
  );
}

/** A drawing in the space between words, at the edge that they end at. */
export function Amid({ motif, min }: { motif: Motif; min: number }) {
  const { direction } = useScene();
  return (
    <Space min={min}>
      <CutPaper
        name="drawing"
        entrance="rise"
        drift={{ y: 14, rotate: 1.5, scale: 1.05 }}
        motif={motif}
        cut="two-tone"
        align={direction === "rtl" ? "xMinYMid" : "xMaxYMid"}
        turn={6}
        style={AMID}
        pictureStyle={AMID}
      />
    </Space>
  );
}

const AMID = {
  position: "absolute",
  left: 0,
  top: 44,
  width: "100%",
  height: "calc(100% - 80px)",
} as const;

/** The upper part of the disc below the words, on the bottom edge. */
export function Cap({ isPlain = false }: { isPlain?: boolean }) {
  const { layout } = useScene();
  if (isTall(layout)) return null;
  return (
    <Bleed to={["start", "end", "bottom"]} style={{ top: 56, overflow: "hidden" }}>
      <Disc
        name="cap"
        entrance="rise"
        at={0}
        size={CAP}
        style={{ position: "absolute", top: 0, left: (layout.width - CAP) / 2 }}
      >
        {!isPlain && <Lettered isHigh />}
      </Disc>
    </Bleed>
  );
}

const CAP = 860;

/** Half of a drawing at the edge of the page, on half of the disc, both of which go on there. */
export function Across({ crossing }: { crossing: Crossing }) {
  const { palette } = useScene();
  const disc = (edge: number) => (
    <Disc
      size={ACROSS}
      entrance="none"
      style={{ position: "absolute", left: edge - ACROSS / 2, top: 60 }}
    />
  );
  return <Panorama crossing={crossing} behind={palette.accent} ground={disc} />;
}

const ACROSS = 980;

/** The corner that no disc rises from. */
export function atBottom(index: number): readonly Edge[] {
  return risesAtEnd(index) ? ["start", "bottom"] : ["end", "bottom"];
}
