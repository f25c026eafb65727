import {
  artHeight,
  Band,
  Beside,
  Bleed,
  byGenre,
  Column,
  defineTemplate,
  entriesOf,
  inverse,
  type Kinds,
  Marked,
  type Motif,
  negative,
  Odometer,
  type Of,
  Page,
  Shape,
  type Slide,
  type SlideProps,
  Space,
  splitAmount,
  Text,
  useBlock,
  useScene,
} from "postloom/kit";
import type { ReactNode } from "react";
import { compositionFor } from "./composition.ts";
import { Data } from "./data.tsx";
import { BelowWords, captionOf, Edges, Masthead, Print, Seen, Standing, Strap } from "./parts.tsx";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

function News(props: SlideProps) {
  const { slide } = props;
  const composition = compositionFor(slide, props);
  const palette =
    composition === "inverse"
      ? inverse(props.palette)
      : composition === "negative"
        ? negative(props.palette)
        : props.palette;
  const hasLines = slide.kind === "cover" && composition === "above";
  return (
    <Page
      {...props}
      kinds={KINDS}
      palette={palette}
      scenery={<Edges hasTop={!hasLines} hasBottom={!endsInArt(slide, composition)} />}
      head={!hasLines && <Masthead />}
    />
  );
}

/** Whether a page has art of its own down to its bottom edge. */
function endsInArt({ kind }: Slide, composition: ReturnType<typeof compositionFor>): boolean {
  if (composition === "below" || composition === "inverse") return true;
  return kind === "cover" && composition === "above";
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
  const { headline, subline, drawing } = props;
  const { palette } = useScene();
  const caption = captionOf(drawing);
  const min = artHeight(520, headline, subline, caption);
  switch (compositionFor(props, props)) {
    case "below":
      return (
        <>
          <CoverWords {...props} />
          <Below min={drawing === undefined ? 200 : min}>
            <Seen drawing={drawing} />
          </Below>
        </>
      );
    case "inverse":
      return (
        <>
          <CoverWords {...props} />
          <Below min={drawing === undefined ? 160 : min}>
            <Standing drawing={drawing} />
          </Below>
        </>
      );
    default:
      return (
        <>
          <Space min={drawing === undefined ? 240 : min}>
            <Bleed to={["top", "start", "end"]}>
              <Seen drawing={drawing} />
            </Bleed>
          </Space>
          <Band
            palette={negative(palette)}
            toBottom
            style={{ paddingTop: caption === null ? 56 : 20 }}
          >
            {caption !== null && (
              <Text
                size={[34, 36]}
                weight={450}
                stretch={94}
                tone="muted"
                style={{ marginBottom: 36 }}
              >
                {caption}
              </Text>
            )}
            <CoverWords {...props} />
            <BelowWords />
          </Band>
        </>
      );
  }
}

function CoverWords({ kicker, headline, subline, foot }: Of<"cover">) {
  return (
    <>
      <div style={{ display: "flex", marginBottom: kicker === null ? 0 : 32 }}>
        {kicker !== null && <Strap size={[36, 46]}>{kicker}</Strap>}
      </div>
      <Text {...HEADLINE} size={[64, 144]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} tone="muted" order={2} style={{ marginTop: 32 }}>
        {subline ?? ""}
      </Text>
      {foot}
    </>
  );
}

/** Art in the space that the words above it leave, down to the bottom edge. */
function Below({ min, children }: { min: number; children: ReactNode }) {
  return (
    <Space min={min}>
      <Bleed to={["start", "end", "bottom"]} style={{ top: 40, overflow: "hidden" }}>
        {children}
      </Bleed>
    </Space>
  );
}

/** A printed picture in the space that the words below it leave. */
function Above({ min, drawing }: { min: number; drawing: Motif | undefined }) {
  return (
    <Space min={min}>
      <Bleed to={["start", "end"]} style={{ bottom: 48 }}>
        <Print drawing={drawing} />
      </Bleed>
    </Space>
  );
}

function Point(props: Of<"point">) {
  const { headline, text, drawing, foot } = props;
  const min = drawing === undefined ? 160 : artHeight(430, headline, text);
  switch (compositionFor(props, props)) {
    case "above":
      return (
        <>
          <Above min={min} drawing={drawing} />
          <PointWords {...props} />
        </>
      );
    case "below":
      return (
        <>
          <PointWords {...props} />
          <Below min={min}>
            <Standing drawing={drawing} />
          </Below>
        </>
      );
    case "beside":
      return (
        <>
          <Beside art={<Print drawing={drawing} />} to={["end"]}>
            <PointWords {...props} foot={null} isSpread />
          </Beside>
          {foot}
        </>
      );
    default:
      return <PointWords {...props} isSpread />;
  }
}

/** Spread over the height of the page, or together. */
function PointWords({ number, isSpread = false, ...props }: Of<"point"> & { isSpread?: boolean }) {
  const { headline, emphasis, text, foot } = props;
  const block = useBlock();
  return (
    <>
      {number !== null && <Strap size={[90, 180]}>{String(number)}</Strap>}
      <Text
        {...HEADLINE}
        size={[60, text === "" ? 190 : 140]}
        order={1}
        emphasis={emphasis}
        emphasised={block}
        leading={emphasis === null ? HEADLINE.leading : 1.12}
        style={{ marginTop: number === null ? 0 : 44, marginBottom: text === "" ? 0 : 40 }}
      >
        {headline}
      </Text>
      {isSpread && <Space min={0} />}
      <Aside>{text}</Aside>
      {foot}
    </>
  );
}

/** Running text in a narrower column beside a line. */
function Aside({ children }: { children: string }) {
  if (children === "") return null;
  const line = <Shape name="aside" order={2} says={children} />;
  return (
    <Marked mark={line} width={10} gap={36} style={{ marginInlineStart: "12%" }}>
      <Text {...BODY} order={2}>
        {children}
      </Text>
    </Marked>
  );
}

function List({ headline, items, foot }: Of<"list">) {
  const row = { padding: "24px 0", alignItems: "baseline" };
  return (
    <>
      <Text {...HEADLINE} size={[56, 116]}>
        {headline}
      </Text>
      <Space />
      {entriesOf(items).map(({ number, text }, i) => (
        <div key={i}>
          <Shape name={`rule ${i}`} tone="ink" order={i + 2} says={text} style={{ height: 3 }} />
          <Marked
            mark={
              number === null ? (
                <Square order={i + 2} says={text} />
              ) : (
                <Count order={i + 2} says={text}>
                  {number}
                </Count>
              )
            }
            width={number === null ? 26 : 84}
            gap={30}
            style={row}
          >
            <Text {...DISPLAY} size={ITEM} alike="item" weight={640} leading={1.1} order={i + 2}>
              {text}
            </Text>
          </Marked>
        </div>
      ))}
      {foot}
    </>
  );
}

const ITEM = [40, 76] as const;

/** Stands before an item that is not counted. */
function Square(beat: { order: number; says: string }) {
  return (
    <Shape
      name={`square ${beat.order}`}
      {...beat}
      style={{ width: 26, height: 26, alignSelf: "center" }}
    />
  );
}

function Count({ children, ...beat }: { order: number; says: string; children: string }) {
  return (
    <Column>
      <Text {...DISPLAY} size={ITEM} tone="accentInk" oneLine {...beat}>
        {children}
      </Text>
    </Column>
  );
}

function Figure({ value, label, text, foot }: Of<"figure">) {
  const [number, words] = splitAmount(value);
  return (
    <>
      <Strap size={[40, 60]}>{label}</Strap>
      <Space />
      <Odometer
        {...DISPLAY}
        size={[110, 460]}
        weight={860}
        stretch={70}
        leading={0.86}
        oneLine
        order={0}
      >
        {number}
      </Odometer>
      <Text {...DISPLAY} size={[56, 150]} oneLine style={{ marginTop: 28 }}>
        {words}
      </Text>
      <Shape name="bar" at={8} style={{ height: 28, marginTop: 56 }} />
      <Space />
      <Aside>{text}</Aside>
      {foot}
    </>
  );
}

function Quote(props: Of<"quote">) {
  const { text, attribution, drawing, foot } = props;
  const isBelow = compositionFor(props, props) !== "set";
  return (
    <>
      <Marked mark={<Shape name="line" at={2} />} width={24} gap={44}>
        <Text {...HEADLINE} size={[52, 118]} weight={720} leading={1.06} order={1}>
          {text}
        </Text>
      </Marked>
      {isBelow ? <div style={{ height: 44 }} /> : <Space />}
      {attribution !== null && (
        <Strap size={[38, 54]} order={2}>
          {attribution}
        </Strap>
      )}
      {foot}
      {isBelow && (
        <Below min={drawing === undefined ? 160 : artHeight(430, text, attribution)}>
          <Standing drawing={drawing} />
        </Below>
      )}
    </>
  );
}

function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  // Side by side reads best, if the columns are wide enough for their text.
  const beside = [left, right].every(
    ({ label, text }) => label.length <= 14 && text.length <= 90 && !/\p{L}{13}/u.test(text),
  );
  return (
    <>
      <Text {...HEADLINE} size={[56, 124]}>
        {headline}
      </Text>
      <Space />
      <div style={beside ? BESIDE : BELOW}>
        <Side {...left} />
        {beside && <Shape tone="rule" />}
        <Side {...right} />
      </div>
      {foot}
    </>
  );
}

const BESIDE = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 3px minmax(0, 1fr)",
  gap: 36,
};
const BELOW = { display: "grid", gap: 56 };

function Side({ label, text }: Of<"comparison">["left"]) {
  return (
    <Column style={{ display: "flex", flexDirection: "column" }}>
      <Strap size={[34, 46]}>{label}</Strap>
      <Text {...BODY} size={[36, 64]} alike="side" order={2} style={{ marginTop: 28 }}>
        {text}
      </Text>
    </Column>
  );
}

function Closing(props: Of<"closing">) {
  const { headline, text, drawing, foot } = props;
  const isAbove = compositionFor(props, props) === "negative";
  const min = drawing === undefined ? 160 : artHeight(430, headline, text);
  return (
    <>
      {isAbove && <Above min={min} drawing={drawing} />}
      <Text {...HEADLINE} size={[72, 220]} order={1} style={{ marginBottom: 40 }}>
        {headline}
      </Text>
      <Aside>{text ?? ""}</Aside>
      {foot}
      {!isAbove && (
        <Below min={min}>
          <Standing drawing={drawing} />
        </Below>
      )}
    </>
  );
}

export default defineTemplate({
  title: "News",
  description: "A news desk: heavy condensed headlines, rules, straps and a band below",
  typefaces: { display: "archivo", text: "archivo" },
  variants: {
    bulletin: { background: "#0c1a3a", ink: "#ffffff", accent: "#d81e26", mood: "sober" },
    daily: { background: "#f4efe4", ink: "#16130f", accent: "#c21f1a", mood: "sober" },
    alert: { background: "#ffd60a", ink: "#111111", accent: "#d00000", mood: "bright" },
    market: { background: "#0b2b26", ink: "#f2f7f1", accent: "#f5a714", mood: "bright" },
    wire: { background: "#ffffff", ink: "#101820", accent: "#0050d8", mood: "sober" },
  },
  motion: { cuts: ["wipe", "push"], entrance: "wipe", camera: { scale: 1.03 } },
  suits: byGenre(
    {
      news: 0.95,
      figures: 0.8,
      release: 0.65,
      minutes: 0.65,
      opinion: 0.7,
      speech: 0.7,
      science: 0.65,
    },
    0.3,
  ),
  Slide: News,
});
