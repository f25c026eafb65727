import {
  Bleed,
  Collage,
  Column,
  type Crossing,
  CutPaper,
  contrastOf,
  Drift,
  hashOf,
  inverse,
  isPicture,
  type Motif,
  Panorama,
  Part,
  Picture,
  quietTones,
  Shape,
  Silhouette,
  type SlideProps,
  Space,
  StopMotion,
  Text,
  Tinted,
  Tossed,
  tonesOf,
  useScene,
} from "postloom/kit";
import type { CSSProperties, ReactNode } from "react";
import { useComposition } from "./composition.ts";
import { CENTERED, DISPLAY } from "./type.ts";

/** Height of the strip of art at the bottom of a tall page, in canvas pixels. */
const STRIP = 250;

function useIsTall(): boolean {
  const { width, height } = useScene().layout;
  return height > width * 1.6;
}

/**
 * The paper that a large drawing lies on: of a strong colour, so that the page is seen from afar, or as
 * dark as the page has it beside grave words.
 */
function useGround(seed: string): string {
  const { palette, tone } = useScene();
  const { accent, ink, background } = palette;
  const { second, tint } = tonesOf(palette);
  const [, , quiet = second] = quietTones(palette);
  const isDark = contrastOf(background, "#ffffff") > contrastOf(ink, "#ffffff");
  if (tone === "grave") return isDark ? quiet : ink;
  return [second, accent, tint, second, accent][hashOf(seed) % 5] ?? accent;
}

/** Options of {@linkcode CutOut}. */
interface CutOutProps {
  motif: Motif;
  seed: string;
  ground: string;
  /** The box that it is in. Defaults to one that is not much wider than it is high. */
  box?: Box;
}

/** "narrow" is higher than it is wide, "strip" much wider than it is high. */
type Box = "narrow" | "strip" | "usual";

/** A drawing as large as its box and larger, partly out of the frame, or a picture that fills it. */
function CutOut({ motif, seed, ground, box = "usual" }: CutOutProps) {
  const { direction } = useScene();
  if (isPicture(motif))
    return <Picture picture={motif} ground={ground} print="taped" moves style={FULL} />;
  const chance = hashOf(`cut ${seed}`);
  const toRight = box === "narrow" ? direction === "rtl" : chance % 2 === 0;
  const turn = (toRight ? 1 : -1) * (6 + (chance % 3) * 5);
  return (
    <StopMotion>
      <CutPaper
        name="cut-out"
        entrance="toss"
        drift={{ x: 14, y: 16, rotate: toRight ? 5 : -5, scale: 1.05 }}
        motif={motif}
        ground={ground}
        turn={turn}
        mirrored={chance % 4 > 1}
        align={toRight ? "xMaxYMid" : "xMinYMid"}
        style={{
          position: "absolute",
          top: BOXES[box].top,
          [toRight ? "right" : "left"]: BOXES[box].side,
          width: BOXES[box].width,
          height: BOXES[box].height,
        }}
      />
    </StopMotion>
  );
}

/** Where a drawing is in its box: in a strip only its foot is out of the frame, as it is small there. */
const BOXES = {
  usual: { top: "-7%", side: "-9%", width: "108%", height: "118%" },
  narrow: { top: "22%", side: "9%", width: "175%", height: "56%" },
  strip: { top: "5%", side: "7%", width: "86%", height: "116%" },
} as const;

const FULL = { position: "absolute", inset: 0 } as const;

/** What is behind a page's words: art on covers, and on tall pages a strip where the platform's interface is. */
export function Scenery({ slide, seed, index }: Pick<SlideProps, "slide" | "seed" | "index">) {
  const isTall = useIsTall();
  const { palette } = useScene();
  const { drawing } = slide;
  const ground = useGround(seed);
  const composition = useComposition(slide, { seed, index });
  const all = { ...EVERYWHERE, bottom: 0 };
  if (composition === "pattern" && drawing !== undefined) {
    const rows = isTall ? 6 : 4;
    return (
      <Drift name="pattern" scale={1.1} rotate={1.5} style={all}>
        <Tossed drawing={drawing} seed={seed} ground={ground} cut="full" rows={rows} />
      </Drift>
    );
  }
  const isFull = slide.kind === "cover" ? composition === "above" : slide.kind === "closing";
  if (isFull && composition !== "inverse")
    return (slide.picture ?? drawing) === undefined ? (
      <Collage seed={`${seed} ${index}`} rows={8} style={all} />
    ) : (
      <div style={{ ...all, background: ground, overflow: "hidden" }}>
        {isTall && drawing !== undefined && slide.picture === undefined && (
          <Silhouette
            drawing={drawing}
            fill={`color-mix(in oklab, ${ground}, ${palette.background} 16%)`}
            style={AT_FOOT}
          />
        )}
      </div>
    );
  // Such pages have art of their own down to the bottom edge.
  const endsInArt =
    ["inverse", "below", "crossing"].includes(composition) && slide.kind !== "quote";
  if (!isTall || endsInArt) return null;
  return (
    <Collage
      seed={`foot ${seed} ${index}`}
      rows={1}
      isPlain
      style={{ ...EVERYWHERE, top: "auto", bottom: 0, height: STRIP }}
    />
  );
}

/** Below the sheet, where the platform's interface is, and past the edges. */
const AT_FOOT = { position: "absolute", bottom: "-18%", left: "-12%", width: "124%" } as const;

const EVERYWHERE = { position: "absolute", top: 0, left: 0, right: 0 } as const;

/** Options of {@linkcode Art}. */
export interface ArtProps {
  seed: string;
  sheets?: readonly number[];
  /** What the slide is about; a collage of abstract things without. */
  motif?: Motif | undefined;
  box?: Box;
}

/** Art that fills its box. */
export function Art({ seed, sheets, motif, box = "usual" }: ArtProps) {
  const ground = useGround(seed);
  const all = { ...EVERYWHERE, bottom: 0 };
  if (motif === undefined)
    return (
      <Collage
        seed={seed}
        rows={box === "narrow" ? 8 : 4}
        {...(box === "narrow" ? { sheets: [1] } : sheets !== undefined && { sheets })}
        style={all}
      />
    );
  return (
    <div aria-hidden="true" style={{ ...all, background: ground }}>
      <CutOut motif={motif} seed={seed} ground={ground} box={box} />
    </div>
  );
}

/** Options of {@linkcode Inset}. */
interface InsetProps {
  motif: Motif;
  seed: string;
  min: number;
  /** Whether nothing stands above it. */
  isFirst?: boolean;
}

/** Art among words, as wide as the page. */
export function Inset({ motif, seed, min, isFirst = false }: InsetProps) {
  return (
    <Space min={min}>
      <Bleed to={isFirst ? ["top", "start", "end"] : ["start", "end"]} style={CUT_OFF}>
        <Art seed={seed} motif={motif} box="strip" />
      </Bleed>
    </Space>
  );
}

const CUT_OFF = { overflow: "hidden" } as const;

/** Half of a drawing at the edge of the page, on a ground that goes on there. */
export function Across({ crossing, seed }: { crossing: Crossing; seed: string }) {
  const ground = useGround(`across ${seed}`);
  return (
    <Panorama
      crossing={crossing}
      behind={ground}
      turn={-7}
      ground={() => <div style={{ ...EVERYWHERE, bottom: 0, background: ground }} />}
    />
  );
}

/** A drawing on the page itself, partly out of the frame. */
export function Standing({ motif, seed }: { motif: Motif; seed: string }) {
  const { palette } = useScene();
  return <CutOut motif={motif} seed={seed} ground={palette.background} />;
}

/** The drawing of a cover, from its top edge down behind the sheet of paper. */
export function CoverArt({ motif, seed, min }: { motif: Motif; seed: string; min: number }) {
  const { left, right, top } = useScene().layout.insets;
  const ground = useGround(seed);
  return (
    <Space min={min}>
      <div style={{ ...EVERYWHERE, top: -top, left: -left, right: -right, bottom: -40 }}>
        <CutOut motif={motif} seed={seed} ground={ground} />
      </div>
    </Space>
  );
}

/** Options of {@linkcode Masthead}. */
interface MastheadProps {
  seed: string;
  /** True where the art of the page lies below it. */
  isOnArt: boolean;
}

/**
 * The sender's name across the cover, like a magazine's title, with whole sheets of art below where it
 * is on art. Renders nothing without a name.
 */
export function Masthead({ seed, isOnArt }: MastheadProps) {
  const { sender, layout, palette } = useScene();
  const isTall = useIsTall();
  const { left, right, top } = layout.insets;
  const name = sender?.name ?? "";
  if (name === "") return null;
  const edge = `${EDGE}px solid ${palette.background}`;
  return (
    <div
      style={{ position: "relative", margin: `${isTall ? 0 : -top}px ${-right}px 0 ${-left}px` }}
    >
      {isOnArt && (
        <Collage
          seed={seed}
          rows={8}
          style={{ ...EVERYWHERE, top: "100%", height: layout.height }}
        />
      )}
      <Tinted palette={inverse(palette)}>
        <Shape
          name="masthead"
          tone="background"
          entrance="none"
          style={{
            padding: `${isTall ? 36 : top}px ${right}px 40px ${left}px`,
            borderBottom: edge,
            ...(isTall && { borderTop: edge }),
          }}
        >
          <Column>
            <Text {...DISPLAY} {...NAME} size={[46, name.length > LONG ? 116 : 210]}>
              {name}
            </Text>
          </Column>
        </Shape>
      </Tinted>
    </div>
  );
}

/** A paper edge around elements in the accent colour, which the art beside them may have too. */
const EDGE = 16;
/** Names longer than this take several lines. */
const LONG = 26;
const NAME = {
  weight: 620,
  leading: 1,
  swells: true,
  oneLine: true,
  entrance: "none",
  style: CENTERED,
} as const;

/** While the page comes in, so that its art is not seen alone. */
const WITH_PAGE = -8;

/** A sheet of paper on the art, with a frame around its text and optionally an edge in another colour. */
export function Sheet({ edge, children }: { edge?: string; children: ReactNode }) {
  const { palette } = useScene();
  const border = edge === undefined ? {} : { border: `${EDGE}px solid ${edge}` };
  return (
    <Part name="sheet" entrance="toss" at={WITH_PAGE} drift={{ rotate: 0.6, y: 6 }}>
      <Shape tone="background" style={{ padding: 22, ...border }}>
        <div style={{ border: `3px solid ${palette.ink}`, padding: "44px 40px 40px" }}>
          <Column>{children}</Column>
        </div>
      </Shape>
    </Part>
  );
}

/** A line across the page. */
export function Rule({ thick = false, style }: { thick?: boolean; style?: CSSProperties }) {
  const name = `rule ${thick ? "thick" : "thin"}`;
  return <Shape name={name} tone="ink" at={2} style={{ height: thick ? 12 : 3, ...style }} />;
}

/** Art in the space that the words above it leave, down to the bottom edge. */
export function Below({ min, children }: { min: number; children: ReactNode }) {
  return (
    <Space min={min}>
      <Bleed to={["start", "end", "bottom"]} style={{ top: 44, overflow: "hidden" }}>
        {children}
      </Bleed>
    </Space>
  );
}

/** Art in the space that the words below it leave, up to the top edge. */
export function Above({ min, children }: { min: number; children: ReactNode }) {
  return (
    <Space min={min}>
      <Bleed to={["start", "end", "top"]} style={{ overflow: "hidden" }}>
        {children}
      </Bleed>
    </Space>
  );
}
