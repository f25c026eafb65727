import type { ReactNode } from "react";
import { splitAmount } from "../remotion/amounts.ts";
import { Bubble, Chat, type Line, talkIn } from "../remotion/chat.tsx";
import { Column, Space, useRoom } from "../remotion/fit.tsx";
import { Icon } from "../remotion/icons.tsx";
import { Bar, ROW, Rows, Wallpaper, Window } from "../remotion/interface.tsx";
import { useEntrance } from "../remotion/motion.ts";
import { type Kinds, Marked, type Of, Page } from "../remotion/page.tsx";
import { useScene } from "../remotion/scene.tsx";
import { Actions, Author, Photo } from "../remotion/social.tsx";
import { sizeBetween, Text } from "../remotion/text.tsx";
import { defineTemplate, type SlideProps } from "../src/mod.ts";

const TITLE = { weight: 680, tracking: -0.022, leading: 1.12, swells: true } as const;
const BODY = { size: [36, 56], weight: 420, leading: 1.4, wrap: "pretty", order: 2 } as const;

function Screenshot(props: SlideProps) {
  return <Page {...props} kinds={KINDS} scenery={<Wallpaper />} />;
}

const KINDS: Kinds = {
  cover: Cover,
  point: Point,
  list: Note,
  figure: Search,
  quote: Quote,
  comparison: Comparison,
  closing: Closing,
};

const PADDED = { padding: "0 56px", display: "flex", flexDirection: "column" } as const;

function Cover({ kicker, headline, subline, foot }: Of<"cover">) {
  const talk = talkIn([headline, subline ?? ""]);
  if (talk !== null) return <Talk lines={talk} name={kicker} foot={foot} />;
  // Long words go without a picture.
  const hasPhoto = headline.length + (subline ?? "").length < 180;
  return (
    <Window foot={foot}>
      <Column style={{ ...PADDED, flex: 1 }}>
        <Author topic={kicker} />
        <Text {...TITLE} size={[52, 104]} order={1}>
          {headline}
        </Text>
        <Text {...BODY} style={{ marginTop: 24 }}>
          {subline ?? ""}
        </Text>
        <Space min={hasPhoto ? 290 : 0}>{hasPhoto && <Photo />}</Space>
        <Actions />
      </Column>
    </Window>
  );
}

function Point({ number, headline, text, foot }: Of<"point">) {
  const { palette } = useScene();
  const talk = talkIn([headline, text]);
  if (talk !== null) return <Talk lines={talk} name={null} number={number} foot={foot} />;
  return (
    <Window foot={foot}>
      <Column style={PADDED}>
        <Author topic={null} number={number} />
        <Text {...TITLE} size={[52, text === "" ? 128 : 96]} order={1}>
          {headline}
        </Text>
        <Text {...BODY} style={{ marginTop: 28 }}>
          {text}
        </Text>
        <Actions />
      </Column>
      <Space min={0}>
        <Rows style={{ background: palette.surface }} />
      </Space>
    </Window>
  );
}

function Note({ headline, items, foot }: Of<"list">) {
  const { palette } = useScene();
  const room = useRoom() ** 2;
  return (
    <Window foot={foot}>
      <Bar>
        <Icon name="back" size={60} tone="accentInk" />
        <div style={{ flex: 1 }} />
        <Icon name="share" size={60} tone="accentInk" style={{ marginInlineEnd: 16 }} />
        <Icon name="more" size={60} tone="accentInk" />
      </Bar>
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
const ROUND = { borderRadius: "50%", display: "grid", placeItems: "center" } as const;

function Tick() {
  const { palette } = useScene();
  const motion = useEntrance("grow", 2);
  return (
    <div
      style={{
        display: "grid",
        placeItems: "center",
        // As high as the line beside it.
        height: `calc(${ITEM.leading} * ${sizeBetween(...ITEM.size)})`,
        ...motion,
      }}
    >
      <div style={{ ...ROUND, width: 58, height: 58, background: palette.accent }}>
        <Icon name="check" size={40} tone="onAccent" />
      </div>
    </div>
  );
}

function Search({ value, label, text, foot }: Of<"figure">) {
  const { palette } = useScene();
  const [number, words] = splitAmount(value);
  return (
    <Window foot={foot}>
      <div style={{ padding: "44px 44px 0" }}>
        <div
          style={{ ...ROW, padding: "26px 36px", borderRadius: 60, background: palette.surface }}
        >
          <Icon name="search" size={54} tone="muted" />
          <Column style={{ flex: 1 }}>
            <Text size={[36, 52]} weight={480} leading={1.24} entrance="none">
              {label}
            </Text>
          </Column>
          <Icon name="microphone" size={54} tone="accentInk" />
        </div>
      </div>
      <Column style={{ ...PADDED, paddingTop: 64, paddingBottom: 56 }}>
        <Text
          {...TITLE}
          swells={false}
          size={[64, 260]}
          weight={740}
          leading={1}
          tone="accentInk"
          order={1}
          oneLine
        >
          {number}
        </Text>
        <Text {...TITLE} size={[48, 84]} tone="accentInk" order={1} oneLine>
          {words}
        </Text>
        <Text {...BODY} style={{ marginTop: 36 }}>
          {text}
        </Text>
      </Column>
      <Space min={0}>
        <Rows style={{ background: palette.surface }} />
      </Space>
    </Window>
  );
}

function Quote({ text, attribution, foot }: Of<"quote">) {
  return (
    <Chat name={attribution} foot={foot}>
      <Bubble size={[44, 78]} wrap="balance" order={1}>
        {text}
      </Bubble>
    </Chat>
  );
}

function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  return (
    <Chat name={headline} people={2} foot={foot}>
      <Bubble name={left.label} order={1}>
        {left.text}
      </Bubble>
      <Bubble own name={right.label} order={2}>
        {right.text}
      </Bubble>
    </Chat>
  );
}

const DIMMED = { position: "absolute", inset: 0, background: "rgba(0, 0, 0, 0.5)" } as const;

/** The sheet that an app draws up when something is to be passed on. */
function Closing({ headline, text, foot }: Of<"closing">) {
  const { palette } = useScene();
  return (
    <Window foot={foot}>
      <Space min={120}>
        <Rows style={{ background: palette.surface }} />
        <div style={DIMMED} />
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
    <div style={{ ...ROUND, width: 132, height: 132, background }}>
      <Icon name={name} size={62} tone={strong ? "onAccent" : "ink"} filled={strong} />
    </div>
  );
}

interface TalkProps {
  lines: Line[];
  name: string | null;
  number?: number | null;
  foot: ReactNode;
}

/** What people say to each other. */
function Talk({ lines, name, number = null, foot }: TalkProps) {
  return (
    <Chat name={name} number={number} people={2} foot={foot}>
      {lines.map(({ speaker, words, own }, i) => (
        <Bubble key={i} own={own} name={speaker} size={[44, 84]} order={i + 1}>
          {words}
        </Bubble>
      ))}
    </Chat>
  );
}

const SUITS: Readonly<Record<string, number>> = { dialogue: 0.95, quote: 0.7, list: 0.5 };

export default defineTemplate({
  title: "Screenshot",
  description: "A post, a chat, a note or a search in an app that could be anyone's",
  typefaces: { display: "inter", text: "inter" },
  variants: {
    sky: { background: "#ffffff", ink: "#12161f", accent: "#2563eb" },
    dusk: { background: "#17181f", ink: "#f3f3f8", accent: "#6d4aef" },
    mint: { background: "#ffffff", ink: "#10211b", accent: "#0d7a54" },
    coral: { background: "#fffaf6", ink: "#2a1712", accent: "#d0401f" },
    butter: { background: "#fffdf3", ink: "#221d0c", accent: "#f4b82e" },
  },
  suits: ({ genre }) => SUITS[genre] ?? 0.3,
  Slide: Screenshot,
});
