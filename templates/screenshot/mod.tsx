import {
  Actions,
  Author,
  artHeight,
  byGenre,
  Chat,
  ChatBubble,
  Column,
  defineTemplate,
  Icon,
  isPicture,
  type Kinds,
  type Line,
  type Motif,
  type Of,
  Page,
  Photo,
  ROW,
  Rows,
  type SlideProps,
  Space,
  splitAmount,
  Text,
  talkIn,
  useScene,
  Wallpaper,
  Window,
} from "postloom/kit";
import type { ReactNode } from "react";
import { compositionFor } from "./composition.ts";
import { Data } from "./data.tsx";
import { Note } from "./note.tsx";
import { Closing } from "./sheet.tsx";
import { BODY, PADDED, TITLE } from "./type.ts";

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
  data: Data,
};

function Cover(props: Of<"cover">) {
  const { kicker, headline, subline, motif, foot } = props;
  const talk = talkIn([headline, subline ?? ""]);
  if (talk !== null) return <Talk lines={talk} name={kicker} foot={foot} />;
  const words = (
    <>
      <Text {...TITLE} size={[52, 104]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 24 }}>
        {subline ?? ""}
      </Text>
    </>
  );
  // No picture with a long text.
  const hasPhoto = headline.length + (subline ?? "").length < 180;
  const min = motif === undefined ? 290 : artHeight(440, headline, subline);
  return (
    <Window foot={foot}>
      <Column style={{ ...PADDED, flex: 1 }}>
        <Author topic={kicker} />
        {hasPhoto && compositionFor(props, props) === "above" ? (
          <Pictured min={min} motif={motif}>
            {words}
          </Pictured>
        ) : (
          <>
            {words}
            <Space min={hasPhoto ? min : 0}>{hasPhoto && <Photo motif={motif} />}</Space>
            <Actions />
          </>
        )}
      </Column>
    </Window>
  );
}

/** Options of {@linkcode Pictured}. */
interface PicturedProps {
  /** Least height of the picture. */
  min: number;
  motif: Motif | undefined;
  children: ReactNode;
}

/** A picture with the words as its caption. */
function Pictured({ min, motif, children }: PicturedProps) {
  return (
    <>
      <Space min={min}>
        <Photo motif={motif} />
      </Space>
      <Actions />
      {children}
      <div style={{ height: 56, flexShrink: 0 }} />
    </>
  );
}

function Point(props: Of<"point">) {
  const { number, headline, emphasis, text, motif, foot } = props;
  const { palette } = useScene();
  const talk = talkIn([headline, text]);
  if (talk !== null) return <Talk lines={talk} name={null} number={number} foot={foot} />;
  const composition = compositionFor(props, props);
  const words = (
    <>
      <Text {...TITLE} size={[54, text === "" ? 128 : 96]} order={1} emphasis={emphasis}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 28 }}>
        {text}
      </Text>
    </>
  );
  const author = <Author topic={null} number={number} />;
  const min = artHeight(400, headline, text);
  const isShown = composition !== "post" && composition !== "set";
  if (motif !== undefined && (isShown || isPicture(motif)))
    return (
      <Window foot={foot}>
        <Column style={{ ...PADDED, flex: 1 }}>
          {author}
          {composition === "above" ? (
            <Pictured min={min} motif={motif}>
              {words}
            </Pictured>
          ) : (
            <>
              {words}
              <Space min={min}>
                <Photo motif={motif} />
              </Space>
              <Actions />
            </>
          )}
        </Column>
      </Window>
    );
  return (
    <Window foot={foot}>
      <Column style={PADDED}>
        {author}
        {words}
        <Actions />
      </Column>
      <Space min={0}>
        <Rows style={{ background: palette.surface }} />
      </Space>
    </Window>
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

function Quote(props: Of<"quote">) {
  const { text, attribution, foot } = props;
  if (compositionFor(props, props) === "post")
    return (
      <Window foot={foot}>
        <Column style={{ ...PADDED, flex: 1 }}>
          <Author topic={attribution} />
          <Space min={0} />
          <Text {...TITLE} size={[46, 104]} order={1}>
            {text}
          </Text>
          <Space min={0} />
          <Actions />
        </Column>
      </Window>
    );
  return (
    <Chat name={attribution} foot={foot}>
      <ChatBubble size={[44, 78]} wrap="balance" order={1}>
        {text}
      </ChatBubble>
    </Chat>
  );
}

function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  return (
    <Chat name={headline} people={2} foot={foot}>
      <ChatBubble name={left.label} order={1}>
        {left.text}
      </ChatBubble>
      <ChatBubble own name={right.label} order={2}>
        {right.text}
      </ChatBubble>
    </Chat>
  );
}

/** An app's share sheet. */
interface TalkProps {
  lines: Line[];
  name: string | null;
  number?: number | null;
  foot: ReactNode;
}

/** A conversation. */
function Talk({ lines, name, number = null, foot }: TalkProps) {
  return (
    <Chat name={name} number={number} people={2} foot={foot}>
      {lines.map(({ speaker, words, own }, i) => (
        <ChatBubble key={i} own={own} name={speaker} size={[44, 84]} order={i + 1}>
          {words}
        </ChatBubble>
      ))}
    </Chat>
  );
}

const suitsGenre = byGenre(
  { dialogue: 0.95, quote: 0.7, faq: 0.65, interview: 0.7, opinion: 0.7, list: 0.5 },
  0.3,
);

export default defineTemplate({
  title: "Screenshot",
  description: "A post, a chat, a note or a search in an app that could be anyone's",
  typefaces: { display: "inter", text: "inter" },
  variants: {
    sky: { background: "#ffffff", ink: "#12161f", accent: "#2563eb", mood: "bright" },
    dusk: { background: "#17181f", ink: "#f3f3f8", accent: "#6d4aef", mood: "sober" },
    mint: { background: "#ffffff", ink: "#10211b", accent: "#0d7a54", mood: "sober" },
    coral: { background: "#fffaf6", ink: "#2a1712", accent: "#d0401f", mood: "bright" },
    butter: { background: "#fffdf3", ink: "#221d0c", accent: "#f4b82e", mood: "bright" },
  },
  // Nobody gives a like to what is grave.
  suits: (script) => (script.tone === "grave" ? 0.1 : suitsGenre(script)),
  Slide: Screenshot,
});
