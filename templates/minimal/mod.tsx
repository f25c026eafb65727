import {
  byGenre,
  defineTemplate,
  inverse,
  type Kinds,
  negative,
  Page,
  type SlideProps,
} from "postloom/kit";
import { Closing } from "./closing.tsx";
import { Comparison } from "./comparison.tsx";
import { compositionFor } from "./composition.ts";
import { Cover } from "./cover.tsx";
import { Data } from "./data.tsx";
import { Figure } from "./figure.tsx";
import { List } from "./list.tsx";
import { Rising, risesAtEnd } from "./parts.tsx";
import { Point } from "./point.tsx";
import { Quote } from "./quote.tsx";

function Minimal(props: SlideProps) {
  const { slide } = props;
  const composition = compositionFor(slide, props);
  const palette =
    composition === "inverse"
      ? inverse(props.palette)
      : composition === "negative"
        ? negative(props.palette)
        : props.palette;
  // A crossing has a disc of its own at its edge.
  const isRising =
    slide.kind !== "comparison" &&
    (slide.crossing === undefined ||
      (slide.crossing.slide === "first") !== risesAtEnd(props.index));
  return (
    <Page {...props} kinds={KINDS} palette={palette} scenery={isRising && <Rising {...props} />} />
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

export default defineTemplate({
  title: "Minimal",
  description: "One idea a picture: much room, fine type, a single disc of colour",
  typefaces: { display: "inter", text: "inter" },
  variants: {
    paper: { background: "#f6f3ec", ink: "#161513", accent: "#da3a10", mood: "bright" },
    night: { background: "#101114", ink: "#f4f1ea", accent: "#f5c445", mood: "sober" },
    sage: { background: "#e4eadf", ink: "#14241c", accent: "#1f6b4a", mood: "sober" },
    cobalt: { background: "#ffffff", ink: "#0d1020", accent: "#2547f4", mood: "bright" },
    clay: { background: "#f1dfd3", ink: "#2a1510", accent: "#a8391d", mood: "sober" },
  },
  // What lies on the edge between two pages goes on from one to the next.
  motion: { cuts: ["push"], entrance: "mask", camera: { scale: 1.05 } },
  suits: byGenre(
    {
      quote: 0.8,
      essay: 0.75,
      list: 0.7,
      verse: 0.85,
      faq: 0.75,
      minutes: 0.75,
      recipe: 0.7,
      howto: 0.7,
      news: 0.8,
      opinion: 0.75,
      interview: 0.7,
      story: 0.75,
      speech: 0.75,
      science: 0.65,
      release: 0.65,
    },
    0.4,
  ),
  Slide: Minimal,
});
