import type { CSSProperties } from "react";
import { Arrow } from "../drawing/shapes.tsx";
import { useScene } from "./scene.tsx";
import { Signature, useFoot } from "./signature.tsx";

/** Options of {@linkcode Progress}: the slide's zero-based position in its carousel. */
export interface ProgressProps {
  index: number;
  total: number;
  style?: CSSProperties;
}

/**
 * The foot of a slide: the sender's signature if there is one and, in a carousel, a mark per slide,
 * with an arrow on all but the last slide.
 */
export function Progress({ index, total, style }: ProgressProps) {
  const { hasPlace, signature, isLong } = useFoot({ index, total });
  if (!hasPlace && signature === "none") return null;
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        gap: 14,
        // The total height is the same with and without a signature.
        ...(signature === "none"
          ? { minHeight: 40, marginTop: 52 }
          : { minHeight: 52, marginTop: 40 }),
        ...style,
      }}
    >
      {signature !== "none" && <Signature large={signature === "large"} />}
      {hasPlace && !isLong && <Marks index={index} total={total} />}
      {hasPlace && signature === "none" && <div style={{ flex: 1 }} />}
      {hasPlace && index < total - 1 && <Arrow size={38} />}
    </div>
  );
}

function Marks({ index, total }: ProgressProps) {
  const { palette } = useScene();
  return (
    <div style={{ display: "flex", gap: 14, marginInlineEnd: 14 }}>
      {Array.from({ length: total }, (_, i) => (
        <div
          key={i}
          style={{
            width: i === index ? 64 : 24,
            height: 8,
            background: i === index ? palette.accentInk : palette.rule,
          }}
        />
      ))}
    </div>
  );
}
