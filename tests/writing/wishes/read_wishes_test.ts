import { describe, expect, test } from "bun:test";
import { readWishes } from "../../../src/writing/wishes/read_wishes.ts";

/** What was understood: kinds, with their counts and what they are about. */
function understood(prompt: string, language = "en"): string[] {
  return readWishes(prompt, language).wishes.map((wish) => {
    if ("about" in wish) return `${wish.kind} ${wish.about.join("+")}`;
    if ("count" in wish) return `${wish.kind} ${wish.count}`;
    if ("language" in wish) return `${wish.kind} ${wish.language}`;
    return wish.kind === "unknown" ? `unknown ${wish.said}` : wish.kind;
  });
}

describe("readWishes()", () => {
  test("understands counts, what to leave out and what to do without, in each of its languages", () => {
    const prompts = {
      ar: ["لا تذكر الخيول، أربع نصائح، بدون هاشتاغات", "الخيول"],
      bn: ["ঘোড়ার কথা উল্লেখ করবেন না, চারটি পরামর্শ, হ্যাশট্যাগ ছাড়া", "ঘোড়ার"],
      de: ["Vier Tipps, erwähne Pferde nicht, ohne Hashtags", "Pferde"],
      en: ["Four tips, don’t mention horses, no hashtags please", "horses"],
      es: ["Cuatro consejos, no menciones los caballos, sin hashtags", "caballos"],
      fr: ["Quatre conseils, ne mentionnez pas chevaux, pas de hashtags", "chevaux"],
      hi: ["चार सुझाव, घोड़ों का उल्लेख न करें, बिना हैशटैग", "घोड़ों"],
      id: ["Empat tips, jangan sebut kuda, tanpa tagar", "kuda"],
      it: ["Quattro consigli, non menzionare cavalli, senza hashtag", "cavalli"],
      ja: ["4つのコツ、馬には触れないでください、ハッシュタグなしで", "馬"],
      pt: ["Quatro dicas, não mencione cavalos, sem hashtags", "cavalos"],
      ru: ["Четыре совета, не упоминай лошадей, без хештегов", "лошадей"],
      tr: ["Dört ipucu, atlardan bahsetme, etiket olmadan", "atlardan"],
      ur: ["چار تجاویز، گھوڑوں کا ذکر نہ کریں، ہیش ٹیگ کے بغیر", "گھوڑوں"],
      zh: ["四个要点，不要提到马匹，不要标签", "马匹"],
    };
    for (const [language, [prompt = "", horses]] of Object.entries(prompts)) {
      const expected = [`avoid ${horses}`, "no_hashtags", "points 4"];
      expect([language, understood(prompt, language).sort()]).toEqual([language, expected]);
      expect([language, understood(prompt, "ko").sort()]).toEqual([language, expected]);
    }
  });

  test("understands what to write about, whichever side of the words it stands on", () => {
    expect(understood("Write about old mills and rivers")).toEqual(["focus old mills+rivers"]);
    expect(understood("Schreibe über Mühlen, als Frage")).toEqual(["focus Mühlen", "question"]);
    expect(understood("चक्कियों पर ध्यान दें, सरल भाषा में")).toEqual(["focus चक्कियों", "simple"]);
    expect(understood("重点介绍水车，简短一点")).toEqual(["focus 水车", "short"]);
  });

  test("takes a negated wish for no other one", () => {
    expect(understood("Do not focus on Ada")).toEqual(["avoid Ada"]);
    expect(understood("Please don't write about Ada. Leave Bo out")).toEqual([
      "avoid Ada",
      "avoid Bo",
    ]);
    expect(understood("no more than three hashtags")).toEqual(["hashtags 3"]);
    expect(understood("No horses, goats or geese")).toEqual(["avoid horses", "avoid goats+geese"]);
  });

  test("understands the audience, the length, the language of labels and of the post", () => {
    expect(understood("for beginners, shorter, no emojis, no call to action")).toEqual([
      "simple",
      "short",
      "no_emoji",
      "no_call",
    ]);
    expect(understood("Call to action in German. Write in Spanish")).toEqual([
      "call_language de",
      "post_language es",
    ]);
    expect(understood("٣ شرائح", "ar")).toEqual(["slides 3"]);
  });

  test("says what it does not understand, in the client's words", () => {
    expect(understood("Make it rhyme, with four tips")).toEqual([
      "unknown Make it rhyme",
      "points 4",
    ]);
    expect(understood("Please, thanks!")).toEqual([]);
  });

  test("gets through hostile instructions", () => {
    for (const text of ["no ", "five ", "leave ", "a", "不要", "'", "…, ", "\n"])
      expect(readWishes(text.repeat(50_000), "en").wishes.length).toBeLessThanOrEqual(24);
  });
});
