import {
  Bleed,
  belowSlide,
  type Crossing,
  CutPaper,
  Drift,
  Emblem,
  emblemWidth,
  isPicture,
  Layer,
  Marked,
  type Motif,
  type Palette,
  Panorama,
  Part,
  Shape,
  Space,
  Text,
  useEmblem,
  useScene,
} from "postloom/kit";
import type { ReactNode } from "react";
import { BODY } from "./type.ts";

/** A thick and a thin rule, as above the front page's first column. */
export function Masthead() {
  return (
    <div style={{ marginBottom: 52 }}>
      <Shape tone="ink" entrance="none" style={{ height: 18 }} />
      <Shape tone="ink" entrance="none" style={{ height: 3, marginTop: 9 }} />
    </div>
  );
}

/** A short text in capitals on the accent colour, as in a lower third. */
export function Strap({
  size,
  order = 0,
  children,
}: {
  size: [number, number];
  order?: number;
  children: string;
}) {
  const { palette } = useScene();
  return (
    <Part
      name={`strap ${order} ${children}`}
      entrance="wipe"
      order={order}
      {...(order === 0 && { at: 4 })}
      style={{ alignSelf: "flex-start", maxWidth: "100%" }}
    >
      <Text
        face="display"
        weight={800}
        stretch={86}
        leading={1.1}
        tracking={0.01}
        tone="onAccent"
        caps
        oneLine
        size={size}
        entrance="none"
        style={{
          boxSizing: "border-box",
          width: "fit-content",
          maxWidth: "100%",
          padding: "0.3em 0.5em",
          background: palette.accent,
        }}
      >
        {children}
      </Text>
    </Part>
  );
}

/** Lines that grow thicker downwards, in the box that they are in. */
function Lines() {
  return (
    <Layer name="lines" motion={{ mask: {} }} style={FULL}>
      <div style={LINES}>
        {Array.from({ length: 16 }, (_, i) => (
          <Shape
            key={i}
            name={`line ${i}`}
            at={i}
            style={{ height: 66 * 0.79 ** i + 2, marginBottom: 22 }}
          />
        ))}
      </div>
    </Layer>
  );
}

const FULL = { position: "absolute", left: 0, top: 0, width: "100%", height: "100%" } as const;
const LINES = {
  height: "100%",
  display: "flex",
  flexDirection: "column-reverse",
} as const;

/** Distance of the dots of a printed picture, in canvas pixels. */
const PITCH = 36;
const DOT_ROWS = 17;

/** Options of {@linkcode Halftone}. */
interface HalftoneProps {
  tone?: keyof Palette;
  /** Radius of the largest dots, as a share of their distance: at 0.63 they leave nothing between them. */
  most?: number;
  /** True where the dots grow upwards. */
  fromTop?: boolean;
}

/** The dots of a printed picture, which grow towards an edge of their box. */
function Halftone({ tone = "accent", most = 0.58, fromTop = false }: HalftoneProps) {
  const { palette } = useScene();
  const width = 1080;
  const height = DOT_ROWS * PITCH;
  const dots = Array.from({ length: DOT_ROWS }, (_, row) => {
    const radius = (PITCH * most * (row + 1)) / DOT_ROWS;
    const shift = row % 2 === 0 ? 0 : PITCH / 2;
    const across = Array.from({ length: width / PITCH + 1 }, (_, column) => {
      const x = column * PITCH + shift - radius;
      const y = (row + 0.5) * PITCH;
      return `M${x.toFixed(1)} ${y}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(2 * radius).toFixed(1)} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(-2 * radius).toFixed(1)} 0`;
    });
    return across.join("");
  });
  return (
    <Drift
      name={`halftone ${fromTop ? "above" : "below"}`}
      scale={1.12}
      origin={[0.5, fromTop ? 0 : 1]}
      style={FULL}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMax slice"
        style={{ ...FULL, ...(fromTop && { transform: "scaleY(-1)" }) }}
      >
        <path d={dots.join("")} fill={palette[tone]} />
      </svg>
    </Drift>
  );
}

/** Print at the ends of a tall page, which the platform's interface covers. */
export function Edges({ hasTop, hasBottom }: { hasTop: boolean; hasBottom: boolean }) {
  const { width, height, insets } = useScene().layout;
  if (height < width * 1.6) return null;
  const edge = { position: "absolute", left: 0, width } as const;
  return (
    <>
      {hasTop && (
        <Layer
          name="edge above"
          motion={{ mask: {} }}
          style={{ ...edge, top: 0, height: insets.top - 36 }}
        >
          <Halftone fromTop />
        </Layer>
      )}
      {hasBottom && (
        <Layer
          name="edge below"
          motion={{ mask: {} }}
          style={{ ...edge, bottom: 0, height: insets.bottom - 24 }}
        >
          <Halftone />
        </Layer>
      )}
    </>
  );
}

/** Print below the words of a tall page's band, where the platform's interface is. */
export function BelowWords() {
  const { layout } = useScene();
  const { width, height, insets } = layout;
  if (height < width * 1.6) return null;
  return (
    <Layer
      name="below words"
      motion={{ mask: {} }}
      style={{
        position: "absolute",
        left: -insets.left,
        width,
        bottom: -belowSlide(layout),
        height: insets.bottom - 24,
      }}
    >
      <Halftone />
    </Layer>
  );
}

/** Words of more letters would be low where they are as wide as the page. */
const LONGEST = 9;

/** What a page is known by, where nothing else is shown: as tall as its box, at its end. */
function Letters({ fill, isNarrow = false }: { fill: string; isNarrow?: boolean }) {
  const { direction } = useScene();
  const letters = useEmblem(isNarrow ? 0 : LONGEST);
  const width = 100 * emblemWidth(letters);
  return (
    <Drift name="letters" x={-24} y={6} scale={1.06} style={{ ...FULL, top: "6%", height: "88%" }}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} 100`}
        preserveAspectRatio={direction === "rtl" ? "xMinYMid" : "xMaxYMid"}
        style={{
          display: "block",
          width: "94%",
          height: "100%",
          margin: "0 3%",
          overflow: "visible",
        }}
      >
        <Emblem x={width / 2 - 50} side={100} letters={letters} isWide fill={fill} />
      </svg>
    </Drift>
  );
}

/** What the news are about, before lines. */
export function Seen({ motif }: { motif?: Motif | undefined }) {
  const { palette, direction } = useScene();
  return (
    <>
      <Lines />
      {motif === undefined && <Letters fill={palette.ink} />}
      {motif !== undefined && (
        <CutPaper
          name="drawing"
          entrance="rise"
          drift={{ x: -24, y: 6, scale: 1.06 }}
          motif={motif}
          outline={palette.ink}
          align={direction === "rtl" ? "xMinYMax" : "xMaxYMax"}
          style={{ ...FULL, top: "8%", height: "96%", insetInlineEnd: -40 }}
          pictureStyle={FULL}
        />
      )}
    </>
  );
}

/** Options of {@linkcode Print}. */
interface PrintProps {
  motif?: Motif | undefined;
  /** True in a box that is much wider than it is high, which a thing is larger than. */
  isStrip?: boolean;
  /** What is seen of the slide's words where nothing else is: a word needs width, and all of it height. */
  letters?: "wide" | "narrow" | "none";
}

/** A printed picture of a thing, on the accent's colour. */
export function Print({ motif, isStrip = false, letters = "wide" }: PrintProps) {
  const { palette, direction } = useScene();
  return (
    <Layer name="print" motion={{ mask: {} }} style={FULL}>
      <div style={{ ...FULL, background: palette.accent }}>
        <Halftone tone="background" most={0.42} />
        {motif === undefined && letters !== "none" && (
          <Letters fill={palette.ink} isNarrow={letters === "narrow"} />
        )}
        {motif !== undefined && (
          <CutPaper
            name="drawing"
            entrance="rise"
            drift={{ x: -24, y: 6, scale: 1.06 }}
            motif={motif}
            outline={palette.ink}
            turn={-5}
            align={isStrip ? (direction === "rtl" ? "xMinYMin" : "xMaxYMin") : "xMidYMid"}
            style={{
              ...FULL,
              left: "3%",
              top: "6%",
              width: "94%",
              height: isStrip ? "136%" : "100%",
            }}
            pictureStyle={FULL}
          />
        )}
      </div>
    </Layer>
  );
}

/** What a page is about, standing on its bottom edge. */
export function Standing({ motif }: { motif?: Motif | undefined }) {
  const { direction, palette } = useScene();
  // On its own colour, the accent is the ink's.
  const isInverse = palette.accent === palette.ink;
  return (
    <>
      <Halftone tone={isInverse ? "rule" : "accent"} />
      {motif === undefined && <Letters fill={palette.ink} />}
      {motif !== undefined && (
        <CutPaper
          name="drawing"
          entrance="rise"
          drift={{ x: -24, y: 6, scale: 1.06 }}
          motif={motif}
          {...(isInverse ? { ground: palette.background } : { outline: palette.ink })}
          align={direction === "rtl" ? "xMinYMax" : "xMaxYMax"}
          style={{ ...FULL, left: "4%", width: "92%", top: 0, height: "102%" }}
          pictureStyle={FULL}
        />
      )}
    </>
  );
}

/** Half of a thing at the edge of the page, on print that goes on there. */
export function Across({ crossing }: { crossing: Crossing }) {
  const { palette } = useScene();
  return (
    <Panorama
      crossing={crossing}
      ground={() => <Halftone />}
      draw={(drawing, style) => (
        <CutPaper motif={drawing} outline={palette.ink} turn={-5} style={style} />
      )}
    />
  );
}

/** Longer ones take more room than they are worth. */
const MAX_CAPTION_LENGTH = 90;

/** What stands below a picture; null if that is not known, or too long. */
export function captionOf(motif: Motif | undefined): string | null {
  if (motif === undefined || !isPicture(motif)) return null;
  const { alt } = motif;
  return alt === null || alt.length > MAX_CAPTION_LENGTH ? null : alt;
}

/** Art in the space that the words above it leave, down to the bottom edge. */
export function Below({ min, children }: { min: number; children: ReactNode }) {
  return (
    <Space min={min}>
      <Bleed to={["start", "end", "bottom"]} style={{ top: 40, overflow: "hidden" }}>
        {children}
      </Bleed>
    </Space>
  );
}

/** A printed picture in the space that the words below it leave. */
export function Above({ min, ...print }: { min: number } & Omit<PrintProps, "isStrip">) {
  return (
    <Space min={min}>
      <Bleed to={["start", "end"]} style={{ bottom: 48 }}>
        <Print {...print} />
      </Bleed>
    </Space>
  );
}

/** A printed picture in the space between a headline and what is below it. */
export function Between({ min, motif }: { min: number; motif: Motif | undefined }) {
  return (
    <Space min={min + 72}>
      <Bleed to={["start", "end"]} style={{ top: 44, bottom: 28 }}>
        <Print motif={motif} isStrip />
      </Bleed>
    </Space>
  );
}

/** Running text in a narrower column beside a line. */
export function Aside({ children }: { children: string }) {
  if (children === "") return null;
  const line = <Shape name="aside" order={2} says={children} />;
  return (
    <Marked mark={line} width={10} gap={36} style={{ marginInlineStart: "12%" }}>
      <Text {...BODY} order={2}>
        {children}
      </Text>
    </Marked>
  );
}
