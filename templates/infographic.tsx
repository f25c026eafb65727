import { Bubble } from "../remotion/bubble.tsx";
import { Bar, Change, Counted, Ring, Waffle } from "../remotion/charts.tsx";
import { Counter } from "../remotion/counter.tsx";
import { Column, Space } from "../remotion/fit.tsx";
import { type Kinds, Marked, type Of, Page } from "../remotion/page.tsx";
import { inverse, negative } from "../remotion/palette.ts";
import { Pictogram, pictogramFor, tellsOfPeople } from "../remotion/pictograms.tsx";
import { Progress } from "../remotion/progress.tsx";
import { barsOf, type Quantity, quantityIn, quantityOf } from "../remotion/quantities.ts";
import { Tinted, useScene } from "../remotion/scene.tsx";
import { Disc, Shape } from "../remotion/shapes.tsx";
import { Text } from "../remotion/text.tsx";
import { TileBand, TileGround, useTileSize } from "../remotion/tile_band.tsx";
import { Mosaic } from "../remotion/tiles.tsx";
import { defineTemplate, type SlideProps } from "../src/mod.ts";

const DISPLAY = {
  face: "display",
  weight: 780,
  stretch: 104,
  tracking: -0.025,
  leading: 1.04,
} as const;
const HEADLINE = { ...DISPLAY, swells: true } as const;
const BODY = { size: [38, 58], leading: 1.36, tracking: -0.005, wrap: "pretty", order: 2 } as const;

function Infographic(props: SlideProps) {
  const palette = props.slide.kind === "closing" ? negative(props.palette) : props.palette;
  const place = <Progress {...props} style={{ marginTop: 0, marginBottom: 44 }} />;
  return (
    <Page
      {...props}
      kinds={KINDS}
      palette={palette}
      scenery={<Frieze />}
      head={place}
      foot={null}
    />
  );
}

/** At the foot of a tall picture, where the platform has its own words. */
function Frieze() {
  const { height, width, insets } = useScene().layout;
  if (height < width * 1.6) return null;
  const tile = width / 8;
  return (
    <Mosaic
      seed="frieze"
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

function Cover({ kicker, headline, subline }: Of<"cover">) {
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
      {drawn === null || drawn.kind === "change" ? (
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

/** A short text on a field of colour, as a chart's label. */
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

function Point({ number, headline, text }: Of<"point">) {
  return (
    <>
      {number === null ? (
        <TileBand seed={headline} />
      ) : (
        <TileBand seed={headline} lead={<Number>{number}</Number>} />
      )}
      <Space />
      <Text {...HEADLINE} size={[56, 112]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 32 }}>
        {text}
      </Text>
      <Space min={0} />
    </>
  );
}

function Number({ children }: { children: number }) {
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
      {items.map((item, i) => (
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
          <Marked mark={<Station order={i}>{i + 1}</Station>} width={96} gap={36} style={ROW}>
            <Text {...DISPLAY} size={[38, 76]} weight={600} leading={1.16} order={i}>
              {item}
            </Text>
          </Marked>
        </div>
      ))}
      <Space min={0} />
    </>
  );
}

/** Stops are spread over the line, as far as that looks like one. */
const STOP = {
  position: "relative",
  flex: "4 0 auto",
  maxHeight: 250,
  // Long items are higher than that.
  minHeight: "min-content",
  padding: "20px 0",
  display: "grid",
  alignItems: "center",
} as const;
/** Stands before what is drawn under it. */
const ROW = { position: "relative", alignItems: "center" } as const;

function Station({ order, children }: { order: number; children: number }) {
  return (
    <Disc size={96} order={order} style={{ display: "grid", placeItems: "center" }}>
      <Column style={{ width: 72, display: "grid", justifyItems: "center" }}>
        <Text {...DISPLAY} size={[48, 54]} tone="onAccent" leading={1} oneLine entrance="none">
          {String(children)}
        </Text>
      </Column>
    </Disc>
  );
}

function Figure({ value, label, text }: Of<"figure">) {
  const quantity = quantityOf(value, `${label}\n${text}`);
  const ring = quantity?.kind === "share" && isRound(quantity.share) && value.length <= 8;
  return (
    <>
      {quantity === null && (
        <>
          <TileBand seed={label} lead={<Unit>{value}</Unit>} />
          <Space min={32} />
        </>
      )}
      {ring ? <RingWith share={quantity.share}>{value}</RingWith> : <Value>{value}</Value>}
      {quantity !== null && !ring && <Chart quantity={quantity} of={label} />}
      <Space />
      <Text {...HEADLINE} size={[48, 88]} order={1}>
        {label}
      </Text>
      <Text {...BODY} style={{ marginTop: 28 }}>
        {text}
      </Text>
      <Space min={0} />
    </>
  );
}

/** Tens and fives are seen at a glance in a ring; others are worth counting. */
function isRound(share: number): boolean {
  return Math.round(share * 1000) % 50 === 0;
}

function RingWith({ share, children }: { share: number; children: string }) {
  const { slide } = useScene().layout;
  const width = Math.round(Math.min(slide.width * 0.84, slide.height * 0.52));
  return (
    <Ring share={share} width={width}>
      <Column style={{ width: width * 0.58, display: "grid", justifyItems: "center" }}>
        <Counter {...DISPLAY} size={[40, 190]} leading={1} oneLine>
          {children}
        </Counter>
      </Column>
    </Ring>
  );
}

function Value({ children }: { children: string }) {
  return (
    <Counter {...DISPLAY} size={[72, 300]} leading={1} oneLine={children.length < 16}>
      {children}
    </Counter>
  );
}

/** What is measured; a plain disc where the unit does not tell. */
function Unit({ children }: { children: string }) {
  const size = useTileSize() * 0.56;
  const name = pictogramFor(children);
  if (name === null) return <Disc size={size} tone="onAccent" />;
  return <Pictogram name={name} size={size} tone="onAccent" ground="accent" />;
}

/** The number as what it says: a part, some of a few, more or less than before. */
function Chart({ quantity, of }: { quantity: Quantity; of: string }) {
  const { slide } = useScene().layout;
  const size = { width: slide.width, height: Math.round(slide.height * 0.3) };
  const style = { marginTop: 44 };
  switch (quantity.kind) {
    case "share": {
      const columns = slide.height > 1150 ? 20 : 25;
      return <Waffle share={quantity.share} columns={columns} width={slide.width} style={style} />;
    }
    case "count":
      return (
        <Counted
          {...quantity}
          {...size}
          thing={tellsOfPeople(of) ? "person" : "disc"}
          style={style}
        />
      );
    case "change":
      return <Change {...quantity} {...size} style={style} />;
  }
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

function Comparison({ headline, left, right }: Of<"comparison">) {
  const { palette } = useScene();
  const bars = barsOf(left.text, right.text);
  return (
    <>
      <Text {...HEADLINE} size={[48, 100]} style={{ marginBottom: 48 }}>
        {headline}
      </Text>
      <Card {...left} order={0} tone="surface" bar={bars?.[0]} />
      <Seam />
      <Tinted palette={inverse(palette)}>
        <Card {...right} order={1} tone="background" bar={bars?.[1]} />
      </Tinted>
    </>
  );
}

interface CardProps {
  order: number;
  tone: "surface" | "background";
  /** The number in the text, as a share of the longest bar. */
  bar: number | undefined;
}

function Card({ label, text, order, tone, bar }: Of<"comparison">["left"] & CardProps) {
  return (
    <Shape tone={tone} order={order} style={CARD}>
      <Column>
        <Text {...DISPLAY} size={[42, 84]} order={1} oneLine>
          {label}
        </Text>
        {bar !== undefined && (
          <div style={{ margin: "28px 0 8px" }}>
            <Bar share={bar} height={72} order={order} />
          </div>
        )}
        <Text {...BODY} style={{ marginTop: 20 }}>
          {text}
        </Text>
      </Column>
    </Shape>
  );
}

const CARD = {
  flex: "1 0 auto",
  display: "grid",
  alignContent: "center",
  padding: "44px 56px 48px",
} as const;

/** Where two sides meet. */
function Seam() {
  return (
    <div style={{ position: "relative", height: 24, flexShrink: 0 }}>
      <Disc size={128} tone="background" entrance="none" style={SEAM}>
        <Pictogram name="exchange" size={62} tone="ink" />
      </Disc>
    </div>
  );
}

const SEAM = {
  position: "absolute",
  insetInlineEnd: 56,
  top: -52,
  zIndex: 1,
  display: "grid",
  placeItems: "center",
} as const;

function Closing({ headline, text }: Of<"closing">) {
  return (
    <>
      <Text {...HEADLINE} size={[64, 150]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text ?? ""}
      </Text>
      <TileGround seed={headline} min={340} />
    </>
  );
}

const SUITS: Readonly<Record<string, number>> = { figures: 0.95, list: 0.8 };

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
  suits: ({ genre, points }) =>
    Math.max(
      SUITS[genre] ?? 0.3,
      points.filter(({ figure }) => figure !== null).length >= 2 ? 0.8 : 0,
    ),
  Slide: Infographic,
});
