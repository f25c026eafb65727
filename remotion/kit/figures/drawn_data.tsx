import type { Drawing } from "../../../src/posts/drawing.ts";
import type { Slide } from "../../../src/posts/slide.ts";
import { tellsOfPeople } from "../drawing/pictograms.tsx";
import { useScene } from "../page/scene.tsx";
import { BeforeAfter } from "./before_after.tsx";
import { Counted } from "./counted.tsx";
import type { DataStyle } from "./data_style.ts";
import { Ladder } from "./ladder.tsx";
import { Locator } from "./locator.tsx";
import { Parts } from "./parts.tsx";
import { Timeline } from "./timeline.tsx";

/** What slides may show of their words: data to scale, or a map. */
export type SlideData = NonNullable<Extract<Slide, { kind: "point" }>["data"]>;

/** Options of {@linkcode DrawnData}. */
export interface DrawnDataProps {
  data: SlideData;
  look: DataStyle;
  /** What the data are about in words, and as a drawing. */
  about: string;
  drawing?: Drawing | undefined;
  /** Width in canvas pixels, within a frame. Without one, maps extend to both edges of the canvas. */
  width?: number;
}

/** Data of any kind in a look's own bars, marks and letters, in the height that is left. */
export function DrawnData({ data, look, about, drawing, width }: DrawnDataProps) {
  const { slide } = useScene().layout;
  const size = { ...(width !== undefined && { width }) };
  switch (data.kind) {
    case "ladder":
      return <Ladder rungs={data.rungs} look={look} {...size} />;
    case "parts":
      return <Parts parts={data.parts} look={look} />;
    case "timeline":
      return <Timeline events={data.events} look={look} />;
    case "change":
      return <BeforeAfter {...data} look={look} {...size} />;
    case "counted":
      return (
        <Counted
          part={data.part}
          whole={data.whole}
          thing={tellsOfPeople(about) ? "person" : "disc"}
          drawing={drawing}
          width={width ?? slide.width}
          height={Math.round(slide.height * 0.38)}
        />
      );
    case "map":
      return <Locator map={data} label={look.label} bleeds={width === undefined} style={MAP} />;
  }
}

const MAP = { flex: "6 0 auto", minHeight: 420 } as const;
