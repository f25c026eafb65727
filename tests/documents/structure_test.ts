import { describe, expect, test } from "bun:test";
import { decodeText } from "../../src/documents/decode_text.ts";
import { readText } from "../../src/documents/text.ts";
import { toMarkdown } from "../../src/documents/to_markdown.ts";

const blocks = (source: string) => readText(source).blocks;

describe("readText()", () => {
  test("names the columns of tables in Markdown, with tabs and aligned", () => {
    const cells = [
      { column: "Boat", text: "Heron" },
      { column: "Crew", text: "4" },
      { column: "Year", text: "1951" },
    ];
    const sources = [
      "| Boat | Crew | Year |\n|---|---|---|\n| Heron | 4 | 1951 |",
      "Boat\tCrew\tYear\nHeron\t4\t1951",
      "Boat   Crew  Year\nHeron  4     1951\nGull   3     1960",
    ];
    for (const source of sources) {
      expect(blocks(source)[0]).toEqual({
        kind: "list_item",
        level: 1,
        text: "Heron: Crew 4, Year 1951",
        cells,
      });
    }
  });

  test("tells tables apart that stand right below one another", () => {
    const source =
      "| Boat | Crew |\n|---|---|\n| Heron | 4 |\n| Port | Depth |\n|---|---|\n| Sable | 9 m |";
    expect(blocks(source).map(({ cells }) => cells?.map(({ column }) => column))).toEqual([
      ["Boat", "Crew"],
      ["Port", "Depth"],
    ]);
  });

  test("leaves out links to other files, such as a readme's translations", () => {
    const source = `[English](README.md) | [Deutsch](README-de.md)\n\n## Tides\n\nThe [table](tides.md) says when the water turns.`;
    expect(blocks(source).map(({ text }) => text)).toEqual([
      "Tides",
      "The table says when the water turns.",
    ]);
  });

  test("takes no lines below a button to copy a page's address for a program", () => {
    const kinds = readText(
      "Facebook\nEmail\nCopy\nOtters return to the lock\nBy Ida Holm\n\nThe gates of the lock open at six, long before the first barge sounds its horn.\n\nCopy\nnpm install otter\notter start\n\nThe otters are back since the water is clean enough for trout.",
    ).blocks.map(({ kind, text }) => `${kind} ${text}`);
    expect(kinds).toContain("code npm install otter\notter start");
    expect(kinds.join("\n")).not.toContain("code Otters");
  });

  test("takes no dates with times for senders, but telephone numbers", () => {
    const ranked = ["Die Schleuse öffnet", "Das Boot ist neu", "Der Damm hält", "Ein Otter kam"];
    const dated = (stamp: string) =>
      ranked.map((line) => `${line}\n${stamp}\n\n4.812\n`).join("\n");
    const speakers = (text: string) =>
      readText(text).blocks.flatMap(({ speaker }) => speaker ?? []);
    for (const stamp of ["2019.04.19 20:00", "2019-04-19 20:00", "April 19 8:00 PM"])
      expect(speakers(dated(stamp))).toEqual([]);
    const chat = ["+49 170 555 01", "Ida", "+49 170 555 01", "Ida"].map(
      (name, index) => `${name}  9:4${index} AM\n${ranked[index]}.`,
    );
    expect(new Set(speakers(chat.join("\n\n")))).toEqual(new Set(["+49 170 555 01", "Ida"]));
  });

  test("tells who speaks in dialogues and exported chats, without the times", () => {
    const lines = [
      { speaker: "Ida", text: "Is the ferry late?" },
      { speaker: "Per", text: "It ran aground." },
      { speaker: "Ida", text: "Again?" },
    ];
    const sources = [
      "Ida: Is the ferry late?\nPer: It ran aground.\nIda: Again?",
      "[12.03.24, 09:41:12] Ida: Is the ferry late?\n[12.03.24, 09:42:01] Per: It ran aground.\n[12.03.24, 09:42:30] Ida: Again?",
      "12/03/24, 09:41 - Ida: Is the ferry late?\n12/03/24, 09:42 - Per: It ran aground.\n12/03/24, 09:43 - Ida: Again?",
      "Ida  9:41 AM\nIs the ferry late?\nPer  9:42 AM\nIt ran aground.\nIda  9:43 AM\nAgain?",
      "Ida, [12.03.2024 09:41]\nIs the ferry late?\n\nPer, [12.03.2024 09:42]\nIt ran aground.\n\nIda, [12.03.2024 09:43]\nAgain?",
    ];
    for (const source of sources) {
      expect(blocks(source).map(({ speaker, text }) => ({ speaker, text }))).toEqual(lines);
    }
  });

  test("takes the numbers and times off subtitles", () => {
    const source =
      "1\n00:00:01,000 --> 00:00:03,000\nThe ferry left\n\n2\n00:00:03,000 --> 00:00:05,000\nbefore the tide.\n\n3\n00:00:05,000 --> 00:00:07,000\nNobody saw it go.";
    expect(blocks(source).map(({ text }) => text)).toEqual([
      "The ferry left before the tide.",
      "Nobody saw it go.",
    ]);
  });

  test("keeps tags, bullets and empty lines of programs, and none of those outside their fences", () => {
    const code = '<ul class="tides">\n  <li>High</li>\n\n\n• <b>\\<</b>\n</ul>';
    for (const fence of ["```", "~~~", "````"]) {
      const source = `The <b>pilots</b> know.\n\n${fence}html\n${code}\n${fence}\n\nSo does <i>Ida</i>.`;
      expect(blocks(source).map(({ text }) => text)).toEqual([
        "The pilots know.",
        code,
        "So does Ida.",
      ]);
    }
    expect(blocks("The `<<` of the tide, `a < b`.")[0]?.text).toBe("The << of the tide, a < b.");
    const nested = `- Tides\n\n    - High\n\n        \`\`\`\n        ${"depth(1);\n        ".repeat(3)}\`\`\`\n\n    - Low`;
    expect(blocks(nested).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "list_item Tides",
      "list_item High",
      "code depth(1);\ndepth(1);\ndepth(1);",
      "list_item Low",
    ]);
    expect(blocks("- Low\n  ```\n  <br>\n  ```\n\n> ```\n> <hr>\n> ```")).toMatchObject([
      { kind: "list_item", text: "Low" },
      { kind: "code", text: "<br>" },
      { kind: "code", text: "<hr>" },
    ]);
  });

  test("keeps the lines of a song among paragraphs, a menu and labels, and no address or headlines", () => {
    const prose =
      "The pilots sing it whenever a ferry has passed the sandbank without touching the ground of the harbour.";
    const song = [
      "Low water, low water, my rope and my bell,",
      "who lies on the sand has a story to tell,",
      "and who comes too early,",
      "and who comes too late,",
    ];
    const refrain = [
      "will wait for the tide,",
      "will wait and wait,",
      "will wait for the tide,",
      "will wait.",
    ];
    const page = ["Songs of the coast", "Home", ...song, "", "[Refrain]", ...refrain];
    const source = `${prose}\n\n${page.join("\n")}\n\n${prose.replace("pilots", "children")}`;
    expect(blocks(source).flatMap(({ kind, text }) => (kind === "verse" ? [text] : []))).toEqual([
      song.join("\n"),
      refrain.join("\n"),
    ]);
    const lists = [
      "A bridge that nobody paid for\nThe last eel fisher retires\nWhy swans stay in town\nA lamp for the tower",
      "A new pier for the old island\nWho feeds the gulls\nEleven bakers and a spoon\nThe mayor of the sandbank",
    ];
    const kinds = blocks([prose, ...lists, prose].join("\n\n")).map(({ kind }) => kind);
    expect(kinds).not.toContain("verse");
  });

  test("keeps the lines of poems and of code without fences", () => {
    const poem =
      "The tide comes in,\nthe tide goes out,\nthe ferry knows\nits way about.\n\nThe pilot sleeps,\nthe lamp is dim,\nthe sandbank sits\nand waits for him.";
    expect(blocks(poem).map(({ kind }) => kind)).toEqual(["verse", "verse"]);
    expect(blocks(poem)[1]?.text).toBe(
      "The pilot sleeps,\nthe lamp is dim,\nthe sandbank sits\nand waits for him.",
    );
    const code =
      "This prints the depth of the channel:\n\ndef depth(at):\n    metres = chart[at]\n    print(metres)\n    return metres\n\nIt takes a place on the chart and gives metres.";
    expect(blocks(code).map(({ kind }) => kind)).toEqual(["paragraph", "code", "paragraph"]);
  });

  test("numbers steps and says who is quoted", () => {
    expect(blocks("3. Untie the rope.\n4. Push off.").map(({ number }) => number)).toEqual([3, 4]);
    expect(blocks("> The sea has no back door.\n>\n> — Ida Holm")[0]).toMatchObject({
      kind: "quote",
      text: "The sea has no back door.",
      speaker: "Ida Holm",
    });
  });

  test("mends entities escaped twice, garbled letters and spaced-out words", () => {
    expect(
      blocks("Fish &amp;amp; chips at CafÃ© LumiÃ¨re, said the pilotâ€™s wife.")[0]?.text,
    ).toBe("Fish & chips at Café Lumière, said the pilot’s wife.");
    expect(blocks("T H E   F E R R Y")[0]?.text).toBe("THE FERRY");
  });

  test("reads its own Markdown again as the same blocks", () => {
    const source = `# A *ferry* & its tide\n\nIt costs 5 * 3 = 15 [crowns], they_say.\n\n1. Untie\n2. Push off\n    - gently\n\n> The sea has no back door.\n>\n> — Ida Holm\n\n| Boat | Crew | Year |\n|---|---|---|\n| Heron | 4 | 1951 |\n\n\`\`\`\ndepth(at) < 3\n\`\`\`\n\n## Below\n\nMore of the tide is told in the almanac of the harbour.`;
    const first = blocks(source);
    expect(blocks(toMarkdown(first))).toEqual(first);
  });
});

describe("readText() of a web page", () => {
  const page = `<!doctype html><html><head><title>How lanterns are made | Paper Arts</title></head><body><nav><a href="/">Home</a></nav><article><h1>How lanterns are made</h1><p>A lantern begins with a frame of split bamboo, which is soaked for a day, bent over a mould and tied at every crossing with waxed thread.</p><ol><li>Soak the strips &amp; wait.</li><li>Bend them.</li></ol><figure><figcaption>A frame. Photo: Ida Holm</figcaption></figure><blockquote><p>The paper forgives nothing, and that is why I like it.</p><footer>— Mara Lind</footer></blockquote><pre>cut(strips)\n  tie(strips)</pre><p>Once the frame is dry, sheets of mulberry paper are glued on from the bottom to the top, each overlapping the last by a thumb.</p></article><footer>© Paper Arts</footer></body></html>`;

  test("keeps the article's structure and its title", () => {
    const document = readText(page);
    expect(document.title).toBe("How lanterns are made");
    expect(document.blocks.map(({ kind }) => kind)).toEqual([
      "heading",
      "paragraph",
      "list_item",
      "list_item",
      "caption",
      "quote",
      "code",
      "paragraph",
    ]);
    expect(document.blocks[4]?.text).toBe("A frame.");
    expect(document.blocks[5]).toMatchObject({ speaker: "Mara Lind" });
    expect(document.blocks[6]?.text).toBe("cut(strips)\n  tie(strips)");
  });

  test("counts no tags in its programs, and says none of them where it is too large to be read as a page", () => {
    const program = `<script>document.write("${"<div>".repeat(300)}")</script>`;
    const noted = page.replace("<body>", `<body>${program}<!-- ${"<div>".repeat(300)} -->`);
    expect(readText(noted)).toEqual(readText(page));
    const deep = page.replace("<article>", `<article>${program}${"<div>".repeat(300)}`);
    const { blocks } = readText(deep);
    expect(blocks.map(({ text }) => text).join(" ")).not.toContain("document.write");
    expect(blocks.map(({ text }) => text)).toContain("Soak the strips & wait.");
  });

  test("takes the only heading for the title where that says in other words what the window's title says", () => {
    const titled = (window: string, heading: string) =>
      readText(
        `<!doctype html><html><head><title>${window}</title></head><body><header><h1>${heading}</h1></header><article><p>A lantern begins with a frame of split bamboo, which is soaked for a day, bent over a mould and tied at every crossing with waxed thread.</p><p>Once the frame is dry, sheets of mulberry paper are glued on from the bottom to the top, each overlapping the last by a thumb.</p></article></body></html>`,
      ).title;
    expect(titled("Paper lanterns from bamboo", "What a lantern is made of")).toBe(
      "Paper lanterns from bamboo",
    );
    expect(titled("Lanterns from bamboo", "The bamboo that becomes light")).toBe(
      "The bamboo that becomes light",
    );
    expect(titled("Lanterns from bamboo", "A weekly of folded and cut paper")).toBe(
      "Lanterns from bamboo",
    );
  });

  test("survives one that is nested without end", () => {
    expect(
      readText(`<html><body>${"<div>".repeat(20_000)}deep water`).blocks.map(({ text }) => text),
    ).toEqual(["deep water"]);
    expect(readText(`<html><body>${"<a><b>".repeat(15_000)}deep water`).blocks).toHaveLength(1);
  });
});

describe("decodeText()", () => {
  const text = "Die Fähre – „Reiher“ – kostet 5 € und fährt über den Sund.";

  test("reads UTF-8, UTF-16 with and without a mark, and Windows-1252", () => {
    const wide = Buffer.from(text, "utf16le");
    const western = Uint8Array.from(
      text,
      (letter) => ({ "–": 0x96, "„": 0x84, "“": 0x93, "€": 0x80 })[letter] ?? letter.charCodeAt(0),
    );
    expect(decodeText(Buffer.from(text))).toBe(text);
    expect(decodeText(Buffer.concat([Uint8Array.of(0xff, 0xfe), wide]))).toBe(text);
    expect(decodeText(wide)).toBe(text);
    expect(decodeText(wide.swap16())).toBe(text);
    expect(decodeText(western)).toBe(text);
  });

  test("gives null for bytes that are no text", () => {
    expect(
      decodeText(Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 251)),
    ).toBeNull();
  });
});
