import type { CSSProperties, ReactNode } from "react";
import type { Slide } from "../src/rendering/post.ts";
import type { SlideProps } from "../src/rendering/template.ts";
import { Column, Fit } from "./fit.tsx";
import { Progress } from "./progress.tsx";
import { Tinted, useScene } from "./scene.tsx";
import { Backdrop } from "./shapes.tsx";

/** The slide of one kind, with what is to stand at its foot. */
export type Of<Kind extends Slide["kind"]> = Extract<Slide, { kind: Kind }> & { foot: ReactNode };

/** A component for each kind of slide; each draws the slide's foot as well. */
export type Kinds = { readonly [Kind in Slide["kind"]]: (props: Of<Kind>) => ReactNode };

/** Options of {@linkcode Page}. */
export interface PageProps extends SlideProps {
  kinds: Kinds;
  /** Behind what the slide says, from edge to edge. */
  scenery?: ReactNode;
  /** Above what the slide says. */
  head?: ReactNode;
  /** What stands at the slide's foot; by default the slide's place in its carousel. */
  foot?: ReactNode;
}

/** A slide by its kind, in a column that fits where the platform leaves room. */
export function Page({ slide, index, total, palette, kinds, scenery, head, ...props }: PageProps) {
  const { layout } = useScene();
  const { foot = <Progress index={index} total={total} /> } = props;
  return (
    <Tinted palette={palette}>
      <Backdrop />
      {scenery}
      <Fit box={layout.slide}>
        {head}
        <Content slide={slide} kinds={kinds} foot={foot} />
      </Fit>
    </Tinted>
  );
}

function Content({ slide, kinds, foot }: { slide: Slide; kinds: Kinds; foot: ReactNode }) {
  switch (slide.kind) {
    case "cover":
      return <kinds.cover {...slide} foot={foot} />;
    case "point":
      return <kinds.point {...slide} foot={foot} />;
    case "list":
      return <kinds.list {...slide} foot={foot} />;
    case "figure":
      return <kinds.figure {...slide} foot={foot} />;
    case "quote":
      return <kinds.quote {...slide} foot={foot} />;
    case "comparison":
      return <kinds.comparison {...slide} foot={foot} />;
    case "closing":
      return <kinds.closing {...slide} foot={foot} />;
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

/** Text beside a mark, such as a bullet, a number or a line. */
export function Marked({ mark, width, gap, style, children }: MarkedProps) {
  return (
    <div style={{ display: "grid", gridTemplateColumns: `${width}px 1fr`, gap, ...style }}>
      {mark}
      <Column>{children}</Column>
    </div>
  );
}
