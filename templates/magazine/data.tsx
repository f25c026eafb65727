import {
  type BarProps,
  type DataStyle,
  Disc,
  DrawnData,
  hashOf,
  type OfData,
  Shape,
  Space,
  Text,
  tonesOf,
  useScene,
} from "postloom/kit";
import { Rule } from "./parts.tsx";
import { BODY, CENTERED, DISPLAY, HEADLINE, ITALIC } from "./type.ts";

/** Data cut from paper, below a centred headline. */
export function Data({ headline, emphasis, value, text, data, drawing, foot }: OfData) {
  const drawn = <DrawnData data={data} look={LOOK} about={headline} drawing={drawing} />;
  return (
    <>
      <Rule thick />
      <Space min={28} />
      <Text {...DISPLAY} optical={60} size={[72, 200]} tone="accentInk" oneLine style={CENTERED}>
        {value ?? ""}
      </Text>
      <Text {...HEADLINE} size={[48, 96]} emphasis={emphasis} style={CENTERED}>
        {headline}
      </Text>
      <Space min={32} />
      {data.kind === "counted" ? (
        <div style={{ display: "flex", justifyContent: "center" }}>{drawn}</div>
      ) : (
        drawn
      )}
      <Text {...BODY} style={{ ...CENTERED, marginTop: 28 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

/** A strip that was cut by hand: no two of its corners are alike. */
function Bar({ width, height, along, isLeading, order }: BarProps) {
  const { palette } = useScene();
  const { second } = tonesOf(palette);
  const papers = [second, palette.ink, palette.muted];
  const paper = isLeading ? palette.accent : (papers[order % papers.length] ?? second);
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: "block", overflow: "visible" }}
    >
      <polygon points={cutEdges(width, height, `${along} ${order}`)} fill={paper} />
    </svg>
  );
}

/** How far scissors miss a corner, in canvas pixels. */
const MISS = 12;

function cutEdges(width: number, height: number, seed: string): string {
  const miss = (corner: number) => (hashOf(`${seed} ${corner}`) % (2 * MISS)) - MISS;
  const corners = [
    [0, miss(1) / 2],
    [width + miss(2) / 2, miss(3) / 2],
    [width + miss(4), height + miss(5) / 2],
    [miss(6) / 2, height + miss(7) / 2],
  ];
  return corners.map(([x, y]) => `${x} ${y}`).join(" ");
}

const LOOK: DataStyle = {
  label: { ...ITALIC, size: [36, 60], leading: 1.16 },
  value: { ...DISPLAY, optical: 60, size: [42, 88], tone: "accentInk", leading: 1.02 },
  Bar,
  thickness: [30, 84],
  Mark: ({ size, order }) => <Disc size={size} order={order} />,
  markSize: 36,
  Line: ({ order }) => <Shape tone="ink" order={order} />,
  lineWidth: 3,
};
