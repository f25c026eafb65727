import type { CSSProperties, ReactNode } from "react";
import { tonesOf } from "../colour/palette.ts";
import { Layer } from "../page/layer.tsx";
import { useGrowth, useProgress } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";

/** Options of every chart. */
interface ChartProps {
  /** Width in canvas pixels. */
  width: number;
  order?: number;
  style?: CSSProperties;
}

/** A ring chart of a share, with room for content in the middle. */
export function Ring({
  share,
  width,
  order = 0,
  thickness = 0.16,
  children,
}: ChartProps & {
  share: number /** As a share of the width. */;
  thickness?: number;
  children?: ReactNode;
}) {
  const { palette, direction } = useScene();
  const { tint: rest } = tonesOf(palette);
  const grown = share * useProgress(order);
  const line = width * thickness;
  const circle = { cx: width / 2, cy: width / 2, r: (width - line) / 2, pathLength: 100 };
  return (
    <div style={{ position: "relative", width, height: width, flexShrink: 0 }}>
      <Layer name={`ring ${order}`} motion={{}} style={{ position: "absolute", inset: 0 }}>
        <svg
          aria-hidden="true"
          width={width}
          height={width}
          fill="none"
          strokeWidth={line}
          style={{
            transform: direction === "rtl" ? "scaleX(-1) rotate(-90deg)" : "rotate(-90deg)",
          }}
        >
          <circle {...circle} stroke={rest} />
          <circle
            {...circle}
            stroke={palette.accent}
            strokeDasharray={`${round(grown * 100)} 200`}
          />
        </svg>
      </Layer>
      <div style={{ position: "absolute", inset: 0, display: "grid", placeItems: "center" }}>
        {children}
      </div>
    </div>
  );
}

/** A pie chart of a share. */
export function Pie({ share, width, order = 0 }: ChartProps & { share: number }) {
  const { palette } = useScene();
  const grown = share * useProgress(order);
  const angle = grown * 2 * Math.PI;
  const end = `${round(50 + 50 * Math.sin(angle))} ${round(50 - 50 * Math.cos(angle))}`;
  return (
    <Drawing name={`pie ${order}`} width={width} box={[100, 100]} style={undefined}>
      <circle cx="50" cy="50" r="50" fill={grown < 1 ? tonesOf(palette).tint : palette.accent} />
      {grown < 1 && (
        <path d={`M50 50V0A50 50 0 ${grown > 0.5 ? 1 : 0} 1 ${end}z`} fill={palette.accent} />
      )}
    </Drawing>
  );
}

/** A waffle chart of a share: a hundred squares, the last one possibly filled in part. */
export function Waffle({
  share,
  columns,
  width,
  order = 0,
  style,
}: ChartProps & { share: number; columns: 10 | 20 | 25 }) {
  const { palette } = useScene();
  const { tint: rest } = tonesOf(palette);
  const filled = share * 100 * useProgress(order);
  const rows = 100 / columns;
  const cells = Array.from({ length: 100 }, (_, i) => ({
    i,
    // Column by column, so that the boundary is straight as it moves.
    x: Math.floor(i / rows) * 10,
    y: (rows - 1 - (i % rows)) * 10,
    part: Math.max(0, Math.min(1, filled - i)),
  }));
  return (
    <Drawing
      name={`waffle ${order}`}
      width={width}
      box={[columns * 10 - 1.6, rows * 10 - 1.6]}
      style={style}
    >
      {cells.map(({ i, x, y, part }) => (
        <rect key={i} x={x} y={y} width="8.4" height="8.4" fill={rest} opacity={part < 1 ? 1 : 0} />
      ))}
      {cells
        .filter(({ part }) => part > 0)
        .map(({ i, x, y, part }) => (
          <rect
            key={i}
            x={x}
            y={round(y + 8.4 * (1 - part))}
            width="8.4"
            height={round(8.4 * part)}
            fill={palette.accent}
          />
        ))}
    </Drawing>
  );
}

/** A chart of a change: a bar before, a bar after, and an arrow from one to the other. */
export function Change({
  factor,
  width,
  height,
  order = 0,
  style,
}: ChartProps & { factor: number; height: number }) {
  const { palette } = useScene();
  const { tint: rest } = tonesOf(palette);
  const most = Math.max(1, factor);
  const before = height / most;
  const after = round((height * (1 + (factor - 1) * useProgress(order))) / most);
  const bar = width * 0.42;
  return (
    <Drawing name={`change ${order}`} width={width} box={[width, height]} style={style}>
      <rect y={height - before} width={bar} height={before} fill={rest} />
      <rect x={width - bar} y={height - after} width={bar} height={after} fill={palette.accent} />
      <path
        d={`M0 ${height - before}H${width}`}
        stroke={palette.ink}
        strokeWidth="5"
        strokeDasharray="5 15"
      />
    </Drawing>
  );
}

/** A bar chart of a share. */
export function Bar({
  share,
  height,
  order = 0,
  fill = "accent",
}: Pick<ChartProps, "order"> & { share: number; height: number; fill?: "accent" | "ink" }) {
  const { palette } = useScene();
  const { tint: rest } = tonesOf(palette);
  const grown = useGrowth({ order });
  const { direction } = useScene();
  const clip = { [direction === "rtl" ? "left" : "right"]: 1 - grown };
  return (
    <div style={{ height, background: rest, flexShrink: 0 }}>
      <Layer name={`bar ${order}`} motion={{ clip }} style={{ height, width: `${share * 100}%` }}>
        <div style={{ height, background: palette[fill] }} />
      </Layer>
    </div>
  );
}

/** A drawing that is mirrored in right-to-left scripts. */
function Drawing(props: {
  name: string;
  width: number;
  box: readonly [number, number];
  style: CSSProperties | undefined;
  children: ReactNode;
}) {
  const { direction } = useScene();
  const [width, height] = props.box;
  return (
    <Layer name={props.name} motion={{}} style={{ flexShrink: 0, ...props.style }}>
      <svg
        aria-hidden="true"
        width={props.width}
        height={(props.width * height) / width}
        viewBox={`0 0 ${width} ${height}`}
        style={{ display: "block", ...(direction === "rtl" && { transform: "scaleX(-1)" }) }}
      >
        {props.children}
      </svg>
    </Layer>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
