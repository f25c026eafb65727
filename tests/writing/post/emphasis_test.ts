import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { sampleTexts } from "postloom/testing";
import { pointOf } from "../../../src/writing/post/candidate.ts";
import { emphasise } from "../../../src/writing/post/emphasis.ts";

const CONTEXT = { language: "en", hook: "", phrases: [] };

function emphasisOf(headline: string, language = "en"): string | null {
  const [point] = emphasise([pointOf({ headline, narration: [] })], { ...CONTEXT, language });
  return point?.emphasis ?? null;
}

describe("emphasise()", () => {
  test("marks what is drawn beside a statement", () => {
    const headline =
      "The number of swifts that nest in the mill fell from 140 to 95 pairs this year";
    const side = (value: string) => ({ label: "", value, share: 1 });
    const data = { kind: "change", before: side("140 pairs"), after: side("95 pairs") } as const;
    const [point] = emphasise([pointOf({ headline, narration: [], data })], CONTEXT);
    expect(point?.emphasis).toBe("140 to 95 pairs");
  });

  test("marks a figure with its unit and what it counts", () => {
    for (const [language, headline, emphasis] of [
      [
        "en",
        "The ferry took 18,000 young passengers to the islands in its first summer",
        "18,000 young passengers",
      ],
      ["en", "About 450 divers search the wreck every year, and few find its bell", "450 divers"],
      [
        "en",
        "Nearly 42 % of all orchards in the valley were cut down for the dam",
        "42 % of all orchards",
      ],
      [
        "en",
        "The lighthouse cost £2.5 million, and nobody could say who would pay for its lamp",
        "£2.5 million",
      ],
      [
        "de",
        "Rund 270 neue Ruderboote liegen seit dem Frühling im alten Hafenbecken der Stadt",
        "270 neue Ruderboote",
      ],
      [
        "fr",
        "Le jardin a reçu 85 pommiers anciens, offerts par des voisins qui quittaient la ville",
        "85 pommiers",
      ],
      [
        "es",
        "La cooperativa repara cada año 320 bicicletas que nadie quería llevarse a casa",
        "320 bicicletas",
      ],
      [
        "ru",
        "За зиму волонтёры связали 640 тёплых шарфов для тех, кто работает на улице",
        "640 тёплых шарфов",
      ],
      [
        "ko",
        "마을 도서관은 올해 어린이를 위한 책 3천 권을 새로 들여놓고 밤에도 문을 연다",
        "3천 권",
      ],
      [
        "ja",
        "町は港の倉庫を直して小さな店を40軒入れ、観光客に歩いてもらう計画を立てました",
        "40軒",
      ],
      ["zh", "渔村今年为90条小船换上了电动马达，海湾里的水声第一次盖过了机器的声音", "90条小船"],
      [
        "ar",
        "زرع المتطوعون 7000 شتلة على ضفاف النهر بعد أن جرفت الفيضانات البساتين القديمة",
        "7000 شتلة",
      ],
      [
        "he",
        "המתנדבים שתלו 7,000 שתילים לאורך הנחל אחרי שהשיטפון סחף את המטעים הישנים",
        "7,000 שתילים",
      ],
      [
        "hi",
        "गाँव की महिलाओं ने इस साल तालाब के किनारे 1,800 नए पौधे लगाए और उनकी देखभाल भी की",
        "1,800 नए पौधे",
      ],
      ["th", "อาสาสมัครปลูกต้นโกงกาง 600 ต้นริมปากแม่น้ำหลังจากพายุพัดแนวกันคลื่นเก่าหายไป", "600 ต้น"],
    ] as const)
      expect(emphasisOf(headline, language)).toBe(emphasis);
  });

  test("takes neither years nor lone numbers for figures", () => {
    const headline =
      "Since 1987 the tide mill has ground flour for bakers on both sides of the estuary";
    expect(emphasisOf(headline)).not.toMatch(/1987/);
    expect(
      emphasisOf("Of the old mills along the estuary 27 are now in the hands of bakers"),
    ).not.toBe("27");
  });

  test("marks a whole name where there is no figure", () => {
    expect(
      emphasisOf("The bell was cast by Ines Almeida Duarte, who had never worked in bronze"),
    ).toBe("Ines Almeida Duarte");
    expect(emphasisOf("For the first time the U.S. will share all it knows of this for free")).toBe(
      "U.S.",
    );
  });

  test("marks something else where the cover or an earlier point has stressed it", () => {
    const headline = "Tidal mills need no wind, and their millers always know when to get up";
    const points = [headline, headline].map((line) => pointOf({ headline: line, narration: [] }));
    const [first, second] = emphasise(points, CONTEXT).map((point) => point.emphasis);
    expect(first).not.toBe(second);
    const [told] = emphasise(points, { ...CONTEXT, hook: first ?? "" });
    expect(told?.emphasis).not.toBe(first);
  });

  test("leaves what is short, and what is drawn as something else, as it is", () => {
    expect(emphasisOf("450 divers search the wreck")).toBeNull();
    const headline = "About 450 divers search the wreck every year, and few find its bell";
    const quote = { text: headline, attribution: null };
    const items = ["One", "Two"];
    for (const fields of [{ quote }, { items }]) {
      const point = pointOf({ headline, narration: [], ...fields });
      expect(emphasise([point], CONTEXT)).toEqual([point]);
    }
  });

  test("marks whole words of any text, and never most of it", () => {
    const texts = sampleTexts.map(({ text, language }) => ({ text, language }));
    const part = fc.record({
      of: fc.constantFrom(...texts),
      start: fc.nat({ max: 600 }),
      length: fc.integer({ min: 20, max: 420 }),
    });
    fc.assert(
      fc.property(part, ({ of: { text, language }, start, length }) => {
        const headline = text
          .replaceAll(/\s+/g, " ")
          .slice(start, start + length)
          .trim();
        const emphasis = emphasisOf(headline, language);
        if (emphasis === null) return;
        expect(headline).toContain(emphasis);
        expect(emphasis.trim()).toBe(emphasis);
        expect(emphasis).not.toMatch(/^\p{M}/u);
        expect(headline).not.toMatch(new RegExp(`^${RegExp.escape(emphasis)}$`, "u"));
        expect(Bun.stringWidth(emphasis)).toBeLessThanOrEqual(Bun.stringWidth(headline) / 2);
      }),
    );
  });
});
