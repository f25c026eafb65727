import { expect, test } from "bun:test";
import { knownBy, spelled } from "../../../../remotion/kit/drawing/known_by.ts";
import type { Slide } from "../../../../src/posts/slide.ts";

function point(
  headline: string,
  { emphasis = null, number = null }: { emphasis?: string | null; number?: number | null } = {},
): Slide {
  return { kind: "point", number, headline, emphasis, text: "" };
}

const signOf = (headline: string) => knownBy(point(headline), "en").sign;

test("a question is known by its mark, before any number in it", () => {
  expect(signOf("Who pays for the 12 ferries?")).toBe("?");
  expect(signOf("من يدفع؟")).toBe("؟");
  expect(signOf("だれが払うのか？」")).toBe("？");
});

test("a statement is known by a short number in it, with its per cent", () => {
  expect(signOf("The bridge of 1958 is closed")).toBe("1958");
  expect(signOf("Only 41 % came back")).toBe("41%");
  expect(signOf("٣٠ شجرة في الشارع")).toBe("٣٠");
});

test("two numbers that belong together are shown together", () => {
  expect(signOf("The Otters 3 – 0 Herons")).toBe("3–0");
  expect(signOf("The first bus leaves at 5:40")).toBe("5:40");
  expect(signOf("더불어 8·17 대회")).toBe("8·17");
});

test("a part of a number, of a name or of a list's count is not", () => {
  expect(signOf("Version 2.5 opens on the B27")).toBe("");
  expect(signOf("Harbour dues of 1,250,000 euros")).toBe("");
  expect(signOf("Seeds to sow (1–4 / 25)")).toBe("");
  expect(signOf("2. D. Otter")).toBe("");
});

test("who is quoted at length opens with a mark, what is only called so does not", () => {
  expect(signOf("The harbour master said: “nobody will swim here again”")).toBe("“");
  expect(signOf("Die Wirtin rief: „Heute gibt es keinen Fisch“")).toBe("“");
  expect(signOf("船長は「この川は切符を求めたことがない」と話す")).toBe("「」");
  expect(signOf("The “quick” ferry is late")).toBe("");
});

test("a word is known by itself where it stands out, and in capitals", () => {
  expect(
    knownBy(point("The old ferry carries commuters", { emphasis: "commuters" }), "en"),
  ).toEqual({
    sign: "",
    word: "COMMUTERS",
    initial: "",
  });
  expect(knownBy(point("行動規範は大切です", { emphasis: "行動規範" }), "ja").word).toBe(
    "行動規範",
  );
  expect(knownBy(point("कितनी छाया", { emphasis: "छाया" }), "hi").word).toBe("छाया");
  expect(knownBy(point("The old ferry is late", { emphasis: "old ferry" }), "en").word).toBe("");
});

test("a letter is only ever the initial of a name", () => {
  expect(knownBy(point("The road from Leeds is closed"), "en")).toMatchObject({
    word: "LEEDS",
    initial: "L",
  });
  expect(knownBy(point("The road along the river is closed"), "en").initial).toBe("");
  expect(knownBy(point("How to Prepare Barley"), "en").initial).toBe("");
  expect(knownBy(point("Die alte Fähre fährt heute wieder"), "de").initial).toBe("");
});

test("a word with an ending does not stand alone, and a name of several words is a monogram", () => {
  expect(knownBy(point("Дорога из Казани закрыта надолго"), "ru")).toMatchObject({
    word: "",
    initial: "",
  });
  const cover: Slide = {
    kind: "cover",
    kicker: "Мария Лесная",
    headline: "Новый мост в Казани открыт",
    subline: null,
  };
  expect(knownBy(cover, "ru")).toMatchObject({ word: "", initial: "МЛ" });
  expect(knownBy({ ...cover, kicker: "Мосты" }, "ru").word).toBe("МОСТЫ");
});

test("a slide with a number of its own, and a call, are known by nothing", () => {
  const nothing = { sign: "", word: "", initial: "" };
  expect(knownBy(point("The road from Leeds is closed", { number: 3 }), "en")).toEqual(nothing);
  const call: Slide = { kind: "closing", headline: "Follow us for 10 more", text: null };
  expect(knownBy(call, "en")).toEqual(nothing);
});

test("a word is spelled by letters with their marks, and not where its letters are joined", () => {
  expect(spelled("YORK")).toEqual(["Y", "O", "R", "K"]);
  expect(spelled("छाया")).toEqual(["छा", "या"]);
  expect(spelled("نخيل")).toEqual([]);
});
