import type { CSSProperties } from "react";
import { useScene } from "./scene.tsx";
import { Arrow } from "./shapes.tsx";

/** Where a slide stands in its carousel. */
export interface ProgressProps {
  index: number;
  total: number;
  style?: CSSProperties;
}

/**
 * A mark for each slide of a carousel, and an arrow while there is more to come. Nothing in a reel,
 * which moves on by itself, or for a single picture.
 */
export function Progress({ index, total, style }: ProgressProps) {
  const { palette, frame } = useScene();
  if (total < 2 || frame !== Number.POSITIVE_INFINITY) return null;
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        gap: 14,
        height: 40,
        marginTop: 52,
        ...style,
      }}
    >
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
      <div style={{ flex: 1 }} />
      {index < total - 1 && <Arrow size={38} />}
    </div>
  );
}
