import assert from "node:assert/strict";
import {
  SAMPLE_SENDER,
  SAMPLES,
  type Sample,
  sampleReel,
  sampleStills,
  withPictures,
} from "../../remotion/engine/samples.ts";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { CaptionSettings } from "../posts/captions.ts";
import { describeFault } from "../posts/describe_fault.ts";
import type { ReelProps, StillsProps } from "../posts/props.ts";
import type { Sender } from "../posts/sender.ts";
import type { Slide } from "../posts/slide.ts";
import { drawMended } from "../stages/mend.ts";
import type { PictureOptions } from "./_drawing.ts";
import type { Check } from "./checks.ts";
import {
  composedSlides,
  countedSlides,
  longestSlides,
  mirroredCountedSlides,
  mirroredSlides,
  shortestSlides,
} from "./sample_slides.ts";
import { silentLog } from "./silent_log.ts";
import { wordSlides } from "./word_slides.ts";

/** Half of a post's size: what is wrong at this size is wrong at any. The page of a wide one is a square. */
const SIZES = {
  "4:5": { width: 540, height: 675 },
  "9:16": { width: 540, height: 960 },
  "16:9": { width: 960, height: 540 },
} as const;
type Size = keyof typeof SIZES;

const LONGEST_POST = { language: "de", direction: "ltr", slides: longestSlides } as const;
const SHORTEST_POST = { language: "en", direction: "ltr", slides: shortestSlides } as const;
const MIRRORED_POST = {
  language: "ar",
  direction: "rtl",
  slides: [...mirroredSlides, ...mirroredCountedSlides],
} as const;
const COUNTED_POST = { ...LONGEST_POST, slides: countedSlides } as const;
/** Names as long as they may be. */
const SENDER: Sender = {
  ...SAMPLE_SENDER,
  name: "Gesellschaft zur Förderung schattiger Straßen in Großstädten",
  handle: "gesellschaft.schattige.strassen.muenchen",
};
/** All the ways that a look composes slides in. */
const COMPOSED_POST = { ...LONGEST_POST, slides: composedSlides };
/** A poem about something grave: with quiet art, and by its lines. */
const GRAVE_VERSE = {
  ...LONGEST_POST,
  genre: "verse",
  tone: "grave",
  slides: longestSlides
    .filter(({ kind }) => /cover|point|closing/.test(kind))
    .map((slide) => ({ ...slide, ...(slide.kind === "point" && { text: asLines(slide.text) }) })),
} as const;
/** Both at once, as one page draws them faster than two: the shortest of what is set in a form of its own. */
const EXTREMES = {
  ...LONGEST_POST,
  sender: SENDER,
  slides: [
    ...shortestSlides.filter(({ kind }) => /list|figure|comparison/.test(kind)),
    ...longestSlides,
    ...countedSlides,
  ],
};
const MEDIUM_CAPTIONS = { style: "modern", position: "bottom", fontSize: "medium" } as const;
const LARGE_CAPTIONS = { style: "modern", position: "bottom", fontSize: "large" } as const;
const CENTRED_CAPTIONS = { style: "minimal", position: "center", fontSize: "small" } as const;

/** What holds for the pictures of every look: nothing is wrong with any, and equal ones are equal. */
export function pictureChecks(
  name: string,
  template: ReactTemplate,
  { drawing, extent }: PictureOptions,
): Check[] {
  const variants = Object.keys(template.variants);
  const [first = ""] = variants;
  const still = (post: Sample, size: Size, variant = first): StillsProps =>
    sampleStills(post, { template: name, variant, ...SIZES[size] });
  const reel = (post: Sample, captions: CaptionSettings): ReelProps => {
    const look = { template: name, variant: first, ...SIZES["9:16"] };
    return { ...sampleReel(post, look), captions };
  };

  function fits(what: string, props: readonly (StillsProps | ReelProps)[]): Check {
    return {
      name: `fits with ${what}`,
      async run() {
        const drawn = await Promise.all(props.map((each) => drawing.draw(each)));
        const faults = drawn.flatMap(({ reports }, i) =>
          reports.map((report) => `${whereIs(props[i], report.slide)}: ${describeFault(report)}`),
        );
        assert.ok(faults.length === 0, faults.join("\n"));
      },
    };
  }

  /** The least room that there is: what does not fit is mended as it is when a reel is made. */
  function fitsWhenMended({ language, ...post }: Sample): Check {
    return {
      name: `fits in a reel with captions in the middle, in ${language}, with fewer words if need be`,
      async run() {
        const left: string[] = [];
        const props = reel({ language, ...post }, CENTRED_CAPTIONS);
        await drawMended(post.slides, {
          language,
          log: { ...silentLog, warn: (_, fields) => left.push(JSON.stringify(fields)) },
          async draw(slides, only, onReport) {
            const scenes = props.scenes.map((scene, i) => ({
              ...scene,
              slide: slides[i] ?? scene.slide,
            }));
            const { reports } = await drawing.draw({ ...props, scenes }, only);
            for (const report of reports) onReport(report);
          },
        });
        assert.ok(
          left.length === 0,
          `Still wrong when all words that may go have gone: give its texts more room, or lower minimum sizes\n${left.join("\n")}`,
        );
      },
    };
  }

  if (extent === "sampled") {
    // Each look gets another script, so that all of them have their turn.
    const sampleAt = (place: number) => SAMPLES[place % SAMPLES.length] ?? SAMPLES[0];
    const place = Number(Bun.hash.crc32(name));
    const sample = sampleAt(place);
    const worded = wordSlides[place % wordSlides.length] ?? SHORTEST_POST;
    return [
      fits("the longest, the shortest, mirrored and grave texts, and in a reel", [
        still(EXTREMES, "4:5", "any"),
        still(COMPOSED_POST, "4:5"),
        still(MIRRORED_POST, "9:16"),
        still(GRAVE_VERSE, "4:5"),
        still(worded, "4:5"),
        reel(sample, MEDIUM_CAPTIONS),
        still(sampleAt(place + 2), "16:9"),
      ]),
      fits("pictures of one's own", [still(withPictures(sampleAt(place + 1)), "4:5")]),
    ];
  }

  return [
    ...(["4:5", "9:16"] as const).flatMap((size) => [
      fits(`long texts in German at ${size}`, [still(LONGEST_POST, size)]),
      fits(`every composition at ${size}`, [still(COMPOSED_POST, size)]),
      fits(`a grave poem at ${size}`, [still(GRAVE_VERSE, size)]),
      fits(
        `what is known by its words alone, in six scripts, at ${size}`,
        wordSlides.map((post) => still(post, size)),
      ),
      fits(`lists that count to twenty at ${size}`, [still(COUNTED_POST, size)]),
      fits(`short texts in English at ${size}`, [still(SHORTEST_POST, size)]),
      fits(`mirrored texts in Arabic at ${size}`, [still(MIRRORED_POST, size)]),
      fits(`a brand at ${size}`, [
        still({ ...LONGEST_POST, sender: SENDER }, size),
        still(
          { ...MIRRORED_POST, sender: { ...SENDER, name: "شوارع خضراء", handle: "شوارع" } },
          size,
        ),
      ]),
      fits(
        `every script at ${size}`,
        SAMPLES.map((sample) => still(sample, size)),
      ),
    ]),
    ...(["4:5", "9:16"] as const).map((size) =>
      fits(
        `pictures of one's own in every script at ${size}`,
        SAMPLES.map((sample) => still(withPictures(sample), size)),
      ),
    ),
    fits(
      "every script at 16:9",
      SAMPLES.map((sample) => still(sample, "16:9")),
    ),
    fits(
      "every variant",
      variants.map((variant) => still(SAMPLES[0], "4:5", variant)),
    ),
    fits(
      "large captions",
      SAMPLES.map((sample) => reel(sample, LARGE_CAPTIONS)),
    ),
    ...[LONGEST_POST, MIRRORED_POST].map(fitsWhenMended),
    {
      name: "draws the same slides the same, whatever was drawn before",
      async run() {
        const props = still(SAMPLES[0], "4:5");
        const order = [6, 5, 4, 3, 2, 1, 0];
        const forwards = await (await drawing.draw(props, order.toReversed())).pictures();
        const backwards = await (await drawing.draw(props, order)).pictures();
        for (const [i, picture] of backwards.entries()) {
          assert.ok(
            forwards.at(-1 - i)?.data.equals(picture.data),
            `Slide ${order[i]} is drawn otherwise after other slides: draw it from its props alone, and keep nothing between them`,
          );
        }
      },
    },
  ];
}

/** Sentences as lines of verse are told apart in print. */
function asLines(text: string): string {
  return text.replaceAll(/(?<=[.!?]) /g, " / ");
}

/** Which picture is meant, for a reader of a failure. */
function whereIs(props: StillsProps | ReelProps | undefined, index: number | null): string {
  if (props === undefined) return "A picture";
  const isReel = !("slides" in props);
  const slides: Slide[] = isReel ? props.scenes.map(({ slide }) => slide) : props.slides;
  const { language, design } = props;
  const kind = slides[index ?? -1]?.kind;
  const which = kind === undefined ? "A picture" : `The ${kind} (slide ${(index ?? 0) + 1})`;
  const medium = isReel ? "a reel" : `a picture of ${design.width} by ${design.height}`;
  return `${which} in "${language}", in ${medium}, variant "${design.variant}"`;
}
