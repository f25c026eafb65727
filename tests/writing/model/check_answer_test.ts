import { describe, expect, test } from "bun:test";
import { assertScript, sampleBrief } from "postloom/testing";
import { readText } from "../../../src/documents/text.ts";
import type { Script } from "../../../src/posts/script.ts";
import { parseAnswer } from "../../../src/writing/model/answer.ts";
import { checkAnswer } from "../../../src/writing/model/check_answer.ts";

const SOURCE = `# The ropes of Marlow harbour

Half of the 2,500,000 ropes in Marlow harbour are older than the boats that they hold. Every third boat has no spare rope at all.

“A rope is a promise,” said Ines Marlow, who has made ropes on Kestrel for forty years. Tom Harrow counted the boats.

What she tells beginners:

- Coil it dry
- Hang it high
- Cut it late`;

const POINT = { headline: "Old ropes hold young boats" };

/** What is left of an answer with these members. */
function check(fields: object, { text = SOURCE, brief = sampleBrief() } = {}): Script {
  const answer = { hook: "Old ropes hold young boats in the harbour", points: [POINT], ...fields };
  const { script } = checkAnswer(parseAnswer(JSON.stringify(answer)), readText(text), brief);
  if (script === null) throw new Error("Nothing is left of the answer");
  assertScript(script, brief);
  return script;
}

const pointOf = (fields: object) => check({ points: [{ ...POINT, ...fields }] }).points[0];

test("a noun that the model gives is looked up, and dropped where nothing is drawn for it", () => {
  const points = [{ ...POINT, subject: "boat race" }];
  const script = check({ subject: "ship", points });
  expect(script.subject?.drawing).toBe("ship");
  expect(script.points[0]).not.toHaveProperty("subject");
});

describe("checkAnswer() holds to the source", () => {
  test.each([
    "There are 2.5 million ropes.",
    "There are two and a half million ropes.",
    "50 % of the ropes are older than the boats.",
    "Fifty percent of the ropes are older than the boats.",
    "She made ropes for 40 years.",
    "She tells three things to beginners.",
  ])("a number by its value: %s", (text) => {
    expect(pointOf({ text })?.text).toBe(text);
  });

  test.each([
    "There are 2.5 billion ropes.",
    "There are three million ropes.",
    "60 % of the ropes are older than the boats.",
    "Seven boats sank.",
    "A quarter of the boats sank.",
  ])("a number that it does not have: %s", (text) => {
    expect(pointOf({ text })?.text).toBe("");
  });

  test("numbers in words of another language", () => {
    const text =
      "# Die Seile\n\nVon 2,5 Millionen Seilen im Hafen ist die Hälfte älter als die Boote.";
    const points = [
      { headline: "Alte Seile", text: "Zweieinhalb Millionen Seile liegen im Hafen." },
      { headline: "Neue Seile", text: "Drei Millionen Seile liegen im Hafen." },
      { headline: "Ein Teil", text: "Fünfzig Prozent sind älter als die Boote." },
    ];
    const script = check({ hook: "Alte Seile im Hafen", points }, { text });
    expect(script.points.map((point) => point.text)).toEqual([
      "Zweieinhalb Millionen Seile liegen im Hafen.",
      "",
      "Fünfzig Prozent sind älter als die Boote.",
    ]);
  });

  test.each([
    ["a figure whose label scales it", { value: "2.5", label: "million ropes" }, true],
    ["a figure in other words", { value: "50 %", label: "of ropes are older than boats" }, true],
    ["a figure of something else", { value: "50 %", label: "of sailors drink rum" }, false],
    ["a figure that is none", { value: "many", label: "ropes" }, false],
  ])("%s", (_, figure, isKept) => {
    expect(pointOf({ figure })?.figure).toEqual(isKept ? figure : null);
  });

  test.each([
    ["its own author", "Ines Marlow", true],
    ["no author", null, true],
    ["an author that the source does not name", "Ada Nobody", false],
  ])("a quotation of %s", (_, attribution, isKept) => {
    const quote = { text: "A rope is a promise", attribution };
    expect(pointOf({ quote })?.quote).toEqual(isKept ? quote : null);
  });

  test("a quotation that is none, as nobody says it there", () => {
    const quote = { text: "Every third boat has no spare rope at all", attribution: "Tom Harrow" };
    expect(pointOf({ quote })?.quote).toBeNull();
  });

  test.each([
    ["en", SOURCE, "The ropes were sold to Grayson last year."],
    ["de", "Im Hafen liegen viele alte Seile.", "Im Hafen war gestern Petra Hansen zu Gast."],
    ["ja", "港には古いロープがたくさんあります。", "ジョン・グレイソンは港に来ました。"],
  ])("names in %s", (_, text, sentence) => {
    const hook = readText(text).blocks[0]?.text.slice(0, 30);
    const { points } = check(
      { hook, points: [{ headline: hook?.slice(0, 12), text: sentence }] },
      { text },
    );
    expect(points.map((point) => point.text).join("")).toBe("");
  });

  test("names with other endings", () => {
    const text = "Канаты в гавани делает Анна Сергеева. Она работает здесь много лет.";
    const sentence = "В гавани знают Анну Сергееву.";
    const { points } = check(
      { hook: "Канаты в гавани", points: [{ headline: "Кто их делает", text: sentence }] },
      { text },
    );
    expect(points[0]?.text).toBe(sentence);
  });

  test("hashtags", () => {
    const hashtags = ["#GraysonInc", "#OldRopes", "#harbourlife", "#Tesla", "#evil.example"];
    expect(check({ hashtags }).hashtags).toEqual(["#OldRopes", "#Harbourlife"]);
  });
});

describe("checkAnswer() mends", () => {
  test("a hook that is too long", () => {
    const hook = `Half of the ropes are older than the boats. ${"They hold the boats in the harbour. ".repeat(4)}`;
    expect(check({ hook }).hook).toBe("Half of the ropes are older than the boats");
    const endless =
      "Half of the ropes in the harbour are older than the boats that they hold and ".repeat(3);
    expect(check({ hook: endless }).hook).toBe("The ropes of Marlow harbour");
  });

  test("points that repeat the hook, another point or themselves", () => {
    const { points } = check({
      hook: "Old ropes hold young boats",
      points: [
        { headline: "Old ropes hold young boats!" },
        { headline: "A rope is a promise", text: "A rope is a promise. It has to hold." },
        { headline: "A rope is a PROMISE", text: "It is." },
        {
          headline: "Boats need ropes",
          text: "Boats need ropes.",
          items: ["Coil it dry", "Coil it dry"],
        },
      ],
    });
    expect(points.map(({ headline, text, items }) => [headline, text, items])).toEqual([
      ["A rope is a promise", "It has to hold.", []],
      ["Boats need ropes", "", ["Coil it dry"]],
    ]);
  });

  test("a subline that repeats the hook, and a voice that repeats itself", () => {
    const hook = "Old ropes hold young boats";
    const narration = ["A rope is a promise."];
    const points = [
      { headline: "Ropes are promises", text: "They hold.", narration },
      { headline: "Ropes are old", text: "They last.", narration },
    ];
    const script = check({ hook, subline: `${hook}.`, points });
    expect(script.subline).toBeNull();
    expect(script.points.map((point) => point.narration)).toEqual([narration, ["They last."]]);
  });

  test("a call to action and a caption in another language", () => {
    const text = "Die alten Seile im Hafen halten die neuen Boote seit vielen Jahren fest am Ufer.";
    const script = check(
      {
        hook: "Alte Seile halten neue Boote",
        points: [{ headline: "Seit vielen Jahren fest am Ufer" }],
        callToAction: "Save this for later",
        caption:
          "The old ropes in the harbour have held the new boats at the shore for many years.",
      },
      { text },
    );
    expect(script.callToAction).toBe("Speichere dir das für später");
    expect(script.caption).toStartWith("Alte Seile halten neue Boote");
    expect(script.closingNarration).toEqual(["Speichere dir das für später."]);
  });

  test("a call to action beside grave words", () => {
    const text =
      "# Nine dead after the ferry sank\n\nNine people died when the ferry sank off Varrow. The victims were on their way home. Four were killed by the cold, and the wounded were brought ashore.";
    const script = check(
      {
        hook: "Nine dead after the ferry sank",
        points: [{ headline: "The victims were on their way home" }],
        callToAction: "Save this for later",
        closingNarration: ["Save this for later."],
      },
      { text },
    );
    expect([script.callToAction, ...script.closingNarration]).toEqual([""]);
  });

  test("the tag of a language that the answer is not in", () => {
    expect(check({ language: "Klingon" }).language).toBe("en");
    expect(check({ language: "eng" }).language).toBe("en");
    expect(check({ language: "en-US" }).language).toBe("en");
  });

  test("a narration that takes too long, before its point is lost", () => {
    const narration = Array.from(
      { length: 30 },
      (_, index) => `Rope ${"abcdef"[index % 6]} holds ${"a boat ".repeat(index)}.`,
    );
    const brief = sampleBrief({ medium: "video", platform: "tiktok", narrationMs: 12_000 });
    expect(check({ points: [{ ...POINT, narration }] }, { brief }).points[0]?.narration).toEqual([
      "Rope a holds.",
    ]);
  });
});
