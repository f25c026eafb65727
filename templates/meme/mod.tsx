import {
  byGenre,
  Column,
  Counter,
  defineTemplate,
  inverse,
  type Kinds,
  type Of,
  Page,
  Part,
  type SlideProps,
  Space,
  splitAmount,
  Text,
  useBlock,
  useScene,
} from "postloom/kit";
import { DRAWN, LINE } from "./cast.tsx";
import { Data } from "./data.tsx";
import { isSacred, isSolemn, SolemnProvider, useIsGrave } from "./gravity.ts";
import { Onlooker } from "./onlooker.tsx";
import { Panel } from "./panel.tsx";
import { Burst, FULL, Label, Rays, Turning } from "./parts.tsx";
import { Comparison, List } from "./rows.tsx";
import { Scene, StageProvider, stageOf, usePartOfCover, useSceneAbove } from "./scene.tsx";
import { BODY, CAPTION } from "./type.ts";

function Meme(props: SlideProps) {
  const palette = props.slide.kind === "closing" ? inverse(props.palette) : props.palette;
  return (
    <SolemnProvider value={isSolemn(props)}>
      <StageProvider value={stageOf(props)}>
        <Page {...props} kinds={KINDS} palette={palette} scenery={<Scenery {...props} />} />
      </StageProvider>
    </SolemnProvider>
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

/** Rays, and somebody who looks up from where the platform covers the page; nothing where there is no joke. */
function Scenery({ index, slide, seed }: Pick<SlideProps, "index" | "slide" | "seed">) {
  if (useIsGrave()) return null;
  return (
    <>
      <Rays />
      {slide.kind !== "comparison" && (
        <Onlooker index={index} seed={seed} drawing={slide.drawing} />
      )}
    </>
  );
}

function Cover(props: Of<"cover">) {
  const { kicker, headline, subline, foot } = props;
  const isAbove = useSceneAbove(props, props);
  const scene = (
    <Scene
      beside={[headline, subline]}
      part={usePartOfCover(subline)}
      {...(isAbove && { gap: 0 })}
    />
  );
  return (
    <>
      {isAbove && scene}
      <Text
        {...BODY}
        size={[36, 46]}
        tone="accentInk"
        style={isAbove ? BELOW : { marginBottom: 20 }}
      >
        {kicker ?? ""}
      </Text>
      <Text {...CAPTION} size={[54, 132]} style={isAbove && kicker === null ? BELOW : {}}>
        {headline}
      </Text>
      {!isAbove && scene}
      {!isAbove && <Label>{subline ?? ""}</Label>}
      {isAbove && (
        <Text {...BODY} style={{ marginTop: 28 }}>
          {subline ?? ""}
        </Text>
      )}
      {foot}
    </>
  );
}

/** Words below a scene. */
const BELOW = { marginTop: 44, marginBottom: 16 } as const;

function Point(props: Of<"point">) {
  const { number, headline, emphasis, text, foot } = props;
  const block = useBlock();
  const isAbove = useSceneAbove(props, props);
  const scene = <Scene beside={[headline, text]} {...(isAbove && { gap: 0 })} />;
  return (
    <>
      {isAbove && scene}
      <div
        style={{
          display: "flex",
          gap: 32,
          alignItems: "flex-start",
          ...(isAbove && { marginTop: 44 }),
        }}
      >
        {number !== null && (
          <Burst size={138} points={12}>
            <Text {...CAPTION} size={[40, 68]} leading={1} tone="onAccent" oneLine entrance="none">
              {String(number)}
            </Text>
          </Burst>
        )}
        <Column style={{ flex: 1 }}>
          <Text
            {...CAPTION}
            size={[50, 112]}
            emphasis={emphasis}
            emphasised={block}
            around={AROUND}
            leading={emphasis === null ? CAPTION.leading : 1.14}
          >
            {headline}
          </Text>
        </Column>
      </div>
      {!isAbove && scene}
      {!isAbove && <Label>{text}</Label>}
      {isAbove && (
        <Text {...BODY} style={{ marginTop: 28 }}>
          {text}
        </Text>
      )}
      {foot}
    </>
  );
}

/** Around the main clause of a long sentence: said, not shouted. */
const AROUND = { textTransform: "none", fontWeight: 640, fontStretch: "92%" } as const;

function Figure({ value, label, text, motif, foot }: Of<"figure">) {
  const { layout } = useScene();
  const [number, words, before] = splitAmount(value);
  const isAlone = motif === undefined;
  const height = Math.round(Math.min(640, layout.slide.height * (isAlone ? 0.5 : 0.32)));
  return (
    <>
      <Text {...CAPTION} size={[46, 96]}>
        {label}
      </Text>
      {isAlone ? <Space min={20} /> : <Scene beside={[label, value, text]} />}
      <Part
        name="star"
        entrance="pop"
        at={2}
        style={{ position: "relative", height, flexShrink: 0, ...(!isAlone && OVER_SCENE) }}
      >
        <Turning points={18} />
        <Column style={{ ...FULL, ...MIDDLE }}>
          <Text {...CAPTION} swells={false} size={[36, 60]} tone="onAccent" oneLine entrance="none">
            {before}
          </Text>
          <Counter {...CAPTION} swells={false} size={[48, 240]} leading={1} tone="onAccent" oneLine>
            {number}
          </Counter>
          <Text {...CAPTION} swells={false} size={[40, 74]} tone="onAccent" oneLine entrance="none">
            {words}
          </Text>
        </Column>
      </Part>
      <Label>{text}</Label>
      <Space min={20} />
      {foot}
    </>
  );
}

/** A star that lies half on the scene above it. */
const OVER_SCENE = { marginTop: -90 } as const;

/** The area between a star's points that its content fits in. */
const MIDDLE = {
  left: "15%",
  width: "70%",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
} as const;

function Quote({ text, attribution, foot }: Of<"quote">) {
  const look = text.length > 110 ? { ...BODY, weight: 760 } : CAPTION;
  return (
    <>
      <Part name="bubble" entrance="pop" at={-5} style={{ position: "relative", zIndex: 1 }}>
        <Column
          style={{
            padding: "48px 52px 52px",
            background: "#ffffff",
            border: `8px solid ${LINE}`,
            borderRadius: 64,
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
      </Part>
      <Scene beside={[text]} />
      {attribution !== null && <Label>{attribution}</Label>}
      {foot}
    </>
  );
}

function Closing({ headline, text, foot }: Of<"closing">) {
  return (
    <>
      <Scene beside={[headline, text]} gap={0} />
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

const suitsGenre = byGenre({ joke: 0.98, dialogue: 0.5 }, 0.2);

export default defineTemplate({
  title: "Meme",
  description: "A bold caption over a drawn scene: the set-up above, the pay-off below",
  typefaces: { display: "archivo", text: "archivo" },
  variants: {
    classic: { background: "#ffffff", ink: "#17131c", accent: "#ffc928" },
    pop: { background: "#fff1e3", ink: "#1d1440", accent: "#ff92a9" },
    ocean: { background: "#e6f6ff", ink: "#0b2239", accent: "#67bcff" },
    slime: { background: "#f4ffe6", ink: "#14210c", accent: "#7ed43f" },
    slate: { background: "#e9ecef", ink: "#15181c", accent: "#9db4cb", mood: "sober" },
    grape: { background: "#2b1a63", ink: "#fff8ea", accent: "#ff9f45" },
  },
  // Slammed down, swung over, laid on top: nothing here is put gently.
  motion: {
    cuts: ["slam", "whip", "cover"],
    entrance: "slam",
    camera: { scale: 1.03 },
    grave: { cuts: ["cover", "uncover"], entrance: "rise" },
  },
  suits: (script) =>
    script.tone === "grave" || isSacred(script.subject?.drawing) ? 0 : suitsGenre(script),
  needsMotif: true,
  Panel,
  Slide: Meme,
});
