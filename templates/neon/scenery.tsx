import { companion, Drift, Layer, type Motif, TubeDrawing, useScene } from "postloom/kit";
import type { CSSProperties } from "react";
import { useHum } from "./light.ts";
import { Traffic } from "./traffic.tsx";

/** Art that drifts goes on beyond the page. */
const BEYOND = 60;

/** A brick wall that drifts by, with the light of the sign on it. */
export function Wall() {
  const { palette, layout } = useScene();
  const line = `color-mix(in oklab, ${palette.background}, ${palette.ink} 9%)`;
  const hum = useHum();
  const width = layout.width + 2 * BEYOND;
  const height = layout.height + 2 * BEYOND;
  return (
    <>
      <Drift
        name="wall"
        x={-22}
        y={16}
        style={{ ...CORNER, left: -BEYOND, top: -BEYOND, width, height }}
      >
        <svg aria-hidden="true" width={width} height={height} style={{ display: "block" }}>
          <defs>
            <pattern id="bricks" width="180" height="132" patternUnits="userSpaceOnUse">
              <path d="M0 1h180M0 67h180M45 1v66M135 67v66" stroke={line} strokeWidth="3" />
            </pattern>
          </defs>
          <rect width="100%" height="100%" fill="url(#bricks)" />
        </svg>
      </Drift>
      <Layer name="light" motion={hum} style={{ ...CORNER, inset: 0 }}>
        <svg
          aria-hidden="true"
          width={layout.width}
          height={layout.height}
          style={{ display: "block" }}
        >
          <defs>
            <radialGradient id="light" cx="50%" cy="42%" r="70%">
              <stop offset="0" stopColor={palette.accent} stopOpacity="0.24" />
              <stop offset="0.5" stopColor={palette.accent} stopOpacity="0.08" />
              <stop offset="1" stopColor={palette.accent} stopOpacity="0" />
            </radialGradient>
          </defs>
          <rect width="100%" height="100%" fill="url(#light)" />
        </svg>
      </Layer>
    </>
  );
}

const CORNER = { position: "absolute", left: 0, top: 0 } as const;

/** A plain up to the horizon, with what the post is about standing there, else a striped setting sun. */
export function Horizon({ motif }: { motif?: Motif | undefined }) {
  const { palette, layout } = useScene();
  const { accent } = palette;
  const second = companion(palette).accent;
  const { insets } = layout;
  const side = { left: -insets.left, right: -insets.right } as const;
  return (
    <>
      <div
        style={{
          position: "absolute",
          ...side,
          top: -120,
          bottom: FLOOR,
          background: `linear-gradient(transparent, color-mix(in oklab, ${accent}, transparent 72%))`,
        }}
      />
      {motif === undefined && <Sun from={accent} to={second} />}
      <Plain width={layout.width} style={{ ...side, bottom: `calc(${FLOOR} - ${DEPTH}px)` }} />
      <Traffic style={{ left: -insets.left, top: `calc(100% - ${FLOOR})` }} />
      {motif !== undefined && <TubeDrawing motif={motif} order={2} style={STANDING} />}
    </>
  );
}

/** The plain that a tall page ends with, where the platform's interface covers it. */
export function Street() {
  const { width, height, insets } = useScene().layout;
  if (height < width * 1.6) return null;
  const top = height - insets.bottom + 40;
  return (
    <>
      <Plain width={width} style={{ left: 0, top }} />
      <Traffic style={{ left: 0, top }} />
    </>
  );
}

/** How much larger the plain gets as the camera drives on over it. */
const DRIVE = 1.35;

/** A plain from the horizon on, whose lines meet in its middle. */
export function Plain({ width, style }: { width: number; style: CSSProperties }) {
  const { palette } = useScene();
  const rows = Array.from({ length: 12 }, (_, i) => Math.round(DEPTH * ((i + 1) / 12) ** 2.2));
  const columns = Array.from({ length: 25 }, (_, i) => i - 12);
  return (
    <Drift
      name="plain"
      scale={DRIVE}
      origin={[0.5, 0]}
      style={{ position: "absolute", width, height: DEPTH, ...style }}
    >
      <svg aria-hidden="true" width={width} height={DEPTH} style={{ display: "block" }}>
        <rect width="100%" height="100%" fill={palette.background} />
        <g stroke={companion(palette).accent} strokeWidth="3" strokeOpacity="0.7">
          {rows.map((y) => (
            <path key={y} d={`M0 ${y}H${width}`} />
          ))}
          {columns.map((i) => (
            <path key={i} d={`M${width / 2 + i * 60} 0L${width / 2 + i * 580} ${DEPTH}`} />
          ))}
        </g>
        <path d={`M0 3H${width}`} stroke={palette.ink} strokeWidth="6" />
      </svg>
    </Drift>
  );
}

/** A little in front of the horizon. */
const STANDING = {
  position: "absolute",
  left: 0,
  top: 24,
  width: "100%",
  height: "calc(100% - 48px)",
} as const;

/** How far the plain extends into the space that the text leaves, and how far down. */
const FLOOR = "min(80px, 40%)";
const DEPTH = 1200;
const STRIPES = 9;

function Sun({ from, to }: { from: string; to: string }) {
  return (
    <Drift
      name="sun"
      scale={1.04}
      origin={[0.5, 1]}
      style={{
        position: "absolute",
        left: 0,
        width: "100%",
        bottom: FLOOR,
        height: "min(100% - 128px, 400px)",
      }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 600 300"
        preserveAspectRatio="xMidYMax"
        style={{ display: "block", width: "100%", height: "100%" }}
      >
        <defs>
          <linearGradient id="sun" x1="0" y1="0" x2="0" y2="0.5">
            <stop offset="0" stopColor={`color-mix(in oklab, ${from}, white 45%)`} />
            <stop offset="0.6" stopColor={from} />
            <stop offset="1" stopColor={to} />
          </linearGradient>
          <clipPath id="stripes">
            {Array.from({ length: STRIPES }, (_, i) => (
              <rect key={i} width="600" y={(i * 300) / STRIPES} height={34 - i * 2.4} />
            ))}
          </clipPath>
        </defs>
        <circle cx="300" cy="300" r="300" fill="url(#sun)" clipPath="url(#stripes)" />
      </svg>
    </Drift>
  );
}
