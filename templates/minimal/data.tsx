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
      <Text {...HEADLINE} size={[48, 124]} emphasis={emphasis}>
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

/** A thin line that ends in a disc, along the text or as a step. */
function Bar({ height, along, isLeading, order }: BarProps) {
  const size = isLeading ? 40 : 24;
  const middle = along === "line" ? height / 2 : 0;
  return (
    <div style={{ position: "relative", height: "100%" }}>
      <Shape tone="ink" order={order} style={{ ...HAIRLINE, top: middle - 1.5 }} />
      {along === "height" && (
        <Shape tone="rule" order={order} style={{ width: 3, height: "100%" }} />
      )}
      <Disc
        size={size}
        tone={isLeading ? "accent" : "ink"}
        order={order}
        style={{ position: "absolute", insetInlineEnd: 0, top: middle - size / 2 }}
      />
    </div>
  );
}

const HAIRLINE = { position: "absolute", width: "100%", height: 3 } as const;

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
