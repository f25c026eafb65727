import { Column, type EntranceKind, Part, Text, type TextProps, useScene } from "postloom/kit";
import type { ReactNode } from "react";
import { DRAWN, LINE } from "./cast.tsx";
import { outlineOf } from "./colours.ts";
import { SHOUT, SPOKEN } from "./type.ts";

/** Covers its whole parent. */
export const FULL = {
  position: "absolute",
  left: 0,
  top: 0,
  width: "100%",
  height: "100%",
} as const;

/** Rays from the middle of the picture, slightly off the background colour. */
export function Rays() {
  const { palette } = useScene();
  const rays = Array.from({ length: 14 }, (_, i) => {
    const at = (turn: number) => {
      const angle = (2 * Math.PI * turn) / 28;
      return `${Math.round(540 + 1500 * Math.cos(angle))} ${Math.round(675 + 1500 * Math.sin(angle))}`;
    };
    return `M540 675L${at(i * 2)}L${at(i * 2 + 1)}Z`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1080 1350"
      preserveAspectRatio="xMidYMid slice"
      style={FULL}
    >
      <path d={rays.join("")} fill={palette.surface} />
    </svg>
  );
}

/** Options of {@linkcode Panel}. */
interface PanelProps {
  background: string;
  entrance?: EntranceKind;
  order?: number;
  /** Height in canvas pixels. Defaults to the height of its row. */
  maxHeight?: number;
  children: ReactNode;
}

/** A comic's panel, for a cell of a grid. */
export function Panel({ background, entrance = "grow", order = 1, ...props }: PanelProps) {
  const { maxHeight, children } = props;
  return (
    <Part
      name={`panel ${order}`}
      entrance={entrance}
      order={order}
      style={{
        position: "relative",
        ...(maxHeight !== undefined && { alignSelf: "center", height: "100%", maxHeight }),
      }}
    >
      <div
        style={{
          position: "relative",
          boxSizing: "border-box",
          height: "100%",
          overflow: "clip",
          background,
          border: `8px solid ${LINE}`,
          borderRadius: 32,
        }}
      >
        {children}
      </div>
    </Part>
  );
}

/** How far a label overlaps the panel above it. */
export const OVERLAP = 34;

/** A text on a label that overlaps the panel above it. */
export function Label({ style, ...props }: Omit<TextProps, "size">) {
  const { palette } = useScene();
  if (props.children === "") return null;
  // Long texts are not set as shouting.
  const look = props.children.length > 90 ? SPOKEN : SHOUT;
  return (
    <Text
      {...look}
      {...props}
      tone="onAccent"
      style={{
        position: "relative",
        boxSizing: "border-box",
        padding: "0.42em 0.6em 0.46em",
        marginTop: -OVERLAP,
        marginInline: 28,
        background: palette.accent,
        border: `8px solid ${outlineOf(palette)}`,
        borderRadius: 28,
        ...style,
      }}
    />
  );
}

/** A starburst behind a short text. */
export function Burst({
  size,
  points,
  children,
}: {
  size: number;
  points: number;
  children: ReactNode;
}) {
  return (
    <Part
      name="burst"
      entrance="pop"
      order={1}
      style={{ position: "relative", flexShrink: 0, width: size, height: size }}
    >
      <Star points={points} />
      <Column style={{ ...FULL, left: "20%", width: "60%", display: "grid", placeItems: "center" }}>
        {children}
      </Column>
    </Part>
  );
}

/** A star in the accent colour that fills its parent. */
export function Star({ points }: { points: number }) {
  const { palette } = useScene();
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 === 0 ? 98 : 78;
    return `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 200"
      preserveAspectRatio="none"
      style={{ ...FULL, overflow: "visible" }}
    >
      <path
        d={`M${corners.join("L")}Z`}
        fill={palette.accent}
        {...DRAWN}
        stroke={outlineOf(palette)}
        strokeWidth={8}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
