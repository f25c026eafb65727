import { describe, expect, test } from "bun:test";
import { atSeams, longFrom } from "../../../../remotion/kit/type/compounds.ts";
import { loadHyphenation } from "../../../../remotion/kit/type/hyphenation.ts";

/** A word with the hyphens that it may have. */
async function hyphened(word: string, language: string): Promise<string> {
  const hyphenate = await loadHyphenation(word, language);
  return hyphenate(word).replaceAll("\u00ad", "-");
}

describe("atSeams()", () => {
  test("breaks German compounds where their words meet", async () => {
    expect(await hyphened("Straßenverkehrsordnung", "de")).toBe("Straßen-verkehrs-ordnung");
    expect(await hyphened("Wohnungsgenossenschaft", "de-CH")).toBe("Wohnungs-genossenschaft");
    expect(await hyphened("Kinderbetreuungszeit", "de")).toBe("Kinder-betreuungs-zeit");
  });

  test("breaks Finnish and Hungarian ones there too, and no word where it only looks like it", async () => {
    expect(await hyphened("sananvapauden", "fi")).toBe("sanan-vapauden");
    expect(await hyphened("kierrätysmateriaali", "fi")).toBe("kierrätys-materiaali");
    expect(await hyphened("yhteiskunnallinen", "fi")).toBe("yhteis-kunnallinen");
    expect(await hyphened("hulladékgazdálkodás", "hu")).toBe("hulladék-gazdálkodás");
    expect(await hyphened("lakosságszám", "hu")).toBe("lakosság-szám");
  });

  test("leaves no scrap of a word on a line, in any language", async () => {
    for (const [word, language] of [
      ["Unabhängigkeitserklärung", "de"],
      ["elokuvateatterissa", "fi"],
      ["közlekedésbiztonsági", "hu"],
      ["verantwoordelijkheid", "nl"],
      ["incomprehensibilities", "en"],
    ] as const) {
      const parts = (await hyphened(word, language)).split("-");
      expect(parts.length).toBeGreaterThan(1);
      expect(parts[0]?.length).toBeGreaterThan(3);
      expect(parts.at(-1)?.length).toBeGreaterThan(3);
    }
  });

  test("keeps the places of a word that has no better ones, and texts that have none", () => {
    expect(atSeams("Um\u00adklei", "de")).toBe("Um\u00adklei");
    expect(atSeams("no hyphens here", "en")).toBe("no hyphens here");
  });
});

test("longFrom() calls words long sooner in languages that join them", () => {
  expect(longFrom("de-AT")).toBeLessThan(longFrom("en"));
  expect(longFrom("xx")).toBe(longFrom("en"));
});
