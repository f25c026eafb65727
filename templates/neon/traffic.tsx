import { companion, Layer, type LayerMotion, useScene } from "postloom/kit";
import type { CSSProperties } from "react";

/** A lane of the road to the horizon, how far below it, in canvas pixels. */
interface Lane {
  name: string;
  below: number;
  /** Length and thickness of a light that goes by. */
  length: number;
  thickness: number;
  /** Frames from one to the next, when the first one comes, and how long each is seen. */
  every: number;
  first: number;
  lasts: number;
  /** 1 in reading direction, -1 against it. */
  along: 1 | -1;
  isFirstColour: boolean;
}

/** Nearer ones are lower, longer and faster. */
const LANES: readonly Lane[] = [
  {
    name: "far light",
    below: 26,
    length: 260,
    thickness: 6,
    every: 118,
    first: 14,
    lasts: 46,
    along: 1,
    isFirstColour: true,
  },
  {
    name: "near light",
    below: 84,
    length: 560,
    thickness: 12,
    every: 152,
    first: 62,
    lasts: 30,
    along: -1,
    isFirstColour: false,
  },
];

/** Lights of cars that go by now and then, in a reel. */
export function Traffic({ style }: { style: CSSProperties }) {
  return (
    <div aria-hidden="true" style={{ position: "absolute", ...style }}>
      {LANES.map((lane) => (
        <Light key={lane.name} {...lane} />
      ))}
    </div>
  );
}

function Light({ name, below, length, thickness, isFirstColour, ...lane }: Lane) {
  const { palette, layout, frame, direction } = useScene();
  const { accent } = isFirstColour ? palette : companion(palette);
  const isForward = (lane.along === 1) === (direction === "ltr");
  const core = `color-mix(in oklab, ${accent}, white 70%)`;
  const towards = isForward ? "to right" : "to left";
  return (
    <Layer
      name={name}
      motion={passing(frame, { ...lane, length, width: layout.width, isForward })}
      style={{ position: "absolute", left: 0, top: below, width: length, height: thickness }}
    >
      <div
        style={{
          width: "100%",
          height: "100%",
          borderRadius: thickness,
          background: `linear-gradient(${towards}, transparent, ${accent} 70%, ${core})`,
          boxShadow: `0 0 ${2 * thickness}px color-mix(in oklab, ${accent}, transparent 70%)`,
        }}
      />
    </Layer>
  );
}

interface Passing extends Pick<Lane, "every" | "first" | "lasts" | "length"> {
  width: number;
  isForward: boolean;
}

/** Where a light is in a frame of its scene: across the page, and unseen in between. */
function passing(
  frame: number,
  { every, first, lasts, length, width, isForward }: Passing,
): LayerMotion {
  const since = (frame - first) % every;
  if (frame === Number.POSITIVE_INFINITY || frame < first || since > lasts) return { opacity: 0 };
  const share = since / lasts;
  const way = width + 2 * length;
  return { x: isForward ? share * way - length : width - share * way + length };
}
