import assert from "node:assert/strict";
import {
  inverse,
  MIN_TEXT_CONTRAST,
  negative,
  paletteOf,
} from "../../remotion/kit/colour/palette.ts";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import { ENTRANCE_FRAMES } from "../../remotion/kit/page/motion.ts";
import type { Direction } from "../posts/document.ts";
import type { ReelProps } from "../posts/props.ts";
import { Genre, type Script } from "../posts/script.ts";
import type { Slide } from "../posts/slide.ts";
import { planFrames } from "../rendering/frame_plan.ts";
import { reelMarkup } from "../rendering/reel_markup.tsx";
import type { Check } from "./checks.ts";
import { reelOf } from "./reel_of.ts";
import { longestSlides, mirroredSlides, shortestSlides } from "./sample_slides.ts";
import { worstContrast } from "./worst_contrast.ts";

/** Pictures that a reel of 30 seconds may have; each costs time to draw. */
const MAX_PICTURES = 210;
const FRAMES = 900;
const SCENE = 60;
const TIMEOUT_MS = 300_000;
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
  const markupOf = (props: ReelProps, frames: number) =>
    reelMarkup({ [name]: template }, props, frames);
  const still = (slides: readonly Slide[], direction: Direction = "ltr") =>
    reelOf(slides, {
      template: name,
      durationInFrames: slides.length * SCENE,
      captions: null,
      direction,
    });

  return [
    {
      name: "shows every word of every kind of slide",
      async run() {
        for (const slides of [shortestSlides, longestSlides, mirroredSlides]) {
          const direction = slides === mirroredSlides ? "rtl" : "ltr";
          const settled = (i: number) => i * SCENE + SCENE - 1;
          const markup = markupOf(still(slides, direction), slides.length * SCENE);
          const plain = slides.map(withoutData);
          const wordsAlone = markupOf(still(plain, direction), slides.length * SCENE);
          for (const [i, slide] of slides.entries()) {
            const shown = markup(settled(i));
            // A look need not draw data.
            const isPlain = shown === wordsAlone(settled(i));
            const lost = stringsIn(isPlain ? plain[i] : withoutItems(slide)).filter(
              (text) => !textIn(shown).includes(text),
            );
            assert.deepEqual(lost, [], `Not shown of the ${slide.kind}: "${lost.join('", "')}"`);
          }
        }
      },
    },
    {
      name: "has the emphasised phrase of a point stand out, and no other words",
      async run() {
        for (const slides of [shortestSlides, longestSlides, mirroredSlides]) {
          const props = still(slides, slides === mirroredSlides ? "rtl" : "ltr");
          const markup = markupOf(props, slides.length * SCENE);
          for (const [i, slide] of slides.entries()) {
            const phrase = slide.kind === "point" ? slide.emphasis : null;
            const drawn = markup(i * SCENE + SCENE - 1);
            const stressed = [...drawn.matchAll(/<em\b[^>]*>(.*?)<\/em>/gs)].map(([em]) =>
              textIn(em),
            );
            assert.deepEqual(stressed, phrase === null ? [] : [phrase]);
          }
        }
      },
    },
    {
      name: "draws equal frames equally, and comes to rest after its entrance",
      async run() {
        const props = still(longestSlides);
        const [markup, again] = [markupOf(props, FRAMES), markupOf(props, FRAMES)];
        for (const i of longestSlides.keys()) {
          const first = i * SCENE;
          for (const frame of [first, first + 5]) assert.equal(again(frame), markup(frame));
          const rest = markup(first + SCENE - 1);
          assert.equal(markup(first + ENTRANCE_FRAMES), rest);
          assert.equal(markup(first + Math.floor(SCENE / 2)), rest);
        }
      },
    },
    {
      name: "opens a reel with a picture that is complete",
      async run() {
        const markup = markupOf(still(longestSlides), FRAMES);
        assert.equal(markup(0), markup(SCENE - 1));
      },
    },
    {
      name: `draws at most ${MAX_PICTURES} pictures for 30 seconds with captions`,
      async run() {
        const props = reelOf(longestSlides, {
          template: name,
          durationInFrames: FRAMES,
          captions: { style: "modern", position: "bottom", fontSize: "medium" },
        });
        const { distinct } = await planFrames({
          durationInFrames: FRAMES,
          markupOf: markupOf(props, FRAMES),
          everyFrame: template.everyFrame ?? false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        assert.ok(distinct.length <= MAX_PICTURES, `It draws ${distinct.length} pictures`);
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
              `Variant "${variant}" has a contrast of ${contrast}`,
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
