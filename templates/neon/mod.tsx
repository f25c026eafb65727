import {
  byGenre,
  defineTemplate,
  type Kinds,
  luminous,
  Page,
  type Script,
  type SlideProps,
} from "postloom/kit";
import { Closing } from "./closing.tsx";
import { Comparison } from "./comparison.tsx";
import { compositionFor } from "./composition.ts";
import { Cover } from "./cover.tsx";
import { Data } from "./data.tsx";
import { Figure } from "./figure.tsx";
import { List } from "./list.tsx";
import { Panel } from "./panel.tsx";
import { Point } from "./point.tsx";
import { Quote } from "./quote.tsx";
import { Street, Wall } from "./scenery.tsx";

function Neon(props: SlideProps) {
  const palette = luminous(props.palette);
  const { slide } = props;
  const hasHorizon = slide.kind === "cover" && compositionFor(slide, props) === "below";
  const scenery = !hasHorizon && (
    <>
      <Wall />
      <Street />
    </>
  );
  return <Page {...props} kinds={KINDS} palette={palette} scenery={scenery} />;
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

/** Words of night life and of the future. */
const NIGHTLY =
  /\b(?:neon|night ?(?:life|clubs?)|club nights?|raves?|techno|synth\w*|cyber\w*|futurist\w*|artificial intelligence|machine learning|neural|robot\w*|quantum|metaverse|virtual reality|e-?sports?|gaming|arcade|hackathon|launch(?:es|ed|ing)?|nachtleben|clubnacht|künstliche intelligenz|roboter|futuristisch|intelligence artificielle|vie nocturne|inteligencia artificial|vida nocturna|intelligenza artificiale|inteligência artificial)\b|неон|нейросет|искусственн\p{L}+ интеллект|робот|الذكاء الاصطناعي|روبوت|בינה מלאכותית|कृत्रिम बुद्धि|रोबोट|人工知能|ロボット|ナイトライフ|人工智能|机器人|夜生活|인공지능|로봇|ปัญญาประดิษฐ์/iu;

/** Abbreviations, which would be everyday words in lower case. */
const SHORT_FORMS = /\b(?:AI|DJs?|IA|KI|VR)\b|(?<!\p{L})ИИ(?!\p{L})/u;

/** Drawings of what shines at night, and of machines. */
const SHINING: ReadonlySet<string> = new Set(
  `robot video-game headphone microphone cocktail-glass fireworks ferris-wheel circus-tent game-die rocket
  satellite satellite-antenna astronaut telescope ringed-planet milky-way comet full-moon bridge-at-night
  high-voltage electric-plug battery light-bulb`.split(/\s+/),
);

const suitsGenre = byGenre({ quote: 0.68, release: 0.65 }, 0.35);

function suits(script: Script): number {
  const { tone, kicker, hook, subject } = script;
  if (tone === "grave") return 0;
  const topic = `${kicker ?? ""} ${hook}`;
  if (NIGHTLY.test(topic) || SHORT_FORMS.test(topic)) return 0.97;
  return subject !== undefined && SHINING.has(subject.drawing) ? 0.85 : suitsGenre(script);
}

export default defineTemplate({
  title: "Neon",
  description:
    "Signs that light up at night: tube lettering, frames of bulbs, a grid to the horizon",
  typefaces: { display: "inter", text: "inter" },
  variants: {
    midnight: { background: "#0c0a22", ink: "#fff6fd", accent: "#ff4fb0", mood: "sober" },
    arcade: { background: "#04141d", ink: "#f0fdff", accent: "#22dcff", mood: "bright" },
    acid: { background: "#0b140c", ink: "#f8ffee", accent: "#b2f52e", mood: "bright" },
    sunset: { background: "#1c0a22", ink: "#fff7ec", accent: "#ff9330", mood: "bright" },
    ultra: { background: "#100828", ink: "#f8f4ff", accent: "#a97bff", mood: "sober" },
  },
  // Through one sign to the next, along the street, and up the front of a house.
  motion: { cuts: ["zoom", "push", "lift"], entrance: "flicker", camera: { scale: 1.04 } },
  suits,
  Slide: Neon,
  Panel,
});
