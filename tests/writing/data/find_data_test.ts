import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Data } from "../../../src/posts/data.ts";
import { dataOfItems, dataOfSentence } from "../../../src/writing/data/find_data.ts";

/** What is drawn, without how large it is. */
function shown(data: Data | null): unknown {
  const words = ({ label, value }: { label: string; value: string }) => `${label} ${value}`.trim();
  switch (data?.kind) {
    case undefined:
      return null;
    case "ladder":
      return data.rungs.map(words);
    case "parts":
      return data.parts.map(words);
    case "timeline":
      return data.events.map(({ date, label }) => `${date} ${label}`);
    case "change":
      return [words(data.before), words(data.after)];
    case "counted":
      return [data.part, data.whole];
  }
}

describe("a sentence says", () => {
  test.each([
    [
      "en",
      "Halm kept 62 per cent, Dunby 47 and Ash 33.",
      ["Halm 62 per cent", "Dunby 47 per cent", "Ash 33 per cent"],
    ],
    [
      "en",
      "It took 9 km in Halm, 7 km in Dunby and 4 km in Ash.",
      ["Halm 9 km", "Dunby 7 km", "Ash 4 km"],
    ],
    [
      "de",
      "Vorn liegen Halm (62 %), Dunby (47 %) und Ash (33 %).",
      ["Halm 62 %", "Dunby 47 %", "Ash 33 %"],
    ],
    [
      "en",
      "Sales fell from $4.2 million in 2019 to $3.1 million in 2022.",
      ["2019 $4.2 million", "2022 $3.1 million"],
    ],
    ["pl", "Liczba wzrosła z 12 do 19 milionów.", ["12 milionów", "19 milionów"]],
    ["ja", "人口は12万人から19万人に増えた。", ["12万人", "19万人"]],
    ["tr", "Oran %12'den %19'a yükseldi.", ["%12", "%19"]],
    ["ar", "ارتفع العدد من 12 إلى 19 مليونا.", ["12 مليونا", "19 مليونا"]],
    ["en", "Three of the twelve judges left.", [3, 12]],
    ["fr", "Une personne sur quatre dort mal.", [1, 4]],
    ["zh", "10人中有3人睡不好。", [3, 10]],
    ["en", "Two thirds of the roofs hold.", [2, 3]],
    ["zh", "调查显示，渡轮占48%、电车占31%、自行车占14%。", ["渡轮 48%", "电车 31%", "自行车 14%"]],
    ["ja", "帆船は48%、電車は31%、自転車は14%だった。", ["帆船 48%", "電車 31%", "自転車 14%"]],
    ["th", "เรือ 48% รถราง 31% และจักรยาน 14%", ["เรือ 48%", "รถราง 31%", "จักรยาน 14%"]],
  ] as const)("%s: %s", (language, sentence, expected) => {
    expect(shown(dataOfSentence(sentence, language))).toEqual([...expected]);
  });

  test.each([
    ["en", "The shop is open from 9 to 5."],
    ["zh", "研究比较了渡轮48%、电车31%、自行车14%。"],
    ["zh", "2019年增长3%，2020年增长4%，2021年增长5%。"],
    ["ja", "価格は12%上がり、次に19%、さらに25%上がった。"],
    ["th", "ราคาเพิ่มขึ้น 12% แล้วลดลง 3% และเพิ่มอีก 5%"],
    ["en", "He grew up in Rome from 1990 to 2000."],
    ["de", "Der Verein stieg von Platz 12 auf 3."],
    ["es", "El año pasado vinieron alumnos de 12 a 19 años."],
    ["en", "They met three in ten years."],
    ["en", "See page 3 of 12."],
    ["en", "Visitors spent a third less than in spring."],
    ["en", "Call Ann (12), Bob (13) and Cy (14)."],
    ["en", "Did three in ten hives survive?"],
    ["en", "It was 12 % in 2019, 14 % at Halm and 18 euros in Ash."],
  ])("nothing that is drawn, in %s: %s", (language, sentence) => {
    expect(dataOfSentence(sentence, language)).toBeNull();
  });
});

describe("a list", () => {
  test("of values with one unit is a ladder, relative to the greatest", () => {
    const data = dataOfItems(["Halm: 40 km", "Dunby – 20 km", "Ash (10 km)"], {
      language: "en",
      said: "",
    });
    expect(data).toEqual({
      kind: "ladder",
      rungs: [
        { label: "Halm", value: "40 km", share: 1 },
        { label: "Dunby", value: "20 km", share: 0.5 },
        { label: "Ash", value: "10 km", share: 0.25 },
      ],
    });
  });

  test("of percentages that add up to a hundred is a whole in its parts where the text says so", () => {
    const items = ["Wages: 60 %", "Rent: 25 %", "Flour: 15 %"];
    const kindOf = (items: string[], said: string, language = "en") =>
      dataOfItems(items, { language, said })?.kind;
    expect(kindOf(items, "The price of a loaf is made up of")).toBe("parts");
    expect(kindOf(items, "Die Kosten verteilen sich so", "de")).toBe("parts");
    expect(kindOf([...items.slice(0, 2), "Others: 15 %"], "")).toBe("parts");
    // Of each town another hundred.
    expect(kindOf(items, "What rose this year")).toBe("ladder");
    expect(kindOf(["Halm: 50 %", "Dunby: 30 %", "Ash: 20 %"], "Who can swim")).toBe("ladder");
  });

  test.each([
    ["of different units", ["Eggs: 3 euros", "Honey: 9 dollars", "Salt: 2 euros"]],
    ["of bare numbers", ["Desk: 12", "Gate: 14", "Hall: 20"]],
    ["of telephone numbers", ["Desk: 555-0132", "Gate: 555-0177", "Hall: 555-0190"]],
    ["of versions", ["Core: 16.2.1", "Shell: 22.4.0", "Proxy: 1.27.3"]],
    ["of results", ["Halm: 3:1", "Dunby: 2:2", "Ash: 0:4"]],
    ["of opening hours", ["Monday: 9 am", "Tuesday: 10 am", "Friday: 8 am"]],
    ["with one item that is something else", ["Halm: 4 km", "Dunby: 2 km", "Ash: closed"]],
    ["whose values are all the same", ["Halm: 4 km", "Dunby: 4 km", "Ash: 4 km"]],
  ])("%s is none", (_, items) => {
    expect(dataOfItems(items, { language: "en", said: "" })).toBeNull();
  });
});

test("nothing is invented: every word and number of data stands in its sentence", () => {
  const name = fc.constantFrom("Halm", "Dunby", "Ash", "Kettle", "Elm Bay");
  const unit = fc.constantFrom(" %", " km", " million", " euros", "");
  const amount = fc.integer({ min: 1, max: 99 });
  const sentence = fc
    .tuple(fc.array(fc.tuple(name, amount, unit), { minLength: 2, maxLength: 7 }), fc.nat(3))
    .map(([things, form]) => {
      const said = things.map(
        ([who, much, of]) =>
          [
            `${who} ${much}${of}`,
            `${much}${of} in ${who}`,
            `${who} (${much}${of})`,
            `from ${much} to ${much + 1}${of}`,
          ][form],
      );
      return `It rose to ${said.slice(0, -1).join(", ")} and ${said.at(-1)}.`;
    });
  fc.assert(
    fc.property(sentence, (text) => {
      const data = dataOfSentence(text, "en");
      if (data === null || data.kind === "counted" || data.kind === "timeline") return;
      const all =
        data.kind === "change"
          ? [data.before, data.after]
          : data.kind === "ladder"
            ? data.rungs
            : data.parts;
      const words = all.flatMap(
        ({ label, value }) => `${label} ${value}`.match(/[\p{L}\p{N}%]+/gu) ?? [],
      );
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
    }),
  );
});

test("hostile sentences come to an end", () => {
  const parts = [
    "1 ",
    "1,",
    "from 1 ",
    "(1 %) ",
    "a (1), ",
    "12から",
    "one in ",
    "从1到",
    "1'000",
    "%1den ",
  ];
  for (const part of parts) {
    for (const language of ["en", "zh", "tr", "ar", "fi"])
      dataOfSentence(part.repeat(200), language);
    for (const language of ["en", "zh", "tr"])
      dataOfSentence(part.repeat(200).slice(0, 320), language);
  }
});
