import { describe, expect, test } from "bun:test";
import {
  SAMPLE_SENDER,
  SAMPLES,
  type Sample,
  sampleReel,
  sampleStills,
} from "../../remotion/engine/samples.ts";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { CaptionSettings } from "../../src/posts/captions.ts";
import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import type { Sender } from "../../src/posts/sender.ts";
import type { Slide } from "../../src/posts/slide.ts";
import { drawMended } from "../../src/stages/_mend.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { type Drawing, TIMEOUT_MS } from "./_drawing.ts";
import { LONGEST, MIRRORED, SHORTEST } from "./_slides.ts";

/** Half of a post's width: what is wrong at this size is wrong at any. */
const WIDTH = 540;
const HEIGHTS = { "4:5": 675, "9:16": 960 } as const;
type Size = keyof typeof HEIGHTS;

/** How much of a look is looked at: enough to find what a change has broken, or everything. */
export type Extent = "sampled" | "whole";

const MAX_POST_LENGTH = { language: "de", direction: "ltr", slides: LONGEST } as const;
const MIN_POST_LENGTH = { language: "en", direction: "ltr", slides: SHORTEST } as const;
const MIRRORED_POST = { language: "ar", direction: "rtl", slides: MIRRORED } as const;
/** Names as long as they may be. */
const SENDER: Sender = {
  ...SAMPLE_SENDER,
  name: "Gesellschaft zur Förderung schattiger Straßen in Großstädten",
  handle: "gesellschaft.schattige.strassen.muenchen",
};
/** Both at once, as one page draws them faster than two: the shortest of what is set in a form of its own. */
const EXTREMES = {
  ...MAX_POST_LENGTH,
  sender: SENDER,
  slides: [...LONGEST, ...SHORTEST.filter(({ kind }) => /list|figure|comparison/.test(kind))],
};

/** Tests the pictures of a look: nothing is wrong with any of them, and equal ones are equal. */
export function testPictures(
  name: string,
  template: ReactTemplate,
  { draw, extent }: { draw: Drawing["draw"]; extent: Extent },
): void {
  const [first = ""] = Object.keys(template.variants);
  const still = (post: Sample, size: Size, variant = first): StillsProps =>
    sampleStills(post, { template: name, variant, width: WIDTH, height: HEIGHTS[size] });
  const reel = (post: Sample, captions: CaptionSettings): ReelProps => {
    const look = { template: name, variant: first, width: WIDTH, height: HEIGHTS["9:16"] };
    return { ...sampleReel(post, look), captions };
  };

  function testFit(what: string, props: readonly (StillsProps | ReelProps)[]): void {
    test(
      `fit with ${what}`,
      async () => {
        const drawn = await Promise.all(props.map((each) => draw(each)));
        const faults = drawn.flatMap(({ reports }, i) =>
          reports.map((report) => ({ ...report, ...whereIs(props[i], report.slide) })),
        );
        expect(faults).toEqual([]);
      },
      TIMEOUT_MS,
    );
  }

  /** The least room that there is: what does not fit is mended as it is when a reel is made. */
  function testMended({ language, ...post }: Sample): void {
    test(
      `fit in a reel with captions in the middle, in ${language}, with fewer words if need be`,
      async () => {
        const left: unknown[] = [];
        const props = reel({ language, ...post }, CENTRED_CAPTIONS);
        await drawMended(post.slides, {
          language,
          log: { ...silentLog, warn: (_, fields) => left.push(fields) },
          async draw(slides, only, onReport) {
            const scenes = props.scenes.map((scene, i) => ({
              ...scene,
              slide: slides[i] ?? scene.slide,
            }));
            for (const report of (await draw({ ...props, scenes }, only)).reports) onReport(report);
          },
        });
        expect(left).toEqual([]);
      },
      TIMEOUT_MS,
    );
  }

  describe(`${name}'s pictures`, () => {
    if (extent === "sampled") {
      // Each look gets another script, so that all of them have their turn.
      const sample = SAMPLES[Number(Bun.hash.crc32(name)) % SAMPLES.length] ?? SAMPLES[0];
      testFit("the longest, the shortest and mirrored texts, and in a reel", [
        still(EXTREMES, "4:5", "any"),
        still(MIRRORED_POST, "9:16"),
        reel(sample, { style: "modern", position: "bottom", fontSize: "medium" }),
      ]);
    } else {
      for (const size of ["4:5", "9:16"] as const) {
        for (const post of [MAX_POST_LENGTH, MIN_POST_LENGTH, MIRRORED_POST]) {
          testFit(`${post.slides === SHORTEST ? "short" : "long"} ${post.language} at ${size}`, [
            still(post, size),
          ]);
        }
        testFit(`a brand at ${size}`, [
          still({ ...MAX_POST_LENGTH, sender: SENDER }, size),
          still(
            { ...MIRRORED_POST, sender: { ...SENDER, name: "شوارع خضراء", handle: "شوارع" } },
            size,
          ),
        ]);
        testFit(
          `every script at ${size}`,
          SAMPLES.map((sample) => still(sample, size)),
        );
      }
      testFit(
        "every variant",
        Object.keys(template.variants).map((variant) => still(SAMPLES[0], "4:5", variant)),
      );
      testFit(
        "large captions",
        SAMPLES.map((sample) => reel(sample, LARGE_CAPTIONS)),
      );
      for (const post of [MAX_POST_LENGTH, MIRRORED_POST]) testMended(post);
    }

    if (extent === "sampled") return;
    test(
      "are the same for the same slides, whatever was drawn before",
      async () => {
        const props = still(SAMPLES[0], "4:5");
        const order = [6, 5, 4, 3, 2, 1, 0];
        const forwards = await (await draw(props, order.toReversed())).pictures();
        const backwards = await (await draw(props, order)).pictures();
        for (const [i, picture] of backwards.entries()) {
          expect(forwards.at(-1 - i)?.data.equals(picture.data)).toBe(true);
        }
      },
      TIMEOUT_MS,
    );
  });
}

const LARGE_CAPTIONS = { style: "modern", position: "bottom", fontSize: "large" } as const;
const CENTRED_CAPTIONS = { style: "minimal", position: "center", fontSize: "small" } as const;

/** What a reader of a failure wants to know. */
function whereIs(props: StillsProps | ReelProps | undefined, index: number | null) {
  if (props === undefined) return {};
  const slides: Slide[] = "slides" in props ? props.slides : props.scenes.map(({ slide }) => slide);
  const { language, design } = props;
  return {
    on: slides[index ?? -1]?.kind,
    language,
    height: design.height,
    reel: !("slides" in props),
  };
}
