import {
  type BeatOptions,
  Column,
  Drift,
  type EntranceKind,
  Layer,
  type LayerMotion,
  Part,
  StopMotion,
  Text,
  type TextProps,
  useScene,
} from "postloom/kit";
import type { ReactNode } from "react";
import { DRAWN, LINE } from "./cast.tsx";
import { outlineOf } from "./colours.ts";
import { useIsGrave } from "./gravity.ts";
import { SHOUT, SPOKEN } from "./type.ts";

/** Covers its whole parent. */
export const FULL = {
  position: "absolute",
  left: 0,
  top: 0,
  width: "100%",
  height: "100%",
} as const;

/** Rays from the middle of the picture, slightly off the background colour, that turn slowly. */
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
    <Drift name="rays" rotate={9} style={FULL}>
      <svg
        aria-hidden="true"
        viewBox="0 0 1080 1350"
        preserveAspectRatio="xMidYMid slice"
        style={{ ...FULL, overflow: "visible" }}
      >
        <path d={rays.join("")} fill={palette.surface} />
      </svg>
    </Drift>
  );
}

/** Options of {@linkcode Panel}. */
interface PanelProps extends BeatOptions {
  /** Unlike that of any other panel of the slide. */
  name: string;
  background: string;
  entrance?: EntranceKind;
  /** How its content moves behind its frame. */
  motion?: LayerMotion;
  /** Height in canvas pixels. Defaults to the height of its row. */
  maxHeight?: number;
  /** What lies on its corner. */
  corner?: ReactNode;
  children: ReactNode;
}

/** So that the frame covers the corners of what is behind it. */
const BORDER = 9;
const ROUND = 28;

/** A comic's panel, for a cell of a grid. It is there with its scene, if it has no words to come with. */
export function Panel({ name, background, entrance = "pop", motion = {}, ...props }: PanelProps) {
  const { maxHeight, corner, children, ...beat } = props;
  return (
    <StopMotion>
      <Part
        name={`panel ${name}`}
        entrance={entrance}
        {...(beat.says === undefined ? { at: WITH_SCENE } : beat)}
        style={{
          position: "relative",
          ...(maxHeight !== undefined && { alignSelf: "center", height: "100%", maxHeight }),
        }}
      >
        <div style={{ ...BOX, padding: BORDER, background, borderRadius: ROUND }}>
          <Layer
            name={`in panel ${name}`}
            motion={{ ...motion, mask: {} }}
            style={{ position: "relative", height: "100%" }}
          >
            {children}
          </Layer>
        </div>
        <Layer name={`frame ${name}`} motion={{}} style={{ position: "absolute", inset: 0 }}>
          <div style={{ ...BOX, border: `${BORDER}px solid ${LINE}`, borderRadius: ROUND }} />
          {corner}
        </Layer>
      </Part>
    </StopMotion>
  );
}

const BOX = { position: "relative", boxSizing: "border-box", height: "100%" } as const;
/** As soon as the scene comes, so that no page is empty. */
const WITH_SCENE = -9;

/** How far a label overlaps the panel above it. */
export const OVERLAP = 34;

/** Longer texts want a label as wide as the panel. */
const NAME = 24;

/** A text on a label that overlaps the panel above it. */
export function Label({ style, ...props }: Omit<TextProps, "size">) {
  const { palette } = useScene();
  if (props.children === "") return null;
  // Long texts are not set as shouting.
  const look = props.children.length > 90 ? SPOKEN : SHOUT;
  const width = props.children.length > NAME ? {} : { alignSelf: "flex-start" };
  return (
    <StopMotion>
      <Part
        name="label"
        entrance="pop"
        order={look.order}
        says={props.children}
        style={{ position: "relative", marginTop: -OVERLAP, marginInline: 28, ...width, ...style }}
      >
        <Text
          {...look}
          {...props}
          tone="onAccent"
          entrance="none"
          style={{
            boxSizing: "border-box",
            padding: "0.42em 0.6em 0.46em",
            background: palette.accent,
            border: `8px solid ${outlineOf(palette)}`,
            borderRadius: 28,
          }}
        />
      </Part>
    </StopMotion>
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
      at={4}
      style={{ position: "relative", flexShrink: 0, width: size, height: size }}
    >
      <Turning points={points} />
      <Column style={{ ...FULL, left: "20%", width: "60%", display: "grid", placeItems: "center" }}>
        {children}
      </Column>
    </Part>
  );
}

/** A star that turns slowly behind what is on it; a plain plate where nothing is to be cheered. */
export function Turning({ points }: { points: number }) {
  const { palette } = useScene();
  if (useIsGrave()) {
    const border = `8px solid ${outlineOf(palette)}`;
    return <div style={{ ...FULL, ...PLATE, background: palette.accent, border }} />;
  }
  return (
    <Drift name={`star ${points}`} rotate={12} style={FULL}>
      <Star points={points} />
    </Drift>
  );
}

const PLATE = { boxSizing: "border-box", borderRadius: ROUND } as const;

/** A star in the accent colour that fills its parent. */
function Star({ points }: { points: number }) {
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
