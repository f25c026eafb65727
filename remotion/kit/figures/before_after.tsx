import type { Change } from "../../../src/posts/data.ts";
import { Layer } from "../page/layer.tsx";
import { useGrowth } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import { Column } from "../type/fit.tsx";
import { Text } from "../type/text.tsx";
import type { DataStyle } from "./data_style.ts";

/** Options of {@linkcode BeforeAfter}. */
export interface BeforeAfterProps extends Pick<Change, "before" | "after"> {
  look: DataStyle;
  /** Width in canvas pixels. Defaults to the slide's. */
  width?: number;
}

const GAP = 56;
const MIN_HEIGHT = 10;

/** Two columns on one ground, the earlier one first, with their values above them. */
export function BeforeAfter({ before, after, look, width }: BeforeAfterProps) {
  const { slide } = useScene().layout;
  const room = {
    width: ((width ?? slide.width) - GAP) / 2,
    height: Math.round(slide.height * 0.3),
  };
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: GAP }}>
      {[before, after].map((side, index) => (
        <Side key={index} {...side} look={look} room={room} order={index} />
      ))}
    </div>
  );
}

interface SideProps extends Pick<Change["before"], "label" | "value" | "share"> {
  look: DataStyle;
  room: { width: number; height: number };
  order: number;
}

function Side({ label, value, share, look, room, order }: SideProps) {
  const grown = useGrowth({ order: order + 2, says: value, of: 4 });
  const height = Math.max(MIN_HEIGHT, Math.round(room.height * share));
  return (
    <Column style={{ display: "flex", flexDirection: "column", justifyContent: "flex-end" }}>
      <Text leading={1.05} oneLine {...look.value} alike="side value" order={order + 2}>
        {value}
      </Text>
      <div aria-hidden="true" style={{ height, marginTop: 18 }}>
        <Layer
          name={`column ${order}`}
          motion={grown < 1 ? { clip: { top: 1 - grown } } : {}}
          style={{ height: "100%" }}
        >
          <look.Bar
            width={room.width}
            height={height}
            along="height"
            isLeading={order === 1}
            order={order}
          />
        </Layer>
      </div>
      {label !== "" && (
        <Text
          {...look.label}
          alike="side label"
          order={order + 2}
          says={value}
          style={{ marginTop: 14 }}
        >
          {label}
        </Text>
      )}
    </Column>
  );
}
