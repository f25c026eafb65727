import {
  artHeight,
  Beside,
  Bleed,
  byGenre,
  Column,
  DropCap,
  defineTemplate,
  entriesOf,
  Folio,
  inverse,
  type Kinds,
  type Of,
  Page,
  QuoteMark,
  Shape,
  type SlideProps,
  Space,
  Text,
  Tinted,
  takesDropCap,
  useScene,
} from "postloom/kit";
import type { ReactNode } from "react";
import { compositionFor } from "./composition.ts";
import { Data } from "./data.tsx";
import { Figure } from "./figure.tsx";
import { Across, Art, CoverArt, Masthead, Rule, Scenery, Sheet, Standing } from "./parts.tsx";
import { BODY, CENTERED, HEADLINE, ITALIC, LABEL } from "./type.ts";

function Magazine(props: SlideProps) {
  const { slide, seed, index, total } = props;
  const isInverse = compositionFor(slide, { seed, index }) === "inverse";
  return (
    <Page
      {...props}
      palette={isInverse ? inverse(props.palette) : props.palette}
      kinds={KINDS}
      scenery={<Scenery slide={slide} seed={seed} index={index} />}
      foot={<Folio index={index} total={total} />}
    />
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
  const { kicker, headline, subline, drawing, crossing, foot, seed } = props;
  const { sender } = useScene();
  const hasMasthead = (sender?.name ?? "") !== "";
  const isCrowded = headline.length > LONG || hasMasthead;
  const composition = compositionFor(props, props);
  const masthead = (
    <Masthead seed={seed} isOnArt={composition === "above" && drawing === undefined} />
  );
  const art = <Art seed={seed} drawing={drawing} isNarrow={composition === "beside"} />;
  const min = artHeight(isCrowded ? 320 : 500, kicker, headline, subline);
  switch (composition) {
    case "beside":
      return (
        <>
          {masthead}
          <Beside art={art} to={hasMasthead ? ["end"] : ["top", "end"]}>
            <Space min={60} />
            <CoverWords {...props} isCentred={false} foot={null} />
          </Beside>
          {foot}
        </>
      );
    case "below":
    case "crossing":
      return (
        <>
          {masthead}
          {hasMasthead ? <div style={APART} /> : <Rule thick style={{ marginBottom: 44 }} />}
          <CoverWords {...props} isCentred={false} />
          {crossing === undefined ? <Below min={min}>{art}</Below> : <Space min={0} />}
          {crossing !== undefined && <Across crossing={crossing} seed={seed} />}
        </>
      );
    default:
      return (
        <>
          {masthead}
          {drawing === undefined ? (
            <Space min={isCrowded ? 140 : 300} />
          ) : (
            <CoverArt drawing={drawing} seed={seed} min={min} />
          )}
          <Sheet>
            <CoverWords {...props} isCentred />
          </Sheet>
        </>
      );
  }
}

/** Below the masthead. */
const APART = { height: 48, flexShrink: 0 } as const;

function CoverWords({ kicker, headline, subline, foot, ...props }: Of<"cover"> & Aligned) {
  const aligned = props.isCentred ? CENTERED : {};
  return (
    <>
      {kicker !== null && (
        <Text {...LABEL} tone="accentInk" style={{ ...aligned, marginBottom: 28 }}>
          {kicker}
        </Text>
      )}
      <Text {...HEADLINE} size={[54, props.isCentred ? 116 : 132]} order={1} style={aligned}>
        {headline}
      </Text>
      <Text {...ITALIC} size={[38, 54]} order={2} style={{ ...aligned, marginTop: 28 }}>
        {subline ?? ""}
      </Text>
      {foot}
    </>
  );
}

interface Aligned {
  isCentred: boolean;
}

/** Art in the space that the words above it leave, down to the bottom edge. */
function Below({ min, children }: { min: number; children: ReactNode }) {
  return (
    <Space min={min}>
      <Bleed to={["start", "end", "bottom"]} style={{ top: 44, overflow: "hidden" }}>
        {children}
      </Bleed>
    </Space>
  );
}

/** Art in the space that the words below it leave, up to the top edge. */
function Above({ min, children }: { min: number; children: ReactNode }) {
  return (
    <Space min={min}>
      <Bleed to={["start", "end", "top"]} style={{ overflow: "hidden" }}>
        {children}
      </Bleed>
    </Space>
  );
}

/** Longer cover lines and quotes need the space of the art. */
const LONG = 100;

function Closing(props: Of<"closing">) {
  const { headline, text, drawing, seed } = props;
  const { palette } = useScene();
  const composition = compositionFor(props, props);
  if (composition === "inverse")
    return (
      <>
        <Rule thick style={{ marginBottom: 44 }} />
        <ClosingWords {...props} />
        <Space min={artHeight(460, headline, text)}>
          <Bleed to={["start", "end", "bottom"]} style={{ top: 44, overflow: "hidden" }}>
            {drawing === undefined ? (
              <Art seed={`closing ${seed}`} />
            ) : (
              <Standing drawing={drawing} seed={seed} />
            )}
          </Bleed>
        </Space>
      </>
    );
  const isOnPattern = composition === "pattern" || drawing === undefined;
  return (
    <>
      {isOnPattern ? (
        <Space min={160} />
      ) : (
        <CoverArt drawing={drawing} seed={seed} min={artHeight(460, headline, text)} />
      )}
      <Tinted palette={inverse(palette)}>
        <Sheet edge={palette.background}>
          <ClosingWords {...props} />
        </Sheet>
      </Tinted>
      {isOnPattern && <Space min={160} />}
    </>
  );
}

function ClosingWords({ headline, text, foot }: Of<"closing">) {
  return (
    <>
      <Text {...HEADLINE} size={[62, 136]} order={1} style={CENTERED}>
        {headline}
      </Text>
      <Text {...ITALIC} size={[40, 54]} order={2} style={{ ...CENTERED, marginTop: 28 }}>
        {text ?? ""}
      </Text>
      {foot}
    </>
  );
}

function Point(props: Of<"point">) {
  const { headline, text, drawing, crossing, foot, seed } = props;
  const composition = compositionFor(props, props);
  const seedOfArt = `${seed} ${headline}`;
  const art = <Art seed={seedOfArt} drawing={drawing} isNarrow={composition === "beside"} />;
  const least = drawing === undefined ? 260 : artHeight(text === "" ? 510 : 420, headline, text);
  switch (composition) {
    case "set":
      return (
        <>
          <Rule thick style={{ marginBottom: 44 }} />
          <PointWords {...props} />
        </>
      );
    case "beside":
      return (
        <>
          <Beside art={art} to={["top", "end"]}>
            <Space min={0} />
            <PointWords {...props} foot={null} />
          </Beside>
          {foot}
        </>
      );
    case "below":
    case "crossing":
      return (
        <>
          <PointWords {...props} />
          {crossing === undefined ? <Below min={least}>{art}</Below> : <Space min={0} />}
          {crossing !== undefined && <Across crossing={crossing} seed={seed} />}
        </>
      );
    default:
      return (
        <>
          <Above min={least}>{art}</Above>
          <div style={{ height: 52, flexShrink: 0 }} />
          <PointWords {...props} />
        </>
      );
  }
}

function PointWords({ number, headline, emphasis, text, foot }: Of<"point">) {
  const { accentInk } = useScene().palette;
  return (
    <>
      {number !== null && (
        <Text {...ITALIC} size={[90, 190]} leading={1} tone="accentInk" oneLine>
          {String(number)}
        </Text>
      )}
      <Text
        {...HEADLINE}
        size={[58, text === "" ? 168 : 140]}
        order={1}
        emphasis={emphasis}
        emphasised={{ fontStyle: "italic", fontWeight: 480, color: accentInk }}
        style={{ marginTop: 12 }}
      >
        {headline}
      </Text>
      {text !== "" && <Essay>{text}</Essay>}
      {foot}
    </>
  );
}

/** Running text: with a drop cap if it is long enough, and in columns if they are wide enough. */
function Essay({ children }: { children: string }) {
  const { slide } = useScene().layout;
  if (!takesDropCap(children))
    return (
      <Text {...BODY} size={[40, 68]} style={ESSAY}>
        {children}
      </Text>
    );
  if (children.length < COLUMNS_FROM || slide.width < 900)
    return (
      <DropCap {...BODY} size={[40, 62]} style={ESSAY}>
        {children}
      </DropCap>
    );
  return (
    <DropCap {...BODY} size={[40, 50]} style={{ ...ESSAY, ...COLUMNS }}>
      {children}
    </DropCap>
  );
}

/** Minimum length of a text in two columns; a shorter one would have only two or three words per line. */
const COLUMNS_FROM = 200;

const ESSAY = { marginTop: 40 } as const;
const COLUMNS = { columns: 2, columnGap: 48 } as const;

function List({ headline, items, foot }: Of<"list">) {
  const { rule } = useScene().palette;
  return (
    <>
      <Text {...HEADLINE} size={[54, 120]}>
        {headline}
      </Text>
      <Rule thick style={{ marginTop: 40 }} />
      {entriesOf(items).map(({ number, text }, i) => (
        <div
          key={i}
          style={{
            ...ENTRY,
            ...(i > 0 && { borderTop: `3px solid ${rule}` }),
            ...(number !== null && COUNTED),
          }}
        >
          {number !== null && (
            <Text {...NUMERAL} order={i + 2} says={text}>
              {number}
            </Text>
          )}
          <Column>
            <Text {...ENTRY_TEXT} alike="entry" order={i + 2}>
              {text}
            </Text>
          </Column>
        </div>
      ))}
      {foot}
    </>
  );
}

/** Entries fill the height of the page, however few there are. */
const ENTRY = {
  flex: "1 0 auto",
  display: "grid",
  alignItems: "center",
  padding: "20px 0",
} as const;
const COUNTED = { gridTemplateColumns: "120px 1fr", columnGap: 36 } as const;
const NUMERAL = {
  ...ITALIC,
  size: [64, 150],
  leading: 1,
  tone: "accentInk",
  oneLine: true,
} as const;
const ENTRY_TEXT = {
  ...BODY,
  size: [38, 84],
  optical: 48,
  tracking: -0.01,
  leading: 1.16,
  wrap: "balance",
} as const;

function Quote(props: Of<"quote">) {
  const { text, drawing, crossing, seed } = props;
  const composition = compositionFor(props, props);
  switch (composition) {
    case "below":
    case "crossing":
      return (
        <>
          <QuoteWords {...props} isCentred={false} />
          {crossing === undefined ? (
            <Below min={360}>
              <Art seed={`${seed} ${text}`} drawing={drawing} />
            </Below>
          ) : (
            <>
              <Space min={0} />
              <Across crossing={crossing} seed={seed} />
            </>
          )}
        </>
      );
    case "inverse":
      return (
        <>
          <Space min={0} />
          <QuoteWords {...props} isCentred={false} />
        </>
      );
    default:
      return (
        <>
          <Rule thick />
          <Space />
          <QuoteWords {...props} isCentred />
        </>
      );
  }
}

function QuoteWords({ text, attribution, foot, isCentred }: Of<"quote"> & Aligned) {
  const aligned = isCentred ? CENTERED : {};
  return (
    <>
      <div style={isCentred ? { display: "flex", justifyContent: "center" } : {}}>
        <QuoteMark size={130} />
      </div>
      <Text
        {...ITALIC}
        size={[46, 124]}
        leading={1.16}
        swells
        wrap={text.length > LONG ? "pretty" : "balance"}
        order={1}
        style={{ ...aligned, marginTop: 40 }}
      >
        {text}
      </Text>
      {attribution !== null && (
        <Text
          {...LABEL}
          size={[36, 46]}
          tone="accentInk"
          order={2}
          style={{ ...aligned, marginTop: 48 }}
        >
          {attribution}
        </Text>
      )}
      {isCentred && <Space />}
      {foot}
    </>
  );
}

function Comparison({ headline, left, right, foot, seed }: Of<"comparison">) {
  return (
    <>
      <Rule thick />
      <Text {...HEADLINE} size={[54, 124]} style={{ ...CENTERED, margin: "44px 0" }}>
        {headline}
      </Text>
      <Space min={170}>
        <Bleed to={["start", "end"]} style={{ overflow: "hidden" }}>
          <Art seed={`${seed} ${headline}`} sheets={[1, 1]} />
        </Bleed>
      </Space>
      <div style={BESIDE}>
        <Side {...left} />
        <Shape tone="ink" />
        <Side {...right} />
      </div>
      {foot}
    </>
  );
}

const BESIDE = {
  flex: "0 0 auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 3px minmax(0, 1fr)",
  columnGap: 40,
};

function Side({ label, text }: Of<"comparison">["left"]) {
  return (
    <Column style={{ padding: "44px 0" }}>
      <Text {...ITALIC} size={[44, 84]} alike="label" leading={1.1} tone="accentInk" order={1}>
        {label}
      </Text>
      <Text {...BODY} size={[36, 62]} alike="side" leading={1.28} style={{ marginTop: 28 }}>
        {text}
      </Text>
    </Column>
  );
}

export default defineTemplate({
  title: "Magazine",
  description: "A printed magazine: cut-paper covers, columns, drop caps and pull quotes",
  typefaces: { display: "fraunces", text: "inter" },
  variants: {
    ivory: { background: "#f6f0e3", ink: "#1e1a16", accent: "#b8402a", mood: "sober" },
    noir: { background: "#17140f", ink: "#f4ead8", accent: "#e0a63c", mood: "sober" },
    rose: { background: "#f7dfd8", ink: "#3a0f22", accent: "#c2254a", mood: "bright" },
    garden: { background: "#eef0df", ink: "#1c2f22", accent: "#2f7a4d", mood: "bright" },
    riviera: { background: "#eef4f5", ink: "#0f2440", accent: "#1f62b5", mood: "sober" },
  },
  motion: { cuts: ["uncover", "push", "lift"], camera: { scale: 1.04 } },
  suits: byGenre(
    {
      essay: 0.85,
      quote: 0.7,
      dialogue: 0.4,
      story: 0.85,
      opinion: 0.85,
      interview: 0.85,
      speech: 0.85,
      science: 0.7,
      verse: 0.75,
      news: 0.8,
      recipe: 0.7,
      howto: 0.65,
      list: 0.65,
      faq: 0.65,
    },
    0.3,
  ),
  Slide: Magazine,
});
