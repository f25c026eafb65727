import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { readText } from "../../src/documents/text.ts";

const kinds = (text: string) => readText(text).blocks.map(({ kind, text }) => `${kind}: ${text}`);

describe("readText()", () => {
  test("reads Markdown into blocks without markup", () => {
    expect(
      kinds(
        `# A *title*\n\nSome **bold** words, [a link](https://example.com/a) and \`code\`[^1].\n\n- one\n  - two\n\n> Words.\n> — Somebody\n\n![picture](a.png)\n\n\`\`\`js\nrun();\n\`\`\`\n\n[^1]: A note.`,
      ),
    ).toEqual([
      "heading: A title",
      "paragraph: Some bold words, a link and code.",
      "list_item: one",
      "list_item: two",
      "quote: Words.",
      "code: run();",
    ]);
  });

  test("takes the rows of a table for list items", () => {
    expect(kinds("| Name | Size |\n|---|---|\n| Ant | 3 mm |")).toEqual(["list_item: Ant: 3 mm"]);
  });

  test("leaves characters alone that only look like markup", () => {
    const text = "With 5 * 3 = 15, snake_case, a < b and c > d, <no tag>, I <3 #tags & co at 50%.";
    expect(kinds(text)).toEqual([`paragraph: ${text}`]);
  });

  test("leaves out tags of templates", () => {
    const source = '{% include head.html title: "Tides" %}\nThe tide turns at noon.';
    expect(readText(source).blocks).toEqual([
      { kind: "paragraph", text: "The tide turns at noon.", level: 0 },
    ]);
  });

  test("takes a list of times for no program", () => {
    const times = ["01:10 Mud", "12:45 Cables", "31:20 Eleven seconds"];
    const { blocks } = readText(times.join("\n\n"));
    expect(blocks.map(({ kind }) => kind)).not.toContain("code");
  });

  test("takes HTML tags off and keeps their text", () => {
    expect(
      kinds("<h2>News</h2><p>Hello <b>world</b> &amp; all.<br>Bye.</p><script>x()</script>"),
    ).toEqual(["heading: News", "paragraph: Hello world & all.", "paragraph: Bye."]);
  });

  test("joins lines that were wrapped and splits those that ended on purpose", () => {
    const wrapped =
      "Bees pollinate about a third of what we eat, and they\r\ndo so unasked.\r\nWithout them,\r\nthere would be fewer apples.";
    expect(kinds(wrapped)).toEqual([
      "paragraph: Bees pollinate about a third of what we eat, and they do so unasked.",
      "paragraph: Without them, there would be fewer apples.",
    ]);
  });

  test("keeps the lines of a dialogue apart", () => {
    expect(kinds("Anna: Hi\nBen: Hello\nAnna: Bye")).toHaveLength(3);
  });

  test("does not take a paragraph above a rule for a heading", () => {
    expect(kinds("A first line of prose that ends here.\n---\nMore.")[0]).toStartWith("paragraph");
  });

  test("finds the headings and the title of a text that marks none", () => {
    const document = readText(
      "Why bees matter\n\nBees pollinate about a third of what we eat, and they do so without being asked.\n\nWhat they need\n\nThey need flowers from spring to autumn, bare soil and a place that is left alone.",
    );
    expect(document.title).toBe("Why bees matter");
    expect(document.blocks.map((block) => block.kind)).toEqual([
      "heading",
      "paragraph",
      "heading",
      "paragraph",
    ]);
  });

  test("reads bullets that are no Markdown", () => {
    expect(kinds("• Milk\n• Eggs\n✅ Bread")).toEqual([
      "list_item: Milk",
      "list_item: Eggs",
      "list_item: Bread",
    ]);
  });

  test("takes the stars off that stand around a line", () => {
    expect(kinds("The lock opens at noon.\n\n*** ENTRY IS FREE ***")).toEqual([
      "paragraph: The lock opens at noon.",
      "paragraph: ENTRY IS FREE",
    ]);
  });

  test("keeps what stands right behind an address where no space does", () => {
    expect(kinds("先访问https://lock.example/open/再重试，没有发现门。")).toEqual([
      "paragraph: 先访问lock.example再重试，没有发现门。",
    ]);
  });

  test("leaves out where a text points to its picture", () => {
    expect(kinds("渡し船が三月に座礁した＝写真＝。修理は五月に終わる。")).toEqual([
      "paragraph: 渡し船が三月に座礁した。修理は五月に終わる。",
    ]);
    expect(kinds("Die Fähre (Foto) liegt auf Grund.")).toEqual([
      "paragraph: Die Fähre liegt auf Grund.",
    ]);
  });

  test("writes Romanian with commas, whichever letters it is typed with, and leaves Turkish alone", () => {
    const said =
      "Podul de peste Olt rămâne închis până când apele scad şi meşterii repară parapeţii.";
    expect(readText(`${said} Toţi aşteaptă.`).blocks[0]?.text).toBe(
      "Podul de peste Olt rămâne închis până când apele scad și meșterii repară parapeții. Toți așteaptă.",
    );
    const menu = ["Citeşte şi", "Distribuie", said, "Toţi aşteaptă vara.", "Citeşte mai mult"];
    expect(readText(menu.join("\n\n")).blocks.map(({ text }) => text)).not.toContain(
      "Citește mai mult",
    );
    const turkish = "Köprü, sular çekilene ve ustalar taşları yerine koyana kadar kapalı kalıyor.";
    expect(readText(turkish).blocks[0]?.text).toBe(turkish);
  });

  test("reduces addresses to hosts and drops citation marks", () => {
    expect(kinds("See https://www.example.com/a?b=c for more [1][2].")).toEqual([
      "paragraph: See example.com for more.",
    ]);
  });

  test("never throws and never leaves control characters, whatever comes in", () => {
    const fragment = fc.constantFrom(
      "# ",
      "- ",
      "> ",
      "**",
      "_",
      "`",
      "```\n",
      "|",
      "\n",
      "\n\n",
      "<b>",
      "<",
      "](",
      "[",
      "---\n",
      "\u00AD",
      "\u0000",
    );
    const wild = fc.array(fc.oneof(fragment, fc.string({ unit: "grapheme" })), { maxLength: 40 });
    fc.assert(
      fc.property(wild, (parts) => {
        for (const { kind, text } of readText(parts.join("")).blocks) {
          const hasLines = kind === "code" || kind === "verse";
          expect(hasLines ? text.replaceAll("\n", "") : text).not.toMatch(/[\p{Cc}\u00AD]/u);
          expect(text.trim()).not.toBe("");
        }
      }),
      { numRuns: 300 },
    );
  });

  test("survives nesting that nobody means", () => {
    expect(readText(`${"> ".repeat(20_000)}deep`).blocks).toHaveLength(1);
    expect(readText("[".repeat(20_000)).blocks).toHaveLength(0);
  });
});

describe("readText() of texts that mean harm", () => {
  test.each([
    "<svg/onload=alert(1)>Bees",
    "Bees <img src=x onerror=alert(1)",
    "&lt;svg/onload=alert(1)&gt;Bees",
    "&#60;img src=x onerror=alert(1)&#62;Bees",
    "<sc<b>ript>Bees</sc</b>ript>",
    "<xss onmouseover=alert(1)>Bees",
    '<object data="evil">Bees',
    "`<svg onload=alert(1)>` Bees",
  ])("leaves no tag in %s", (text) => {
    const words = kinds(text).join(" ");
    expect(words).toContain("Bees");
    expect(words).not.toMatch(/<|onload|onerror|alert|script/);
  });

  test("takes out what reorders letters, and marks that no letter carries", () => {
    const [block] = readText(`Z\u202Eevil\u202C \u2066a${"\u0301".repeat(900)}\u2069`).blocks;
    expect(block?.text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|\p{M}{31}/u);
    expect(block?.text).toStartWith("Zevil á");
  });

  test("keeps links whose definitions are far from them", () => {
    const text = `See [the page][1].\n\n${"A line.\n\n".repeat(300)}[1]: https://example.com`;
    expect(readText(text).blocks[0]?.text).toBe("See the page.");
  });
});

test("readText() takes no sentence for a headline that is all that is left of a page", () => {
  const sentence = "The pilots of the harbour asked for a second bell after the fog of last March.";
  const { title, blocks } = readText(
    ["© A Paper", sentence, "Share", "Privacy policy"].join("\n\n"),
  );
  expect(title).toBeNull();
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph"]);
});
