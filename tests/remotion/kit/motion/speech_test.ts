import { expect, test } from "bun:test";
import { placeIn, saidAt, speechOf } from "../../../../remotion/kit/motion/speech.ts";

/** Words that are said one after the other, ten frames each. */
function speech(...texts: string[]) {
  return speechOf(texts.map((text, i) => ({ text, startFrame: i * 10, endFrame: i * 10 + 10 })));
}

test("a text is found where it is said word for word, whatever its signs and capitals", () => {
  const said = speech("The", "old", "ferry,", "called", "“Gull”,", "sinks.");
  expect(saidAt(said, "Old ferry")).toEqual({ startFrame: 10, endFrame: 30 });
  expect(saidAt(said, "Called 'Gull'")).toEqual({ startFrame: 30, endFrame: 50 });
});

test("letters within a word are not a text that is said", () => {
  expect(placeIn(speech("a", "party", "starts"), "art")).toBe(-1);
});

test("a text in other words is found where most of its own are said", () => {
  const said = speech("first", "it", "rained,", "then", "nine", "boats", "left", "the", "harbour");
  expect(saidAt(said, "Nine boats leave harbour")).toEqual({ startFrame: 40, endFrame: 90 });
  expect(saidAt(said, "Three trains arrive")).toBeNull();
});

test("texts are found in scripts without spaces, with endings, and from the right", () => {
  expect(saidAt(speech("港", "の", "灯台", "が、", "今朝", "倒れ", "た。"), "今朝倒れた")).toEqual({
    startFrame: 40,
    endFrame: 70,
  });
  expect(saidAt(speech("غرقت", "السفينة", "القديمة."), "السفينة القديمة")).toEqual({
    startFrame: 10,
    endFrame: 30,
  });
  expect(saidAt(speech("पुरानी", "नाव", "डूबी।"), "नाव डूबी")).toEqual({
    startFrame: 10,
    endFrame: 30,
  });
  expect(saidAt(speech("เรือ", "เก่า", "จม"), "เก่าจม")).toEqual({ startFrame: 10, endFrame: 30 });
});
