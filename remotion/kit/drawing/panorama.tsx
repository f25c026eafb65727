import type { CSSProperties, ReactNode } from "react";
import type { Drawing } from "../../../src/posts/drawing.ts";
import type { Crossing } from "../../../src/posts/slide.ts";
import { belowSlide } from "../page/layout.ts";
import { useScene } from "../page/scene.tsx";
import { CutPaper } from "./cut_paper.tsx";

/** Height of a panorama above the bottom edge of the canvas, or above what the platform covers there. */
const HEIGHT = 470;

/** Below the foot of the words. */
const APART = { flexShrink: 0, marginTop: 36 } as const;

/** Options of {@linkcode Panorama}. */
export interface PanoramaProps {
  crossing: Crossing;
  /**
   * Draws what is behind the thing in a box as wide as the canvas, the same on both slides. It is told
   * the position of the slides' common edge from the left, in canvas pixels.
   */
  ground(edge: number): ReactNode;
  /** Colour behind the thing. Defaults to the page's background. */
  behind?: string;
  /** How far it is turned, in degrees. */
  turn?: number;
  /** Draws the thing as large as its style says. Defaults to cut paper. */
  draw?(drawing: Drawing, style: CSSProperties): ReactNode;
}

/**
 * The bottom of a page with half of a drawing at the edge, the other half of which is on the next slide
 * or the one before. Takes the same height on both, whatever their words; put it last.
 */
export function Panorama({ crossing, ground, behind, turn = 0, draw }: PanoramaProps) {
  const { layout, direction } = useScene();
  const { insets, width } = layout;
  // What the platform covers shows the ground.
  const depth = Math.max(0, insets.bottom - 120);
  const height = HEIGHT + insets.bottom - depth;
  // As large as it can be and still be known without its foot.
  const size = height * 1.3;
  const isAtRight = (crossing.slide === "first") === (direction === "ltr");
  const place = {
    position: "absolute",
    top: 20,
    left: (isAtRight ? width : 0) - size / 2,
    width: size,
    height: size,
  } as const;
  return (
    <div aria-hidden="true" style={{ position: "relative", height: HEIGHT, ...APART }}>
      <div
        style={{
          position: "absolute",
          left: -insets.left,
          width,
          top: 0,
          bottom: -belowSlide(layout),
          overflow: "hidden",
        }}
      >
        <div style={{ position: "absolute", inset: 0 }}>{ground(isAtRight ? width : 0)}</div>
        {draw?.(crossing.drawing, place) ?? (
          <CutPaper
            motif={crossing.drawing}
            turn={turn}
            {...(behind !== undefined && { ground: behind })}
            style={place}
          />
        )}
      </div>
    </div>
  );
}
