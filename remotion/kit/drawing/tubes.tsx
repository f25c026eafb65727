import { type CSSProperties, Fragment, type ReactNode } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { hashOf } from "../hash.ts";
import { together, useDrift } from "../motion/drift.tsx";
import { Layer, type LayerMotion } from "../page/layer.tsx";
import { type EntranceKind, useEntrance } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import { Column } from "../type/fit.tsx";
import { Emblem, emblemWidth, useEmblem } from "./emblem.tsx";
import { isPicture, type Motif } from "./motif.ts";
import { Picture, printTones } from "./picture.tsx";

/** When lamps are turned on, while their scene comes, and how much later those of a higher order are, in frames. */
const LIT = -4;
const LATER = 5;

/** Width and opacity of the layers of a tube's glow, from the outside in. */
const HALO = [
  [54, 0.03],
  [46, 0.04],
  [38, 0.05],
  [31, 0.06],
  [24, 0.08],
  [17, 0.1],
] as const;

const LAYER = {
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** The colour of the core of a lit tube: nearly white. */
function coreOf(accent: string): string {
  return `color-mix(in oklab, ${accent}, white 72%)`;
}

/** A glowing line. Made of layered strokes, as a real blur is slow to render. */
function Lit({ draw, thickness }: { draw(layer: object): ReactNode; thickness: number }) {
  const { accent } = useScene().palette;
  const edge = { ...LAYER, stroke: accent };
  return (
    <>
      {HALO.map(([width, strokeOpacity]) => (
        <g key={width}>{draw({ ...edge, strokeWidth: thickness + width, strokeOpacity })}</g>
      ))}
      {draw({ ...edge, strokeWidth: thickness })}
      {draw({ ...LAYER, stroke: coreOf(accent), strokeWidth: thickness * 0.45 })}
    </>
  );
}

/** Options of {@linkcode Tube}. */
export interface TubeProps {
  /** An SVG path within `width` and `height`, in canvas pixels. */
  path: string;
  width: number;
  height: number;
  thickness?: number;
  entrance?: EntranceKind;
  order?: number;
  /** The words that it is lit with. By itself it is lit when its scene comes. */
  says?: string;
  style?: CSSProperties;
}

/** A bent neon tube, mirrored in right-to-left scripts. */
export function Tube({ path, width, height, thickness = 12, order = 0, ...props }: TubeProps) {
  const { says } = props;
  const { direction } = useScene();
  const beat = says === undefined ? { at: LIT + LATER * order } : { says, order };
  const motion = useEntrance(props.entrance ?? "flicker", beat);
  return (
    <Layer
      name={`tube ${order} ${hashOf(path).toString(36)}`}
      motion={motion}
      style={{ flexShrink: 0, width, height, lineHeight: 0, ...props.style }}
    >
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        style={{ overflow: "visible", ...(direction === "rtl" && { transform: "scaleX(-1)" }) }}
      >
        <Lit thickness={thickness} draw={(layer) => <path d={path} {...layer} />} />
      </svg>
    </Layer>
  );
}

/**
 * A drawing bent from neon tubes along the outlines of its shapes, or a picture of one's own in the
 * light of a frame of tubes.
 */
export function TubeDrawing({
  motif,
  thickness = 9,
  order = 0,
  style,
}: {
  motif: Motif;
  thickness?: number;
  order?: number;
  style?: CSSProperties;
}) {
  const lit = useEntrance("flicker", { at: LIT + LATER * order });
  const motion = together(useDrift({ y: 14, scale: 1.04 }), lit);
  const { palette } = useScene();
  if (isPicture(motif)) {
    return (
      <div style={style}>
        <Picture picture={motif} tones={printTones(palette)} print="bare" style={FRAMED} />
        <Layer name="frame" motion={lit} style={{ position: "absolute", inset: 0 }}>
          <svg aria-hidden="true" style={{ ...FULL, overflow: "visible" }}>
            <Lit thickness={thickness} draw={(layer) => <rect {...layer} {...FRAME} rx={36} />} />
          </svg>
        </Layer>
      </div>
    );
  }
  const { size, shapes, fills } = motif;
  const scale = SIDE / size;
  // Thin details would be drawn over by their own tubes.
  const seen = shapes.filter(({ fill }) => (fills[fill]?.share ?? 0) >= MIN_SHARE);
  return (
    <Layer name={`drawing ${order}`} motion={motion} style={style ?? {}}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        style={{ display: "block", overflow: "visible", ...FULL }}
      >
        {seen.map(({ path }, index) => (
          <Fragment key={index}>
            {/* What lies behind is not seen through what is before it. */}
            <path
              d={path}
              transform={`scale(${scale})`}
              fill={palette.background}
              fillOpacity={0.9}
            />
            <Lit
              thickness={thickness}
              draw={(layer) => (
                <path {...layer} d={path} transform={`scale(${scale})`} {...LINES} />
              )}
            />
          </Fragment>
        ))}
      </svg>
    </Layer>
  );
}

/** Tubes around smaller letters, as those of longer words, would leave nothing of them. */
const LONGEST = 6;

/** What its slide is known by, such as a number or a word, in tubes around it; nothing where there is none. */
export function TubeEmblem({
  thickness = 12,
  style,
}: {
  thickness?: number;
  style?: CSSProperties;
}) {
  const { accent, background } = useScene().palette;
  const letters = useEmblem(LONGEST);
  const width = SIDE * emblemWidth(letters);
  const lit = useEntrance("flicker", { at: LIT });
  const motion = together(useDrift({ y: 14, scale: 1.04 }), lit);
  const edge = { ...LAYER, ...LINES, stroke: accent };
  // From the outside in: letters are drawn of parts that lie over each other, so that no line may be in them.
  const layers = [
    ...HALO.map(([width, strokeOpacity]) => ({
      ...edge,
      strokeWidth: 2 * thickness + width,
      strokeOpacity,
    })),
    { ...edge, strokeWidth: 2 * thickness },
    { ...edge, stroke: coreOf(accent), strokeWidth: 1.45 * thickness },
    { ...edge, strokeWidth: 0.55 * thickness },
    { fill: background },
  ];
  return (
    <Layer name="emblem" motion={motion} style={style ?? {}}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${SIDE}`}
        style={{ display: "block", overflow: "visible", ...FULL }}
      >
        <Emblem
          x={(width - SIDE) / 2}
          side={SIDE}
          letters={letters}
          isWide
          draw={(text) =>
            layers.map((layer, index) => (
              <text key={index} {...text} {...layer}>
                {letters}
              </text>
            ))
          }
        />
      </svg>
    </Layer>
  );
}

/** Within the tubes of its frame. */
const FRAMED = { position: "absolute", inset: 0, borderRadius: 36 } as const;

/** Side of the square that a drawing's tubes are bent in, in canvas pixels. */
const SIDE = 600;
/** Colours of which less is seen are left out. */
const MIN_SHARE = 0.04;
/** Lines as thick as told, however large the drawing. */
const LINES = { vectorEffect: "non-scaling-stroke" } as const;

/** Options of {@linkcode Sign}. */
export interface SignProps {
  /** A frame made of one bent tube, or of bulbs. */
  of?: "tube" | "bulbs";
  radius?: number;
  order?: number;
  style?: CSSProperties;
  children: ReactNode;
}

/** A frame of light around a column of text. Bulbs are lit in turn, and there are none beside grave words. */
export function Sign({ of = "tube", radius = 48, order = 0, style, children }: SignProps) {
  const lit = useEntrance("flicker", { at: LIT + LATER * order });
  const [odd, even] = useTurns();
  const isPlain = useScene().tone === "grave" || of === "tube";
  const frame = (layer: object) => <rect {...layer} {...FRAME} rx={radius} />;
  const drawn = (name: string, motion: LayerMotion, content: ReactNode) => (
    <Layer
      name={`${name} ${order}`}
      motion={together(motion, lit)}
      style={{ position: "absolute", inset: 0 }}
    >
      <svg aria-hidden="true" style={{ display: "block", ...FULL, overflow: "visible" }}>
        {content}
      </svg>
    </Layer>
  );
  return (
    <Column style={{ position: "relative", ...style }}>
      {isPlain ? (
        drawn("sign", {}, <Lit thickness={10} draw={frame} />)
      ) : (
        <>
          {drawn("rails", {}, <Rails radius={radius} />)}
          {drawn("odd bulbs", odd, <Bulbs radius={radius} offset={0} />)}
          {drawn("even bulbs", even, <Bulbs radius={radius} offset={1} />)}
        </>
      )}
      {children}
    </Column>
  );
}

/** How long it takes until bulbs are as bright as before, in frames, and how dark they get. */
const TURN = 40;
const DIMMED = 0.35;

/** Brightness of every other bulb and of those between them. */
function useTurns(): [LayerMotion, LayerMotion] {
  const { frame } = useScene();
  if (frame === Number.POSITIVE_INFINITY) return [{}, {}];
  const share = (1 + Math.sin((2 * Math.PI * frame) / TURN)) / 2;
  return [
    { opacity: DIMMED + (1 - DIMMED) * share },
    { opacity: DIMMED + (1 - DIMMED) * (1 - share) },
  ];
}

const FULL = { width: "100%", height: "100%" } as const;
const FRAME = FULL;

/** An even number, to leave no gap where the frame begins and ends. */
const BULBS = 68;

/** What bulbs are set in, in their light. */
function Rails({ radius }: { radius: number }) {
  const { accent } = useScene().palette;
  const rail = { ...LAYER, ...FRAME, rx: radius, stroke: accent };
  return <rect {...rail} strokeWidth={40} strokeOpacity={0.1} />;
}

/** Every other bulb along the frame, each with its own glow. */
function Bulbs({ radius, offset }: { radius: number; offset: 0 | 1 }) {
  const { accent } = useScene().palette;
  const bulbs = {
    ...LAYER,
    ...FRAME,
    rx: radius,
    pathLength: BULBS,
    strokeDasharray: "0 2",
    strokeDashoffset: offset,
  };
  return (
    <>
      <rect {...bulbs} stroke={accent} strokeWidth={38} strokeOpacity={0.25} />
      <rect {...bulbs} stroke={accent} strokeWidth={24} />
      <rect {...bulbs} stroke={coreOf(accent)} strokeWidth={13} />
    </>
  );
}

/** The style of glowing letters, with an outline and a glow in the colour of the tube. */
export function useLitLetters(): CSSProperties {
  return litLetters(useScene().palette);
}

/** The style of letters that glow in a palette's accent. */
export function litLetters({ accent }: Palette): CSSProperties {
  return {
    paintOrder: "stroke fill",
    strokeLinejoin: "round",
    WebkitTextStroke: `0.045em ${accent}`,
    textShadow: `0 0 0.09em ${accent}, 0 0 0.32em color-mix(in oklab, ${accent}, transparent 35%)`,
  };
}
