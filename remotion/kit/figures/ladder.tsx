import type { Measured } from "../../../src/posts/data.ts";
import { Layer } from "../page/layer.tsx";
import { useGrowth } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import { Column, useRoom } from "../type/fit.tsx";
import { Text } from "../type/text.tsx";
import type { DataStyle } from "./data_style.ts";

/** Options of {@linkcode Ladder}. */
export interface LadderProps {
  rungs: readonly Measured[];
  look: DataStyle;
  /** Width in canvas pixels. Defaults to the slide's. */
  width?: number;
}

/** A bar above the greatest of these has no room for another line. */
const GAP = 14;
/** Length of the shortest bar, so that it is seen. */
const MIN_LENGTH = 10;

/** Bars below each other, with their labels and values above them. They take the height that is left. */
export function Ladder({ rungs, look, width }: LadderProps) {
  const { slide } = useScene().layout;
  const leading = Math.max(...rungs.map(({ share }) => share));
  return (
    <div style={{ flex: "6 0 auto", display: "flex", flexDirection: "column", ...SPREAD }}>
      {rungs.map((rung, index) => (
        <Rung
          key={index}
          {...rung}
          look={look}
          room={width ?? slide.width}
          isLeading={rung.share === leading}
          order={index}
          count={rungs.length}
        />
      ))}
    </div>
  );
}

const SPREAD = { justifyContent: "space-evenly" } as const;

interface RungProps extends Measured {
  look: DataStyle;
  room: number;
  isLeading: boolean;
  order: number;
  count: number;
}

function Rung({ label, value, share, look, room, isLeading, order, count }: RungProps) {
  const { direction } = useScene();
  const grown = useGrowth({ order: order + 2, says: label, of: count + 2 });
  const clip = { ...BEYOND, [direction === "rtl" ? "left" : "right"]: 1 - grown };
  const scale = useRoom() ** 2;
  const [least, greatest] = look.thickness;
  // Few bars are thick.
  const height = Math.round(least + ((greatest - least) * Math.max(0, 6 - count)) / 4) * scale;
  const length = Math.max(MIN_LENGTH, Math.round(room * share));
  return (
    <div style={{ padding: `${Math.round(12 * scale)}px 0` }}>
      <div style={ROW}>
        <Column>
          <Text wrap="pretty" leading={1.16} {...look.label} alike="rung" order={order + 2}>
            {label}
          </Text>
        </Column>
        <Column style={{ display: "grid", justifyItems: "end" }}>
          <Text
            leading={1.16}
            oneLine
            {...look.value}
            alike="rung value"
            order={order + 2}
            says={label}
          >
            {value}
          </Text>
        </Column>
      </div>
      <div aria-hidden="true" style={{ marginTop: Math.round(GAP * scale), width: length, height }}>
        <Layer name={`rung ${order}`} motion={grown < 1 ? { clip } : {}} style={FILLED}>
          <look.Bar
            width={length}
            height={height}
            along="line"
            isLeading={isLeading}
            order={order}
          />
        </Layer>
      </div>
    </div>
  );
}

/** Looks may draw a bar as high as what is around it. */
const FILLED = { height: "100%" } as const;

/** Bars may be cut by hand, or glow. */
const BEYOND = { top: -0.5, bottom: -0.5, left: -0.1, right: -0.1 } as const;

const ROW = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.5fr) minmax(0, 1fr)",
  gap: 28,
  alignItems: "end",
} as const;
