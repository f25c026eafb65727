import type { CSSProperties, ReactNode } from "react";
import { Collage } from "../remotion/cutouts.tsx";
import { Column } from "../remotion/fit.tsx";
import { useScene } from "../remotion/scene.tsx";
import { Shape } from "../remotion/shapes.tsx";
import type { SlideProps } from "../src/mod.ts";

/** Height of a strip of art along an edge, in canvas pixels. */
const STRIP = 250;

/** Covers are all art; on tall pages a strip stands where the platform has its own words. */
export function Scenery({ slide }: Pick<SlideProps, "slide">) {
  const { width, height } = useScene().layout;
  const isTall = height > width * 1.6;
  if (slide.kind === "cover" || slide.kind === "closing")
    return <Collage seed={slide.headline} width={width} height={height} style={ABSOLUTE} />;
  if (isTall)
    return (
      <Collage seed="frieze" width={width} height={STRIP} style={{ ...ABSOLUTE, bottom: 0 }} />
    );
  if (slide.kind === "point")
    return (
      <Collage seed={slide.headline} width={width} height={STRIP} style={{ ...ABSOLUTE, top: 0 }} />
    );
  return null;
}

const ABSOLUTE = { position: "absolute" } as const;

/** Keeps text below the strip at the top of a page. */
export function Below() {
  const { width, height, insets } = useScene().layout;
  return height > width * 1.6 ? null : (
    <div style={{ height: STRIP + 60 - insets.top, flexShrink: 0 }} />
  );
}

/** A sheet of paper on the art, with a line around what is printed on it. */
export function Sheet({ children }: { children: ReactNode }) {
  const { palette } = useScene();
  return (
    <Shape tone="background" entrance="none" style={{ position: "relative", padding: 22 }}>
      <div style={{ border: `3px solid ${palette.ink}`, padding: "44px 40px 40px" }}>
        <Column>{children}</Column>
      </div>
    </Shape>
  );
}

/** A line across the page. */
export function Rule({ thick = false, style }: { thick?: boolean; style?: CSSProperties }) {
  return <Shape tone="ink" style={{ height: thick ? 12 : 3, ...style }} />;
}
