import {
  artHeight,
  Band,
  Beside,
  Bleed,
  byGenre,
  Column,
  CutPaper,
  Disc,
  defineTemplate,
  type Edge,
  entriesOf,
  inverse,
  type Kinds,
  Marked,
  type Motif,
  negative,
  Odometer,
  type Of,
  Page,
  QuoteMark,
  Shape,
  type SlideProps,
  Space,
  splitAmount,
  Text,
  useScene,
} from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { Data } from "./data.tsx";
import { Across, Cap, Cropped, OnDisc, Oversized, Rising, risesAtEnd } from "./parts.tsx";
import { BODY, DISPLAY, HEADLINE, ITEM } from "./type.ts";

function Minimal(props: SlideProps) {
  const { slide } = props;
  const composition = compositionFor(slide, props);
  const palette =
    composition === "inverse"
      ? inverse(props.palette)
      : composition === "negative"
        ? negative(props.palette)
        : props.palette;
  // A crossing has a disc of its own at its edge.
  const isRising =
    slide.kind !== "comparison" &&
    (slide.crossing === undefined ||
      (slide.crossing.slide === "first") !== risesAtEnd(props.index));
  return (
    <Page {...props} kinds={KINDS} palette={palette} scenery={isRising && <Rising {...props} />} />
  );
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
  const { headline, subline, drawing, crossing, index } = props;
  const min = artHeight(560, headline, subline);
  switch (compositionFor(props, props)) {
    case "crossing":
      return (
        <>
          <CoverWords {...props} />
          <Space min={0} />
          {crossing !== undefined && <Across crossing={crossing} />}
        </>
      );
    case "below":
      return (
        <>
          <CoverWords {...props} />
          <Space min={min}>
            {drawing === undefined ? <Cap /> : <Oversized drawing={drawing} to={atBottom(index)} />}
          </Space>
        </>
      );
    case "disc":
      return (
        <>
          <Space min={min}>
            <Bleed to={["top"]} style={SUN}>
              <OnDisc drawing={drawing} />
            </Bleed>
          </Space>
          <CoverWords {...props} />
        </>
      );
    default:
      return (
        <>
          <Space min={drawing === undefined ? 330 : min}>
            {drawing === undefined ? (
              <Corner />
            ) : (
              <Oversized drawing={drawing} to={["end", "top"]} />
            )}
          </Space>
          <CoverWords {...props} />
        </>
      );
  }
}

/** The corner that no disc rises from. */
function atBottom(index: number): readonly Edge[] {
  return risesAtEnd(index) ? ["start", "bottom"] : ["end", "bottom"];
}

/** Clear of the top edge and of the words. */
const SUN = { top: -20, bottom: 56, display: "flex" } as const;

function CoverWords({ kicker, headline, subline, foot }: Of<"cover">) {
  return (
    <>
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

/** The disc in the upper corner, partly out of the frame. */
function Corner() {
  const { insets } = useScene().layout;
  const style = {
    position: "absolute",
    width: "auto",
    aspectRatio: 1,
    insetInlineEnd: -insets.right - 110,
    bottom: 64,
  } as const;
  const size = `min(100% + ${insets.top * 0.7 - 80}px, 800px)`;
  return <Disc name="corner" at={0} size={size} style={style} />;
}

function Point(props: Of<"point">) {
  const { number, headline, text, drawing, crossing, foot, index } = props;
  const min = artHeight(430, headline, text);
  switch (compositionFor(props, props)) {
    case "crossing":
      return (
        <>
          <Numeral {...props} />
          <PointWords {...props} />
          <Space min={0} />
          {crossing !== undefined && <Across crossing={crossing} />}
        </>
      );
    case "below":
      return (
        <>
          <Numeral {...props} />
          <PointWords {...props} />
          <Space min={drawing === undefined ? 48 : min}>
            {drawing === undefined ? (
              <Cap />
            ) : (
              <Oversized drawing={drawing} to={atBottom(index)} turn={6} />
            )}
          </Space>
        </>
      );
    case "beside":
      return (
        <>
          <Beside
            art={drawing === undefined ? <Bar /> : <Cropped drawing={drawing} />}
            to={["top", "end"]}
          >
            <Numeral {...props} />
            <Space min={0} />
            <PointWords {...props} foot={null} />
          </Beside>
          {foot}
        </>
      );
    default:
      return (
        <>
          <Numeral {...props} />
          {drawing === undefined ? (
            <Space />
          ) : (
            <Space min={min}>
              <AtEdge drawing={drawing} isAlone={number === null} />
            </Space>
          )}
          <PointWords {...props} />
        </>
      );
  }
}

/** A number followed by the disc as its full stop; the disc alone where nothing else is drawn. */
function Numeral({ number, drawing }: Of<"point">) {
  if (number === null && drawing !== undefined) return null;
  return (
    <Column style={{ display: "flex", alignItems: "flex-end", gap: 18, marginBottom: 44 }}>
      {number !== null && (
        <Text {...DISPLAY} size={[180, 380]} weight={560} leading={0.75} oneLine>
          {String(number)}
        </Text>
      )}
      {drawing === undefined && <Disc name="stop" at={6} size={number === null ? 96 : 64} />}
    </Column>
  );
}

/** The disc, half out of a narrow column. */
function Bar() {
  return (
    <Disc
      name="bar"
      at={0}
      size="auto"
      style={{
        position: "absolute",
        width: "170%",
        aspectRatio: 1,
        top: "24%",
        insetInlineStart: "12%",
      }}
    />
  );
}

function PointWords({ headline, emphasis, text, foot }: Of<"point">) {
  return (
    <>
      <Text {...HEADLINE} size={[58, text === "" ? 150 : 112]} order={1} emphasis={emphasis}>
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
function AtEdge({ drawing, isAlone }: { drawing: Motif; isAlone: boolean }) {
  const { direction } = useScene();
  const isStart = isAlone === (direction === "ltr");
  return (
    <CutPaper
      name="drawing"
      entrance="rise"
      drift={{ y: 22, rotate: 1.5, scale: 1.06 }}
      drawing={drawing}
      cut="two-tone"
      align={isStart ? "xMinYMin" : "xMaxYMin"}
      style={{
        position: "absolute",
        top: isAlone ? -16 : -340,
        left: 0,
        width: "100%",
        height: isAlone ? "min(100% - 40px, 640px)" : "calc(100% + 280px)",
      }}
      // Behind a number there is nothing but a drawing.
      pictureStyle={{ position: "absolute", left: 0, right: 0, top: 24, bottom: 40 }}
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
      {entriesOf(items).map(({ number, text }, i) => (
        <div key={i}>
          <Shape name={`rule ${i}`} tone="rule" order={i + 2} says={text} style={{ height: 2 }} />
          <Marked
            mark={
              number === null ? (
                <Disc name={`disc ${i}`} size={24} order={i + 2} says={text} style={BULLET} />
              ) : (
                <Column>
                  <Text {...ITEM} alike="item" tone="accentInk" oneLine order={i + 2} says={text}>
                    {number}
                  </Text>
                </Column>
              )
            }
            width={number === null ? 24 : 64}
            gap={32}
            style={row}
          >
            <Text {...ITEM} alike="item" order={i + 2}>
              {text}
            </Text>
          </Marked>
        </div>
      ))}
      {foot}
    </>
  );
}

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
    <Disc
      name="coin"
      at={0}
      size={size}
      style={{ display: "grid", placeItems: "center", marginInlineStart: -8 }}
    >
      <Column style={{ width: size * 0.74, display: "grid", justifyItems: "center" }}>
        <Odometer
          {...DISPLAY}
          size={[40, size * 0.4]}
          tone="onAccent"
          leading={1}
          oneLine
          order={0}
        >
          {children}
        </Odometer>
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
      <Disc name="stop" at={4} size={96} style={{ marginBottom: 56 }} />
      <Text {...DISPLAY} size={[72, 200]} leading={0.98}>
        {children}
      </Text>
    </>
  );
}

function Quote(props: Of<"quote">) {
  const { text, attribution, drawing, crossing, index } = props;
  switch (compositionFor(props, props)) {
    case "crossing":
      return (
        <>
          <QuoteWords {...props} />
          <Space min={0} />
          {crossing !== undefined && <Across crossing={crossing} />}
        </>
      );
    case "below":
      return (
        <>
          <QuoteWords {...props} />
          <Space min={drawing === undefined ? 48 : artHeight(430, text, attribution)}>
            {drawing === undefined ? <Cap /> : <Oversized drawing={drawing} to={atBottom(index)} />}
          </Space>
        </>
      );
    default:
      return (
        <>
          <QuoteMark size={150} />
          <Space />
          <QuoteWords {...props} />
        </>
      );
  }
}

function QuoteWords({ text, attribution, foot }: Of<"quote">) {
  const line = <Shape name="line" order={2} style={{ height: 6, marginTop: 24 }} />;
  return (
    <>
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

function Closing(props: Of<"closing">) {
  const { headline, text, drawing, index } = props;
  const isBelow = compositionFor(props, props) === "below";
  const art =
    drawing !== undefined ? (
      <Oversized drawing={drawing} to={isBelow ? atBottom(index) : ["end", "top"]} />
    ) : (
      isBelow && <Cap />
    );
  const words = (
    <>
      <Text {...HEADLINE} size={[64, 150]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text ?? ""}
      </Text>
      {props.foot}
    </>
  );
  const min = artHeight(430, headline, text);
  return (
    <>
      {isBelow && words}
      {!isBelow && drawing === undefined && <Disc name="stop" at={4} size={96} />}
      <Space min={art ? min : 48}>{art}</Space>
      {!isBelow && words}
    </>
  );
}

export default defineTemplate({
  title: "Minimal",
  description: "One idea a picture: much room, fine type, a single disc of colour",
  typefaces: { display: "inter", text: "inter" },
  variants: {
    paper: { background: "#f6f3ec", ink: "#161513", accent: "#da3a10", mood: "bright" },
    night: { background: "#101114", ink: "#f4f1ea", accent: "#f5c445", mood: "sober" },
    sage: { background: "#e4eadf", ink: "#14241c", accent: "#1f6b4a", mood: "sober" },
    cobalt: { background: "#ffffff", ink: "#0d1020", accent: "#2547f4", mood: "bright" },
    clay: { background: "#f1dfd3", ink: "#2a1510", accent: "#a8391d", mood: "sober" },
  },
  // What lies on the edge between two pages goes on from one to the next.
  motion: { cuts: ["push"], entrance: "mask", camera: { scale: 1.05 } },
  suits: byGenre(
    {
      quote: 0.8,
      essay: 0.75,
      list: 0.7,
      verse: 0.85,
      faq: 0.75,
      minutes: 0.75,
      recipe: 0.7,
      howto: 0.7,
      news: 0.8,
      opinion: 0.75,
      interview: 0.7,
      story: 0.75,
      speech: 0.75,
      science: 0.65,
      release: 0.65,
    },
    0.4,
  ),
  Slide: Minimal,
});
