import type { ReactNode } from "react";
import { Column, Space, useRoom } from "../remotion/fit.tsx";
import { useEntrance } from "../remotion/motion.ts";
import { type Kinds, type Of, Page } from "../remotion/page.tsx";
import { inverse } from "../remotion/palette.ts";
import { useScene } from "../remotion/scene.tsx";
import { Text, type TextProps } from "../remotion/text.tsx";
import { defineTemplate, type SlideProps } from "../src/mod.ts";
import { Cat, Dog, DRAWN, Face, LINE, MOODS } from "./_meme_cast.tsx";
import { Burst, Cell, FULL, Rays, Scene, StageProvider, Star } from "./_meme_parts.tsx";

/** What is set up, and what it leads to. */
const CAPTION = {
  face: "display",
  weight: 900,
  stretch: 86,
  tracking: -0.012,
  leading: 1.02,
  caps: true,
  swells: true,
} as const;
const BODY = { size: [36, 58], weight: 640, stretch: 92, leading: 1.22, order: 2 } as const;

const SHOUT = { ...CAPTION, size: [40, 78], weight: 820, leading: 1.06, order: 2 } as const;

/** Least height of a scene: short captions leave more to it. */
function roomBeside(...texts: (string | null)[]): number {
  return texts.join("").length < 110 ? 560 : 320;
}

function Meme(props: SlideProps) {
  const palette = props.slide.kind === "closing" ? inverse(props.palette) : props.palette;
  const stage = {
    accent: props.palette.accent,
    isOdd: (props.index + props.total) % 2 === 1,
    isAlone: props.total === 1,
  };
  return (
    <StageProvider value={stage}>
      <Page {...props} kinds={KINDS} palette={palette} scenery={<Rays />} />
    </StageProvider>
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

/** A text on a label across the edge of the panel above it. */
function Label({ style, ...props }: Omit<TextProps, "size">) {
  const { palette } = useScene();
  if (props.children === "") return null;
  // Long texts are no shouts.
  const look = props.children.length > 90 ? BODY : SHOUT;
  return (
    <Text
      {...look}
      {...props}
      tone="onAccent"
      style={{
        position: "relative",
        boxSizing: "border-box",
        padding: "0.42em 0.6em 0.46em",
        marginTop: -34,
        marginInline: 28,
        background: palette.accent,
        border: `8px solid ${LINE}`,
        borderRadius: 28,
        ...style,
      }}
    />
  );
}

function Cover({ kicker, headline, subline, foot }: Of<"cover">) {
  return (
    <>
      <Text {...BODY} size={[34, 44]} tone="accentInk" style={{ marginBottom: 20 }}>
        {kicker ?? ""}
      </Text>
      <Text {...CAPTION} size={[54, 132]}>
        {headline}
      </Text>
      <Scene min={roomBeside(headline, subline)} of={headline} isPayOff={subline !== null} />
      <Label>{subline ?? ""}</Label>
      {foot}
    </>
  );
}

function Point({ number, headline, text, foot }: Of<"point">) {
  return (
    <>
      <div style={{ display: "flex", gap: 32, alignItems: "flex-start" }}>
        {number !== null && (
          <Burst size={138} points={12}>
            <Text {...CAPTION} size={[40, 68]} leading={1} tone="onAccent" oneLine entrance="none">
              {String(number)}
            </Text>
          </Burst>
        )}
        <Column style={{ flex: 1 }}>
          <Text {...CAPTION} size={[50, 112]}>
            {headline}
          </Text>
        </Column>
      </div>
      <Scene min={roomBeside(headline, text)} of={headline} isPayOff />
      <Label>{text}</Label>
      {foot}
    </>
  );
}

/** The longer the list, the greater the excitement. */
function List({ headline, items, foot }: Of<"list">) {
  return (
    <>
      <Text {...CAPTION} size={[48, 104]}>
        {headline}
      </Text>
      <Space min={40} />
      <div style={{ display: "grid", gap: Math.round(24 * useRoom()) }}>
        {items.map((item, i) => (
          <Step key={i} excitement={items.length < 2 ? 1 : i / (items.length - 1)} order={i}>
            {item}
          </Step>
        ))}
      </div>
      {foot}
    </>
  );
}

function Step(props: { excitement: number; order: number; children: string }) {
  const { excitement, order, children } = props;
  const { accent } = useScene().palette;
  const share = Math.round(80 - excitement * 80);
  const mood = MOODS[Math.round(excitement * (MOODS.length - 1))] ?? "joyful";
  return (
    <Row>
      <Cell background={`color-mix(in oklab, ${accent}, white ${share}%)`} order={order}>
        <svg aria-hidden="true" viewBox="-110 -90 220 190" style={FULL}>
          <circle cx="0" cy="4" r={84} fill="#ffd447" {...DRAWN} />
          <Face mood={mood} x={0} y={4} skin="#ffd447" />
        </svg>
      </Cell>
      <Column style={{ alignSelf: "center", padding: `${Math.round(20 * useRoom() ** 2)}px 0` }}>
        <Text {...BODY} size={[36, 74]} leading={1.14} wrap="pretty" order={order}>
          {children}
        </Text>
      </Column>
    </Row>
  );
}

function Row({ children }: { children: ReactNode }) {
  const minHeight = Math.round(150 * useRoom() ** 2);
  return (
    <div style={{ display: "grid", gridTemplateColumns: "190px 1fr", columnGap: 36, minHeight }}>
      {children}
    </div>
  );
}

function Figure({ value, label, text, foot }: Of<"figure">) {
  const { palette, layout } = useScene();
  const height = Math.round(Math.min(640, layout.slide.height * 0.5));
  const motion = useEntrance("grow", 1);
  return (
    <>
      <Text {...CAPTION} size={[46, 96]}>
        {label}
      </Text>
      <Space min={20} />
      <div style={{ position: "relative", height, ...motion }}>
        <Star points={18} fill={palette.accent} />
        <Column
          style={{ ...FULL, left: "15%", width: "70%", display: "grid", placeItems: "center" }}
        >
          <Text
            {...CAPTION}
            swells={false}
            size={[48, 240]}
            leading={1}
            tone="onAccent"
            oneLine
            entrance="none"
          >
            {value}
          </Text>
        </Column>
      </div>
      <Label>{text}</Label>
      <Space min={20} />
      {foot}
    </>
  );
}

function Quote({ text, attribution, foot }: Of<"quote">) {
  const motion = useEntrance("grow");
  const look = text.length > 110 ? { ...BODY, weight: 760 } : CAPTION;
  return (
    <>
      <Column
        style={{
          position: "relative",
          zIndex: 1,
          padding: "48px 52px 52px",
          background: "#ffffff",
          border: `8px solid ${LINE}`,
          borderRadius: 64,
          ...motion,
        }}
      >
        <svg
          aria-hidden="true"
          width="120"
          height="92"
          style={{ position: "absolute", insetInlineStart: "46%", top: "calc(100% - 4px)" }}
        >
          <path d="M8 0L40 84L104 0" fill="#ffffff" {...DRAWN} strokeWidth={8} />
        </svg>
        <Text {...look} size={[44, 96]} entrance="none" style={{ color: LINE }}>
          {text}
        </Text>
      </Column>
      <Scene min={roomBeside(text)} of={text} isPayOff />
      {attribution !== null && <Label>{attribution}</Label>}
      {foot}
    </>
  );
}

function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  return (
    <>
      <Text {...CAPTION} size={[48, 104]}>
        {headline}
      </Text>
      <Space min={32} />
      <Side {...left} order={1}>
        <Cat mood="deadpan" x={0} y={14} />
      </Side>
      <div style={{ height: 32 }} />
      <Side {...right} order={2}>
        <Dog mood="joyful" x={0} y={10} />
      </Side>
      {foot}
    </>
  );
}

type SideProps = Of<"comparison">["left"] & { order: number; children: ReactNode };

/** Whoever stands for one side, and what there is to say for it. */
function Side({ label, text, order, children }: SideProps) {
  const { accent } = useScene().palette;
  return (
    <div style={{ display: "grid", gridTemplateColumns: "330px 1fr", columnGap: 40 }}>
      <Cell background={`color-mix(in oklab, ${accent}, white ${60 - order * 20}%)`} order={order}>
        <svg aria-hidden="true" viewBox="-160 -140 320 270" style={FULL}>
          {children}
        </svg>
      </Cell>
      <Column style={{ alignSelf: "center", padding: `${Math.round(44 * useRoom() ** 2)}px 0` }}>
        <Text {...CAPTION} size={[38, 68]} order={order}>
          {label}
        </Text>
        <Text {...BODY} order={order} style={{ marginTop: 16 }}>
          {text}
        </Text>
      </Column>
    </div>
  );
}

function Closing({ headline, text, foot }: Of<"closing">) {
  return (
    <>
      <Scene min={roomBeside(headline, text)} gap={0} of={headline} isPayOff />
      <Text {...CAPTION} size={[60, 150]} style={{ marginTop: 48 }}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 28 }}>
        {text ?? ""}
      </Text>
      {foot}
    </>
  );
}

export default defineTemplate({
  title: "Meme",
  description: "A bold caption over a drawn scene: the set-up above, the pay-off below",
  typefaces: { display: "archivo", text: "archivo" },
  variants: {
    classic: { background: "#ffffff", ink: "#17131c", accent: "#ffc928" },
    pop: { background: "#fff1e3", ink: "#1d1440", accent: "#ff5c8a" },
    ocean: { background: "#e6f6ff", ink: "#0b2239", accent: "#2aa3f4" },
    slime: { background: "#f4ffe6", ink: "#14210c", accent: "#7ed43f" },
    grape: { background: "#2b1a63", ink: "#fff8ea", accent: "#ff9f45" },
  },
  suits: ({ genre }) => (genre === "joke" ? 0.98 : genre === "dialogue" ? 0.5 : 0.2),
  Slide: Meme,
});
