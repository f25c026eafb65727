import {
  Column,
  Icon,
  Marked,
  type Of,
  Space,
  sizeBetween,
  Text,
  useRoom,
  useScene,
  Window,
  WindowBar,
} from "postloom/kit";
import { PADDED, TITLE } from "./type.ts";

/** A list as a note with checkboxes. */
export function Note({ headline, items, foot }: Of<"list">) {
  const { palette } = useScene();
  const room = useRoom() ** 2;
  return (
    <Window foot={foot}>
      <WindowBar>
        <Icon name="back" size={60} tone="accentInk" />
        <div style={{ flex: 1 }} />
        <Icon name="share" size={60} tone="accentInk" style={{ marginInlineEnd: 16 }} />
        <Icon name="more" size={60} tone="accentInk" />
      </WindowBar>
      <Column style={{ ...PADDED, paddingBottom: 14 }}>
        <Text
          {...TITLE}
          size={[50, 92]}
          style={{ padding: `${Math.round(36 * room)}px 0 ${Math.round(18 * room)}px` }}
        >
          {headline}
        </Text>
        {items.map((item, i) => (
          <Marked
            key={i}
            mark={<Tick />}
            width={60}
            gap={32}
            style={{
              padding: `${Math.round(20 * room)}px 0`,
              borderBottom: `2px solid ${palette.rule}`,
            }}
          >
            <Text {...ITEM} alike="item" order={i}>
              {item}
            </Text>
          </Marked>
        ))}
      </Column>
      <Space min={0}>
        <div
          style={{
            position: "absolute",
            inset: "0 56px",
            background: `repeating-linear-gradient(transparent 0 126px, ${palette.rule} 126px 128px)`,
          }}
        />
      </Space>
    </Window>
  );
}

const ITEM = { size: [36, 64], weight: 460, leading: 1.24, wrap: "pretty" } as const;

function Tick() {
  const { palette } = useScene();
  return (
    <div
      style={{
        display: "grid",
        placeItems: "center",
        // As tall as the line beside it.
        height: `calc(${ITEM.leading} * ${sizeBetween(...ITEM.size)})`,
      }}
    >
      <div
        style={{
          borderRadius: "50%",
          display: "grid",
          placeItems: "center",
          width: 58,
          height: 58,
          background: palette.accent,
        }}
      >
        <Icon name="check" size={40} tone="onAccent" />
      </div>
    </div>
  );
}
