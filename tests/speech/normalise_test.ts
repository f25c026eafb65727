import { expect, test } from "bun:test";
import fc from "fast-check";
import { normalise } from "../../src/speech/normalise.ts";
import { splitWords } from "../../src/speech/written_words.ts";

const SAID: Record<string, Record<string, string>> = {
  en: {
    "It takes 5–7 days": "It takes 5 to 7 days",
    "It takes 5 – 7 days.": "It takes 5 to 7 days.",
    "a lake of 12 km² (e.g. this one)": "a lake of 12 square kilometers (for example this one)",
    "15 km at 20 °C, 10% more": "15 kilometers at 20 degrees Celsius, 10 percent more",
    "1 km and 90 km/h": "1 kilometer and 90 kilometers per hour",
    "worth $1.2 bn": "worth 1.2 billion US dollars",
    "costs €5 or £3.50.": "costs 5 euros or 3.50 British pounds.",
    "on 2024-05-03": "on May 3, 2024",
    "Louis XIV and the XIX century": "Louis 14 and the 19 century",
    "World War I": "World War I",
    "Mrs. Hill, No. 5": "Missus Hill, number 5",
    "No. It is late": "No. It is late",
    "1/2 cup": "½ cup",
    "at www.example.com/a/b?c=d now": "at example.com now",
    "@river_club loves #CleanWater": "river club loves Clean Water",
    "call 555-1234": "call 555-1234",
    "a 3-1 win": "a 3-1 win",
  },
  de: {
    "5–7 km, z. B. am 3.5.2024": "5 bis 7 Kilometer, zum Beispiel am 3. Mai 2024",
    "d.h. 12 km²": "das heißt 12 Quadratkilometer",
    "um 14:30 Uhr und um 9:00 Uhr": "um 14 Uhr 30 und um 9 Uhr",
    "Dr. Lehm zahlt 3,5 Mio. €": "Doktor Lehm zahlt 3,5 Millionen €",
    "10 % bzw. 5 €": "10 Prozent beziehungsweise 5 Euro",
  },
  fr: {
    "M. Brun, de 5 à 7 km²": "monsieur Brun, de 5 à 7 kilomètres carrés",
    "au XIXe siècle": "au 19e siècle",
    "10 % p. ex.": "10 pour cent par exemple",
    "n° 5": "numéro 5",
  },
  es: {
    "5–7 km²": "5 a 7 kilómetros cuadrados",
    "p. ej. en EE. UU.": "por ejemplo en Estados Unidos",
  },
  it: { "p. es. 5–7 m": "per esempio 5 a 7 metri", "nel XIX secolo": "nel 19 secolo" },
  nl: { "bijv. 5–7 km": "bijvoorbeeld 5 tot 7 kilometer" },
  pl: { "5 km i np. 7 kg": "5 kilometrów i np. 7 kilogramów", "w XIX wieku": "w 19 wieku" },
  pt: { "5–7 km": "5 a 7 quilômetros" },
  ru: {
    "1 км, 3 км, 15 км": "1 километр, 3 километра, 15 километров",
    "т. е. в 1945 г.": "то есть в 1945 года",
    "20 °C": "20 градусов Цельсия",
    "XIX век": "19 век",
  },
  sv: { "t.ex. 5–7 km": "till exempel 5 till 7 kilometer" },
  tr: { "%10": "yüzde 10", "5–7 km": "5 ila 7 kilometre" },
  hi: { "5–7 किमी": "5 से 7 किलोमीटर" },
  ja: { "5–7日": "5から7日" },
};

/** What is said in one text, as words that are joined in writing are joined in speech. */
function said(text: string, language: string): string {
  const words = splitWords(text, language);
  return normalise(words, language)
    .map((form, index) => (words[index]?.joined || form === "" ? form : ` ${form}`))
    .join("")
    .trim();
}

for (const [language, table] of Object.entries(SAID)) {
  test(`normalise() says signs in words: ${language}`, () => {
    for (const [written, spoken] of Object.entries(table))
      expect([written, said(written, language)]).toEqual([written, spoken]);
  });
}

test("normalise() gives each written word its part of what is said", () => {
  const forms = normalise(splitWords("(z. B. 5 – 7 km)", "de"), "de");
  expect(forms).toEqual(["(zum", "Beispiel", "5", "bis", "7", "Kilometer)"]);
});

test("normalise() has a form for every word of any text, and changes no plain ones", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "5",
      "–",
      "7",
      "km²",
      "$",
      "%",
      "z.",
      "B.",
      "XIV",
      "@",
      "#",
      "Dr.",
      "1/2",
      "½",
      "天",
    ),
    fc.string({ unit: "grapheme", maxLength: 6 }),
  );
  const languages = fc.constantFrom("en", "de", "fr", "ru", "ja", "zh", "ar", "tr", "xx", "pt-BR");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), languages, (pieces, language) => {
      const words = splitWords(pieces.join(" "), language);
      expect(normalise(words, language)).toHaveLength(words.length);
    }),
  );
  const plain = "The river rose by night and nobody slept";
  expect(said(plain, "en")).toBe(plain);
});
