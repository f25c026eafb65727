import {
  artHeight,
  Column,
  CutPaper,
  Icon,
  isPicture,
  type Of,
  ROW,
  Rows,
  Space,
  Sticker,
  Text,
  useArtGround,
  useScene,
  Window,
} from "postloom/kit";
import { BODY, PADDED, TITLE } from "./type.ts";

/** A share sheet over a post. */
export function Closing(props: Of<"closing">) {
  const { headline, text, motif, foot } = props;
  const { palette } = useScene();
  const ground = useArtGround();
  return (
    <Window foot={foot}>
      <Space min={motif === undefined ? 120 : artHeight(470, headline, text)}>
        {motif === undefined ? (
          <Rows style={{ background: palette.surface, borderRadius: TOP }} />
        ) : isPicture(motif) ? (
          <CutPaper motif={motif} ground={ground} style={{ ...BEHIND, borderRadius: TOP }} />
        ) : (
          <>
            <div style={{ ...BEHIND, background: ground, borderRadius: TOP }} />
            <Sticker drawing={motif} align="xMidYMax" style={RISING} />
          </>
        )}
      </Space>
      <div
        style={{
          background: palette.background,
          borderRadius: 52,
          marginTop: -52,
          position: "relative",
        }}
      >
        <div
          style={{
            width: 120,
            height: 12,
            borderRadius: 6,
            background: palette.rule,
            margin: "28px auto 0",
          }}
        />
        <Column style={{ ...PADDED, paddingTop: 52 }}>
          <Text {...TITLE} size={[60, 132]} order={0}>
            {headline}
          </Text>
          <Text {...BODY} style={{ marginTop: 28 }}>
            {text ?? ""}
          </Text>
        </Column>
        <div style={{ ...ROW, justifyContent: "space-between", padding: "56px 56px 60px" }}>
          {SHARING.map((name, i) => (
            <Round key={name} name={name} strong={i === 0} />
          ))}
        </div>
      </div>
    </Window>
  );
}

const SHARING = ["bookmark", "send", "link", "reply", "heart"] as const;

function Round({ name, strong }: { name: (typeof SHARING)[number]; strong: boolean }) {
  const { palette } = useScene();
  const background = strong ? palette.accent : palette.surface;
  return (
    <div
      style={{
        borderRadius: "50%",
        display: "grid",
        placeItems: "center",
        width: 132,
        height: 132,
        background,
      }}
    >
      <Icon name={name} size={62} tone={strong ? "onAccent" : "ink"} filled={strong} />
    </div>
  );
}

const TOP = "52px 52px 0 0";
const BEHIND = { position: "absolute", inset: 0, overflow: "hidden" } as const;
/** From above the window down behind the sheet. */
const RISING = { top: -24, bottom: -24, left: 0, right: 0 } as const;
