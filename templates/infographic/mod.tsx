import {
  artHeight,
  Beside,
  Bubble,
  byGenre,
  Column,
  Disc,
  defineTemplate,
  entriesOf,
  inverse,
  type Kinds,
  Marked,
  negative,
  type Of,
  Page,
  Pictogram,
  Progress,
  quantityIn,
  Shape,
  type SlideProps,
  Space,
  Text,
  TileBand,
  TileGround,
  Tinted,
  useScene,
  useTileSize,
} from "postloom/kit";
import { Across, Frieze, Panel, Poster, Tower } from "./art.tsx";
import { Comparison } from "./comparison.tsx";
import { compositionFor } from "./composition.ts";
import { Data } from "./data.tsx";
import { Chart, Figure } from "./figure.tsx";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

function Infographic(props: SlideProps) {
  const { slide, seed } = props;
  const composition = compositionFor(slide, props);
  const isDark = slide.kind === "closing" && composition !== "above";
  const place = <Progress {...props} style={{ marginTop: 0, marginBottom: 44 }} />;
  // Art that goes down to the bottom edge itself.
  const isAtFoot = composition === "set" || (composition === "above" && slide.kind !== "list");
  return (
    <Page
      {...props}
      kinds={KINDS}
      palette={isDark ? negative(props.palette) : props.palette}
      scenery={<Frieze seed={seed} motif={slide.drawing} isAtFoot={isAtFoot} />}
      head={place}
      foot={null}
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
  const { headline, subline, drawing, crossing, seed } = props;
  const drawn = quantityIn(headline);
  const isShare = drawn?.kind === "share";
  if (drawn !== null && (isShare || (drawn.kind === "count" && drawing === undefined)))
    return (
      <>
        <CoverWords {...props} />
        <Space />
        <Chart quantity={drawn} of={headline} />
        <Space min={0} />
      </>
    );
  const min = artHeight(560, headline, subline);
  const composition = compositionFor(props, props);
  // A panel is never lower than two rows.
  switch (composition === "above" && min < 280 ? "below" : composition) {
    case "above":
      return (
        <>
          <Panel drawing={drawing} seed={seed} rows={min > 480 ? 4 : min > 380 ? 3 : 2} />
          <Space min={44} />
          <CoverWords {...props} />
          <Space min={0} />
        </>
      );
    case "beside":
      return (
        <Beside art={<Tower drawing={drawing} seed={seed} />} to={["end", "bottom"]}>
          <CoverWords {...props} />
        </Beside>
      );
    case "crossing":
      return (
        <>
          <CoverWords {...props} />
          <Space min={0} />
          {crossing !== undefined && <Across crossing={crossing} seed={seed} />}
        </>
      );
    default:
      return (
        <>
          <CoverWords {...props} />
          {drawing === undefined ? (
            <TileGround seed={headline} min={340} />
          ) : (
            <Poster drawing={drawing} seed={headline} min={min} />
          )}
        </>
      );
  }
}

function CoverWords({ kicker, headline, subline }: Of<"cover">) {
  return (
    <>
      <Tab>{kicker ?? ""}</Tab>
      <Text {...HEADLINE} size={[56, 132]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 32 }}>
        {subline ?? ""}
      </Text>
    </>
  );
}

/** A short text on a coloured background, like a chart's label. */
function Tab({ children }: { children: string }) {
  const { palette } = useScene();
  if (children === "") return null;
  return (
    <Column style={{ display: "flex", marginBottom: 32 }}>
      <Text
        size={[36, 46]}
        weight={650}
        leading={1.2}
        tone="onAccent"
        style={{
          padding: "0.22em 0.55em",
          background: palette.accent,
          maxWidth: "100%",
          boxSizing: "border-box",
        }}
      >
        {children}
      </Text>
    </Column>
  );
}

function Point(props: Of<"point">) {
  const { number, headline, text, drawing, crossing, seed } = props;
  switch (compositionFor(props, props)) {
    case "crossing":
      return (
        <>
          <PointWords {...props} />
          <Space min={44} />
          {crossing !== undefined && <Across crossing={crossing} seed={seed} />}
        </>
      );
    case "below":
      return (
        <>
          <PointWords {...props} />
          {drawing === undefined ? (
            <TileGround seed={headline} min={340} />
          ) : (
            <Poster drawing={drawing} seed={headline} min={artHeight(430, headline, text)} />
          )}
        </>
      );
    case "beside":
      return (
        <Beside art={<Tower drawing={drawing} seed={headline} />} to={["end", "bottom"]}>
          <PointWords {...props} />
        </Beside>
      );
    default:
      return (
        <>
          {number !== null ? (
            <TileBand seed={headline} motif={drawing} lead={<Numeral>{number}</Numeral>} />
          ) : drawing === undefined ? (
            <TileBand seed={headline} />
          ) : (
            <Panel
              drawing={drawing}
              seed={headline}
              rows={artHeight(3, headline, text) > 2 ? 3 : 2}
            />
          )}
          <Space />
          <PointWords {...props} number={null} />
          <Space min={0} />
        </>
      );
  }
}

function PointWords({ number, headline, emphasis, text }: Of<"point">) {
  return (
    <>
      {number !== null && (
        <Text {...DISPLAY} size={[90, 190]} tone="accentInk" leading={1} oneLine>
          {String(number)}
        </Text>
      )}
      <Text {...HEADLINE} size={[58, text === "" ? 150 : 116]} order={1} emphasis={emphasis}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 32 }}>
        {text}
      </Text>
    </>
  );
}

function Numeral({ children }: { children: number }) {
  return (
    <Column style={{ width: useTileSize() * 0.58 }}>
      <Text {...DISPLAY} size={[90, 190]} tone="onAccent" leading={1} oneLine entrance="none">
        {String(children)}
      </Text>
    </Column>
  );
}

/** Stations on a line. */
function List({ headline, items }: Of<"list">) {
  return (
    <>
      <Text {...HEADLINE} size={[52, 104]}>
        {headline}
      </Text>
      <Space min={40} />
      {entriesOf(items).map(({ number, text }, i) => (
        <div key={i} style={STOP}>
          <Shape
            name={`line ${i}`}
            entrance="grow"
            order={i + 2}
            says={text}
            style={{
              position: "absolute",
              insetInlineStart: 43,
              width: 10,
              top: i === 0 ? "50%" : 0,
              bottom: i === items.length - 1 ? "50%" : 0,
            }}
          />
          <Marked
            mark={
              <Station order={i + 2} says={text}>
                {number}
              </Station>
            }
            width={96}
            gap={36}
            style={ROW}
          >
            <Text
              {...DISPLAY}
              size={[38, 76]}
              alike="item"
              weight={600}
              leading={1.16}
              order={i + 2}
            >
              {text}
            </Text>
          </Marked>
        </div>
      ))}
      <Space min={0} />
    </>
  );
}

/** Stops are spread along the line, up to this distance. */
const STOP = {
  position: "relative",
  flex: "4 0 auto",
  maxHeight: 250,
  // Long items are taller than that.
  minHeight: "min-content",
  padding: "20px 0",
  display: "grid",
  alignItems: "center",
} as const;
/** In front of what is drawn under it. */
const ROW = { position: "relative", alignItems: "center" } as const;

interface StationProps {
  order: number;
  says: string;
  children: string | null;
}

function Station({ children, ...beat }: StationProps) {
  const disc = { name: `station ${beat.order}`, entrance: "pop", ...beat } as const;
  if (children === null) return <Disc {...disc} size={52} style={{ margin: "0 22px" }} />;
  return (
    <Disc {...disc} size={96} style={{ display: "grid", placeItems: "center" }}>
      <Column style={{ width: 72, display: "grid", justifyItems: "center" }}>
        <Text {...DISPLAY} size={[48, 54]} tone="onAccent" leading={1} oneLine entrance="none">
          {children}
        </Text>
      </Column>
    </Disc>
  );
}

function Quote(props: Of<"quote">) {
  const { text, attribution, drawing, crossing, seed } = props;
  const { palette } = useScene();
  const composition = compositionFor(props, props);
  return (
    <>
      {composition === "above" && <TileBand seed={text} motif={drawing} />}
      <Space min={composition === "above" ? 44 : 0} />
      <Tinted palette={inverse(palette)}>
        <Bubble {...HEADLINE} size={[44, 96]} weight={680} leading={1.12}>
          {text}
        </Bubble>
      </Tinted>
      <Marked
        mark={<Pictogram name="person" size={112} tone="ink" order={1} />}
        width={112}
        gap={32}
        style={ROW}
      >
        <Text size={[36, 50]} weight={600} leading={1.25} order={2}>
          {attribution ?? ""}
        </Text>
      </Marked>
      {composition === "below" ? (
        <TileGround seed={text} motif={drawing} min={260} />
      ) : (
        <Space min={0} />
      )}
      {composition === "crossing" && crossing && <Across crossing={crossing} seed={seed} />}
    </>
  );
}

function Closing(props: Of<"closing">) {
  const { headline, text, drawing, seed } = props;
  const composition = compositionFor(props, props);
  const isAbove = composition === "above";
  const seedOfTiles = `closing ${seed}`;
  const min = artHeight(430, headline, text);
  return (
    <>
      {isAbove && <Panel drawing={drawing} seed={seedOfTiles} rows={min > 300 ? 4 : 3} />}
      {isAbove && <Space min={44} />}
      <Text {...HEADLINE} size={[64, 150]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text ?? ""}
      </Text>
      {isAbove ? (
        <Space min={0} />
      ) : composition === "negative" && drawing !== undefined ? (
        <Poster drawing={drawing} seed={seedOfTiles} min={min} />
      ) : (
        <TileGround seed={seedOfTiles} motif={drawing} min={340} />
      )}
    </>
  );
}

/** Score by genre. Any text with two or more numbers has something to draw as well. */
const suitsGenre = byGenre(
  {
    figures: 0.95,
    list: 0.8,
    howto: 0.8,
    recipe: 0.75,
    science: 0.75,
    release: 0.75,
    faq: 0.65,
    minutes: 0.65,
    essay: 0.7,
    interview: 0.7,
  },
  0.3,
);

export default defineTemplate({
  title: "Infographic",
  description: "Numbers drawn to scale, steps on a line, and fields of geometric tiles",
  typefaces: { display: "archivo", text: "inter" },
  variants: {
    signal: { background: "#fbf3e4", ink: "#14213d", accent: "#d73d00", mood: "bright" },
    blueprint: { background: "#0d2a63", ink: "#f3f6ff", accent: "#ffcc33", mood: "sober" },
    mint: { background: "#dcf3e8", ink: "#0c2f2b", accent: "#d63d2e", mood: "bright" },
    violet: { background: "#f2edff", ink: "#1d1038", accent: "#6a35f2" },
    carbon: { background: "#15181c", ink: "#f3f4ee", accent: "#35d69a", mood: "sober" },
  },
  suits: (script) =>
    Math.max(
      suitsGenre(script),
      script.points.filter(({ figure }) => figure !== null).length >= 2 ? 0.8 : 0,
    ),
  motion: { cuts: ["push", "lift"], camera: { scale: 1.03 } },
  Slide: Infographic,
});
