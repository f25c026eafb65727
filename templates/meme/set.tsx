import { useElapsed } from "postloom/kit";
import type { ReactNode } from "react";
import { DRAWN } from "./cast.tsx";

/** Colours of a scene's surroundings. */
export interface Colours {
  accent: string;
  wall: string;
  /** A little darker than the wall. */
  pattern: string;
  ground: string;
}

/** Props of a scene. */
interface Moment {
  colours: Colours;
  /** False for the set-up, true for the pay-off: the same place after something has happened. */
  happened: boolean;
}

/** A scene, drawn in 640 x 440; its surroundings extend beyond that. */
export interface SceneDrawing {
  /** The area that must be visible in any panel, however low or narrow: the face and the action. */
  focus: { x: number; y: number; width: number; height: number };
  Drawing(moment: Moment): ReactNode;
}

/** Entrance order of the pay-off: after the scene itself. */
export const PAY_OFF_ORDER = 2;

/** Content that only appears in the pay-off; in a reel it is there at once. */
export function Happening({ children }: { children: ReactNode }) {
  const elapsed = useElapsed({ order: PAY_OFF_ORDER });
  return elapsed < 0 ? null : <g>{children}</g>;
}

/** The ground, across any panel. */
export function Ground({ y, fill }: { y: number; fill: string }) {
  return <rect x={-1000} y={y} width={2640} height={900} fill={fill} {...DRAWN} />;
}

/** Lines of tiles, as in kitchens and bathrooms. */
export function Tiles({ stroke, to }: { stroke: string; to: number }) {
  const lines = Array.from({ length: 26 }, (_, i) => `M${-800 + i * 88} -1000V${to}`);
  const rows = Array.from({ length: 14 }, (_, i) => `M-1000 ${to - i * 88}H1640`);
  return <path d={[...lines, ...rows].join("")} stroke={stroke} strokeWidth={5} fill="none" />;
}

/** Wallpaper down to the ground. */
export function Stripes({ stroke, to }: { stroke: string; to: number }) {
  const lines = Array.from({ length: 30 }, (_, i) => `M${-860 + i * 80} -1000V${to}`);
  return <path d={lines.join("")} stroke={stroke} strokeWidth={22} strokeLinecap="butt" />;
}

/** Hills, across any panel. */
export function Hills({ fill }: { fill: string }) {
  return (
    <path
      d="M-1000 300C-700 170 -500 300 -260 220S60 290 260 210S640 290 860 200S1300 290 1640 210V900H-1000Z"
      fill={fill}
      stroke="none"
    />
  );
}

/** Two clouds, to the left and right of the scene. */
export function Clouds({ y }: { y: number }) {
  return (
    <path
      d="M20 70q4 -40 46 -36q20 -36 60 -14q44 -4 40 50zM486 30q4 -34 40 -30q20 -30 52 -10q36 -2 34 40z"
      transform={`translate(0 ${y})`}
      fill="#ffffff"
      {...DRAWN}
      strokeWidth={5}
    />
  );
}

/** Lines of surprise around a head. */
export function Flash({ x, y }: { x: number; y: number }) {
  return (
    <path
      d="M0 -150V-190M-82 -128L-104 -162M82 -128L104 -162M-138 -78L-174 -98M138 -78L174 -98"
      transform={`translate(${x} ${y})`}
      fill="none"
      {...DRAWN}
      strokeWidth={9}
    />
  );
}

/** Round objects such as popcorn, foam and bubbles, each given by its centre and radius. */
export function Rounds({
  at,
  fill,
}: {
  at: readonly (readonly [x: number, y: number, r: number])[];
  fill: string;
}) {
  return (
    <g fill={fill} {...DRAWN} strokeWidth={5}>
      {at.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
      ))}
    </g>
  );
}

/** Drops of water, each given by its tip. */
export function Drops({ at }: { at: readonly (readonly [x: number, y: number])[] }) {
  const drops = at.map(([x, y]) => `M${x} ${y}c16 22 20 38 0 40c-20 -2 -16 -18 0 -40z`);
  return <path d={drops.join("")} fill="#d8f5ff" {...DRAWN} strokeWidth={5} />;
}
