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
  /** Changes when the type has to be fitted again; by default when the slide does. */
  fitKey?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A column of text in a box that it never leaves: the type in it is set as large as there is room for. */
export function Fit({ box, fitKey, style, children }: FitProps) {
  const scene = useScene();
  const boxRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const key = `${fitKey ?? scene.fitKey} ${Object.values(box).join()}`;
  const { typesetting, slide } = scene;
  const still = scene.frame === Number.POSITIVE_INFINITY;
  useLayoutEffect(() => {
    const [box, content] = [boxRef.current, contentRef.current];
    if (box === null || content === null || !typesetting.loaded) return;
    const { shrink, fits } = fitType(box, content);
    const text = content.textContent.slice(0, 80);
    if (!fits || (still && isMisplaced(box, content))) report({ kind: "overflow", text, slide });
    else if (shrink < 1) report({ kind: "small_text", scale: shrink, text, slide });
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

/** A part of a {@linkcode Fit} that is narrower than it: the texts inside keep to its width. */
export function Column({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <div data-column="" style={{ minWidth: 0, ...style }}>
      {children}
    </div>
  );
}

/** Height of a slide's box on a picture of 4:5, which least heights are meant for. */
const USUAL_HEIGHT = 1182;

/** How high the slide's box is beside that of a picture of 4:5, at most 1: less is left where there are captions. */
export function useRoom(): number {
  return Math.min(1, useScene().layout.slide.height / USUAL_HEIGHT);
}

/** The room that the texts of a {@linkcode Fit} leave, at least `min` canvas pixels; less in a low box. */
export function Space({ min = 48, children }: { min?: number; children?: ReactNode }) {
  const minHeight = Math.round(min * useRoom() ** 2);
  return <div style={{ flex: 1, minHeight, position: "relative" }}>{children}</div>;
}

/** Options of {@linkcode Band}. */
export interface BandProps {
  palette: Palette;
  /** True if the band's ground goes on to the lower edge of the canvas. */
  toBottom?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

/** A part of a {@linkcode Fit} in another palette, whose ground runs from edge to edge of the canvas. */
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
