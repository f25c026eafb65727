import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { sampleTexts } from "postloom/testing";
import { readText } from "../../../src/documents/text.ts";
import { splitSentences } from "../../../src/writing/text/sentences.ts";
import { shorten } from "../../../src/writing/text/shorten.ts";
import { widthOf } from "../../../src/writing/text/words.ts";

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
const lettersIn = (text: string) => wordsIn(text).join("");
const countOf = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

function isSubsequence(short: string, long: string): boolean {
  let place = 0;
  for (const letter of long) if (letter === short.charAt(place)) place += 1;
  return place === short.length;
}

describe("shorten()", () => {
  test("leaves out what depends on the rest of a sentence, in languages of many families", () => {
    const cases: [string, string, string][] = [
      [
        "en",
        "The old mill on the lake, which was built in 1850, is for sale.",
        "The old mill on the lake is for sale.",
      ],
      [
        "en",
        "The library lends tools as well, making it the busiest in the county.",
        "The library lends tools as well.",
      ],
      [
        "en",
        "Rosa Lind, the owner of the farm, keeps forty goats.",
        "Rosa Lind keeps forty goats.",
      ],
      [
        "en",
        "Lind, who runs the old mill on the lake, says goats have made her patient.",
        "Lind says goats have made her patient.",
      ],
      [
        "en",
        "The office said that rents rose by a tenth in one year.",
        "Rents rose by a tenth in one year.",
      ],
      [
        "en",
        "A third ferry joins the line, the head of the port, Rosa Lind, told reporters.",
        "A third ferry joins the line.",
      ],
      [
        "de",
        "Die Werkstatt sucht sechs Lehrlinge, weil viele Meister in Rente gehen.",
        "Die Werkstatt sucht sechs Lehrlinge.",
      ],
      [
        "fr",
        "Le marché, qui existe depuis 1890, attire mille clients par jour.",
        "Le marché attire mille clients par jour.",
      ],
      [
        "es",
        "La oficina informó que los alquileres subieron un diez por ciento.",
        "Los alquileres subieron un diez por ciento.",
      ],
      [
        "ru",
        "По данным бюро, аренда жилья подорожала за год на десятую часть.",
        "Аренда жилья подорожала за год на десятую часть.",
      ],
      [
        "tr",
        "Büronun verilerine göre kiralar geçen yıl onda bir arttı.",
        "Kiralar geçen yıl onda bir arttı.",
      ],
      [
        "ja",
        "市の発表によると、駅前の市場は来月から朝七時に開く。",
        "駅前の市場は来月から朝七時に開く。",
      ],
      [
        "zh",
        "这家面包店今年卖出了十万个面包，比去年多了两成，是开店以来最多的一年。",
        "这家面包店今年卖出了十万个面包，比去年多了两成。",
      ],
      [
        "pt",
        "A padaria, que abriu em 1920, vende mil pães por dia.",
        "A padaria vende mil pães por dia.",
      ],
      [
        "hu",
        "A jelentés szerint a bérleti díjak egy év alatt megduplázódtak.",
        "A bérleti díjak egy év alatt megduplázódtak.",
      ],
      [
        "hi",
        "दुकान अब किताबें भी उधार देती है, क्योंकि कई लोग उन्हें पढ़ते हैं।",
        "दुकान अब किताबें भी उधार देती है।",
      ],
      [
        "ko",
        "보고서에 따르면 빵 판매가 오 년 동안 두 배로 늘었다.",
        "빵 판매가 오 년 동안 두 배로 늘었다.",
      ],
      [
        "ar",
        "وقال المدير إن السوق الجديدة تفتح أبوابها كل صباح.",
        "السوق الجديدة تفتح أبوابها كل صباح.",
      ],
    ];
    const shortened = cases.map(([language, sentence, short]) => [
      sentence,
      shorten(sentence, language, widthOf(short) + 1),
    ]);
    expect(shortened).toEqual(cases.map(([, sentence, short]) => [sentence, short]));
  });

  test("rather fails than changes what a sentence means", () => {
    const cases: [string, string][] = [
      ["en", "The pool opens in May, unless the repairs of its roof take longer."],
      ["en", "If the ice holds, the race across the lake starts at noon on Sunday."],
      ["en", "The treatment helps most dogs, but not those older than ten years."],
      ["en", "As Ada Palmer, a keeper of the old lock, says, the gates threaten all of the boats."],
      ["en", "The clerk stole from the till for years, the owner of the shop said."],
      ["en", "She wrote “the lake, which was clean, is dirty now” on the wall of the hall."],
      ["de", "Bäume, die im Park stehen, leben kürzer als Bäume im Wald nebenan."],
      ["ru", "Деревья, которые растут у дороги, живут меньше, чем деревья в лесу."],
      ["fr", "Le musée ouvrira dimanche, sauf si les travaux du toit durent plus longtemps."],
    ];
    for (const [language, sentence] of cases)
      expect([sentence, shorten(sentence, language, 48)]).toEqual([sentence, null]);
  });

  test("keeps what is said with who says it, where a comma stands between the two", () => {
    for (const [language, sentence] of [
      [
        "pl",
        "Burmistrz nadmorskiej gminy wczoraj ogłosił, że stary most zostanie zamknięty do maja.",
      ],
      [
        "de",
        "Die Leiterin des Museums betonte gestern, dass der alte Turm noch im Mai öffnen soll.",
      ],
      ["ru", "Хозяин старой мельницы давно уверен, что колесо пора менять до начала весны."],
    ] as const) {
      expect([language, shorten(sentence, language, 60)]).toEqual([language, null]);
    }
  });

  test("leaves out both dashes of an aside, and none that only joins two clauses", () => {
    expect(
      shorten(
        "Under the new lease tenants can bring any complaint - especially about noise - to the board.",
        "en",
        80,
      ),
    ).toBe("Under the new lease tenants can bring any complaint to the board.");
    expect(
      shorten(
        "The kettle is not what it looks like - a copy of the old one - it is built from scratch.",
        "en",
        80,
      ),
    ).toBeNull();
  });

  test("leaves no comma at the end", () => {
    const short = shorten(
      "Мы ждём лодку к началу мая,— тихо сказал соседям старый хозяин пристани и ушёл домой.",
      "ru",
      50,
    );
    expect(short).toBe("Мы ждём лодку к началу мая.");
  });

  test("leaves no connective at the end", () => {
    const fire =
      "磨坊週五中午發生火災，火勢還波及鄰近的小橋和碼頭，對此，鎮上的磨坊主人和三位麵包師都表示一切平安並已恢復正常營運了。";
    expect(shorten(fire, "zh-Hant", 60)).toBe("磨坊週五中午發生火災，火勢還波及鄰近的小橋和碼頭。");
  });

  test("does not name a speaker whom nobody knows", () => {
    expect(shorten("The second pier was finished in May, she said.", "en", 90)).toBe(
      "The second pier was finished in May.",
    );
  });

  test("only leaves out: what is left is in order, balanced and no longer than allowed", () => {
    const sentences = sampleTexts.flatMap(({ text, language }) =>
      readText(text).blocks.flatMap((block) =>
        splitSentences(block.text, language).map((sentence) => ({ sentence, language })),
      ),
    );
    const added = fc.constantFrom(
      ", she said",
      ", which is new",
      " (see there)",
      " – of all things –",
      ", “or so”",
      ", because of it",
      "，而且",
      ", и",
      " „",
      ")",
    );
    const wild = fc
      .tuple(
        fc.constantFrom(...sentences),
        fc.array(fc.tuple(fc.nat(200), added), { maxLength: 4 }),
      )
      .map(([{ sentence, language }, parts]) => ({
        language,
        sentence: parts.reduce(
          (text, [place, part]) => text.slice(0, place) + part + text.slice(place),
          sentence,
        ),
      }));
    fc.assert(
      fc.property(wild, fc.integer({ min: 20, max: 160 }), ({ sentence, language }, maxWidth) => {
        const short = shorten(sentence, language, maxWidth);
        if (short === null) return;
        expect(widthOf(short)).toBeLessThanOrEqual(maxWidth);
        expect(short).not.toBe("");
        expect(isSubsequence(lettersIn(short), lettersIn(sentence))).toBe(true);
        const known = new Set(wordsIn(sentence));
        for (const word of wordsIn(short)) expect(known).toContain(word);
        for (const [open, close] of [
          [/[“„]/gu, /[”]/gu],
          [/[(（]/gu, /[)）]/gu],
        ] as const) {
          if (countOf(sentence, open) === countOf(sentence, close))
            expect(countOf(short, open)).toBe(countOf(short, close));
        }
      }),
      { numRuns: 500 },
    );
  });
});
