import type { CSSProperties, ReactNode } from "react";
import type { Slide } from "../../../src/posts/slide.ts";
import type { SlideProps } from "../../../src/posts/template.ts";
import { Emblematic } from "../drawing/emblem.tsx";
import type { Motif } from "../drawing/motif.ts";
import { Backdrop } from "../drawing/shapes.tsx";
import type { SlideData } from "../figures/drawn_data.tsx";
import { Column, Fit } from "../type/fit.tsx";
import type { SlidePlace } from "./composition.ts";
import { Progress } from "./progress.tsx";
import { Tinted, useScene } from "./scene.tsx";

/**
 * Props for a slide of one kind: its words, what it shows, its foot and its place in the post. A
 * picture of one's own comes as the motif, in the drawing's place.
 */
export type Of<Kind extends Slide["kind"]> = Words<Extract<Slide, { kind: Kind }>> & Shown & Rest;

type Words<Kind extends Slide> = Omit<Kind, "drawing" | "picture">;

interface Shown {
  motif?: Motif | undefined;
}

interface Rest extends SlidePlace {
  foot: ReactNode;
}

/** Props for a slide of whichever kind that has data. */
export interface OfData extends Rest {
  data: SlideData;
  /** The headline; of a figure its label. */
  headline: string;
  emphasis: string | null;
  /** Of a figure alone. */
  value: string | null;
  /** What stands beside it; of a list nothing, as its items are the data in words. */
  text: string;
  drawing: Slide["drawing"];
}

/** A component for each kind of slide; each must render the slide's foot as well. */
export type Kinds = { readonly [Kind in Slide["kind"]]: (props: Of<Kind>) => ReactNode } & {
  /** Draws every slide that has data, in place of the component of its kind. */
  readonly data?: (props: OfData) => ReactNode;
};

/** Options of {@linkcode Page}. */
export interface PageProps extends SlideProps {
  kinds: Kinds;
  /** Full-bleed content behind the slide's text. */
  scenery?: ReactNode;
  /** Content above the slide's text. */
  head?: ReactNode;
  /** Content at the bottom of the slide. Defaults to a {@linkcode Progress}. */
  foot?: ReactNode;
}

/** Renders a slide by its kind, in a column clear of the platform's interface. */
export function Page({ slide, palette, kinds, scenery, head, ...props }: PageProps) {
  const { layout } = useScene();
  const { index, total, seed, foot = <Progress index={index} total={total} /> } = props;
  return (
    <Tinted palette={palette}>
      <Emblematic slide={slide}>
        <Backdrop />
        {scenery}
        <Fit box={layout.slide}>
          {head}
          <Content slide={slide} kinds={kinds} rest={{ foot, seed, index }} />
        </Fit>
      </Emblematic>
    </Tinted>
  );
}

function Content({ slide, kinds, rest }: { slide: Slide; kinds: Kinds; rest: Rest }) {
  const withData = dataOf(slide);
  if (withData !== null && kinds.data !== undefined && slide.picture === undefined)
    return <kinds.data {...withData} {...rest} />;
  const shown = { motif: slide.picture ?? slide.drawing, ...rest };
  switch (slide.kind) {
    case "cover":
      return <kinds.cover {...slide} {...shown} />;
    case "point":
      return <kinds.point {...slide} {...shown} />;
    case "list":
      return <kinds.list {...slide} {...shown} />;
    case "figure":
      return <kinds.figure {...slide} {...shown} />;
    case "quote":
      return <kinds.quote {...slide} {...shown} />;
    case "comparison":
      return <kinds.comparison {...slide} {...shown} />;
    case "closing":
      return <kinds.closing {...slide} {...shown} />;
  }
}

function dataOf(slide: Slide): Omit<OfData, keyof Rest> | null {
  if (!("data" in slide) || slide.data === undefined) return null;
  const { data, drawing } = slide;
  const plain = { data, drawing, emphasis: null, value: null, text: "" };
  switch (slide.kind) {
    case "point":
      return {
        ...plain,
        headline: slide.number === null ? slide.headline : `${slide.number}. ${slide.headline}`,
        emphasis: slide.emphasis,
        text: slide.text,
      };
    case "list":
      return { ...plain, headline: slide.headline };
    case "figure":
      return { ...plain, headline: slide.label, value: slide.value, text: slide.text };
  }
}

/** Options of {@linkcode Marked}. */
export interface MarkedProps {
  mark: ReactNode;
  /** Width of the mark's column, in canvas pixels. */
  width: number;
  gap: number;
  style?: CSSProperties;
  children: ReactNode;
}

/** Text with a mark beside it, such as a bullet, a number or a line. */
export function Marked({ mark, width, gap, style, children }: MarkedProps) {
  return (
    <div style={{ display: "grid", gridTemplateColumns: `${width}px 1fr`, gap, ...style }}>
      {mark}
      <Column>{children}</Column>
    </div>
  );
}
