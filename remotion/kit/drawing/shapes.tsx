import type { CSSProperties, ReactNode } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { Layer } from "../page/layer.tsx";
import { type EntranceKind, useEntrance } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";

/** Options of {@linkcode Shape}. */
export interface ShapeProps {
  /** Unlike that of any other layer of the scene. Without one, the shape is there when its scene is. */
  name?: string;
  tone?: keyof Palette;
  entrance?: EntranceKind;
  order?: number;
  /** The words that it comes with. */
  says?: string;
  /** The frame of the scene that it comes at, whatever is said. */
  at?: number;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A rectangle in one of the palette's colours, such as a line, a bar or a background. */
export function Shape({
  name,
  tone = "accent",
  entrance = "wipe",
  order = 0,
  says = "",
  at,
  style = {},
  children,
}: ShapeProps) {
  const { palette } = useScene();
  const motion = useEntrance(entrance, { order, says, ...(at !== undefined && { at }) });
  const fill = { background: palette[tone] };
  if (name === undefined) return <div style={{ flexShrink: 0, ...fill, ...style }}>{children}</div>;
  const { placed, filled } = divideStyle(style);
  return (
    <Layer name={name} motion={motion} style={{ flexShrink: 0, ...placed }}>
      <div style={{ width: "100%", height: "100%", boxSizing: "border-box", ...fill, ...filled }}>
        {children}
      </div>
    </Layer>
  );
}

/** The properties of a style that place its box. */
const PLACE =
  /^(?:position|top|right|bottom|left|inset|margin|width|height|min|max|aspectRatio|flex|align(?:Self)|justifySelf|grid(?:Row|Column|Area)|zIndex)/;

/** Divides a style into that of a box's place and that of what is in it. */
export function divideStyle(style: CSSProperties): {
  placed: CSSProperties;
  filled: CSSProperties;
} {
  const entries = Object.entries(style);
  return {
    placed: Object.fromEntries(entries.filter(([name]) => PLACE.test(name))),
    filled: Object.fromEntries(entries.filter(([name]) => !PLACE.test(name))),
  };
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
  const motion = useEntrance("pop", order);
  return (
    <Layer name="quote mark" motion={motion} style={{ flexShrink: 0, height: size }}>
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
    </Layer>
  );
}

const QUOTE = "M58 72a28 28 0 1 1-56 0C2 36 20 8 52 0l4 11C38 18 29 30 28 44a28 28 0 0 1 30 28z";

/** An arrow in reading direction, to show that there are more slides. */
export function Arrow({ size, tone = "ink" }: { size: number; tone?: keyof Palette }) {
  const { palette, direction } = useScene();
  return (
    <div style={{ flexShrink: 0, lineHeight: 0 }}>
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
