import { describe, expect, test } from "bun:test";
import { readText } from "../../src/documents/text.ts";
import { toMarkdown } from "../../src/documents/to_markdown.ts";

const texts = (source: string) => readText(source).blocks.map(({ text }) => text);

const ENGLISH = [
  "The harbour pilots had warned of the sandbank for years before the first ferry ran aground on it in March.",
  "Since then, the town has paid for two dredgers, and both of them are already too small for the work.",
  "A third one, which the council voted for on Tuesday, will arrive from the yard before the winter storms.",
];
const GERMAN = [
  "Die Lotsen im Hafen hatten schon seit Jahren vor der Sandbank gewarnt, bevor im März die erste Fähre auflief.",
  "Seitdem hat die Stadt zwei Bagger bezahlt, und beide sind inzwischen zu klein für die Arbeit an der Einfahrt.",
];
const JAPANESE = [
  "港の水先人たちは何年も前から砂州の危険を訴えていたが、三月に最初の渡し船が座礁するまで誰も動かなかった。",
  "町はそれ以来二隻の浚渫船を購入したが、どちらも冬の嵐が来る前に作業を終えるには小さすぎることが分かった。",
];
const SPANISH = [
  "Los prácticos del puerto llevaban años avisando del banco de arena cuando encalló el primer transbordador.",
  "Desde entonces, el ayuntamiento ha pagado dos dragas, y las dos se han quedado pequeñas para esta tarea.",
];

describe("readText() of a page that was pasted whole", () => {
  test("goes on below a list of other articles, though advertisements part the paragraphs", () => {
    const [first = "", second = "", third = ""] = ENGLISH;
    const source = [
      "Skip to content",
      "The sandbank at the harbour",
      first,
      "Related articles",
      "A new pier",
    ];
    const after = [second, "Advertisement", third, "Privacy policy"];
    expect(texts([...source, ...after].join("\n\n"))).toEqual(expect.arrayContaining(ENGLISH));
  });

  test("keeps the article and its title, and says who wrote it and when", () => {
    const source = [
      "Skip to content",
      "Home",
      "Regions",
      "Coast",
      "Ferry town orders a third dredger for its silted harbour",
      "By Tomas Arkwright",
      "12 November 2023",
      "Share",
      "Save",
      ENGLISH[0],
      "Advertisement",
      ENGLISH[1],
      "Read more: How the lighthouse got its second lamp",
      ENGLISH[2],
      "Related articles",
      "A bridge that nobody wanted to pay for",
      "The last eel fisher of the estuary retires",
      "Sign up for our newsletter",
      "© 2023 The Estuary Post. All rights reserved.",
    ].join("\n\n");
    const document = readText(source);
    expect(document.title).toBe("Ferry town orders a third dredger for its silted harbour");
    expect(document.details).toEqual({ byline: "Tomas Arkwright", date: "12 November 2023" });
    expect(document.blocks.slice(1).map(({ text }) => text)).toEqual(ENGLISH);
  });

  test("does so in other languages", () => {
    const german = [
      "Zum Inhalt springen",
      "Teilen",
      "Drucken",
      "Dritter Bagger für den versandeten Hafen der Fährstadt",
      "Von Jette Brandis",
      "12. November 2023",
      GERMAN[0],
      "Anzeige",
      GERMAN[1],
      "Das könnte Sie auch interessieren",
      "Die letzte Aalfischerin hört auf",
      "Impressum",
    ];
    const japanese = [
      "本文へスキップ",
      "シェア",
      "砂州に悩む港町、三隻目の浚渫船を発注へ",
      "2023年11月12日 10時30分",
      JAPANESE[0],
      "広告",
      JAPANESE[1],
      "関連記事",
      "最後のうなぎ漁師が引退",
      "プライバシーポリシー",
    ];
    const spanish = [
      "Saltar al contenido",
      "Compartir",
      "La villa del transbordador encarga una tercera draga",
      "Por Irene Oquendo",
      "12 de noviembre de 2023",
      SPANISH[0],
      "Publicidad",
      SPANISH[1],
      "Lo más leído",
      "Se jubila la última anguilera",
      "Aviso legal",
    ];
    for (const [lines, body] of [
      [german, GERMAN],
      [japanese, JAPANESE],
      [spanish, SPANISH],
    ] as const) {
      const document = readText(lines.join("\n\n"));
      expect(document.title).toBe(
        lines.find((line = "") => line.length > 15 && line !== lines[0]) ?? null,
      );
      expect(document.details?.date).toMatch(/2023/);
      expect(document.blocks.slice(1).map(({ text }) => text)).toEqual([...body]);
    }
  });

  test("marks captions and takes the photographer off", () => {
    const document = readText(
      [
        "Skip to content",
        "Share",
        ENGLISH[0],
        "The ferry on the sandbank at low tide in spring",
        "Photo: Ada Quill/Reuters",
        ENGLISH[1],
        ENGLISH[2],
      ].join("\n\n"),
    );
    expect(
      document.blocks.filter(({ kind }) => kind === "caption").map(({ text }) => text),
    ).toEqual(["The ferry on the sandbank at low tide in spring"]);
  });

  test("leaves out what readers wrote below", () => {
    const comment = "I was on that ferry, and nobody told us anything for more than two hours.";
    const source = [
      "Share",
      "Print this page",
      ...ENGLISH,
      "3 comments",
      "Marla",
      "2 hours ago",
      comment,
      "Reply",
      "Otto",
      "5 hours ago",
      comment,
      "Reply",
    ];
    expect(texts(source.join("\n\n"))).toEqual(ENGLISH);
  });

  test("knows menus by their shape in languages without words of their own", () => {
    const body = [
      "Satamaluotsit olivat varoittaneet hiekkasärkästä jo vuosia ennen kuin ensimmäinen lautta ajoi siihen kiinni.",
      "Sen jälkeen kaupunki on maksanut kaksi ruoppaajaa, ja molemmat ovat jo nyt liian pieniä tähän työhön.",
    ];
    const title = "Lauttakaupunki tilaa kolmannen ruoppaajan mataloituneeseen satamaansa";
    const above = ["Siirry sisältöön", "Etusivu", "Kotimaa", "Talous", "Urheilu", "Sää"];
    const below = ["Tietoa meistä", "Käyttöehdot", "Palaute"];
    const source = [above.join("\n"), title, ...body, below.join("\n")].join("\n\n");
    expect(texts(source)).toEqual([title, ...body]);
  });

  test("goes on below a list of other articles, however short its paragraphs are", () => {
    const short = "The yard promised to deliver the dredger before the first storm.";
    const source = [
      "Skip to content",
      "Share",
      "Ferry town orders a third dredger",
      ENGLISH[0],
      "Related articles",
      "A bridge that nobody wanted to pay for",
      "What the yard says",
      short,
      "Advertisement",
      ENGLISH[2],
      "Related articles",
      "The last eel fisher of the estuary retires",
    ].join("\n\n");
    expect(texts(source).slice(1)).toEqual([
      ENGLISH[0] ?? "",
      "What the yard says",
      short,
      ENGLISH[2] ?? "",
    ]);
  });

  test("keeps a paragraph that speaks of what pages say in notices", () => {
    const cookies =
      "The page of the harbour asks each pilot the same thing. “We use cookies to improve your experience”, it says, and the pilots of the ferry wonder whose experience of the sandbank that is.";
    const [first = "", ...others] = ENGLISH;
    const page = ["Skip to content", "Share", first, cookies, ...others];
    expect(texts(page.join("\n\n"))).toContain(cookies);
  });

  test("reads amounts below or above their ingredients, though a menu says the list's title", () => {
    const menu = ["Skip to content", "Ingredients", "Barley soup", "Print", "Share"];
    const read = (...lines: string[]) =>
      readText([...menu, ENGLISH[0], "Ingredients", ...lines, "Privacy policy"].join("\n\n"))
        .blocks.slice(2)
        .map(({ kind, text }) => `${kind} ${text}`);
    const items = ["list_item barley: 200 g", "list_item onions: 2", "list_item water: 1 litre"];
    expect(read("barley", "200 g", "onions", "2", "water", "1 litre", "salt")).toEqual([
      "heading Ingredients",
      ...items,
      "list_item salt",
    ]);
    expect(read("200 g", "barley", "1 litre", "water", "2 cups", "cream")).toEqual([
      "heading Ingredients",
      "list_item 200 g barley",
      "list_item 1 litre water",
      "list_item 2 cups cream",
    ]);
  });

  test("keeps a long ingredient, and those below it", () => {
    const long =
      "2 handfuls of the dark kale that grows behind the mill, without its stems and torn as small as it goes";
    const { blocks } = readText(
      [
        "Log in",
        "Barley stew",
        ENGLISH[0],
        "Ingredients",
        "200 g barley",
        long,
        "2 leeks",
        "Method",
        "Boil all of it in a large pot for an hour.",
        "Salt the stew.",
        "Privacy policy",
      ].join("\n\n"),
    );
    const items = blocks.filter(({ kind, number }) => kind === "list_item" && !number);
    expect(items.map(({ text }) => text)).toEqual(["200 g barley", long, "2 leeks"]);
  });

  test("takes a menu that has the title of a recipe's list for no recipe", () => {
    const menu = ["Kitchen", "Pantry", "Ingredients", "Salt and oil", "Knives"];
    const headline = "The town votes for a third dredger";
    const { title, blocks } = readText([...menu, headline, ...ENGLISH, "Imprint"].join("\n\n"));
    expect(title).toBe(headline);
    expect(blocks.map(({ kind }) => kind)).not.toContain("list_item");
  });

  test("lists a recipe's ingredients and numbers its steps", () => {
    const source = [
      "Jump to recipe",
      "Print recipe",
      "Buckwheat cakes with smoked roach",
      "Ingredients",
      "200 g buckwheat flour",
      "2 eggs",
      "a pinch of salt",
      "Method",
      "Stir the flour into the eggs until no lumps are left.",
      "Fry the cakes in butter until both sides are brown.",
    ];
    const items = readText(source.join("\n\n")).blocks.filter(({ kind }) => kind === "list_item");
    expect(items.map(({ number, text }) => [number, text])).toEqual([
      [undefined, "200 g buckwheat flour"],
      [undefined, "2 eggs"],
      [undefined, "a pinch of salt"],
      [1, "Stir the flour into the eggs until no lumps are left."],
      [2, "Fry the cakes in butter until both sides are brown."],
    ]);
  });

  test("sets a recipe's ingredients below the part that they are for, and reads them again so", () => {
    const items = ["For the base:", "200 g oats", "90 g butter", "For the top:", "4 pears"];
    const lines = [
      "Pears on oats",
      "Ingredients",
      ...items,
      "Method",
      "Press the oats into a tin.",
    ];
    const levels = (source: string) =>
      readText(source)
        .blocks.filter(({ text }) => items.includes(text))
        .map(({ kind, level }) => `${kind} ${level}`);
    const read = ["list_item 1", "list_item 2", "list_item 2", "list_item 1", "list_item 2"];
    expect(levels(lines.join("\n\n"))).toEqual(read);
    expect(levels(toMarkdown(readText(lines.join("\n\n")).blocks))).toEqual(read);
  });
});

describe("readText() of a text that is no page", () => {
  test("keeps every line, also those that pages have in menus", () => {
    const source = `# Words on buttons\n\n${ENGLISH[0]}\n\n- Share\n- Save\n- Print\n\n${ENGLISH[1]}`;
    expect(texts(source)).toEqual([
      "Words on buttons",
      ENGLISH[0] ?? "",
      "Share",
      "Save",
      "Print",
      ENGLISH[1] ?? "",
    ]);
  });

  test("sets what stands on the line below an item apart from it", () => {
    const source = `1. Pull the plug\nThe pump draws power all night.\n2. Close the valve\nIt drips when it is open.`;
    expect(readText(source).blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ["heading", "1. Pull the plug"],
      ["paragraph", "The pump draws power all night."],
      ["heading", "2. Close the valve"],
      ["paragraph", "It drips when it is open."],
    ]);
  });

  test("keeps lines of Chinese and Japanese apart unless they are wrapped", () => {
    expect(texts("港の新しい船\n三月に到着\n町の人々が出迎え")).toHaveLength(3);
    const wrapped = `${JAPANESE[0]}${JAPANESE[1]}`.match(/.{1,28}/gu) ?? [];
    expect(texts(wrapped.join("\n"))).toEqual([wrapped.join("")]);
  });

  test("never comes out empty if it has sentences", () => {
    for (const line of [...ENGLISH, ...GERMAN, ...JAPANESE]) {
      expect(texts(`Share\n\nSave\n\nRelated\n\n${line}`)).toContain(line ?? "");
    }
  });

  test("has a title in quotation marks, of great length or above a standfirst, and none without a headline", () => {
    const long = `${"A very long headline about the harbour ".repeat(3)}and its ferry`;
    expect(readText(`“Nobody listens to pilots”\n\n${ENGLISH[0]}`).title).toBe(
      "“Nobody listens to pilots”",
    );
    expect(readText(`${long}\n\n${ENGLISH.join(" ")}`).title).toBe(long);
    expect(
      readText(`Third dredger for the harbour\n\nThe town pays again.\n\n${ENGLISH[0]}`).title,
    ).toBe("Third dredger for the harbour");
    expect(readText(ENGLISH.join("\n\n")).title).toBeNull();
  });

  test("has no author whose name is a place or common words", () => {
    const byline = (line: string, text: string) =>
      readText(
        ["Share", "Dredgers", line, "3 March 2024", text, ENGLISH[1], "Privacy policy"].join(
          "\n\n",
        ),
      ).details?.byline;
    const [text = ""] = ENGLISH;
    expect(byline("Ada Quill", text)).toBe("Ada Quill");
    expect(byline("NEW HAVEN", `NEW HAVEN (Agency) — ${text}`)).toBeUndefined();
    for (const other of ["About This Chapter", "Your Questions Answered", "Foto de Ada Quill"])
      expect(`${other}: ${byline(other, text)}`).toBe(`${other}: undefined`);
    expect(byline("Tide Table", `${text} It is the tide of a table.`)).toBeUndefined();
  });

  test("has the title and the author of its front matter", () => {
    expect(
      readText(`+++\ntitle = "Dredgers"\nauthor = "Ada Quill"\n+++\n\n${ENGLISH[0]}`),
    ).toMatchObject({ title: "Dredgers", details: { byline: "Ada Quill" } });
    expect(readText(`---\ntitle: 'Dredgers'\ntags:\n  - sea\n---\n\n${ENGLISH[0]}`).title).toBe(
      "Dredgers",
    );
  });
});
