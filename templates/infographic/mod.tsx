import {
  byGenre,
  defineTemplate,
  type Kinds,
  negative,
  Page,
  Progress,
  type Script,
  type SlideProps,
} from "postloom/kit";
import { Frieze } from "./art.tsx";
import { Closing } from "./closing.tsx";
import { Comparison } from "./comparison.tsx";
import { compositionFor } from "./composition.ts";
import { Cover } from "./cover.tsx";
import { Data } from "./data.tsx";
import { Figure } from "./figure.tsx";
import { List } from "./list.tsx";
import { Point } from "./point.tsx";
import { Quote } from "./quote.tsx";

function Infographic(props: SlideProps) {
  const { slide, seed } = props;
  const composition = compositionFor(slide, props);
  const isDark = slide.kind === "closing" && composition !== "above";
  const place = <Progress {...props} style={{ marginTop: 0, marginBottom: 44 }} />;
  // Art that goes down to the bottom edge itself.
  const isAtFoot = composition === "set" || (composition === "above" && slide.kind !== "list");
  return (
    <Page
      {...props}
      kinds={KINDS}
      palette={isDark ? negative(props.palette) : props.palette}
      scenery={<Frieze seed={seed} motif={slide.drawing} isAtFoot={isAtFoot} />}
      head={place}
      foot={null}
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

/** Score by genre. */
const suitsGenre = byGenre(
  {
    figures: 0.95,
    list: 0.8,
    howto: 0.8,
    recipe: 0.75,
    science: 0.75,
    release: 0.75,
    faq: 0.65,
    minutes: 0.65,
    interview: 0.6,
  },
  0.3,
);

/** How well it suits by what there is to draw: some numbers, else a list or anything else but sentences. */
function suitsPoints({ genre, tone, points }: Script): number {
  if (points.filter(({ figure }) => figure !== null).length >= 2) return 0.8;
  const isDrawn = points.some(
    ({ figure, items, comparison, data }) =>
      figure !== null || items.length > 0 || comparison !== null || data !== undefined,
  );
  return genre === "essay" && tone !== "grave" && isDrawn ? 0.72 : 0;
}

export default defineTemplate({
  title: "Infographic",
  description: "Numbers drawn to scale, steps on a line, and fields of geometric tiles",
  typefaces: { display: "archivo", text: "inter" },
  variants: {
    signal: { background: "#fbf3e4", ink: "#14213d", accent: "#d73d00", mood: "bright" },
    blueprint: { background: "#0d2a63", ink: "#f3f6ff", accent: "#ffcc33", mood: "sober" },
    mint: { background: "#dcf3e8", ink: "#0c2f2b", accent: "#d63d2e", mood: "bright" },
    violet: { background: "#f2edff", ink: "#1d1038", accent: "#6a35f2" },
    carbon: { background: "#15181c", ink: "#f3f4ee", accent: "#35d69a", mood: "sober" },
  },
  suits: (script) => Math.max(suitsGenre(script), suitsPoints(script)),
  motion: { cuts: ["push", "lift"], camera: { scale: 1.03 } },
  Slide: Infographic,
});
