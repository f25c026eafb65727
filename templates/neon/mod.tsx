import {
  artHeight,
  Beside,
  Column,
  defineTemplate,
  type Kinds,
  luminous,
  Marked,
  type Motif,
  type Of,
  Page,
  type Script,
  Sign,
  type SlideProps,
  Space,
  splitAmount,
  Text,
  Tube,
  TubeDrawing,
  useRoom,
} from "postloom/kit";
import type { CSSProperties, ReactNode } from "react";
import { compositionFor } from "./composition.ts";
import { Data } from "./data.tsx";
import { BODY, Lettering, Second, useSecondLight } from "./lettering.tsx";
import { Horizon, Street, Wall } from "./scenery.tsx";

function Neon(props: SlideProps) {
  const palette = luminous(props.palette);
  const { slide } = props;
  const hasHorizon = slide.kind === "cover" && compositionFor(slide, props) === "below";
  const scenery = !hasHorizon && (
    <>
      <Wall />
      <Street />
    </>
  );
  return <Page {...props} kinds={KINDS} palette={palette} scenery={scenery} />;
}

const KINDS: Kinds = {
  cover: Cover,
  point: Point,
  list: List,
  figure: Figure,
  quote: Quote,
  comparison: Comparison,
  closing: Closing,
  data: Data,
};

function Cover(props: Of<"cover">) {
  const { headline, subline, drawing, foot } = props;
  const min = artHeight(500, headline, subline);
  const room = useRoom() ** 2;
  const composition = compositionFor(props, props);
  // A frame costs room that many words need.
  switch (composition === "sign" && min < 250 ? "below" : composition) {
    case "above":
      return (
        <>
          <Space min={min}>
            <Second>
              <Hung drawing={drawing} />
            </Second>
          </Space>
          <CoverWords {...props} />
          {foot}
        </>
      );
    case "sign":
      return (
        <>
          <Space min={drawing === undefined ? 20 : min}>
            {drawing !== undefined && (
              <Second>
                <Hung drawing={drawing} />
              </Second>
            )}
          </Space>
          <Sign of="bulbs" radius={60} style={{ padding: `${Math.round(64 * room)}px 56px` }}>
            <CoverWords {...props} />
          </Sign>
          <Space min={20} />
          {foot}
        </>
      );
    default:
      return (
        <>
          <CoverWords {...props} />
          <Space min={headline.length > 120 ? 200 : 410}>
            <Horizon drawing={drawing} />
          </Space>
          <div style={{ position: "relative" }}>{foot}</div>
        </>
      );
  }
}

function CoverWords({ kicker, headline, subline }: Of<"cover">) {
  return (
    <>
      {kicker !== null && (
        <Second>
          <Sign radius={40} style={PLATE}>
            <Lettering size={[36, 46]} leading={1.2} oneLine>
              {kicker}
            </Lettering>
          </Sign>
        </Second>
      )}
      <Lettering size={[60, 150]} weight={600} leading={1.06} swells order={1}>
        {headline}
      </Lettering>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {subline ?? ""}
      </Text>
    </>
  );
}

/** A thing on the wall: what the slide is about, else an arrow to its words. */
function Hung({ drawing }: { drawing: Motif | undefined }) {
  if (drawing !== undefined) return <TubeDrawing drawing={drawing} style={BENT} />;
  return (
    <div style={{ ...BENT, display: "flex", alignItems: "flex-end" }}>
      <Tube path={ARROW} width={340} height={272} thickness={16} />
    </div>
  );
}

const PLATE = {
  alignSelf: "flex-start",
  padding: "14px 34px",
  marginBottom: 48,
  maxWidth: "100%",
} as const;

function Point(props: Of<"point">) {
  const { headline, text, drawing, foot } = props;
  const art = (
    <Second>{drawing !== undefined && <TubeDrawing drawing={drawing} style={BENT} />}</Second>
  );
  const min = drawing === undefined ? 48 : artHeight(500, headline, text);
  switch (compositionFor(props, props)) {
    case "below":
      return (
        <>
          <Numeral {...props} />
          <PointWords {...props} />
          <Space min={min}>{art}</Space>
          {foot}
        </>
      );
    case "beside":
      return (
        <>
          <Beside art={drawing === undefined ? <Stripes /> : <Leaning>{art}</Leaning>} to={["end"]}>
            <Numeral {...props} />
            <Space min={0} />
            <PointWords {...props} />
          </Beside>
          {foot}
        </>
      );
    default:
      return (
        <>
          <Numeral {...props} />
          <Space min={min}>{art}</Space>
          <PointWords {...props} />
          {foot}
        </>
      );
  }
}

function Numeral({ number }: Of<"point">) {
  const room = useRoom() ** 2;
  if (number === null) return null;
  return (
    <Second>
      <Lettering size={[Math.round(200 * room), 420]} weight={250} leading={0.95} oneLine>
        {String(number)}
      </Lettering>
    </Second>
  );
}

function PointWords({ headline, emphasis, text }: Of<"point">) {
  const second = useSecondLight();
  return (
    <>
      <Lettering
        size={[58, text === "" ? 150 : 116]}
        swells
        order={1}
        emphasis={emphasis}
        emphasised={second}
      >
        {headline}
      </Lettering>
      <Tube path="M6 10H214" width={220} height={20} order={1} style={{ margin: "44px 0" }} />
      <Text {...BODY}>{text}</Text>
    </>
  );
}

/** A drawing half out of a narrow column. */
function Leaning({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        position: "absolute",
        insetInlineStart: 0,
        top: "18%",
        width: "170%",
        height: "60%",
      }}
    >
      {children}
    </div>
  );
}

/** Tubes that go on past the edge. */
function Stripes() {
  return (
    <Second>
      <div style={{ ...BENT, display: "grid", alignContent: "center", gap: 56 }}>
        {[0, 1, 2, 3, 4].map((line) => (
          <Tube
            key={line}
            path={`M${40 + line * 50} 20H700`}
            width={700}
            height={40}
            order={line % 3}
          />
        ))}
      </div>
    </Second>
  );
}

/** In the middle of the space above the text. */
const BENT = {
  position: "absolute",
  left: 0,
  top: 0,
  width: "100%",
  height: "calc(100% - 56px)",
} as const;

function List({ headline, items, foot }: Of<"list">) {
  const room = useRoom() ** 2;
  return (
    <>
      <Lettering size={[52, 104]} swells>
        {headline}
      </Lettering>
      <Space />
      <Second>
        <Sign style={{ padding: `${Math.round(26 * room)}px 52px` }}>
          {items.map((item, i) => (
            <Marked
              key={i}
              mark={<Tube path="M8 8L32 30L8 52" width={40} height={60} order={i} />}
              width={40}
              gap={40}
              style={{ padding: `${Math.round(20 * room)}px 0`, alignItems: "center" }}
            >
              <Text size={[36, 68]} alike="item" weight={500} leading={1.2} wrap="pretty" order={i}>
                {item}
              </Text>
            </Marked>
          ))}
        </Sign>
      </Second>
      {foot}
    </>
  );
}

function Figure({ value, label, text, foot }: Of<"figure">) {
  const [number, words] = splitAmount(value);
  return (
    <>
      <Space min={20} />
      <Sign
        of="bulbs"
        radius={60}
        style={{ padding: "72px 56px", display: "grid", justifyItems: "center" }}
      >
        <Lettering size={[56, 300]} weight={640} leading={1} oneLine>
          {number}
        </Lettering>
        <Lettering size={[44, 92]} leading={1.15} oneLine>
          {words}
        </Lettering>
      </Sign>
      <Space />
      <Second>
        <Lettering size={[46, 84]} order={1}>
          {label}
        </Lettering>
      </Second>
      <Text {...BODY} style={{ marginTop: 32 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

const OPENING =
  "M64 8C28 24 12 52 12 84a28 28 0 1 0 28-28M164 8c-36 16-52 44-52 76a28 28 0 1 0 28-28";
const CLOSING =
  "M116 112c36-16 52-44 52-76a28 28 0 1 0-28 28M16 112c36-16 52-44 52-76a28 28 0 1 0-28 28";

function Quote(props: Of<"quote">) {
  const { text, attribution, drawing, foot } = props;
  switch (compositionFor(props, props)) {
    case "sign":
      return (
        <>
          <Space min={10} />
          <Sign radius={60} style={{ padding: "56px 52px" }}>
            <Lettering size={[46, 104]} weight={480} leading={1.18} order={1}>
              {text}
            </Lettering>
          </Sign>
          <Second>
            <Lettering size={[36, 52]} order={2} style={{ marginTop: 44 }}>
              {attribution ?? ""}
            </Lettering>
          </Second>
          <Space min={10} />
          {foot}
        </>
      );
    case "below":
      return (
        <>
          <QuoteWords {...props} hasEnd={false} />
          <Space min={drawing === undefined ? 48 : artHeight(430, text, attribution)}>
            {drawing !== undefined && <TubeDrawing drawing={drawing} style={BENT} />}
          </Space>
          {foot}
        </>
      );
    default:
      return (
        <>
          <Space min={10} />
          <QuoteWords {...props} hasEnd />
          <Space min={10} />
          {foot}
        </>
      );
  }
}

function QuoteWords({ text, attribution, hasEnd }: Of<"quote"> & { hasEnd: boolean }) {
  return (
    <>
      <Second>
        <Tube path={OPENING} width={180} height={120} />
      </Second>
      <Lettering
        size={[46, 108]}
        weight={480}
        leading={1.18}
        order={1}
        style={{ margin: "56px 0 44px" }}
      >
        {text}
      </Lettering>
      <Second>
        <div style={{ display: "flex", alignItems: "flex-end", gap: 40 }}>
          <Column style={{ flex: 1 }}>
            <Lettering size={[36, 52]} order={2}>
              {attribution ?? ""}
            </Lettering>
          </Column>
          {hasEnd && <Tube path={CLOSING} width={180} height={120} order={2} />}
        </div>
      </Second>
    </>
  );
}

function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  return (
    <>
      <Text size={[46, 88]} weight={600} leading={1.1} face="display">
        {headline}
      </Text>
      <Space />
      <Side {...left} style={{ marginInlineEnd: 70 }} />
      <div style={{ height: Math.round(56 * useRoom()) }} />
      <Second>
        <Side {...right} style={{ marginInlineStart: 70 }} />
      </Second>
      {foot}
    </>
  );
}

function Side({ label, text, style }: Of<"comparison">["left"] & { style: CSSProperties }) {
  return (
    <Sign style={{ padding: `${Math.round(42 * useRoom() ** 2)}px 48px`, ...style }}>
      <Lettering size={[42, 72]} order={1}>
        {label}
      </Lettering>
      <Text {...BODY} alike="side" style={{ marginTop: 18 }}>
        {text}
      </Text>
    </Sign>
  );
}

const ARROW = "M16 12h120c90 0 120 40 120 110v130M186 190l70 70 70-70";

function Closing(props: Of<"closing">) {
  const { headline, text, drawing, foot } = props;
  const room = useRoom() ** 2;
  const isBelow = compositionFor(props, props) === "below";
  const words = (
    <>
      <Sign of="bulbs" radius={60} style={{ padding: `${Math.round(80 * room)}px 64px` }}>
        <Lettering size={[60, 122]} weight={600} leading={1.08} swells order={1}>
          {headline}
        </Lettering>
      </Sign>
      <Text {...BODY} style={{ marginTop: Math.round(60 * room) }}>
        {text ?? ""}
      </Text>
    </>
  );
  return (
    <>
      {isBelow && words}
      <Space min={room > 0.4 ? artHeight(400, headline, text) : 20}>
        {room > 0.4 && (
          <Second>{isBelow && drawing === undefined ? null : <Hung drawing={drawing} />}</Second>
        )}
      </Space>
      {!isBelow && words}
      {foot}
    </>
  );
}

/** Words of night life and of the future. */
const NIGHTLY =
  /\b(?:neon|night ?(?:life|clubs?)|club nights?|raves?|techno|synth\w*|cyber\w*|futurist\w*|artificial intelligence|machine learning|neural|robot\w*|quantum|metaverse|virtual reality|e-?sports?|gaming|arcade|hackathon|launch(?:es|ed|ing)?|nachtleben|clubnacht|künstliche intelligenz|roboter|futuristisch|intelligence artificielle|vie nocturne|inteligencia artificial|vida nocturna|intelligenza artificiale|inteligência artificial)\b|неон|нейросет|искусственн\p{L}+ интеллект|робот|الذكاء الاصطناعي|روبوت|בינה מלאכותית|कृत्रिम बुद्धि|रोबोट|人工知能|ロボット|ナイトライフ|人工智能|机器人|夜生活|인공지능|로봇|ปัญญาประดิษฐ์/iu;

/** Abbreviations, which would be everyday words in lower case. */
const SHORT_FORMS = /\b(?:AI|DJs?|IA|KI|VR)\b|(?<!\p{L})ИИ(?!\p{L})/u;

function suits({ genre, tone, kicker, hook }: Script): number {
  if (tone === "grave") return 0;
  if (genre === "quote") return 0.5;
  const topic = `${kicker ?? ""} ${hook}`;
  return NIGHTLY.test(topic) || SHORT_FORMS.test(topic) ? 0.9 : 0.35;
}

export default defineTemplate({
  title: "Neon",
  description:
    "Signs that light up at night: tube lettering, frames of bulbs, a grid to the horizon",
  typefaces: { display: "inter", text: "inter" },
  variants: {
    midnight: { background: "#0c0a22", ink: "#fff6fd", accent: "#ff4fb0", mood: "sober" },
    arcade: { background: "#04141d", ink: "#f0fdff", accent: "#22dcff", mood: "bright" },
    acid: { background: "#0b140c", ink: "#f8ffee", accent: "#b2f52e", mood: "bright" },
    sunset: { background: "#1c0a22", ink: "#fff7ec", accent: "#ff9330", mood: "bright" },
    ultra: { background: "#100828", ink: "#f8f4ff", accent: "#a97bff", mood: "sober" },
  },
  suits,
  Slide: Neon,
});
