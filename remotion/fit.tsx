import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import { fitType } from "./fitting.ts";
import type { Box } from "./layout.ts";
import { report } from "./report.ts";
import { useScene } from "./scene.tsx";

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
  const { fontsLoaded } = scene;
  useLayoutEffect(() => {
    if (boxRef.current === null || contentRef.current === null || !fontsLoaded || key === "")
      return;
    const { shrink, fits } = fitType(boxRef.current, contentRef.current);
    const text = contentRef.current.textContent.slice(0, 80);
    if (!fits) report({ kind: "overflow", text });
    else if (shrink < 1) report({ kind: "small_text", scale: shrink, text });
  }, [fontsLoaded, key]);
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
