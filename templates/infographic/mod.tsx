import {
  artHeight,
  Bubble,
  byGenre,
  Column,
  CutPaper,
  Disc,
  defineTemplate,
  entriesOf,
  inverse,
  isPicture,
  type Kinds,
  Marked,
  Mosaic,
  type Motif,
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
  tonesOf,
  useScene,
  useTileSize,
} from "postloom/kit";
import { Comparison } from "./comparison.tsx";
import { Chart, Figure } from "./figure.tsx";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

function Infographic(props: SlideProps) {
  const palette = props.slide.kind === "closing" ? negative(props.palette) : props.palette;
  const place = <Progress {...props} style={{ marginTop: 0, marginBottom: 44 }} />;
  return (
    <Page
      {...props}
      kinds={KINDS}
      palette={palette}
      scenery={<Frieze seed={props.seed} />}
      head={place}
      foot={null}
    />
  );
}

/** Decoration at the foot of a tall picture, where the platform's interface covers it. */
function Frieze({ seed }: Pick<SlideProps, "seed">) {
  const { height, width, insets } = useScene().layout;
  if (height < width * 1.6) return null;
  const tile = width / 8;
  return (
    <Mosaic
      seed={seed}
      columns={8}
      rows={Math.floor((insets.bottom * 0.7) / tile)}
      tile={tile}
      entrance="none"
      style={{ position: "absolute", left: 0, bottom: 0 }}
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
};

function Cover({ kicker, headline, subline, drawing }: Of<"cover">) {
  const drawn = quantityIn(headline);
  return (
    <>
      <Tab>{kicker ?? ""}</Tab>
      <Text {...HEADLINE} size={[56, 132]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 32 }}>
        {subline ?? ""}
      </Text>
      {drawing !== undefined && drawn?.kind !== "share" ? (
        <Poster drawing={drawing} seed={headline} min={artHeight(560, headline, subline)} />
      ) : drawn === null || drawn.kind === "change" ? (
        <TileGround seed={headline} min={340} />
      ) : (
        <>
          <Space />
          <Chart quantity={drawn} of={headline} />
          <Space min={0} />
        </>
      )}
    </>
  );
}

/** A drawing that stands on the bottom edge, or a picture that lies on it, beside a column of tiles. */
function Poster({ drawing, seed, min }: { drawing: Motif; seed: string; min: number }) {
  const { insets } = useScene().layout;
  const isPhoto = isPicture(drawing);
  // Whole rows of tiles.
  const height = `round(down, 100% + ${insets.bottom - 48}px, 180px)`;
  const edge = { position: "absolute", bottom: -insets.bottom } as const;
  const column = isPhoto ? { height, overflow: "hidden" } : {};
  return (
    <Space min={min}>
      <div style={{ ...edge, left: -insets.left, ...column }}>
        <Mosaic seed={seed} columns={2} rows={isPhoto ? 9 : 1} tile={180} />
      </div>
      <CutPaper
        drawing={drawing}
        align={isPhoto ? "xMidYMid" : "xMaxYMax"}
        span={720}
        style={
          isPhoto
            ? { ...edge, left: 360 - insets.left, right: -insets.right, height }
            : {
                position: "absolute",
                right: -insets.right / 2,
                bottom: -insets.bottom - 24,
                width: `calc(100% + ${insets.right}px)`,
                height: `calc(100% + ${insets.bottom - 24}px)`,
              }
        }
      />
    </Space>
  );
}

/** A short text on a coloured background, like a chart's label. */
function Tab({ children }: { children: string }) {
  const { palette } = useScene();
  if (children === "") return null;
  return (
    <Column style={{ display: "flex", marginBottom: 32 }}>
      <Text
        size={[34, 44]}
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

function Point({ number, headline, emphasis, text, drawing }: Of<"point">) {
  return (
    <>
      {number === null && drawing !== undefined ? (
        <Panel drawing={drawing} seed={headline} rows={artHeight(3, headline, text) > 2 ? 3 : 2} />
      ) : number === null ? (
        <TileBand seed={headline} />
      ) : (
        <TileBand seed={headline} lead={<Numeral>{number}</Numeral>} />
      )}
      <Space />
      <Text {...HEADLINE} size={[56, text === "" ? 150 : 112]} order={1} emphasis={emphasis}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 32 }}>
        {text}
      </Text>
      <Space min={0} />
    </>
  );
}

/** A full-bleed panel with a drawing, and tiles beside it. */
function Panel({ drawing, seed, rows }: { drawing: Motif; seed: string; rows: number }) {
  const { layout, palette } = useScene();
  const { left, right } = layout.insets;
  const { second } = tonesOf(palette);
  const tile = useTileSize() / 2;
  const height = tile * rows;
  return (
    <div style={{ display: "flex", height, marginLeft: -left, marginRight: -right, ...PANEL }}>
      <Shape style={{ position: "relative", flex: 1, background: second }}>
        <CutPaper
          drawing={drawing}
          ground={second}
          span={670}
          turn={-6}
          style={
            isPicture(drawing)
              ? { position: "absolute", inset: 0 }
              : { position: "absolute", left: 0, top: "6%", width: "100%", height: "98%" }
          }
        />
      </Shape>
      <Mosaic seed={seed} columns={3} rows={rows} tile={tile} />
    </div>
  );
}

const PANEL = { flexShrink: 0, overflow: "hidden" } as const;

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
            order={i}
            style={{
              position: "absolute",
              insetInlineStart: 43,
              width: 10,
              top: i === 0 ? "50%" : 0,
              bottom: i === items.length - 1 ? "50%" : 0,
            }}
          />
          <Marked mark={<Station order={i}>{number}</Station>} width={96} gap={36} style={ROW}>
            <Text {...DISPLAY} size={[38, 76]} alike="item" weight={600} leading={1.16} order={i}>
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

function Station({ order, children }: { order: number; children: string }) {
  return (
    <Disc size={96} order={order} style={{ display: "grid", placeItems: "center" }}>
      <Column style={{ width: 72, display: "grid", justifyItems: "center" }}>
        <Text {...DISPLAY} size={[48, 54]} tone="onAccent" leading={1} oneLine entrance="none">
          {children}
        </Text>
      </Column>
    </Disc>
  );
}

function Quote({ text, attribution }: Of<"quote">) {
  const { palette } = useScene();
  return (
    <>
      <Space min={0} />
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
      <Space min={0} />
    </>
  );
}

function Closing({ headline, text, seed }: Of<"closing">) {
  return (
    <>
      <Text {...HEADLINE} size={[64, 150]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text ?? ""}
      </Text>
      <TileGround seed={`closing ${seed}`} min={340} />
    </>
  );
}

/** Score by genre. Any text with two or more numbers has something to draw as well. */
const suitsGenre = byGenre(
  { figures: 0.95, list: 0.8, howto: 0.8, recipe: 0.75, science: 0.75, release: 0.75 },
  0.3,
);

export default defineTemplate({
  title: "Infographic",
  description: "Numbers drawn to scale, steps on a line, and fields of geometric tiles",
  typefaces: { display: "archivo", text: "inter" },
  variants: {
    signal: { background: "#fbf3e4", ink: "#14213d", accent: "#f4511e" },
    blueprint: { background: "#0d2a63", ink: "#f3f6ff", accent: "#ffcc33" },
    mint: { background: "#dcf3e8", ink: "#0c2f2b", accent: "#ff6552" },
    violet: { background: "#f2edff", ink: "#1d1038", accent: "#6a35f2" },
    carbon: { background: "#15181c", ink: "#f3f4ee", accent: "#35d69a" },
  },
  suits: (script) =>
    Math.max(
      suitsGenre(script),
      script.points.filter(({ figure }) => figure !== null).length >= 2 ? 0.8 : 0,
    ),
  Slide: Infographic,
});
