import {
  artHeight,
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
import { Data } from "./data.tsx";
import { Figure } from "./figure.tsx";
import { Art, CoverArt, Masthead, Rule, Scenery, Sheet } from "./parts.tsx";
import { BODY, CENTERED, HEADLINE, ITALIC, LABEL } from "./type.ts";

function Magazine(props: SlideProps) {
  const { slide, seed, index, total } = props;
  return (
    <Page
      {...props}
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

function Cover({ kicker, headline, subline, drawing, foot, seed }: Of<"cover">) {
  const { sender } = useScene();
  const isCrowded = headline.length > LONG || (sender?.name ?? "") !== "";
  return (
    <>
      <Masthead seed={seed} />
      {drawing === undefined ? (
        <Space min={isCrowded ? 140 : 300} />
      ) : (
        <CoverArt
          drawing={drawing}
          seed={seed}
          min={artHeight(isCrowded ? 420 : 500, kicker, headline, subline)}
        />
      )}
      <Sheet>
        {kicker !== null && (
          <Text {...LABEL} tone="accentInk" style={{ ...CENTERED, marginBottom: 28 }}>
            {kicker}
          </Text>
        )}
        <Text {...HEADLINE} size={[54, 116]} order={1} style={CENTERED}>
          {headline}
        </Text>
        <Text {...ITALIC} size={[38, 52]} order={2} style={{ ...CENTERED, marginTop: 28 }}>
          {subline ?? ""}
        </Text>
        {foot}
      </Sheet>
    </>
  );
}

/** Longer cover lines and quotes need the space of the art. */
const LONG = 100;

function Closing({ headline, text, drawing, foot, seed }: Of<"closing">) {
  const { palette } = useScene();
  return (
    <>
      {drawing === undefined ? (
        <Space min={160} />
      ) : (
        <CoverArt drawing={drawing} seed={seed} min={artHeight(460, headline, text)} />
      )}
      <Tinted palette={inverse(palette)}>
        <Sheet edge={palette.background}>
          <Text {...HEADLINE} size={[62, 136]} order={1} style={CENTERED}>
            {headline}
          </Text>
          <Text {...ITALIC} size={[38, 54]} order={2} style={{ ...CENTERED, marginTop: 28 }}>
            {text ?? ""}
          </Text>
          {foot}
        </Sheet>
      </Tinted>
      {drawing === undefined && <Space min={160} />}
    </>
  );
}

function Point({ number, headline, emphasis, text, drawing, foot, seed }: Of<"point">) {
  const { accentInk } = useScene().palette;
  const isAlone = text === "";
  return (
    <>
      <Art
        seed={`${seed} ${headline}`}
        min={
          drawing === undefined
            ? isAlone
              ? 260
              : 130
            : artHeight(isAlone ? 510 : 420, headline, text)
        }
        toTop
        drawing={drawing}
      />
      <div style={{ height: 52, flexShrink: 0 }} />
      {number !== null && (
        <Text {...ITALIC} size={[90, 190]} leading={1} tone="accentInk" oneLine>
          {String(number)}
        </Text>
      )}
      <Text
        {...HEADLINE}
        size={[58, isAlone ? 168 : 140]}
        order={1}
        emphasis={emphasis}
        emphasised={{ fontStyle: "italic", fontWeight: 480, color: accentInk }}
        style={{ marginTop: 12 }}
      >
        {headline}
      </Text>
      {!isAlone && <Essay>{text}</Essay>}
      {foot}
    </>
  );
}

/** Running text: with a drop cap if it is long enough, and in columns if they are wide enough. */
function Essay({ children }: { children: string }) {
  const { slide } = useScene().layout;
  if (!takesDropCap(children))
    return (
      <Text {...BODY} size={[38, 68]} style={ESSAY}>
        {children}
      </Text>
    );
  if (children.length < COLUMNS_FROM || slide.width < 900)
    return (
      <DropCap {...BODY} size={[38, 62]} style={ESSAY}>
        {children}
      </DropCap>
    );
  return (
    <DropCap {...BODY} size={[36, 48]} style={{ ...ESSAY, ...COLUMNS }}>
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
        <div key={i} style={{ ...ENTRY, ...(i > 0 && { borderTop: `3px solid ${rule}` }) }}>
          <Text {...NUMERAL} order={i}>
            {number}
          </Text>
          <Column>
            <Text {...ENTRY_TEXT} alike="entry" order={i}>
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
  gridTemplateColumns: "120px 1fr",
  columnGap: 36,
  alignItems: "center",
  padding: "20px 0",
} as const;
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

function Quote({ text, attribution, foot }: Of<"quote">) {
  return (
    <>
      <Rule thick />
      <Space />
      <div style={{ display: "flex", justifyContent: "center" }}>
        <QuoteMark size={130} />
      </div>
      <Text
        {...ITALIC}
        size={[46, 124]}
        leading={1.16}
        swells
        wrap={text.length > LONG ? "pretty" : "balance"}
        order={1}
        style={{ ...CENTERED, marginTop: 40 }}
      >
        {text}
      </Text>
      {attribution !== null && (
        <Text
          {...LABEL}
          size={[34, 44]}
          tone="accentInk"
          order={2}
          style={{ ...CENTERED, marginTop: 48 }}
        >
          {attribution}
        </Text>
      )}
      <Space />
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
      <Art seed={`${seed} ${headline}`} min={170} sheets={[1, 1]} />
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
    ivory: { background: "#f6f0e3", ink: "#1e1a16", accent: "#b8402a" },
    noir: { background: "#17140f", ink: "#f4ead8", accent: "#e0a63c" },
    rose: { background: "#f7dfd8", ink: "#3a0f22", accent: "#c2254a" },
    garden: { background: "#eef0df", ink: "#1c2f22", accent: "#2f7a4d" },
    riviera: { background: "#eef4f5", ink: "#0f2440", accent: "#1f62b5" },
  },
  suits: byGenre(
    {
      essay: 0.85,
      quote: 0.75,
      dialogue: 0.4,
      story: 0.85,
      opinion: 0.85,
      interview: 0.85,
      speech: 0.8,
      science: 0.7,
      verse: 0.7,
    },
    0.3,
  ),
  Slide: Magazine,
});
