import {
  Bar,
  barsOf,
  Column,
  Disc,
  inverse,
  type Of,
  Pictogram,
  Shape,
  Text,
  Tinted,
  useScene,
} from "postloom/kit";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

/** Two cards, with bars if both sides have a number in the same unit. */
export function Comparison({ headline, left, right }: Of<"comparison">) {
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
  /** The number in the text, relative to the longest bar. */
  bar: number | undefined;
}

function Card({ label, text, order, tone, bar }: Of<"comparison">["left"] & CardProps) {
  return (
    <Shape
      name={`card ${order}`}
      tone={tone}
      entrance="rise"
      order={order}
      says={text}
      style={CARD}
    >
      <Column>
        <Text {...DISPLAY} size={[42, 84]} alike="label" entrance="none" oneLine>
          {label}
        </Text>
        {bar !== undefined && (
          <div style={{ margin: "28px 0 8px" }}>
            <Bar share={bar} height={72} order={order} />
          </div>
        )}
        <Text {...BODY} alike="side" entrance="none" style={{ marginTop: 20 }}>
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

/** The mark between the two sides. */
function Seam() {
  return (
    <div style={{ position: "relative", height: 24, flexShrink: 0 }}>
      <Disc name="seam" size={128} tone="background" entrance="none" style={SEAM}>
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
