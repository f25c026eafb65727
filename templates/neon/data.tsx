import {
  type BarProps,
  type DataStyle,
  DrawnData,
  type OfData,
  Space,
  Text,
  Tube,
} from "postloom/kit";
import { BODY, Lettering, Second, useSecondLight } from "./lettering.tsx";

/** Data in tubes: the one that matters in the first colour, the others in the second. */
export function Data({ headline, emphasis, value, text, data, drawing, foot }: OfData) {
  const second = useSecondLight();
  return (
    <>
      <Lettering size={[64, 170]} weight={640} leading={1.05} oneLine>
        {value ?? ""}
      </Lettering>
      <Lettering size={[48, 92]} emphasis={emphasis} emphasised={second}>
        {headline}
      </Lettering>
      <Space min={40} />
      <DrawnData data={data} look={LOOK} about={headline} drawing={drawing} />
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

const THICKNESS = 16;

function Bar({ width, height, along, isLeading, order }: BarProps) {
  const half = THICKNESS / 2;
  const path =
    along === "line"
      ? `M${half} ${height / 2}H${Math.max(half + 1, width - half)}`
      : `M${half} ${height}V${half}H${width - half}V${height}`;
  const tube = (
    <Tube path={path} width={width} height={height} thickness={THICKNESS} order={order} />
  );
  return isLeading ? tube : <Second>{tube}</Second>;
}

const LOOK: DataStyle = {
  label: { size: [36, 58], weight: 500, leading: 1.2 },
  value: { size: [42, 80], face: "display", weight: 600, tone: "accentInk", leading: 1.1 },
  Bar,
  thickness: [40, 60],
  Mark: ({ size, order }) => (
    <Second>
      <Tube
        path={`M${size / 2} 6a${size / 2 - 6} ${size / 2 - 6} 0 1 1-.1 0z`}
        width={size}
        height={size}
        thickness={9}
        order={order}
      />
    </Second>
  ),
  markSize: 48,
  Line: () => <div style={{ background: "rgba(255, 255, 255, 0.16)" }} />,
  lineWidth: 4,
};
