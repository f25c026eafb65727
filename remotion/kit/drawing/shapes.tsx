import type { CSSProperties, ReactNode } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { type EntranceKind, useEntrance } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";

/** Options of {@linkcode Shape}. */
export interface ShapeProps {
  tone?: keyof Palette;
  entrance?: EntranceKind;
  order?: number;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A rectangle in one of the palette's colours, such as a line, a bar or a background. */
export function Shape({
  tone = "accent",
  entrance = "wipe",
  order = 0,
  style,
  children,
}: ShapeProps) {
  const { palette } = useScene();
  const motion = useEntrance(entrance, order);
  return (
    <div style={{ flexShrink: 0, background: palette[tone], ...motion, ...style }}>{children}</div>
  );
}

/** A disc of the given diameter, in canvas pixels or as a CSS length. */
export function Disc({ size, style, ...props }: ShapeProps & { size: number | string }) {
  return (
    <Shape
      entrance="grow"
      {...props}
      style={{ width: size, height: size, borderRadius: "50%", ...style }}
    />
  );
}

/** A background for the whole canvas. It has no entrance, to keep text readable from the first frame. */
export function Backdrop({ tone = "background", style }: Pick<ShapeProps, "tone" | "style">) {
  const { palette } = useScene();
  return <div style={{ position: "absolute", inset: 0, background: palette[tone], ...style }} />;
}

/** Opening quotation marks as a drawing, the same in every script. */
export function QuoteMark({ size, order = 0 }: { size: number; order?: number }) {
  const { palette, direction } = useScene();
  const motion = useEntrance("grow", order);
  return (
    <div style={{ flexShrink: 0, height: size, ...motion }}>
      <svg
        aria-hidden="true"
        width={size * 1.3}
        height={size}
        viewBox="0 0 130 100"
        fill={palette.accent}
        style={direction === "rtl" ? { transform: "scaleX(-1)" } : {}}
      >
        <path d={QUOTE} />
        <path d={QUOTE} transform="translate(70 0)" />
      </svg>
    </div>
  );
}

const QUOTE = "M58 72a28 28 0 1 1-56 0C2 36 20 8 52 0l4 11C38 18 29 30 28 44a28 28 0 0 1 30 28z";

/** An arrow in reading direction, to show that there are more slides. */
export function Arrow({
  size,
  tone = "ink",
  order = 0,
}: {
  size: number;
  tone?: keyof Palette;
  order?: number;
}) {
  const { palette, direction } = useScene();
  const motion = useEntrance("wipe", order);
  return (
    <div style={{ flexShrink: 0, lineHeight: 0, ...motion }}>
      <svg
        aria-hidden="true"
        width={size * 1.6}
        height={size}
        viewBox="0 0 160 100"
        fill="none"
        stroke={palette[tone]}
        strokeWidth="12"
        style={direction === "rtl" ? { transform: "scaleX(-1)" } : {}}
      >
        <path d="M0 50h148M104 6l44 44-44 44" />
      </svg>
    </div>
  );
}
