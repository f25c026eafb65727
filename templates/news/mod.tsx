import {
  byGenre,
  defineTemplate,
  inverse,
  type Kinds,
  negative,
  Page,
  type Slide,
  type SlideProps,
} from "postloom/kit";
import { Closing } from "./closing.tsx";
import { Comparison } from "./comparison.tsx";
import { compositionFor } from "./composition.ts";
import { Cover } from "./cover.tsx";
import { Data } from "./data.tsx";
import { Figure } from "./figure.tsx";
import { List } from "./list.tsx";
import { Edges, Masthead } from "./parts.tsx";
import { Point } from "./point.tsx";
import { Quote } from "./quote.tsx";

function News(props: SlideProps) {
  const { slide } = props;
  const composition = compositionFor(slide, props);
  const palette =
    composition === "inverse"
      ? inverse(props.palette)
      : composition === "negative"
        ? negative(props.palette)
        : props.palette;
  const hasLines = slide.kind === "cover" && composition === "above";
  return (
    <Page
      {...props}
      kinds={KINDS}
      palette={palette}
      scenery={<Edges hasTop={!hasLines} hasBottom={!endsInArt(slide, composition)} />}
      head={!hasLines && <Masthead />}
    />
  );
}

/** Whether a page has art of its own down to its bottom edge. */
function endsInArt({ kind }: Slide, composition: ReturnType<typeof compositionFor>): boolean {
  if (["below", "inverse", "crossing"].includes(composition)) return true;
  return kind === "cover" && composition === "above";
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

export default defineTemplate({
  title: "News",
  description: "A news desk: heavy condensed headlines, rules, straps and a band below",
  typefaces: { display: "archivo", text: "archivo" },
  variants: {
    bulletin: { background: "#0c1a3a", ink: "#ffffff", accent: "#d81e26", mood: "sober" },
    daily: { background: "#f4efe4", ink: "#16130f", accent: "#c21f1a", mood: "sober" },
    alert: { background: "#ffd60a", ink: "#111111", accent: "#d00000", mood: "bright" },
    market: { background: "#0b2b26", ink: "#f2f7f1", accent: "#f5a714", mood: "bright" },
    wire: { background: "#ffffff", ink: "#101820", accent: "#0050d8", mood: "sober" },
    field: { background: "#f4f8ee", ink: "#10201a", accent: "#0c7a4d" },
  },
  motion: { cuts: ["wipe", "push"], entrance: "wipe", camera: { scale: 1.03 } },
  suits: byGenre(
    {
      news: 0.95,
      figures: 0.8,
      release: 0.65,
      minutes: 0.65,
      opinion: 0.7,
      speech: 0.7,
      science: 0.65,
    },
    0.3,
  ),
  Slide: News,
});
