import type { ReactNode } from "react";
import { Layer } from "../page/layer.tsx";
import { useGrowth } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import { Text, type TextProps } from "../type/text.tsx";

/** How many digits pass before the last one. */
const TURNS = 4;
/** Digits reach a little beyond their line. */
const WINDOW = { top: -0.04, right: -0.1, bottom: -0.04, left: -0.1 } as const;

/** A figure whose digits roll to its value when it is said, each in a window of its own. Other signs stand still. */
export function Odometer({ order = 1, style, ...props }: TextProps) {
  const { frame } = useScene();
  const rolled = useGrowth({ order, says: props.children });
  const height = props.size[1] * (props.leading ?? 1.3);
  const isRolling = rolled < 1 && frame !== Number.POSITIVE_INFINITY;
  return (
    <Text
      {...props}
      order={order}
      {...(isRolling && { shown: rolling(props.children, rolled, height) })}
      style={{ fontVariantNumeric: "lining-nums tabular-nums", ...style }}
    />
  );
}

/** Every digit above those that come before it, so far down that all but one are outside of its window. */
function rolling(text: string, rolled: number, height: number): ReactNode[] {
  return [...text].map((sign, place) => {
    if (!/[0-9]/.test(sign)) return <span key={place}>{sign}</span>;
    return (
      <span key={place} style={{ display: "inline-block", position: "relative" }}>
        <span style={{ visibility: "hidden" }}>{sign}</span>
        {Array.from({ length: TURNS + 1 }, (_, turn) => (
          <Layer
            key={turn}
            name={`digit ${place} ${turn}`}
            motion={{ y: (turn - rolled * TURNS) * height, mask: WINDOW }}
            style={{ position: "absolute", inset: 0 }}
          >
            {String((Number(sign) + 10 - TURNS + turn) % 10)}
          </Layer>
        ))}
      </span>
    );
  });
}
