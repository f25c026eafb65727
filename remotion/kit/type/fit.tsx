import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { Shape } from "../drawing/shapes.tsx";
import type { Box } from "../page/layout.ts";
import { Tinted, useScene } from "../page/scene.tsx";
import { report } from "../report.ts";
import { fitType, isMisplaced } from "./fitting.ts";

/** Options of {@linkcode Fit}. */
export interface FitProps {
  box: Box;
  /** The type is fitted again when this changes. Defaults to the scene's `fitKey`. */
  fitKey?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A column of text in a box, with the type as large as fits. */
export function Fit({ box, fitKey, style, children }: FitProps) {
  const scene = useScene();
  const boxRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const key = `${fitKey ?? scene.fitKey} ${Object.values(box).join()}`;
  const { typesetting, slide } = scene;
  const still = !scene.reel;
  useLayoutEffect(() => {
    const [box, content] = [boxRef.current, contentRef.current];
    if (box === null || content === null || !typesetting.loaded) return;
    const { shrink, fits } = fitType(box, content);
    const text = content.textContent.slice(0, 80);
    if (!fits || (still && isMisplaced(box, content)))
      report({ kind: "overflow", text, slide }, content);
    else if (shrink < 1) report({ kind: "small_text", scale: shrink, text, slide }, content);
  }, [typesetting, key, still, slide]);
  return (
    <div ref={boxRef} data-box="" style={{ position: "absolute", ...box }}>
      <div
        ref={contentRef}
        data-column=""
        style={{ display: "flex", flexDirection: "column", minHeight: "100%", ...style }}
      >
        {children}
      </div>
    </div>
  );
}

/** A narrower column in a {@linkcode Fit}: the texts inside are fitted to its width. */
export function Column({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <div data-column="" style={{ minWidth: 0, ...style }}>
      {children}
    </div>
  );
}

/** Height of a slide's box in a 4:5 picture, which minimum heights refer to. */
const USUAL_HEIGHT = 1182;

/** Height of the slide's box relative to a 4:5 picture, at most 1; lower if there are captions. */
export function useRoom(): number {
  return Math.min(1, useScene().layout.slide.height / USUAL_HEIGHT);
}

/**
 * Takes the space that the texts of a {@linkcode Fit} leave: at least `min` canvas pixels, less in a low
 * box, and half of that before texts become too small.
 */
export function Space({ min = 48, children }: { min?: number; children?: ReactNode }) {
  const minHeight = `calc(${Math.round(min * useRoom() ** 2)}px * var(--space, 1))`;
  return <div style={{ flex: 1, minHeight, position: "relative" }}>{children}</div>;
}

/** Options of {@linkcode Band}. */
export interface BandProps {
  palette: Palette;
  /** True to extend the band's background to the bottom edge of the canvas. */
  toBottom?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

/** A part of a {@linkcode Fit} in another palette, with a full-bleed background. */
export function Band({ palette, toBottom = false, style, children }: BandProps) {
  const { insets, height } = useScene().layout;
  return (
    <Tinted palette={palette}>
      <div style={{ position: "relative", isolation: "isolate", ...style }}>
        <Shape
          tone="background"
          style={{
            position: "absolute",
            zIndex: -1,
            top: 0,
            bottom: toBottom ? -height : 0,
            left: -insets.left,
            right: -insets.right,
          }}
        />
        {children}
      </div>
    </Tinted>
  );
}
