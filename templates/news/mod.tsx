import {
  artHeight,
  Band,
  byGenre,
  Column,
  defineTemplate,
  entriesOf,
  inverse,
  type Kinds,
  Marked,
  negative,
  type Of,
  Page,
  Shape,
  type SlideProps,
  Space,
  splitAmount,
  Text,
  useBlock,
  useScene,
} from "postloom/kit";
import { Below, captionOf, Lines, Masthead, Seen, Strap } from "./parts.tsx";

const DISPLAY = {
  face: "display",
  weight: 820,
  stretch: 78,
  tracking: -0.012,
  wordGap: 0.08,
  leading: 1,
} as const;
const HEADLINE = { ...DISPLAY, swells: true } as const;
const BODY = { size: [36, 52], weight: 450, stretch: 94, leading: 1.34, wrap: "pretty" } as const;

function News(props: SlideProps) {
  const { kind } = props.slide;
  const palette = kind === "closing" ? inverse(props.palette) : props.palette;
  return (
    <Page {...props} kinds={KINDS} palette={palette} head={kind !== "cover" && <Masthead />} />
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
};

function Cover({ kicker, headline, subline, drawing, foot }: Of<"cover">) {
  const { palette } = useScene();
  const caption = captionOf(drawing);
  return (
    <>
      <Space min={drawing === undefined ? 240 : artHeight(520, headline, subline, caption)}>
        <Lines />
        {drawing !== undefined && <Seen drawing={drawing} />}
      </Space>
      <Band palette={negative(palette)} toBottom style={{ paddingTop: caption === null ? 56 : 20 }}>
        {caption !== null && (
          <Text size={[32, 34]} weight={450} stretch={94} tone="muted" style={{ marginBottom: 36 }}>
            {caption}
          </Text>
        )}
        <div style={{ display: "flex", marginBottom: 32 }}>
          {kicker !== null && <Strap size={[34, 44]}>{kicker}</Strap>}
        </div>
        <Text {...HEADLINE} size={[64, 140]} order={1}>
          {headline}
        </Text>
        <Text {...BODY} tone="muted" order={2} style={{ marginTop: 32 }}>
          {subline ?? ""}
        </Text>
        {foot}
      </Band>
    </>
  );
}

function Point({ number, headline, emphasis, text, drawing, foot }: Of<"point">) {
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
        style={{ marginTop: number === null ? 0 : 44 }}
      >
        {headline}
      </Text>
      {drawing === undefined ? (
        <Space />
      ) : (
        <Space min={artHeight(430, headline, text)}>
          <Below drawing={drawing} />
        </Space>
      )}
      <Aside>{text}</Aside>
      {foot}
    </>
  );
}

/** Running text in a narrower column beside a line. */
function Aside({ children }: { children: string }) {
  if (children === "") return null;
  const line = <Shape order={1} entrance="grow" />;
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
          <Shape tone="ink" order={i} style={{ height: 3 }} />
          <Marked mark={<Count order={i}>{number}</Count>} width={84} gap={30} style={row}>
            <Text {...DISPLAY} size={ITEM} alike="item" weight={640} leading={1.1} order={i}>
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

function Count({ order, children }: { order: number; children: string }) {
  return (
    <Column>
      <Text {...DISPLAY} size={ITEM} tone="accentInk" oneLine order={order}>
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
      <Text {...DISPLAY} size={[110, 460]} weight={860} stretch={70} leading={0.86} oneLine>
        {number}
      </Text>
      <Text {...DISPLAY} size={[56, 150]} oneLine style={{ marginTop: 28 }}>
        {words}
      </Text>
      <Shape order={1} style={{ height: 28, marginTop: 56 }} />
      <Space />
      <Aside>{text}</Aside>
      {foot}
    </>
  );
}

function Quote({ text, attribution, foot }: Of<"quote">) {
  return (
    <>
      <Marked mark={<Shape entrance="grow" />} width={24} gap={44}>
        <Text {...HEADLINE} size={[52, 118]} weight={720} leading={1.06} order={1}>
          {text}
        </Text>
      </Marked>
      <Space />
      {attribution !== null && (
        <Strap size={[38, 54]} order={2}>
          {attribution}
        </Strap>
      )}
      {foot}
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

function Closing({ headline, text, foot }: Of<"closing">) {
  return (
    <>
      <Text {...HEADLINE} size={[72, 220]} order={1}>
        {headline}
      </Text>
      <Space />
      <Aside>{text ?? ""}</Aside>
      {foot}
    </>
  );
}

export default defineTemplate({
  title: "News",
  description: "A news desk: heavy condensed headlines, rules, straps and a band below",
  typefaces: { display: "archivo", text: "archivo" },
  variants: {
    bulletin: { background: "#0c1a3a", ink: "#ffffff", accent: "#d81e26" },
    daily: { background: "#f4efe4", ink: "#16130f", accent: "#c21f1a" },
    alert: { background: "#ffd60a", ink: "#111111", accent: "#d00000" },
    market: { background: "#0b2b26", ink: "#f2f7f1", accent: "#f0a202" },
    wire: { background: "#ffffff", ink: "#101820", accent: "#0050d8" },
  },
  suits: byGenre({ news: 0.95, figures: 0.7, release: 0.6, minutes: 0.5 }, 0.3),
  Slide: News,
});
