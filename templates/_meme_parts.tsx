import { type CSSProperties, createContext, type ReactNode, useContext } from "react";
import { Column, Space, useRoom } from "../remotion/fit.tsx";
import { hashOf } from "../remotion/hash.ts";
import { useEntrance } from "../remotion/motion.ts";
import { useScene } from "../remotion/scene.tsx";
import { DRAWN, LINE } from "./_meme_cast.tsx";
import { SCENES } from "./_meme_scenes.tsx";

/** What the scenes of a post have in common. */
export interface Stage {
  /** Colour that the scenes are painted in. */
  accent: string;
  /** True on every other slide, so that neighbours never show the same scene. */
  isOdd: boolean;
  /** True for a picture without neighbours. */
  isAlone: boolean;
}

const StageContext = createContext<Stage>({ accent: "#ffc928", isOdd: false, isAlone: true });

/** Tells the scenes inside it what they have in common. */
export const StageProvider = StageContext.Provider;

/** Over the whole of what it stands in. */
export const FULL = {
  position: "absolute",
  left: 0,
  top: 0,
  width: "100%",
  height: "100%",
} as const;

/** Rays from the middle of the picture, a shade off the ground. */
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

/** A comic's panel. */
function Panel({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  const motion = useEntrance("grow", 1);
  return (
    <div
      style={{
        ...FULL,
        boxSizing: "border-box",
        overflow: "clip",
        border: `8px solid ${LINE}`,
        borderRadius: 36,
        ...style,
        ...motion,
      }}
    >
      {children}
    </div>
  );
}

/** Options of {@linkcode Scene}. */
export interface SceneProps {
  /** The same text always gets the same scene. */
  of: string;
  isPayOff?: boolean;
  /** Least height of the room that it fills, and what it leaves of that above, in canvas pixels. */
  min: number;
  gap?: number;
}

/** A drawn scene, as large as the texts leave room for. */
export function Scene({ of, isPayOff = false, min, gap = 44 }: SceneProps) {
  const { accent, isOdd, isAlone } = useContext(StageContext);
  const room = useRoom();
  const hash = hashOf(of);
  const number = isAlone ? hash : 2 * (hash % (SCENES.length / 2)) + Number(isOdd);
  const draw = SCENES[number % SCENES.length];
  const colours = {
    accent: `color-mix(in oklab, ${accent}, white 12%)`,
    wall: `color-mix(in oklab, ${accent}, white 66%)`,
    pattern: `color-mix(in oklab, ${accent}, white 54%)`,
    ground: `color-mix(in oklab, ${accent}, #7a5a48 45%)`,
  };
  return (
    <Space min={min > 400 ? min / room : min}>
      <Panel style={{ background: colours.wall, top: gap, height: `calc(100% - ${gap}px)` }}>
        <svg
          aria-hidden="true"
          viewBox="0 0 640 440"
          preserveAspectRatio="xMidYMax"
          style={{ ...FULL, overflow: "visible" }}
        >
          {draw?.(colours, isPayOff)}
        </svg>
      </Panel>
    </Space>
  );
}

/** A star that bursts behind something short. */
export function Burst({
  size,
  points,
  children,
}: {
  size: number;
  points: number;
  children: ReactNode;
}) {
  const { palette } = useScene();
  const motion = useEntrance("grow", 1);
  return (
    <div style={{ position: "relative", flexShrink: 0, width: size, height: size, ...motion }}>
      <Star points={points} fill={palette.accent} />
      <Column style={{ ...FULL, left: "20%", width: "60%", display: "grid", placeItems: "center" }}>
        {children}
      </Column>
    </div>
  );
}

export function Star({ points, fill }: { points: number; fill: string }) {
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
        fill={fill}
        {...DRAWN}
        strokeWidth={8}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A panel within a row. */
export function Cell(props: { background: string; order: number; children: ReactNode }) {
  const motion = useEntrance("grow", props.order);
  return (
    <div
      style={{
        position: "relative",
        overflow: "clip",
        background: props.background,
        border: `8px solid ${LINE}`,
        borderRadius: 28,
        ...motion,
      }}
    >
      {props.children}
    </div>
  );
}
