import { describe, expect, test } from "bun:test";
import { inverse, negative, paletteOf, READABLE } from "../../remotion/kit/colour/palette.ts";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import { ENTRANCE_FRAMES } from "../../remotion/kit/page/motion.ts";
import type { ReelProps } from "../../src/posts/props.ts";
import type { Script } from "../../src/posts/script.ts";
import type { Slide } from "../../src/posts/slide.ts";
import { planFrames } from "../../src/rendering/frame_plan.ts";
import { reelMarkup } from "../../src/rendering/reel_markup.tsx";
import { worstContrast } from "../support/contrast.ts";
import { reelOf } from "./_reel.ts";
import { LONGEST, MIRRORED, SHORTEST } from "./_slides.ts";

/** Pictures that a reel of 30 seconds may have; each costs time to draw. */
const MAX_PICTURES = 210;
const FRAMES = 900;
const SCENE = 60;
const TIMEOUT_MS = 60_000;

/** Tests what every template must do, as far as it can be told without a browser. */
export function testMarkup(name: string, template: ReactTemplate): void {
  const markupOf = (props: ReelProps, frames: number) =>
    reelMarkup({ [name]: template }, props, frames);
  const still = (slides: readonly Slide[], direction: "ltr" | "rtl" = "ltr") =>
    reelOf(slides, {
      template: name,
      durationInFrames: slides.length * SCENE,
      captions: null,
      direction,
    });

  describe(`${name} as a template`, () => {
    test("shows every word of every kind of slide", () => {
      for (const slides of [SHORTEST, LONGEST, MIRRORED]) {
        const props = still(slides, slides === MIRRORED ? "rtl" : "ltr");
        const markup = markupOf(props, slides.length * SCENE);
        slides.forEach((slide, i) => {
          const shown = textIn(markup(i * SCENE + SCENE - 1));
          for (const text of stringsIn(slide)) expect(shown).toContain(text);
        });
      }
    });

    test("draws equal frames equally, and comes to rest after its entrance", () => {
      const props = still(LONGEST);
      const [markup, again] = [markupOf(props, FRAMES), markupOf(props, FRAMES)];
      LONGEST.forEach((_, i) => {
        const first = i * SCENE;
        for (const frame of [first, first + 5]) expect(again(frame)).toBe(markup(frame));
        const rest = markup(first + SCENE - 1);
        expect(markup(first + ENTRANCE_FRAMES)).toBe(rest);
        expect(markup(first + Math.floor(SCENE / 2))).toBe(rest);
      });
    });

    test("opens a reel with a picture that is complete", () => {
      const markup = markupOf(still(LONGEST), FRAMES);
      expect(markup(0)).toBe(markup(SCENE - 1));
    });

    test(
      `draws at most ${MAX_PICTURES} pictures for 30 seconds with captions`,
      async () => {
        const props = reelOf(LONGEST, {
          template: name,
          durationInFrames: FRAMES,
          captions: { style: "modern", position: "bottom", fontSize: "medium" },
        });
        const plan = await planFrames({
          durationInFrames: FRAMES,
          markupOf: markupOf(props, FRAMES),
          everyFrame: template.everyFrame ?? false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        expect(plan.distinct.length).toBeLessThanOrEqual(MAX_PICTURES);
      },
      TIMEOUT_MS,
    );

    test("has four or more variants, all with text that can be read, as has any other name", () => {
      const names = Object.keys(template.variants);
      expect(names.length).toBeGreaterThanOrEqual(4);
      for (const variant of [...names, "nobody's", ""]) {
        const palette = paletteOf(template, variant);
        for (const each of [palette, inverse(palette), negative(palette)]) {
          expect(worstContrast(each)).toBeGreaterThanOrEqual(READABLE);
        }
      }
    });

    test("says how well it suits a script, from 0 to 1", () => {
      for (const genre of GENRES) {
        const score = template.suits({ ...SCRIPT, genre });
        expect(score).toBeWithin(0, 1.0001);
      }
    });
  });
}

/** The text that a reader sees, whatever the markup does for its lines. */
function textIn(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[\u00ad\u200b]/g, "")
    .replaceAll(/\s+/g, " ");
}

function stringsIn({ kind: _, ...slide }: Slide): string[] {
  const strings = (value: unknown): string[] => {
    if (typeof value === "string" || typeof value === "number") return [String(value)];
    return value !== null && typeof value === "object" ? Object.values(value).flatMap(strings) : [];
  };
  return strings(slide);
}

const GENRES = ["essay", "figures", "list", "news", "quote", "dialogue", "joke"] as const;

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
