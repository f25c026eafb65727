import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { anyOf, lineKey, phrasesOf, READING_WORDS } from "../../src/documents/languages/mod.ts";
import { kindOf } from "../../src/documents/line_kinds.ts";
import { stopWords } from "../../src/documents/stop_words.ts";
import { readText } from "../../src/documents/text.ts";

test("all languages have the same parts, and none is empty but for what some put into an ending", () => {
  const parts = Object.keys(READING_WORDS.en ?? {}).sort();
  for (const [language, words] of Object.entries(READING_WORDS)) {
    expect([language, Object.keys(words).sort()]).toEqual([language, parts]);
    for (const [part, phrases] of Object.entries(words)) {
      if (part === "of") continue;
      expect([language, part, phrases.trim() === ""]).toEqual([language, part, false]);
    }
  }
});

test("every file of a language is read", async () => {
  const files = await readdir(new URL("../../src/documents/languages", import.meta.url));
  const languages = files
    .map((file) => file.replace(".ts", ""))
    .filter((name) => name.length === 2);
  expect(Object.keys(READING_WORDS)).toEqual(expect.arrayContaining(languages));
});

test("no word that a language's sentences are made of says that they are no part of an article", () => {
  for (const language of Object.keys(READING_WORDS)) {
    const common = stopWords(language);
    const found = (["notices", "openings"] as const).flatMap((part) =>
      [...phrasesOf(part, [language])].filter((phrase) => common.has(phrase)),
    );
    expect([language, found]).toEqual([language, []]);
  }
});

test("a line is looked up without its marks, numbers and pictograms", () => {
  expect(lineKey("▶ Share (12)")).toBe("share");
  expect(phrasesOf("buttons", ["en"]).has("share")).toBe(true);
});

test("pages of languages with few speakers lose their controls and what leads elsewhere", () => {
  const pages = [
    {
      article:
        "Saarele sõidab sügisest uus parvlaev, mis võtab peale kakskümmend autot ja sada reisijat, ütles sadama juhataja.",
      around: ["Liigu sisu juurde", "Telli uudiskiri", "Seotud artiklid", "Kõik õigused kaitstud"],
    },
    {
      article:
        "துறைமுகத்தில் புதிய படகு அடுத்த மாதம் முதல் ஒவ்வொரு நாளும் இருபது வண்டிகளை ஏற்றிச் செல்லும் என்று தலைவர் நேற்று கூறினார்.",
      around: ["முக்கிய உள்ளடக்கத்திற்குச் செல்லவும்", "பகிரவும்", "தொடர்புடைய செய்திகள்", "எங்களைப் பற்றி"],
    },
  ];
  for (const { article, around } of pages) {
    const [skip = "", subscribe = "", ...below] = around;
    const source = [skip, subscribe, article, article.replace(/\s\S+\s/u, " "), ...below];
    const texts = readText(source.join("\n\n")).blocks.map(({ text }) => text);
    expect(texts).toContain(article);
    expect(texts.filter((text) => around.includes(text))).toEqual([]);
  }
});

test("what publishing platforms print around an article is none of it, and sentences that begin like it are", () => {
  const kinds = (lines: readonly string[], language: string) =>
    lines.map((text) => `${text}: ${kindOf({ kind: "paragraph", text, level: 0 }, language)}`);
  const platforms: Record<string, { printed: string[]; written: string[] }> = {
    de: {
      printed: [
        "Klick, um auf Facebook zu teilen (Wird in neuem Fenster geöffnet)",
        "Der Beitrag Neue Bänke im Park erschien zuerst auf Dorfblatt.",
        "3 Gedanken zu „Neue Bänke im Park“",
        "Abgerufen von „https://wiki.example.org/Park“",
      ],
      written: [
        "Der Beitrag der Stadt erschien zuerst auf keiner Liste.",
        "Eine Antwort auf Trockenheit",
      ],
    },
    es: {
      printed: ["Tiempo de preparación 15 minutos", "Únete a otros 48 suscriptores"],
      written: ["Publicado en mayo, el libro se agotó en junio."],
    },
    fi: {
      printed: ["Jaa Facebookissa(Avautuu uudessa ikkunassa)", "Viimeksi päivitetty: 12.5.2023"],
      written: ["Vastaa kuivuuteen istuttamalla, sanoo metsänhoitaja."],
    },
    sl: {
      printed: ["Bodite prvi, ki bo komentiral", "Shrani moje ime v ta brskalnik za naslednjič."],
      written: ["Bodite prvi na ledu, je govoril učitelj."],
    },
  };
  for (const [language, { printed, written }] of Object.entries(platforms)) {
    for (const line of kinds(printed, language)) {
      expect(line).toMatch(/: (?:furniture|button|comments|count)$/u);
    }
    for (const line of kinds(written, language))
      expect(line).toMatch(/: (?:short|sentence|prose)$/u);
  }
});

test("what a publishing platform prints around an article is left out, whatever its language", () => {
  const pages = [
    {
      title: "A well below the old mill",
      article: [
        "Workers who came to mend the floor of the mill last week found a well that is eleven metres deep.",
        "Nobody in the village had heard of it, and the oldest map of the place shows a garden there.",
      ],
      around: [
        "Click to share on Facebook (Opens in new window)",
        "Like Loading...",
        "2 thoughts on “A well below the old mill”",
        "The post A well below the old mill appeared first on Village Notes.",
      ],
    },
    {
      title: "Под старой мельницей нашли колодец",
      article: [
        "Рабочие, которые на прошлой неделе чинили пол мельницы, нашли под ним колодец глубиной одиннадцать метров.",
        "В деревне о нём никто не слышал, а на самой старой карте на этом месте нарисован сад.",
      ],
      around: [
        "Нажмите, чтобы поделиться на Facebook (Открывается в новом окне)",
        "Нравится Загрузка...",
        "2 комментария к записи “Под старой мельницей нашли колодец”",
        "Сообщение Под старой мельницей нашли колодец появились сначала на Сельские заметки.",
      ],
    },
    {
      title: "古い水車小屋の下に井戸",
      article: [
        "先週、水車小屋の床を直しに来た職人たちが、床の下に深さ十一メートルの井戸があるのを見つけた。",
        "村の誰もその井戸のことを聞いたことがなく、一番古い地図ではその場所に庭が描かれている。",
      ],
      around: [
        "クリックして Facebook で共有 (新しいウィンドウで開きます)",
        "いいね 読み込み中…",
        "「古い水車小屋の下に井戸」への2件のフィードバック",
        "投稿 古い水車小屋の下に井戸 は 村のノート に最初に表示されました。",
      ],
    },
  ];
  for (const { title, article, around } of pages) {
    const page = readText([title, ...article, ...around].join("\n\n"));
    const texts = page.blocks.map(({ text }) => text);
    expect(texts.filter((text) => article.includes(text))).toEqual(article);
    expect(texts.filter((text) => around.includes(text))).toEqual([]);
  }
});

test("anyOf() finds the longest of its phrases, and no part of a word where words are told apart", () => {
  const found = new RegExp(anyOf(["read", "read more", "a.b", "続き"]), "u");
  expect(found.exec("read more of it")?.[0]).toBe("read more");
  expect(found.exec("reader")).toBeNull();
  expect(found.exec("axb")).toBeNull();
  expect(found.exec("続きを読む")?.[0]).toBe("続き");
  expect(new RegExp(anyOf(["the post ~ appeared"]), "u").test("the post a, b appeared")).toBe(true);
});
