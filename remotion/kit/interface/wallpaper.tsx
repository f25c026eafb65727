import { formatHex, interpolate } from "culori";
import { contrastOf } from "../../../src/colour/contrast.ts";
import type { Drawing } from "../../../src/posts/drawing.ts";
import type { Palette } from "../../../src/posts/template.ts";
import { inverse, MIN_TEXT_CONTRAST, palette } from "../colour/palette.ts";
import { hashOf } from "../hash.ts";
import { Drift } from "../motion/drift.tsx";
import { useScene } from "../page/scene.tsx";

/**
 * The wallpaper behind the window: what the slide is about many times over, tone in tone, or else waves;
 * beside grave words these alone, in the dark.
 */
export function Wallpaper({ drawing }: { drawing?: Drawing | undefined }) {
  const { layout, tone } = useScene();
  const isGrave = tone === "grave";
  const { background, ink } = useWallPalette();
  const tint = (share: number) => `color-mix(in oklab, ${background}, white ${share}%)`;
  // Away from what stands on it.
  const depth = contrastOf(ink, "#ffffff") < MIN_TEXT_CONTRAST ? "black" : "white";
  const shade = (share: number) => `color-mix(in oklab, ${background}, ${depth} ${share}%)`;
  const [width, height] = [layout.width + 2 * BEYOND, layout.height + 2 * BEYOND];
  const box = { display: "block", width, height, background } as const;
  return (
    <Drift
      name="wallpaper"
      scale={1.1}
      x={-26}
      y={34}
      style={{ position: "absolute", left: -BEYOND, top: -BEYOND, width, height }}
    >
      {drawing === undefined || isGrave ? (
        <svg aria-hidden="true" viewBox="0 0 1080 1350" preserveAspectRatio="none" style={box}>
          <path d="M0 0h1080v150C820 40 560 420 0 250z" fill={tint(14)} />
          <path d="M0 0h640C560 150 330 210 0 120z" fill={tint(26)} />
          <path d="M0 1010c330-150 620 150 1080-60v400H0z" fill={shade(12)} />
          <path d="M0 1240c300-160 700 40 1080-110v220H0z" fill={shade(24)} />
        </svg>
      ) : (
        <svg aria-hidden="true" style={box}>
          <Things drawing={drawing} fill={shade(16)} />
        </svg>
      )}
    </Drift>
  );
}

/** The palette of what stands on the wallpaper. */
export function useWallPalette(): Palette {
  const { palette: own, tone } = useScene();
  const strong = inverse(own);
  if (tone !== "grave") return strong;
  const dark = formatHex(interpolate([strong.background, "#000000"], "oklab")(DUSK));
  return palette({ background: dark, ink: "#ffffff", accent: "#ffffff" });
}

/** How much darker the wallpaper is beside grave words. */
const DUSK = 0.5;

/** How far the wallpaper lies beyond the page, as it drifts, in canvas pixels. */
const BEYOND = 80;
/** A piece of the pattern, the side of a thing, and where four of them are in it, turned. */
const PIECE = { width: 432, height: 420 } as const;
const SIDE = 150;
const PLACES = [
  [20, 30, -18],
  [236, 62, 24],
  [52, 246, 14],
  [262, 262, -30],
] as const;

function Things({ drawing, fill }: { drawing: Drawing; fill: string }) {
  const { name, size, shapes } = drawing;
  const id = `things-${hashOf(name)}`;
  const middle = size / 2;
  return (
    <>
      <defs>
        <pattern id={id} {...PIECE} patternUnits="userSpaceOnUse">
          {PLACES.map(([x, y, turn]) => (
            <g
              key={turn}
              transform={`translate(${x} ${y}) scale(${SIDE / size}) rotate(${turn} ${middle} ${middle})`}
              fill={fill}
            >
              {shapes.map(({ path }, index) => (
                <path key={index} d={path} />
              ))}
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}
