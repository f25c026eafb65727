import {
  byGenre,
  defineTemplate,
  type Kinds,
  Page,
  type SlideProps,
  Wallpaper,
} from "postloom/kit";
import { Data } from "./data.tsx";
import { Note } from "./note.tsx";
import { Panel } from "./panel.tsx";
import { CoverOfTalk, PointOfTalk } from "./part_of_talk.tsx";
import { Cover, Point } from "./post.tsx";
import { Search } from "./search.tsx";
import { Closing } from "./sheet.tsx";
import { Comparison, Quote } from "./talk.tsx";

function Screenshot(props: SlideProps) {
  const kinds = TALK.has(props.genre) ? TALKING : KINDS;
  return <Page {...props} kinds={kinds} scenery={<Wallpaper drawing={props.slide.drawing} />} />;
}

const KINDS: Kinds = {
  cover: Cover,
  point: Point,
  list: Note,
  figure: Search,
  quote: Quote,
  comparison: Comparison,
  closing: Closing,
  data: Data,
};

/** Genres in which what is before a colon is who says the rest: elsewhere it is a label. */
const TALK: ReadonlySet<SlideProps["genre"]> = new Set(["dialogue", "interview", "joke"]);
const TALKING: Kinds = { ...KINDS, cover: CoverOfTalk, point: PointOfTalk };

const suitsGenre = byGenre(
  {
    dialogue: 0.95,
    joke: 0.86,
    quote: 0.72,
    faq: 0.7,
    interview: 0.72,
    opinion: 0.75,
    list: 0.67,
    howto: 0.67,
    release: 0.7,
    recipe: 0.64,
    minutes: 0.64,
  },
  0.3,
);

export default defineTemplate({
  title: "Screenshot",
  description: "A post, a chat, a note or a search in an app that could be anyone's, and stickers",
  typefaces: { display: "inter", text: "inter" },
  variants: {
    sky: { background: "#ffffff", ink: "#12161f", accent: "#2563eb", mood: "bright" },
    dusk: { background: "#17181f", ink: "#f3f3f8", accent: "#6d4aef", mood: "sober" },
    mint: { background: "#ffffff", ink: "#10211b", accent: "#0d7a54", mood: "sober" },
    coral: { background: "#fffaf6", ink: "#2a1712", accent: "#d0401f", mood: "bright" },
    butter: { background: "#fffdf3", ink: "#221d0c", accent: "#f4b82e", mood: "bright" },
  },
  // As one app gives way to another, and as one scrolls.
  motion: { cuts: ["lift", "push", "cover"], entrance: "rise", camera: { scale: 1.03 } },
  // Nobody gives a like to what is grave.
  suits: (script) => (script.tone === "grave" ? 0.1 : suitsGenre(script)),
  Slide: Screenshot,
  Panel,
});
