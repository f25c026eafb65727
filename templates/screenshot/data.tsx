import {
  Actions,
  Author,
  type BarProps,
  Column,
  type DataStyle,
  Disc,
  DrawnData,
  type OfData,
  RoundCorners,
  Shape,
  Text,
  tonesOf,
  useRoom,
  useScene,
  Window,
} from "postloom/kit";
import { BODY, PADDED, TITLE } from "./type.ts";

/** Between the page's margin and the card: what a bar has no room for. */
const MARGINS = 2 * 56 + 2 * 40;

/** A post with a chart in a card. */
export function Data({ headline, emphasis, value, text, data, drawing, foot }: OfData) {
  const { palette, layout } = useScene();
  const room = useRoom() ** 2;
  return (
    <Window foot={foot}>
      <Column style={{ ...PADDED, flex: 1 }}>
        <Author topic={null} />
        <Text {...TITLE} size={[56, 150]} tone="accentInk" leading={1} oneLine>
          {value ?? ""}
        </Text>
        <Text {...TITLE} size={[42, 80]} emphasis={emphasis}>
          {headline}
        </Text>
        <Column
          style={{
            flex: "1 0 auto",
            display: "flex",
            flexDirection: "column",
            justifyContent: "center",
            marginTop: Math.round(28 * room),
            padding: data.kind === "map" ? 0 : `${Math.round(14 * room)}px 40px`,
            background: palette.surface,
            ...(data.kind === "map" ? { position: "relative", overflow: "hidden" } : ROUNDED),
          }}
        >
          <DrawnData
            data={data}
            look={LOOK}
            about={headline}
            drawing={drawing}
            width={layout.slide.width - MARGINS}
          />
          {data.kind === "map" && <RoundCorners radius={RADIUS} colour={palette.background} />}
        </Column>
        <Text {...BODY} style={{ marginTop: 28 }}>
          {text}
        </Text>
        <Actions />
      </Column>
    </Window>
  );
}

const RADIUS = 36;
const ROUNDED = { borderRadius: RADIUS } as const;

function Bar({ isLeading }: BarProps) {
  const { palette } = useScene();
  const background = isLeading ? palette.accent : tonesOf(palette).tint;
  return <div style={{ width: "100%", height: "100%", background, borderRadius: 14 }} />;
}

const LOOK: DataStyle = {
  label: { size: [30, 52], weight: 520, leading: 1.2 },
  value: { size: [34, 72], weight: 700, tracking: -0.02, leading: 1.1 },
  Bar,
  thickness: [18, 72],
  Mark: ({ size, order }) => <Disc size={size} order={order} />,
  markSize: 36,
  Line: ({ order }) => <Shape tone="rule" order={order} />,
  lineWidth: 6,
};
