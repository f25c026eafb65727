import {
  byGenre,
  defineTemplate,
  Folio,
  inverse,
  type Kinds,
  Page,
  type SlideProps,
} from "postloom/kit";
import { Closing } from "./closing.tsx";
import { Comparison } from "./comparison.tsx";
import { useComposition } from "./composition.ts";
import { Cover } from "./cover.tsx";
import { Data } from "./data.tsx";
import { Figure } from "./figure.tsx";
import { List } from "./list.tsx";
import { Scenery } from "./parts.tsx";
import { Point } from "./point.tsx";
import { Quote } from "./quote.tsx";

function Magazine(props: SlideProps) {
  const { slide, seed, index, total } = props;
  const isInverse = useComposition(slide, { seed, index }) === "inverse";
  return (
    <Page
      {...props}
      palette={isInverse ? inverse(props.palette) : props.palette}
      kinds={KINDS}
      scenery={<Scenery slide={slide} seed={seed} index={index} />}
      foot={<Folio index={index} total={total} />}
    />
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
  title: "Magazine",
  description: "A printed magazine: cut-paper covers, columns, drop caps and pull quotes",
  typefaces: { display: "fraunces", text: "inter" },
  variants: {
    ivory: { background: "#f6f0e3", ink: "#1e1a16", accent: "#b8402a", mood: "sober" },
    noir: { background: "#17140f", ink: "#f4ead8", accent: "#e0a63c", mood: "sober" },
    rose: { background: "#f7dfd8", ink: "#3a0f22", accent: "#c2254a", mood: "bright" },
    garden: { background: "#eef0df", ink: "#1c2f22", accent: "#2f7a4d", mood: "bright" },
    riviera: { background: "#eef4f5", ink: "#0f2440", accent: "#1f62b5", mood: "sober" },
  },
  motion: { cuts: ["uncover", "push", "lift"], camera: { scale: 1.04 } },
  suits: byGenre(
    {
      essay: 0.85,
      quote: 0.7,
      dialogue: 0.4,
      story: 0.85,
      opinion: 0.85,
      interview: 0.85,
      speech: 0.85,
      science: 0.7,
      verse: 0.75,
      news: 0.8,
      recipe: 0.7,
      howto: 0.65,
      list: 0.65,
      faq: 0.65,
    },
    0.3,
  ),
  Slide: Magazine,
});
