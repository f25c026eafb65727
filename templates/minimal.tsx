import {
  artHeight,
  Band,
  type BarProps,
  byGenre,
  Column,
  CutPaper,
  type DataStyle,
  Disc,
  type Drawing,
  DrawnData,
  defineTemplate,
  inverse,
  type Kinds,
  Marked,
  type Of,
  type OfData,
  Page,
  QuoteMark,
  Shape,
  type SlideProps,
  Space,
  splitAmount,
  Text,
  useScene,
} from "postloom/kit";

const DISPLAY = { face: "display", weight: 600, tracking: -0.03, leading: 1.04 } as const;
const HEADLINE = { ...DISPLAY, swells: true } as const;
const BODY = {
  size: [38, 60],
  tone: "muted",
  leading: 1.38,
  tracking: -0.01,
  wrap: "pretty",
  order: 2,
} as const;

function Minimal(props: SlideProps) {
  const palette = props.slide.kind === "closing" ? inverse(props.palette) : props.palette;
  return <Page {...props} kinds={KINDS} palette={palette} />;
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

function Cover({ kicker, headline, subline, drawing, foot }: Of<"cover">) {
  const { insets } = useScene().layout;
  const disc = {
    position: "absolute",
    width: "auto",
    aspectRatio: 1,
    insetInlineEnd: -insets.right - 110,
    bottom: 64,
  } as const;
  return (
    <>
      <Space min={drawing === undefined ? 330 : artHeight(560, headline, subline)}>
        {drawing === undefined ? (
          <Disc size={`min(100% + ${insets.top * 0.7 - 80}px, 800px)`} style={disc} />
        ) : (
          <Oversized drawing={drawing} />
        )}
      </Space>
      <Text size={[36, 46]} weight={550} tone="accentInk" style={{ marginBottom: 28 }}>
        {kicker ?? ""}
      </Text>
      <Text {...HEADLINE} size={[60, 144]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {subline ?? ""}
      </Text>
      {foot}
    </>
  );
}

/** A drawing in two colours, as large as the page is high above the text, and half out of the frame. */
function Oversized({ drawing }: { drawing: Drawing }) {
  const { insets } = useScene().layout;
  return (
    <CutPaper
      drawing={drawing}
      cut="two-tone"
      align="xMaxYMid"
      turn={-9}
      style={{
        position: "absolute",
        top: -insets.top - 70,
        bottom: 40,
        insetInlineEnd: -insets.right - 150,
        width: `calc(100% + ${insets.left + insets.right + 150}px)`,
        height: `calc(100% + ${insets.top + 30}px)`,
      }}
    />
  );
}

/** A number followed by the disc as its full stop, or a drawing in the place of both. */
function Point({ number, headline, emphasis, text, drawing, foot }: Of<"point">) {
  return (
    <>
      <Column style={{ display: "flex", alignItems: "flex-end", gap: 18 }}>
        {number !== null && (
          <Text {...DISPLAY} size={[180, 380]} weight={560} leading={0.75} oneLine>
            {String(number)}
          </Text>
        )}
        {drawing === undefined && <Disc size={number === null ? 96 : 64} order={1} />}
      </Column>
      {drawing === undefined ? (
        <Space />
      ) : (
        <Space min={artHeight(430, headline, text)}>
          <Beside drawing={drawing} isAlone={number === null} />
        </Space>
      )}
      <Text {...HEADLINE} size={[56, text === "" ? 150 : 108]} order={1} emphasis={emphasis}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

/** A drawing in the space that the text leaves, at the text's own edge. */
function Beside({ drawing, isAlone }: { drawing: Drawing; isAlone: boolean }) {
  const { direction } = useScene();
  const isStart = isAlone === (direction === "ltr");
  return (
    <CutPaper
      drawing={drawing}
      cut="two-tone"
      align={isStart ? "xMinYMin" : "xMaxYMin"}
      style={{
        position: "absolute",
        top: isAlone ? -16 : -300,
        left: 0,
        width: "100%",
        height: isAlone ? "min(100% - 40px, 640px)" : "calc(100% + 240px)",
      }}
    />
  );
}

function List({ headline, items, foot }: Of<"list">) {
  const row = { padding: "26px 0", alignItems: "baseline" };
  return (
    <>
      <Text {...HEADLINE} size={[52, 104]}>
        {headline}
      </Text>
      <Space />
      {items.map((item, i) => (
        <div key={i}>
          <Shape tone="rule" order={i} style={{ height: 2 }} />
          <Marked
            mark={<Disc size={24} order={i} style={BULLET} />}
            width={24}
            gap={32}
            style={row}
          >
            <Text {...ITEM} alike="item" order={i}>
              {item}
            </Text>
          </Marked>
        </div>
      ))}
      {foot}
    </>
  );
}

const ITEM = {
  size: [36, 64],
  weight: 480,
  tracking: -0.015,
  leading: 1.2,
  wrap: "pretty",
} as const;
/** Slightly above the text's baseline, where it looks aligned. */
const BULLET = { position: "relative", top: -8 } as const;

function Figure({ value, label, text, foot }: Of<"figure">) {
  const [number, words] = splitAmount(value);
  const isShort = number.length <= 9 && words.length <= 14;
  return (
    <>
      {isShort ? <Coin words={words}>{number}</Coin> : <Amount>{value}</Amount>}
      <Space />
      <Text {...HEADLINE} size={[48, 84]} order={1}>
        {label}
      </Text>
      <Text {...BODY} style={{ marginTop: 28 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

/** A figure within the disc. */
function Coin({ words, children }: { words: string; children: string }) {
  const { slide } = useScene().layout;
  const size = Math.round(Math.min(slide.width * 0.86, slide.height * 0.54));
  return (
    <Disc size={size} style={{ display: "grid", placeItems: "center", marginInlineStart: -8 }}>
      <Column style={{ width: size * 0.74, display: "grid", justifyItems: "center" }}>
        <Text {...DISPLAY} size={[40, size * 0.4]} tone="onAccent" leading={1} oneLine>
          {children}
        </Text>
        <Text {...DISPLAY} size={[36, size * 0.11]} tone="onAccent" leading={1.2} oneLine>
          {words}
        </Text>
      </Column>
    </Disc>
  );
}

/** A figure that is too long for the disc. */
function Amount({ children }: { children: string }) {
  return (
    <>
      <Disc size={96} style={{ marginBottom: 56 }} />
      <Text {...DISPLAY} size={[72, 200]} leading={0.98}>
        {children}
      </Text>
    </>
  );
}

function Quote({ text, attribution, foot }: Of<"quote">) {
  const line = <Shape order={2} style={{ height: 6, marginTop: 24 }} />;
  return (
    <>
      <QuoteMark size={150} />
      <Space />
      <Text {...HEADLINE} size={[46, 104]} weight={520} leading={1.12} order={1}>
        {text}
      </Text>
      {attribution !== null && (
        <Marked mark={line} width={72} gap={28} style={{ marginTop: 44 }}>
          <Text size={[36, 48]} weight={500} tone="muted" order={2}>
            {attribution}
          </Text>
        </Marked>
      )}
      {foot}
    </>
  );
}

function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  const { palette } = useScene();
  return (
    <>
      <Text {...HEADLINE} size={[48, 100]}>
        {headline}
      </Text>
      <Space />
      <Side {...left} />
      <Band palette={inverse(palette)} toBottom style={{ marginTop: 64, paddingTop: 64 }}>
        <Side {...right} />
        {foot}
      </Band>
    </>
  );
}

function Side({ label, text }: Of<"comparison">["left"]) {
  return (
    <>
      <Text {...DISPLAY} size={[42, 76]} alike="label" order={1}>
        {label}
      </Text>
      <Text {...BODY} alike="side" style={{ marginTop: 16 }}>
        {text}
      </Text>
    </>
  );
}

/** Data in hairlines that end in discs. */
function Data({ headline, emphasis, value, text, data, drawing, foot }: OfData) {
  return (
    <>
      <Text {...DISPLAY} size={[72, 180]} weight={560} leading={1} oneLine>
        {value ?? ""}
      </Text>
      <Text {...HEADLINE} size={[48, 92]} emphasis={emphasis}>
        {headline}
      </Text>
      <Space min={48} />
      <DrawnData data={data} look={LOOK} about={headline} drawing={drawing} />
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

/** A thin line that ends in a disc, along the text or as a step. */
function Bar({ height, along, isLeading, order }: BarProps) {
  const size = isLeading ? 40 : 24;
  const middle = along === "line" ? height / 2 : 0;
  return (
    <div style={{ position: "relative", height: "100%" }}>
      <Shape tone="ink" order={order} style={{ ...HAIRLINE, top: middle - 1.5 }} />
      {along === "height" && (
        <Shape tone="rule" order={order} style={{ width: 3, height: "100%" }} />
      )}
      <Disc
        size={size}
        tone={isLeading ? "accent" : "ink"}
        order={order}
        style={{ position: "absolute", insetInlineEnd: 0, top: middle - size / 2 }}
      />
    </div>
  );
}

const HAIRLINE = { position: "absolute", width: "100%", height: 3 } as const;

const LOOK: DataStyle = {
  label: { ...ITEM, size: [36, 58] },
  value: { ...DISPLAY, size: [40, 80], weight: 560 },
  Bar,
  thickness: [40, 48],
  Mark: ({ size, order }) => <Disc size={size} order={order} />,
  markSize: 28,
  Line: ({ order }) => <Shape tone="rule" order={order} />,
  lineWidth: 3,
};

function Closing({ headline, text, foot }: Of<"closing">) {
  return (
    <>
      <Disc size={96} />
      <Space />
      <Text {...HEADLINE} size={[64, 150]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text ?? ""}
      </Text>
      {foot}
    </>
  );
}

export default defineTemplate({
  title: "Minimal",
  description: "One idea a picture: much room, fine type, a single disc of colour",
  typefaces: { display: "inter", text: "inter" },
  variants: {
    paper: { background: "#f6f3ec", ink: "#161513", accent: "#f0502b" },
    night: { background: "#101114", ink: "#f4f1ea", accent: "#f5c445" },
    sage: { background: "#e4eadf", ink: "#14241c", accent: "#1f6b4a" },
    cobalt: { background: "#ffffff", ink: "#0d1020", accent: "#2547f4" },
    clay: { background: "#f1dfd3", ink: "#2a1510", accent: "#a8391d" },
  },
  suits: byGenre(
    { quote: 0.8, essay: 0.7, list: 0.6, verse: 0.85, faq: 0.75, minutes: 0.75, recipe: 0.7 },
    0.4,
  ),
  Slide: Minimal,
});
