import type { Drawing } from "../../posts/drawing.ts";

/** A drawing in its own colours. */
export function DrawingIcon({ drawing: { size, shapes, fills } }: { drawing: Drawing }) {
  return (
    <svg className="drawing" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {shapes.map(({ path, fill, evenOdd }, index) => (
        <path
          key={index}
          d={path}
          fill={fills[fill]?.colour}
          fillRule={evenOdd ? "evenodd" : "nonzero"}
        />
      ))}
    </svg>
  );
}
