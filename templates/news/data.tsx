import {
  type BarProps,
  type DataStyle,
  Disc,
  DrawnData,
  type OfData,
  Shape,
  Space,
  Text,
  useBlock,
  useScene,
} from "postloom/kit";
import { Strap } from "./parts.tsx";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

/** Data as in a bulletin: heavy bars without a frame, and maps from edge to edge. */
export function Data({ headline, emphasis, value, text, data, drawing, foot }: OfData) {
  const block = useBlock();
  return (
    <>
      {value !== null && (
        <div style={{ display: "flex", marginBottom: 28 }}>
          <Strap size={[64, 150]}>{value}</Strap>
        </div>
      )}
      <Text
        {...HEADLINE}
        size={[52, 116]}
        emphasis={emphasis}
        emphasised={block}
        leading={emphasis === null ? HEADLINE.leading : 1.12}
      >
        {headline}
      </Text>
      <Space min={36} />
      <DrawnData data={data} look={LOOK} about={headline} drawing={drawing} />
      <Text {...BODY} order={2} style={{ marginTop: 32 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

function Bar({ isLeading }: BarProps) {
  const { palette } = useScene();
  const background = isLeading ? palette.accent : palette.ink;
  return <div style={{ width: "100%", height: "100%", background }} />;
}

const LOOK: DataStyle = {
  label: { ...DISPLAY, size: [36, 62], weight: 640, leading: 1.1 },
  value: { ...DISPLAY, size: [44, 96] },
  Bar,
  thickness: [24, 72],
  Mark: ({ size, order }) => <Disc size={size} order={order} style={{ borderRadius: 0 }} />,
  markSize: 44,
  Line: ({ order }) => <Shape tone="ink" order={order} />,
  lineWidth: 6,
};
