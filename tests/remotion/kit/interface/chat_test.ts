import { describe, expect, test } from "bun:test";
import { talkIn } from "../../../../remotion/kit/interface/chat.tsx";

describe("talkIn()", () => {
  test("tells speakers from their words, in any script", () => {
    expect(talkIn(["Ben: Which plants?", "Anna: The ones on the balcony."])).toEqual([
      { speaker: "Ben", words: "Which plants?", own: true },
      { speaker: "Anna", words: "The ones on the balcony.", own: false },
    ]);
    expect(talkIn(["花子：水をやった？"])).toEqual([
      { speaker: "花子", words: "水をやった？", own: false },
    ]);
  });

  test("keeps speakers on their sides, whoever begins", () => {
    const sides = (texts: string[]) => talkIn(texts)?.map(({ speaker, own }) => [speaker, own]);
    expect(sides(["Anna: Hi", "Ben: Hi"])).toEqual([
      ["Anna", false],
      ["Ben", true],
    ]);
    expect(sides(["Ben: Hi", "Anna: Hi"])).toEqual([
      ["Ben", true],
      ["Anna", false],
    ]);
  });

  test("takes no text for talk that only has a colon in it", () => {
    expect(talkIn(["Shade is only half of it: leaves give off water"])).toBeNull();
    expect(talkIn(["Anna: Hi", "And then she left."])).toBeNull();
    expect(talkIn(["Coffee: What Science Says"])).toBeNull();
    expect(talkIn(["Open at 8:30"])).toBeNull();
  });
});
