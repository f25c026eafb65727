import {
  Column,
  Icon,
  type Of,
  Photo,
  ROW,
  Rows,
  Space,
  Text,
  useScene,
  Window,
} from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { BODY, PADDED, TITLE } from "./type.ts";

/** A share sheet over a post. */
export function Closing(props: Of<"closing">) {
  const { headline, text, motif, foot } = props;
  const { palette } = useScene();
  const isPictured = motif !== undefined && compositionFor(props, props) === "above";
  return (
    <Window foot={foot}>
      <Space min={120}>
        {isPictured ? (
          <div style={BEHIND}>
            <Photo motif={motif} />
          </div>
        ) : (
          <Rows style={{ background: palette.surface }} />
        )}
        <div style={{ ...DIMMED, ...(isPictured && { opacity: 0.4 }) }} />
      </Space>
      <div
        style={{
          background: palette.background,
          borderRadius: "52px 52px 0 0",
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
          <Text {...TITLE} size={[60, 132]} order={1}>
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

const BEHIND = { position: "absolute", inset: "-40px 0 0" } as const;
const DIMMED = { position: "absolute", inset: 0, background: "rgba(0, 0, 0, 0.5)" } as const;
