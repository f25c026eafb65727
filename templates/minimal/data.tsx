import {
  type BarProps,
  type DataStyle,
  Disc,
  DrawnData,
  type OfData,
  Shape,
  Space,
  Text,
} from "postloom/kit";
import { BODY, DISPLAY, HEADLINE, ITEM } from "./type.ts";

/** Data in hairlines that end in discs. */
export function Data({ headline, emphasis, value, text, data, drawing, foot }: OfData) {
  return (
    <>
      <Text {...DISPLAY} size={[72, 180]} weight={560} leading={1} oneLine>
        {value ?? ""}
      </Text>
      <Text {...HEADLINE} size={[48, 92]} emphasis={emphasis}>
        {headline}
      </Text>
      <Space min={48} />
      <DrawnData data={data} look={LOOK} about={headline} drawing={drawing} />
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

/** A thin line with a disc where it ends, along the text or upwards. */
function Bar({ width, height, along, isLeading, order }: BarProps) {
  const size = isLeading ? 40 : 24;
  const end = {
    position: "absolute",
    insetInlineEnd: along === "line" ? 0 : width - size,
  } as const;
  return (
    <div style={{ position: "relative", height: "100%" }}>
      <Shape
        tone="ink"
        order={order}
        style={
          along === "line"
            ? { height: 3, position: "absolute", top: height / 2 - 1.5, width: "100%" }
            : { width: 3, height: "100%", marginInlineStart: size / 2 - 1.5 }
        }
      />
      <Disc
        size={size}
        tone={isLeading ? "accent" : "ink"}
        order={order}
        style={{ ...end, top: along === "line" ? (height - size) / 2 : -size / 2 }}
      />
    </div>
  );
}

const LOOK: DataStyle = {
  label: { ...ITEM, size: [36, 58] },
  value: { ...DISPLAY, size: [40, 80], weight: 560 },
  Bar,
  thickness: [40, 48],
  Mark: ({ size, order }) => <Disc size={size} order={order} />,
  markSize: 28,
  Line: ({ order }) => <Shape tone="rule" order={order} />,
  lineWidth: 3,
};
