import { differenceEuclidean, formatHex, interpolate, oklch } from "culori";
import type { CSSProperties, ReactNode } from "react";
import { Img } from "remotion";
import { contrastOf } from "../../../src/colour/contrast.ts";
import type { OwnPicture } from "../../../src/posts/own_picture.ts";
import type { Palette } from "../../../src/posts/template.ts";
import { hashOf } from "../hash.ts";
import { useDrift } from "../motion/drift.tsx";
import { Layer } from "../page/layer.tsx";
import { CANVAS_WIDTH } from "../page/layout.ts";
import { useScene } from "../page/scene.tsx";

/** How much larger than its own pixels a picture is shown at most. */
const MAX_SCALE = 2;
/** What can be made no larger than these shares of its place's width lies in it as a print. */
const MIN_FILLING = { width: 0.85, height: 0.42 };
/** What comes close to filling its place is made a little larger, rather than leaving a gap. */
const FILLING_SCALE = MAX_SCALE / MIN_FILLING.width;
/** How long and how wide a print is at most: the rest of longer pictures is cut off. */
const PRINT_RATIOS = [0.62, 1.9] as const;
/** Edges that differ by less from what they lie on, in Oklab, are drawn. */
const MIN_DIFFERENCE = 0.12;
/** Cut-outs with less contrast to what they lie on get an edge of paper. */
const MIN_CONTRAST = 1.8;

/** Options of {@linkcode Picture}. */
export interface PictureProps {
  picture: OwnPicture;
  /** Colour of what it lies on. Defaults to the page's background. */
  ground?: string | undefined;
  /** Colours from dark to light that it is printed in. Defaults to its own. */
  tones?: readonly string[] | undefined;
  /** How wide its place is, in canvas pixels, for what to do with small ones. Defaults to the whole page. */
  span?: number | undefined;
  /** Where it stands in its box if it does not fill it, as in SVG. Defaults to its middle. */
  align?: `x${"Min" | "Mid" | "Max"}Y${"Min" | "Mid" | "Max"}`;
  /**
   * True where it moves: the eye goes slowly nearer to what fills its place, what lies on it turns a
   * little. Nothing around it may have rounded corners, or be cut off but by a layer.
   */
  moves?: boolean;
  /** How small ones lie in it: on paper of their own, the same stuck on with tape, or as they are. */
  print?: "paper" | "taped" | "bare";
  style?: CSSProperties | undefined;
}

/**
 * A picture of one's own in a box that its style makes. It fills the box, cropped to what matters; small
 * ones lie in it as prints, charts and texts as whole sheets, and things without a ground as cut-outs.
 */
export function Picture(props: PictureProps) {
  const { picture, align = "xMidYMid", style } = props;
  const box: CSSProperties = {
    containerType: "size",
    display: "grid",
    justifyItems: PLACES[align.slice(1, 4)],
    alignItems: PLACES[align.slice(5)],
    ...(props.moves !== true && { overflow: "hidden" }),
    ...style,
  };
  return (
    <div aria-hidden="true" data-picture={picture.key} style={box}>
      <Drawn {...props} />
    </div>
  );
}

function Drawn(props: PictureProps) {
  const { picture, span = CANVAS_WIDTH, moves = false } = props;
  const approach = useDrift({ scale: 1.1 });
  const sway = useDrift({ rotate: 0.9, y: 8, scale: 1.03 });
  const name = `picture ${hashOf(picture.key).toString(36)}`;
  if (picture.isCutOut || picture.isWhole || isSmall(picture, span)) {
    const Lying = picture.isCutOut ? CutOut : picture.isWhole ? Sheet : Print;
    if (!moves) return <Lying {...props} />;
    return (
      <Layer name={name} motion={sway}>
        <Lying {...props} />
      </Layer>
    );
  }
  if (!moves) return <Filling {...props} />;
  const { x, y } = picture.focus;
  return (
    <Layer name={name} motion={{ ...approach, mask: {} }} origin={[x, y]}>
      <Filling {...props} />
    </Layer>
  );
}

const PLACES: Readonly<Record<string, string>> = { Min: "start", Mid: "center", Max: "end" };

/** Whether a picture is too small to fill what is given to it. */
function isSmall({ width, height }: OwnPicture, span: number): boolean {
  return (
    width * MAX_SCALE < MIN_FILLING.width * span || height * MAX_SCALE < MIN_FILLING.height * span
  );
}

function Filling({ picture, ground, tones }: PictureProps) {
  const { palette } = useScene();
  const box = {
    width: `min(100cqw, ${Math.round(FILLING_SCALE * picture.width)}px)`,
    height: `min(100cqh, ${Math.round(FILLING_SCALE * picture.height)}px)`,
  };
  const edge = tones === undefined ? picture.edge : toned(picture, tones);
  const isLost = difference(edge, ground ?? palette.background) < MIN_DIFFERENCE;
  return (
    <div style={{ ...box, position: "relative" }}>
      <Cropped
        picture={picture}
        tones={tones}
        style={{ ...FULL, objectPosition: positionIn(box, picture) }}
      />
      {isLost && <div style={{ ...FULL, ...EDGE, border: `3px solid ${palette.rule}` }} />}
    </div>
  );
}

/** The part of a picture that has its focus in the middle of a box, or as near to it as can be. */
function positionIn(
  box: { width: string; height: string },
  { width, height, focus }: OwnPicture,
): string {
  const ratio = round(width / height);
  const shown = {
    width: `max(${box.width}, ${box.height} * ${ratio})`,
    height: `max(${box.height}, ${box.width} / ${ratio})`,
  };
  const along = (side: "width" | "height", share: number) =>
    `calc(-1 * clamp(0px, ${shown[side]} * ${round(share)} - ${box[side]} / 2, ${shown[side]} - ${box[side]}))`;
  return `${along("width", focus.x)} ${along("height", focus.y)}`;
}

const FULL = { width: "100%", height: "100%" } as const;
/** A line around a picture that would flow into what it lies on. */
const EDGE = { position: "absolute", left: 0, top: 0, boxSizing: "border-box" } as const;
const difference = differenceEuclidean("oklab");

function Print({ picture, tones, print = "paper" }: PictureProps) {
  const { palette } = useScene();
  const turn = hashOf(picture.key) % 2 === 0 ? -2.5 : 2;
  const [lowest, highest] = PRINT_RATIOS;
  const ratio = Math.min(highest, Math.max(lowest, picture.width / picture.height));
  if (print === "bare") {
    return (
      <Cropped picture={picture} tones={tones} style={sizeWithin(picture, { ratio, margin: 40 })} />
    );
  }
  const size = sizeWithin(picture, { ratio, margin: 90 });
  return (
    <div style={{ ...PRINT, background: paperOf(palette), transform: `rotate(${turn}deg)` }}>
      <Cropped picture={picture} tones={tones} style={size} />
      {print === "taped" && <div style={{ ...TAPE, background: palette.accent }} />}
    </div>
  );
}

const PRINT = {
  position: "relative",
  margin: 24,
  padding: 20,
  lineHeight: 0,
  boxShadow: "0 12px 34px rgba(0, 0, 0, 0.3)",
} as const;
const TAPE = {
  position: "absolute",
  left: "calc(50% - 90px)",
  top: -24,
  width: 180,
  height: 48,
  opacity: 0.82,
  transform: "rotate(-3deg)",
} as const;

function Sheet({ picture }: PictureProps) {
  const { palette } = useScene();
  const size = sizeWithin(picture, { ratio: picture.width / picture.height, margin: 100 });
  const edge = `3px solid ${palette.rule}`;
  return (
    <div style={{ ...SHEET, background: picture.edge, border: edge }}>
      <Cropped picture={picture} style={size} />
    </div>
  );
}

const SHEET = { margin: 24, padding: 24, lineHeight: 0 } as const;

function CutOut({ picture, tones, ground }: PictureProps) {
  const { palette } = useScene();
  const size = sizeWithin(picture, { ratio: picture.width / picture.height, margin: 32 });
  const hasContrast = contrastOf(picture.edge, ground ?? palette.background) >= MIN_CONTRAST;
  const paper = contrastOf(picture.edge, "#ffffff") >= MIN_CONTRAST ? "#ffffff" : "#000000";
  const outline = ["7px 0", "-7px 0", "0 7px", "0 -7px"]
    .map((offset) => `drop-shadow(${offset} 0 ${paper})`)
    .join(" ");
  return (
    <div style={{ margin: 16, lineHeight: 0, ...(!hasContrast && { filter: outline }) }}>
      <Cropped picture={picture} tones={tones} style={size} />
    </div>
  );
}

/** The largest size of a shape within its container, but for a margin, that is not too large for the file. */
function sizeWithin(
  { width, height, focus }: OwnPicture,
  { ratio, margin }: { ratio: number; margin: number },
): CSSProperties {
  const most = MAX_SCALE * Math.min(width, height * ratio);
  const limits = [`100cqw - ${margin}px`, `(100cqh - ${margin}px) * ${ratio.toFixed(4)}`];
  return {
    width: `max(0px, min(${limits.join(", ")}, ${Math.round(most)}px))`,
    aspectRatio: ratio.toFixed(4),
    objectPosition: [
      percentAt(focus.x, (ratio * height) / width),
      percentAt(focus.y, width / (ratio * height)),
    ].join(" "),
  };
}

/** Where along a side a picture is cut so that its focus is in the middle of what is seen of it. */
function percentAt(focus: number, seen: number): string {
  if (seen >= 1) return "50%";
  const start = Math.min(1 - seen, Math.max(0, focus - seen / 2));
  return `${Math.round((100 * start) / (1 - seen))}%`;
}

/** The picture's file, cropped around what has to be seen. */
function Cropped({
  picture,
  tones,
  style,
}: Pick<PictureProps, "picture" | "tones"> & { style: CSSProperties }) {
  const { pictures } = useScene();
  const image = (filter: CSSProperties): ReactNode => (
    <Img
      src={pictures[picture.key] ?? NO_FILE}
      alt=""
      style={{
        objectFit: "cover",
        ...style,
        ...filter,
      }}
    />
  );
  if (tones === undefined) return image({});
  const values = matrixOf(picture);
  const id = `tones-${hashOf([values, ...tones].join(" "))}`;
  return (
    <>
      <Toning id={id} values={values} tones={tones} />
      {image({ filter: `url(#${id})` })}
    </>
  );
}

/** Where frames are compared without a browser, the keys tell pictures apart. */
const NO_FILE = "data:,";

/** A filter that prints what is dark in the first colour, what is light in the last, and the rest between. */
function Toning({ id, values, tones }: { id: string; values: string; tones: readonly string[] }) {
  const at = rampOf(tones);
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => rgbOf(at(step / STEPS)));
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    steps.map((step) => round(step[channel] ?? 0)).join(" "),
  );
  return (
    <svg aria-hidden="true" width="0" height="0" style={{ position: "absolute" }}>
      <filter id={id} colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values={values} />
        <feComponentTransfer>
          <feFuncR type="table" tableValues={red} />
          <feFuncG type="table" tableValues={green} />
          <feFuncB type="table" tableValues={blue} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}

/** In how many straight steps a print goes from its darkest colour to its lightest. */
const STEPS = 8;

/** The colour of a print at each lightness from 0 to 1: each of its tones stands where it is as light. */
function rampOf(tones: readonly string[]): (lightness: number) => string {
  const [first = 0, ...others] = tones.map(lightness);
  const range = Math.max(0.01, (others.at(-1) ?? first) - first);
  const stops = tones.map((tone): [string, number] => [tone, (lightness(tone) - first) / range]);
  const mixed = interpolate(stops, "oklab");
  return (share) => formatHex(mixed(share));
}

/** How light red, green and blue are to the eye. */
const LUMA = [0.2126, 0.7152, 0.0722] as const;
/** A picture that is all of one lightness is not made more than so much livelier. */
const MIN_RANGE = 0.3;

/** Where lightness begins for a print, and how much of it there is. */
function levelsOf({ range: { darkest, lightest } }: OwnPicture): { from: number; width: number } {
  const width = Math.max(MIN_RANGE, lightest - darkest);
  return { from: Math.min(darkest, 1 - width), width };
}

/** The matrix that turns colours into greys from black to white. */
function matrixOf(picture: OwnPicture): string {
  const { from, width } = levelsOf(picture);
  const row = [...LUMA.map((share) => share / width), 0, -from / width].map(round).join(" ");
  return [row, row, row, "0 0 0 1 0"].join(" ");
}

/** What becomes of a picture's edge in a print. */
function toned(picture: OwnPicture, tones: readonly string[]): string {
  const { from, width } = levelsOf(picture);
  const luma = rgbOf(picture.edge).reduce((sum, value, i) => sum + value * (LUMA[i] ?? 0), 0);
  return rampOf(tones)(Math.min(1, Math.max(0, (luma - from) / width)));
}

/** Red, green and blue of "#rrggbb", from 0 to 1. */
function rgbOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Photographic paper in a tint of the palette. */
function paperOf({ background, ink }: Palette): string {
  const [light] = [background, ink].sort((a, b) => lightness(b) - lightness(a));
  return `color-mix(in oklab, ${light}, white 60%)`;
}

/** The colours of a palette that a picture is printed in, from dark to light. */
export function printTones({ background, ink, accent }: Palette): string[] {
  return [background, ink, accent].sort((a, b) => lightness(a) - lightness(b));
}

function lightness(colour: string): number {
  return oklch(colour)?.l ?? 0;
}
