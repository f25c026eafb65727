import type { CSSProperties, ReactNode } from "react";
import { Collage } from "../remotion/cutouts.tsx";
import { Column, Space } from "../remotion/fit.tsx";
import { inverse } from "../remotion/palette.ts";
import { Tinted, useScene } from "../remotion/scene.tsx";
import { Shape } from "../remotion/shapes.tsx";
import { Text } from "../remotion/text.tsx";
import type { SlideProps } from "../src/mod.ts";
import { CENTERED, DISPLAY } from "./_magazine_type.ts";

/** Height of the strip of art at the foot of a tall page, in canvas pixels. */
const STRIP = 250;

function useIsTall(): boolean {
  const { width, height } = useScene().layout;
  return height > width * 1.6;
}

/** Covers are all art; on tall pages a strip stands where the platform has its own words. */
export function Scenery({ slide, seed, index }: Pick<SlideProps, "slide" | "seed" | "index">) {
  const isTall = useIsTall();
  if (slide.kind === "cover" || slide.kind === "closing")
    return <Collage seed={`${seed} ${index}`} rows={8} style={{ ...EVERYWHERE, bottom: 0 }} />;
  if (!isTall) return null;
  return (
    <Collage
      seed={`foot ${seed} ${index}`}
      rows={1}
      style={{ ...EVERYWHERE, top: "auto", bottom: 0, height: STRIP }}
    />
  );
}

const EVERYWHERE = { position: "absolute", top: 0, left: 0, right: 0 } as const;

/** Options of {@linkcode Art}. */
export interface ArtProps {
  seed: string;
  /** Its least height, in canvas pixels. */
  min: number;
  /** True if it goes on to the upper edge of the page. */
  toTop?: boolean;
  sheets?: readonly number[];
}

/** Art from edge to edge that takes all the room which the texts leave. */
export function Art({ seed, min, toTop = false, sheets }: ArtProps) {
  const { left, right, top } = useScene().layout.insets;
  return (
    <Space min={min}>
      <Collage
        seed={seed}
        rows={4}
        {...(sheets !== undefined && { sheets })}
        style={{
          ...EVERYWHERE,
          top: toTop ? -top : 0,
          left: -left,
          right: -right,
          bottom: 0,
        }}
      />
    </Space>
  );
}

/** The name of whom the post is from, across the cover as a magazine's own; nothing without one. */
export function Masthead() {
  const { sender, layout, palette } = useScene();
  const isTall = useIsTall();
  const { left, right, top } = layout.insets;
  const name = sender?.name ?? "";
  if (name === "") return null;
  return (
    <Tinted palette={inverse(palette)}>
      <Shape
        tone="background"
        entrance="none"
        style={{
          margin: `${isTall ? 0 : -top}px ${-right}px 0 ${-left}px`,
          padding: `${isTall ? 36 : top}px ${right}px 40px ${left}px`,
          // Of the page's paper, as sheets in the accent's colour may lie beside it.
          border: `solid ${palette.background}`,
          borderWidth: `${isTall ? EDGE : 0}px 0 ${EDGE}px`,
        }}
      >
        <Column>
          <Text {...DISPLAY} {...NAME} size={[46, name.length > LONG ? 116 : 210]}>
            {name}
          </Text>
        </Column>
      </Shape>
    </Tinted>
  );
}

const EDGE = 16;
/** Letters of a name that takes several lines. */
const LONG = 26;
const NAME = {
  weight: 620,
  leading: 1,
  oneLine: true,
  entrance: "none",
  style: CENTERED,
} as const;

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
