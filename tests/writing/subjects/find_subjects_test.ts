import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import type { Script } from "../../../src/posts/script.ts";
import { countryOfOutline } from "../../../src/posts/subject.ts";
import { createLocalWriter } from "../../../src/writing/local_writer.ts";
import { DRAWINGS } from "../../../src/writing/subjects/drawings.ts";
import { judge, scoreOf } from "../../evaluation/subjects/_score.ts";
import { readTexts } from "../../evaluation/subjects/_texts.ts";

/** A bit below what is reached, which `bun run evaluate:subjects` tells. */
const MIN_PRECISION = 0.9;
const MIN_RECALL = 0.7;

describe.each(["tuned", "held_out"] as const)("the texts of %s", (set) => {
  test("are shown with what they are about, or with nothing", async () => {
    const texts = await readTexts(set);
    const score = scoreOf(await Promise.all(texts.map(judge)));
    expect(score.right / score.shown).toBeGreaterThanOrEqual(MIN_PRECISION);
    expect(score.found / score.concrete).toBeGreaterThanOrEqual(MIN_RECALL);
    expect(score.fallen / score.traps).toBeLessThanOrEqual(1 - MIN_PRECISION);
  });

  test("are judged by drawings that may be shown", async () => {
    const accepted = (await readTexts(set)).flatMap((text) => text.accepted);
    const drawn = accepted.filter((drawing) => countryOfOutline(drawing) === null);
    expect(drawn.filter((drawing) => !DRAWINGS.has(drawing))).toEqual([]);
  });
});

describe("a subject", () => {
  test("is found in a short text by two words that speak for each other", async () => {
    const { subject } = await scriptOf("Bees were on Earth long before ants.");
    expect(subject?.drawing).toBe("honeybee");
  });

  test("is no namesake of somebody, also where German gives every noun a capital", async () => {
    const name = await scriptOf(
      "# Fuchs leitet den Verein\n\nDie Mitglieder haben am Montag Anna Fuchs gewählt. Fuchs war bisher im Rat. Ihr Vorgänger gratulierte Anna Fuchs noch am Abend.",
    );
    expect(name.subject).toBeUndefined();
    const animal = await scriptOf(
      "# Der Fuchs im Garten\n\nEin Fuchs hat seinen Bau unter der Hecke. Der Fuchs kommt am Abend und sucht nach Mäusen. Im Frühling hatte der Fuchs drei Junge.",
    );
    expect(animal.subject?.drawing).toBe("fox");
  });

  test("is a thing with a capital where most of these are behind an article", async () => {
    const fable = await scriptOf(
      "# A fable\n\nOnce the Fox saw some grapes on a high vine. All day the Fox jumped, and could not reach them. So at dusk the Fox said that grapes were sour.",
    );
    expect(fable.subject?.drawing).toMatch(/^(?:fox|grapes)$/);
    expect(fable.points.map(({ subject }) => subject?.drawing)).toContain("fox");
  });

  test("is an eye where people are watched, and not where parcels are", async () => {
    const watched = await scriptOf(
      "Shops are tracking you\n\nMass surveillance has come to the high street. Every till sells personal data. Tracking begins at the door.",
    );
    expect(watched.subject?.drawing).toBe("eye");
    const followed = await scriptOf(
      "Tracking made easy\n\nOur software follows each order. An email says where it is. Tracking needs no computer.",
    );
    expect(followed.subject?.drawing).not.toBe("eye");
  });

  test("is not what is only mentioned", async () => {
    const { subject } = await scriptOf(
      "The committee met on Friday\n\nThe members agreed on a plan. One arrived with a dog. The plan covers two years. It will be published in May.",
    );
    expect(subject).toBeUndefined();
  });

  test("is no name of a person or a company", async () => {
    const { subject } = await scriptOf(
      "Anna Wolf leads the council\n\nMs Wolf was elected on Sunday. The council has 20 seats. Wolf wants to cut fees. Her term lasts four years.",
    );
    expect(subject?.drawing).not.toBe("wolf");
  });

  test("does not amuse beside news of deaths", async () => {
    const { tone, subject } = await scriptOf(
      "Three killed by shark off the coast\n\nThree people died on Sunday when a shark attacked swimmers. The shark killed two at once. The third victim died in hospital. Police said that the dead were tourists.",
    );
    expect(tone).toBe("grave");
    expect(subject?.drawing).not.toBe("shark");
  });

  test("is found through endings, joined words and what is written before a word", async () => {
    const texts = {
      honeybee:
        "Imkerverein wächst\n\nDie Bienenvölker sind gesund. Ein Bienenstock gibt 20 Kilo. Der Verein hat 40 Imker.",
      wolf: "Волки вернулись в долину\n\nВолков видели у реки. За волками следят учёные. Пастухи ставят заборы от волка.",
      olive: "موسم الزيتون\n\nقطف المزارعون الزيتون أمس. زيت الزيتون مطلوب. الأسعار مستقرة.",
    };
    for (const [drawing, text] of Object.entries(texts)) {
      expect((await scriptOf(text)).subject?.drawing).toBe(drawing);
    }
  });
});

function scriptOf(text: string): Promise<Script> {
  return createLocalWriter().write(
    readText(text),
    {
      medium: "slides",
      platform: "instagram",
      maxPoints: 5,
      narrationMs: null,
      customPrompt: null,
    },
    { signal: AbortSignal.timeout(60_000) },
  );
}
