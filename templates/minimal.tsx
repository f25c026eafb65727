import { Column, Fit } from "../remotion/fit.tsx";
import { inverse } from "../remotion/palette.ts";
import { Progress } from "../remotion/progress.tsx";
import { Tinted, useScene } from "../remotion/scene.tsx";
import { Backdrop, Disc, QuoteMark, Shape } from "../remotion/shapes.tsx";
import { Text } from "../remotion/text.tsx";
import { defineTemplate, type SlideProps } from "../src/mod.ts";

/** The slide of one kind. */
type Of<Kind extends SlideProps["slide"]["kind"]> = Extract<SlideProps["slide"], { kind: Kind }>;

const HEADLINE = { face: "display", weight: 600, tracking: -0.035, leading: 1.04 } as const;
const BODY = {
  size: [36, 50],
  tone: "muted",
  leading: 1.38,
  tracking: -0.01,
  wrap: "pretty",
} as const;

function Minimal({ slide, index, total, palette }: SlideProps) {
  const { layout } = useScene();
  const content = <Content slide={slide} />;
  const page = (
    <Fit box={layout.slide}>
      {content}
      <div style={{ marginTop: 56 }}>
        <Progress index={index} total={total} />
      </div>
    </Fit>
  );
  if (slide.kind !== "closing") return page;
  return (
    <Tinted palette={inverse(palette)}>
      <Backdrop />
      {page}
    </Tinted>
  );
}

function Content({ slide }: Pick<SlideProps, "slide">) {
  switch (slide.kind) {
    case "cover":
      return <Cover {...slide} />;
    case "point":
      return <Point {...slide} />;
    case "list":
      return <List {...slide} />;
    case "figure":
      return <Figure {...slide} />;
    case "quote":
      return <Quote {...slide} />;
    case "comparison":
      return <Comparison {...slide} />;
    case "closing":
      return <Closing {...slide} />;
  }
}

/** The room that the text leaves. */
function Space({ children, min = 60 }: { children?: React.ReactNode; min?: number }) {
  return (
    <div style={{ flex: 1, minHeight: min, position: "relative", containerType: "size" }}>
      {children}
    </div>
  );
}

function Cover({ kicker, headline, subline }: Of<"cover">) {
  return (
    <>
      <Space min={180}>
        <Disc
          size="min(100cqh + 40px, 780px)"
          style={{ position: "absolute", insetInlineEnd: -190, bottom: 80 }}
        />
      </Space>
      <Text size={[34, 40]} weight={550} tone="accentInk" style={{ marginBottom: 28 }}>
        {kicker ?? ""}
      </Text>
      <Text {...HEADLINE} size={[60, 144]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} order={2} style={{ marginTop: 36 }}>
        {subline ?? ""}
      </Text>
    </>
  );
}

function Point({ number, headline, text }: Of<"point">) {
  return (
    <>
      <Column style={{ display: "flex", alignItems: "flex-end", gap: 18 }}>
        {number !== null && (
          <Text {...HEADLINE} size={[180, 380]} weight={560} leading={0.75} oneLine>
            {String(number)}
          </Text>
        )}
        <Disc size={number === null ? 96 : 64} order={1} />
      </Column>
      <Space />
      <Text {...HEADLINE} size={[56, 108]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} order={2} style={{ marginTop: 36 }}>
        {text}
      </Text>
    </>
  );
}

function List({ headline, items }: Of<"list">) {
  return (
    <>
      <Text {...HEADLINE} size={[52, 104]}>
        {headline}
      </Text>
      <Space />
      {items.map((item, i) => (
        <div key={i}>
          <Shape tone="rule" order={i} style={{ height: 2 }} />
          <div
            style={{ display: "grid", gridTemplateColumns: "24px 1fr", gap: 32, padding: "26px 0" }}
          >
            <Disc size={24} order={i} style={{ marginTop: 16 }} />
            <Column>
              <Text
                size={[36, 58]}
                weight={480}
                tracking={-0.015}
                leading={1.2}
                wrap="pretty"
                order={i}
              >
                {item}
              </Text>
            </Column>
          </div>
        </div>
      ))}
    </>
  );
}

function Figure({ value, label, text }: Of<"figure">) {
  const { slide } = useScene().layout;
  const size = Math.round(Math.min(slide.width * 0.86, slide.height * 0.54));
  return (
    <>
      <Disc size={size} style={{ display: "grid", placeItems: "center", marginInlineStart: -40 }}>
        <Column style={{ width: size * 0.8, display: "grid", justifyItems: "center" }}>
          <Text {...HEADLINE} size={[60, size * 0.42]} tone="onAccent" leading={1} oneLine>
            {value}
          </Text>
        </Column>
      </Disc>
      <Space />
      <Text {...HEADLINE} size={[48, 84]} order={1}>
        {label}
      </Text>
      <Text {...BODY} order={2} style={{ marginTop: 28 }}>
        {text}
      </Text>
    </>
  );
}

function Quote({ text, attribution }: Of<"quote">) {
  return (
    <>
      <QuoteMark size={150} />
      <Space />
      <Text {...HEADLINE} size={[46, 104]} weight={520} leading={1.12} order={1}>
        {text}
      </Text>
      {attribution !== null && (
        <div style={{ display: "grid", gridTemplateColumns: "72px 1fr", gap: 28, marginTop: 44 }}>
          <Shape order={2} style={{ height: 6, marginTop: 24 }} />
          <Column>
            <Text size={[34, 42]} weight={500} tone="muted" order={2}>
              {attribution}
            </Text>
          </Column>
        </div>
      )}
    </>
  );
}

function Comparison({ headline, left, right }: Of<"comparison">) {
  return (
    <>
      <Text {...HEADLINE} size={[48, 84]}>
        {headline}
      </Text>
      <Space />
      {[left, right].map(({ label, text }, i) => (
        <div key={i} style={{ marginTop: 40 }}>
          <Shape
            tone={i === 0 ? "rule" : "accent"}
            order={i}
            style={{ height: 6, marginBottom: 28 }}
          />
          <Text
            size={[40, 60]}
            weight={620}
            tracking={-0.02}
            tone={i === 0 ? "ink" : "accentInk"}
            order={i}
          >
            {label}
          </Text>
          <Text {...BODY} order={i + 1} style={{ marginTop: 12 }}>
            {text}
          </Text>
        </div>
      ))}
    </>
  );
}

function Closing({ headline, text }: Of<"closing">) {
  return (
    <>
      <Disc size={96} />
      <Space />
      <Text {...HEADLINE} size={[64, 150]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} order={2} style={{ marginTop: 36 }}>
        {text ?? ""}
      </Text>
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
  suits: ({ genre }) => ({ quote: 0.8, essay: 0.7, list: 0.6 })[genre as string] ?? 0.4,
  Slide: Minimal,
});
