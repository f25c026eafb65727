import assert from "node:assert/strict";
import { SAMPLES, sampleReel } from "../../remotion/engine/samples.ts";
import {
  inverse,
  MIN_TEXT_CONTRAST,
  negative,
  paletteOf,
} from "../../remotion/kit/colour/palette.ts";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import { CUT_FRAMES } from "../../remotion/kit/motion/cuts.ts";
import { FRAMES_PER_SECOND } from "../../src/posts/scene.ts";
import type { Direction } from "../posts/document.ts";
import type { ReelProps } from "../posts/props.ts";
import { Genre, type Script } from "../posts/script.ts";
import type { Slide } from "../posts/slide.ts";
import { CAPTURE_MS, countCaptures } from "../rendering/reel_cost.ts";
import { reelMarkup } from "../rendering/reel_markup.tsx";
import { visibleIn } from "./_visible_in.ts";
import type { Check } from "./checks.ts";
import { reelOf } from "./reel_of.ts";
import { longestSlides, mirroredSlides, shortestSlides } from "./sample_slides.ts";
import { worstContrast } from "./worst_contrast.ts";

/** Things that a reel of 30 seconds may show, wherever they are, each word as one; each costs time to draw. */
const MAX_CONTENTS = 400;
/** What changes ten times a second or less is met by looking at every third frame. */
const STEP = 3;
/** Share of a reel's frames that differ from the one before, and how many may not, one after another. */
const MIN_MOVING = 0.7;
const MAX_HELD = 45;
/** Of so many frames, two are compared: what stands still for long is met all the same. */
const PAIR = 4;
/** When a scene has to have words, in frames. */
const SOON_FRAMES = 18;
/** Scenes of each script that are looked at. */
const SAMPLED = 2;
const SAMPLE_SCENE = 90;
const FRAMES = 900;
const SCENE = 60;
/** The value of counted things stands in the words beside them. */
const NOT_READ = new Set([
  "kind",
  "drawing",
  "picture",
  "crossing",
  "land",
  "borders",
  "country",
  "whole",
]);

/** What every look must do, as far as it can be told without a browser. */
export function markupChecks(name: string, template: ReactTemplate): Check[] {
  const markupOf = (props: ReelProps) => reelMarkup({ [name]: template }, props);
  const still = (slides: readonly Slide[], direction: Direction = "ltr"): ReelProps => ({
    ...reelOf(slides, {
      template: name,
      durationInFrames: slides.length * SCENE,
      captions: null,
      direction,
    }),
    atRest: true,
  });

  return [
    {
      name: "shows every word of every kind of slide",
      async run() {
        for (const slides of [shortestSlides, longestSlides, mirroredSlides]) {
          const direction = slides === mirroredSlides ? "rtl" : "ltr";
          const settled = (i: number) => i * SCENE + SCENE - 1;
          const markup = markupOf(still(slides, direction));
          const plain = slides.map(withoutData);
          const wordsAlone = markupOf(still(plain, direction));
          for (const [i, slide] of slides.entries()) {
            const shown = markup(settled(i));
            // A look need not draw data.
            const isPlain = shown === wordsAlone(settled(i));
            const lost = stringsIn(isPlain ? plain[i] : withoutItems(slide)).filter(
              (text) => !textIn(shown).includes(text),
            );
            assert.deepEqual(
              lost,
              [],
              `It does not show of the ${slide.kind}: "${lost.join('", "')}"`,
            );
          }
        }
      },
    },
    {
      name: "has the emphasised phrase of a point stand out, and no other words",
      async run() {
        for (const slides of [shortestSlides, longestSlides, mirroredSlides]) {
          const props = still(slides, slides === mirroredSlides ? "rtl" : "ltr");
          const markup = markupOf(props);
          for (const [i, slide] of slides.entries()) {
            const phrase = slide.kind === "point" ? slide.emphasis : null;
            const drawn = markup(i * SCENE + SCENE - 1);
            const stressed = [...drawn.matchAll(/<em\b[^>]*>(.*?)<\/em>/gs)].map(([em]) =>
              textIn(em),
            );
            assert.deepEqual(
              stressed,
              phrase === null ? [] : [phrase],
              `The ${slide.kind} stresses ${listed(stressed)}, and is to stress ${listed(phrase === null ? [] : [phrase])}: hand its emphasis to the Text of the headline, and to no other`,
            );
          }
        }
      },
    },
    {
      name: "draws equal frames equally, and shows at rest what a reel's scene shows in the end",
      async run() {
        const props = { ...still(longestSlides), atRest: false };
        const [markup, again] = [markupOf(props), markupOf(props)];
        const rest = markupOf({ ...props, atRest: true });
        for (const i of longestSlides.keys()) {
          const first = i * SCENE;
          const kind = longestSlides[i]?.kind;
          for (const frame of [first, first + 5]) {
            assert.ok(
              again(frame) === markup(frame),
              `Frame ${frame - first} of the ${kind} is drawn in two ways: draw it from its props and its scene alone`,
            );
          }
          assert.ok(
            rest(first) === rest(first + SCENE - 1),
            `The ${kind} moves at rest: its motion has to end when the scene's frame is infinite`,
          );
          const visible = visibleIn(markup(first + SCENE - CUT_FRAMES - 1));
          assert.equal(
            textIn(visible),
            textIn(rest(first)),
            `The ${kind} does not show in the end of its scene what it shows at rest: have everything come in sooner`,
          );
        }
      },
    },
    {
      name: "opens a reel with a headline that can be read: its first frame is its cover",
      async run() {
        for (const slides of [shortestSlides, longestSlides, mirroredSlides]) {
          const props = { ...still(slides), atRest: false };
          const visible = visibleIn(markupOf(props)(0));
          const [cover] = slides;
          assert.ok(
            cover?.kind === "cover" && textIn(visible).includes(cover.headline),
            "The first frame does not show the headline of the cover: let it be there from the start",
          );
        }
      },
    },
    {
      name: "has words on the page soon after every scene has begun, in every script",
      async run() {
        for (const sample of SAMPLES) {
          const look = { template: name, variant: "any", width: 1080, height: 1920 };
          const props = { ...sampleReel(sample, look), captions: null };
          const markup = markupOf(props);
          for (const { startFrame, slide } of props.scenes) {
            const visible = visibleIn(markup(startFrame + SOON_FRAMES));
            assert.match(
              textIn(visible),
              /\p{L}/u,
              `Nothing is read of the ${slide.kind} in "${sample.language}" after ${SOON_FRAMES} frames: have its first text come in sooner`,
            );
          }
        }
      },
    },
    {
      name: "has no entry of a list come before those above it, in every script",
      async run() {
        for (const sample of SAMPLES) {
          const list = sample.slides.find((slide) => slide.kind === "list");
          const [cover] = sample.slides;
          if (cover === undefined || list?.kind !== "list") continue;
          // The last has words of the headline, which is said before the first; the second is not said.
          const [first = "", second = ""] = list.items;
          const last = `${list.headline} ${second}`;
          const slides = [cover, { ...list, items: [first, second, last] }];
          const look = { template: name, variant: "any", width: 1080, height: 1920 };
          const props = sampleReel({ ...sample, slides }, look);
          const words = `${list.headline} ${first}`.split(" ");
          const markup = markupOf({
            ...props,
            captions: null,
            cues: [cueAt(SAMPLE_SCENE, words)],
          });
          for (let frame = SAMPLE_SCENE; frame < 2 * SAMPLE_SCENE; frame += STEP) {
            const seen = withoutSpaces(textIn(visibleIn(markup(frame))));
            const isSeen = (text: string) => seen.includes(withoutSpaces(text));
            assert.ok(
              !isSeen(last) || (isSeen(first) && isSeen(second)),
              `The last entry of a list in "${sample.language}" comes before another: take the words that each comes with from useEntries()`,
            );
          }
        }
      },
    },
    {
      name: `moves in ${MIN_MOVING * 100} % of a reel's frames and never stands still for long, in every script`,
      async run() {
        for (const sample of SAMPLES) {
          const slides = sample.slides.slice(0, SAMPLED);
          const look = { template: name, variant: "any", width: 1080, height: 1920 };
          const props = { ...sampleReel({ ...sample, slides }, look), captions: null };
          const frames = SAMPLED * SAMPLE_SCENE;
          const markup = markupOf(props);
          let [longest, until, moving] = [0, 0, 0];
          let [last, since] = ["", 0];
          for (let frame = 0; frame < frames; frame += PAIR) {
            const [one, next] = [markup(frame), markup(frame + 1)];
            if (one !== last) since = frame;
            if (next !== one) {
              since = frame + 1;
              moving += PAIR;
            }
            if (frame + 1 - since > longest) [longest, until] = [frame + 1 - since, frame];
            last = next;
          }
          const { slide } = props.scenes[Math.floor(until / SAMPLE_SCENE)] ?? {};
          assert.ok(
            longest <= MAX_HELD,
            `The ${slide?.kind} in "${sample.language}" stands still for ${longest} frames, and may for ${MAX_HELD}: let something drift, as by useDrift(), or the camera of the look move`,
          );
          assert.ok(
            moving >= MIN_MOVING * frames,
            `Only ${moving} of ${frames} frames in "${sample.language}" move, and ${MIN_MOVING * frames} have to: let something drift, as by useDrift()`,
          );
        }
      },
    },
    {
      name: `draws at most ${MAX_CONTENTS} things for 30 seconds with captions, wherever they move`,
      async run() {
        const props = reelOf(longestSlides, {
          template: name,
          durationInFrames: FRAMES,
          captions: { style: "modern", position: "bottom", fontSize: "medium" },
        });
        const markup = markupOf(props);
        const things = countCaptures(markup, { from: 0, to: FRAMES, step: STEP });
        assert.ok(
          things <= MAX_CONTENTS,
          `It draws ${things} things, which take some ${Math.round((things * CAPTURE_MS) / 1000)} seconds: let parts that move together be one Layer, or fewer of them change their form`,
        );
      },
    },
    {
      name: "has four or more variants, all with text that can be read, as has any other name",
      async run() {
        const names = Object.keys(template.variants);
        assert.ok(names.length >= 4, `It has ${names.length} variants`);
        for (const variant of [...names, "nobody's", ""]) {
          const palette = paletteOf(template, variant);
          for (const each of [palette, inverse(palette), negative(palette)]) {
            const contrast = worstContrast(each);
            assert.ok(
              contrast >= MIN_TEXT_CONTRAST,
              `Text of variant "${variant}" has a contrast of ${contrast.toFixed(2)}, and needs ${MIN_TEXT_CONTRAST}: set its ink or its accent further from its background`,
            );
          }
        }
      },
    },
    {
      name: "says how well it suits a script, from 0 to 1",
      async run() {
        for (const { const: genre } of Genre.anyOf) {
          const score = template.suits({ ...SCRIPT, genre });
          assert.ok(score >= 0 && score <= 1, `It suits genre "${genre}" by ${score}`);
        }
      },
    },
  ];
}

/** Words said from a frame on, evenly until shortly before its scene ends. */
function cueAt(startFrame: number, words: readonly string[]): ReelProps["cues"][number] {
  const [startMs, stepMs] = [(startFrame * 1000) / FRAMES_PER_SECOND, 2_400 / words.length];
  const timed = words.map((text, i) => ({
    text,
    joined: false,
    startMs: Math.round(startMs + i * stepMs),
    endMs: Math.round(startMs + (i + 1) * stepMs),
  }));
  return { startMs, endMs: startMs + 2_400, words: timed };
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, "");
}

function listed(phrases: readonly string[]): string {
  return phrases.length === 0 ? "nothing" : phrases.map((phrase) => `"${phrase}"`).join(", ");
}

/** The text that a reader sees, whatever the markup does for its lines. */
function textIn(markup: string): string {
  return markup
    .replaceAll(/<\/?em\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[\u00ad\u200b\u2060]/g, "")
    .replaceAll(/\s+/g, " ");
}

function withoutData(slide: Slide): Slide {
  if (!("data" in slide)) return slide;
  const { data: _, ...plain } = slide;
  return plain;
}

/** Data take the place of the items that say the same. */
function withoutItems(slide: Slide): Slide {
  return slide.kind === "list" && slide.data !== undefined ? { ...slide, items: [] } : slide;
}

/** What is read of a slide, and nothing of how it is drawn. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === "number" && typeof part === "number") return [String(part)];
    return NOT_READ.has(name) ? [] : stringsIn(part);
  });
}

const SCRIPT: Omit<Script, "genre"> = {
  language: "en",
  direction: "ltr",
  kicker: null,
  hook: "A hook",
  subline: null,
  points: [],
  callToAction: "Save this",
  openingNarration: [],
  closingNarration: [],
  caption: "",
  hashtags: [],
};
