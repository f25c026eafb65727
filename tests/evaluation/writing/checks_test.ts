import { expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import type { Point } from "../../../src/posts/script.ts";
import type { Slide } from "../../../src/posts/slide.ts";
import { sampleBrief } from "../../../src/testing/sample_brief.ts";
import { CHECKS } from "./_checks.ts";
import type { Expectation } from "./_expectation.ts";
import type { Post } from "./_posts.ts";
import { prepare } from "./_subject.ts";

const CLEAN = `The mill at Dunmoor turns again

Volunteers have repaired the wheel of the mill at Dunmoor. It cost them 4,200 hours and no money at all.

The miller grinds on Fridays, when the river is high enough for the wheel. However, nobody has to leave without flour, since the shop keeps some for the dry months.

- Rye for bread
- Oats for porridge
- Barley for soup`;
const PAGE = `Menu\nSubscribe to our weekly letter\n${CLEAN}`;
const EXPECTATION: Expectation = {
  genre: ["news"],
  key: "Volunteers repaired the wheel of the mill",
  figures: [{ value: "4,200", about: ["hours", "repair"] }],
  lists: [["Rye for bread", "Oats for porridge", "Barley for soup"]],
};
const POINT: Point = {
  headline: "The miller grinds on Fridays",
  text: "The shop keeps some flour.",
  emphasis: null,
  items: [],
  figure: null,
  quote: null,
  comparison: null,
  narration: ["The miller grinds on Fridays, when the river is high enough for the wheel."],
};
const COVER: Slide = {
  kind: "cover",
  kicker: null,
  headline: "The mill at Dunmoor turns again",
  subline: "Volunteers have repaired the wheel of the mill at Dunmoor.",
};

/** What is found wrong with a post, by check. */
function faultsIn(
  slides: readonly Slide[],
  script: Partial<Post["script"]> = {},
  brief = sampleBrief(),
): Record<string, string[]> {
  const post: Post = {
    medium: brief.medium,
    brief,
    slides: [COVER, ...slides],
    script: {
      language: "en",
      direction: "ltr",
      genre: "news",
      kicker: null,
      hook: COVER.kind === "cover" ? COVER.headline : "",
      subline: null,
      points: [POINT],
      callToAction: "Save this",
      openingNarration: [],
      closingNarration: [],
      caption: "Something that no slide says.",
      hashtags: ["#Mill", "#Dunmoor"],
      ...script,
    },
  };
  const subject = prepare(
    {
      ...{ name: "en-news-mill", language: "en", kind: "news", type: "text", clean: CLEAN },
      bytes: new TextEncoder().encode(PAGE),
      expectation: EXPECTATION,
    },
    readText(CLEAN),
  );
  const found = CHECKS.map(({ name, find }): [string, string[]] => [
    name,
    find(post, subject) ?? [],
  ]);
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0));
}

function point(headline: string, text: string): Slide {
  return { kind: "point", number: null, headline, emphasis: null, text };
}

function figure(label: string): Slide {
  return { kind: "figure", value: "4,200", label, text: "" };
}

test("nothing is wrong with a post that says what its document says", () => {
  const slides = [point("The miller grinds on Fridays", "The shop keeps some flour.")];
  expect(faultsIn(slides)).toEqual({});
});

test("a line of the page is furniture on a slide, in the caption and when it is spoken", () => {
  const line = "Subscribe to our weekly letter";
  expect(faultsIn([point(`${line} today.`, "")])).toEqual({ "furnit.": [line] });
  expect(faultsIn([], { caption: `News.\n\n${line}` })).toEqual({ "furnit.": [line] });
  expect(faultsIn([], { openingNarration: [`${line}.`] })).toEqual({ "furnit.": [line] });
  expect(faultsIn([], { caption: `News.\n\nSource: ${line}` })).toEqual({});
});

test("a cover may shorten the title, but not leave it out or to a word", () => {
  const title = (hook: string) => faultsIn([], { hook }).title?.length ?? 0;
  expect(["The mill at Dunmoor", "Volunteers at work", "Mill"].map(title)).toEqual([0, 1, 1]);
});

test("a post without the message lacks it, also where only the voice could say it", () => {
  const reel = sampleBrief({ medium: "video", narrationMs: 30_000 });
  expect(Object.keys(faultsIn([], {}, reel))).toEqual(["key"]);
  const openingNarration = ["Volunteers have repaired the wheel of the mill at Dunmoor."];
  expect(faultsIn([], { openingNarration }, reel)).toEqual({});
});

test("a genre that nobody expects is wrong", () => {
  expect(faultsIn([], { genre: "joke" })).toEqual({ genre: ["joke, not news"] });
});

test("a number belongs to what it counts", () => {
  expect(faultsIn([figure("hours of work")])).toEqual({});
  expect(faultsIn([figure("Fridays")])).toEqual({ figure: ["4,200: Fridays"] });
});

test("a list is whole or not there", () => {
  const list = (...items: string[]): Slide => ({ kind: "list", headline: "What to buy", items });
  expect(faultsIn([list("Rye for bread", "Oats for porridge", "Barley for soup")])).toEqual({});
  expect(faultsIn([list("Rye for bread", "Oats for porridge")])).toEqual({
    list: ["1 of 3 missing: Barley for soup"],
  });
});

test("a headline of a word is bare, and one that is said again below is an echo", () => {
  const slides = [
    point("River", "The river is high."),
    point("The shop keeps some", "The shop keeps some for the dry months."),
    point("42 bags", "Flour for a month."),
  ];
  expect(faultsIn(slides)).toMatchObject({ bare: ["River"], echo: ["The shop keeps some"] });
});

test("a sentence on two slides is there twice, and so is one that is spoken twice", () => {
  const text = "Nobody has to leave the shop.";
  expect(faultsIn([point("Open on Fridays", text), point("Open all year", text)])).toEqual({
    twice: [text],
  });
  expect(faultsIn([], { openingNarration: [text], closingNarration: [text] })).toEqual({
    twice: [text],
  });
});

test("a caption of what the slides say and the call to action only repeats", () => {
  const caption = "The mill at Dunmoor turns again\n\nSave this.";
  expect(Object.keys(faultsIn([], { caption }))).toEqual(["caption"]);
});

test("a slide that begins with a reference dangles, unless it goes on from the one before", () => {
  const text = "It cost them 4,200 hours and no money at all.";
  expect(faultsIn([point("What they gave", text)])).toEqual({ opener: [text] });
  const goesOn = [
    point("A wheel", `Volunteers have repaired the wheel of the mill at Dunmoor. ${text}`),
  ];
  expect(faultsIn(goesOn).opener).toBeUndefined();
});

test("half a sentence is cut, and a clause that can stand alone is not", () => {
  const cut = ["Volunteers have repaired the wheel.", "To leave without flour.", "The river is…"];
  expect(faultsIn(cut.map((text) => point("On the river today", text))).cut).toEqual(cut);
  const whole = "Nobody has to leave without flour, since the shop keeps some for the dry months.";
  expect(faultsIn([point("On the river today", whole)])).toEqual({});
});

test("a text is too long beyond 160 columns, of which Chinese characters take two", () => {
  const slides = [point("On the river today", "字".repeat(81)), point("Open", "a".repeat(160))];
  expect(faultsIn(slides).long).toEqual(["字".repeat(81)]);
});

test("more speech than fits and no point at all are faults of a reel", () => {
  const reel = sampleBrief({ medium: "video", narrationMs: 1_000 });
  const openingNarration = ["Volunteers have repaired the wheel of the mill at last."];
  const faults = faultsIn([], { openingNarration, points: [] }, reel);
  expect(Object.keys(faults)).toEqual(["speech", "empty"]);
});

test("hashtags are words of the text, and no stop words or pieces", () => {
  const hashtags = ["#MillerGrinds", "#RiverHigh", "#the", "#Volun", "#Flour"];
  expect(faultsIn([], { hashtags }).tags).toEqual(["#RiverHigh", "#the", "#Volun"]);
});
