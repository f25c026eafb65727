import { describe, expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { Answer, parseAnswer } from "../../../src/writing/model/answer.ts";

const POINT = { headline: "Ropes rot", narration: ["They rot."] };
const GIVEN = { hook: "Why ropes break", points: [POINT] };
const json = JSON.stringify(GIVEN);

/** Parses an answer with these members, and checks that it is whole. */
function parsed(fields: object): Answer {
  const answer = parseAnswer(JSON.stringify({ ...GIVEN, ...fields }));
  expect(Value.Errors(Answer, answer).First()).toBeUndefined();
  return answer;
}

describe("parseAnswer()", () => {
  test.each([
    ["alone", json],
    ["in a fence, with words around it", `Here {you} are:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`],
    ["after thoughts", `<think>{"hook": "No"} is too short.</think>\n${json}`],
    ["with line breaks in its texts", json.replace("They rot.", "They\nrot.")],
    ["with commas too many", json.replace("]}", "],}")],
    ["in a member of another object", `{"post": ${json}}`],
  ])("reads an object %s", (_, content) => {
    expect(parseAnswer(content)).toMatchObject({
      hook: "Why ropes break",
      points: [{ headline: "Ropes rot", narration: [expect.stringMatching(/^They\s?rot\.$/)] }],
    });
  });

  test.each([
    ["words", "I would rather not."],
    ["an object that breaks off", json.slice(0, 40)],
    ["a list", "[1, 2]"],
    ["nothing", ""],
  ])("throws SyntaxError for %s", (_, content) => {
    expect(() => parseAnswer(content)).toThrow(SyntaxError);
  });

  test("takes null and what is missing for nothing", () => {
    const nothing = { subline: null, caption: null, hashtags: null, openingNarration: null };
    expect(
      parsed({ ...nothing, points: [null, { headline: "Ropes rot", items: null }] }),
    ).toMatchObject({
      subline: null,
      caption: "",
      hashtags: [],
      openingNarration: [],
      points: [{ headline: "" }, { headline: "Ropes rot", items: [], figure: null, narration: [] }],
    });
  });

  test("takes a text for a list, and a list for a text", () => {
    const points = [
      { headline: "Ropes rot", text: ["They rot.", "They tear."], items: "- Coil\n2. Dry" },
    ];
    expect(
      parsed({ points, hashtags: "#rope, #sea #boat", closingNarration: "Save this." }),
    ).toMatchObject({
      points: [{ text: "They rot. They tear.", items: ["Coil", "Dry"] }],
      hashtags: ["#rope", "#sea", "#boat"],
      closingNarration: ["Save this."],
    });
  });

  test("takes numbers, other names of members and plain quotations for what they mean", () => {
    const points = [
      { headline: "Ropes rot", figure: { value: 12, label: "ropes" }, quote: "They rot" },
      {
        headline: "Ropes tear",
        quote: { text: "They tear", author: "Ines" },
        comparison: { left: "old" },
      },
    ];
    expect(parsed({ points, call_to_action: "Save this", genre: "Poem" })).toMatchObject({
      callToAction: "Save this",
      genre: "essay",
      points: [
        { figure: { value: "12", label: "ropes" }, quote: { text: "They rot", attribution: null } },
        { quote: { text: "They tear", attribution: "Ines" }, comparison: null },
      ],
    });
  });

  test("takes a single point and points that are only headlines", () => {
    expect(parsed({ points: POINT }).points).toMatchObject([{ headline: "Ropes rot" }]);
    expect(parsed({ points: ["Ropes rot", "Ropes tear"] }).points).toMatchObject([
      { headline: "Ropes rot" },
      { headline: "Ropes tear" },
    ]);
  });
});
