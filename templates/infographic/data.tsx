import {
  type BarProps,
  Counter,
  type DataStyle,
  Disc,
  DrawnData,
  type OfData,
  Shape,
  Space,
  Text,
  tonesOf,
  useScene,
} from "postloom/kit";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

/** Data in thick bars, on lines with stations, or in counted things. */
export function Data({ headline, emphasis, value, text, data, drawing }: OfData) {
  return (
    <>
      <Counter {...DISPLAY} size={[64, 170]} leading={1} oneLine>
        {value ?? ""}
      </Counter>
      <Text {...HEADLINE} size={[46, 92]} emphasis={emphasis}>
        {headline}
      </Text>
      <Space min={36} />
      <DrawnData data={data} look={LOOK} about={headline} drawing={drawing} />
      <Text {...BODY} style={{ marginTop: 32 }}>
        {text}
      </Text>
      <Space min={0} />
    </>
  );
}

/** Flat paper, rounded where it grows. */
function Bar({ width, height, along, isLeading }: BarProps) {
  const { palette } = useScene();
  const round = Math.min(width, height) / 2;
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        background: isLeading ? palette.accent : tonesOf(palette).second,
        ...(along === "line"
          ? { borderStartEndRadius: round, borderEndEndRadius: round }
          : { borderRadius: `${round}px ${round}px 0 0` }),
      }}
    />
  );
}

const LOOK: DataStyle = {
  label: { ...DISPLAY, size: [34, 60], weight: 600, leading: 1.16 },
  value: { ...DISPLAY, size: [40, 88], leading: 1.04 },
  Bar,
  thickness: [34, 96],
  Mark: ({ size, order }) => <Disc size={size} order={order} />,
  markSize: 72,
  Line: ({ order }) => <Shape order={order} />,
  lineWidth: 10,
};
