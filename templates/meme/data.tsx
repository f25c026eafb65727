import {
  type BarProps,
  Column,
  type DataStyle,
  DrawnData,
  type OfData,
  Text,
  useBlock,
  useRoom,
  useScene,
} from "postloom/kit";
import { DRAWN, LINE } from "./cast.tsx";
import { coloursOf } from "./colours.ts";
import { Label, OVERLAP, Panel } from "./parts.tsx";
import { BODY, CAPTION } from "./type.ts";

/** What the board's frame and padding take of its width, on both sides. */
const FRAME = 2 * (9 + 40);

/** A board with data in outlined bars. */
export function Data({ headline, emphasis, value, text, data, drawing, foot }: OfData) {
  const { layout, palette } = useScene();
  const block = useBlock();
  const room = useRoom() ** 2;
  return (
    <>
      <Text {...CAPTION} size={[64, 150]} tone="accentInk" oneLine>
        {value ?? ""}
      </Text>
      <Text
        {...CAPTION}
        size={[46, 92]}
        emphasis={emphasis}
        emphasised={block}
        leading={emphasis === null ? CAPTION.leading : 1.14}
      >
        {headline}
      </Text>
      <div style={{ ...BOARD, marginTop: Math.round(36 * room) }}>
        <Panel name="board" background={palette.background} entrance="none">
          <Column
            style={{
              ...INSIDE,
              boxSizing: "border-box",
              justifyContent: "center",
              padding: data.kind === "map" ? 0 : `${Math.round(28 * room)}px 40px`,
              // What the label below covers.
              ...(text !== "" && { paddingBottom: OVERLAP + Math.round(28 * room) }),
            }}
          >
            <DrawnData
              data={data}
              look={LOOK}
              about={headline}
              drawing={drawing}
              width={layout.slide.width - FRAME}
            />
          </Column>
        </Panel>
      </div>
      <Label>{text}</Label>
      {foot}
    </>
  );
}

const BOARD = { flex: "6 0 auto", display: "grid" } as const;
const INSIDE = { display: "flex", flexDirection: "column", height: "100%" } as const;

function Bar({ isLeading }: BarProps) {
  const { wall, accent } = coloursOf(useScene().palette.accent);
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        boxSizing: "border-box",
        background: isLeading ? accent : wall,
        border: `6px solid ${LINE}`,
        borderRadius: 14,
      }}
    />
  );
}

const LOOK: DataStyle = {
  label: { ...BODY, size: [36, 56] },
  // Capitals would make other units of some.
  value: { ...CAPTION, size: [40, 76], swells: false, caps: false },
  Bar,
  thickness: [36, 84],
  Mark: ({ size }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 50 50">
      <circle cx="25" cy="25" r="20" fill="#ffd447" {...DRAWN} strokeWidth={6} />
    </svg>
  ),
  markSize: 60,
  Line: () => <div style={{ background: LINE }} />,
  lineWidth: 8,
};
