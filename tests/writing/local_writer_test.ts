import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { assertScript, sampleBrief, sampleTexts, testWriter } from "postloom/testing";
import { readText } from "../../src/documents/text.ts";
import { narrationOf } from "../../src/testing/assert_script.ts";
import { createLocalWriter } from "../../src/writing/local_writer.ts";
import { saidIn } from "../../src/writing/source/as_prose.ts";
import { estimateSpokenMs } from "../../src/writing/text/speaking_time.ts";
import { UnwritableDocumentError } from "../../src/writing/writer.ts";

testWriter(test, { name: "local", open: createLocalWriter });

const signal = AbortSignal.timeout(300_000);
const write = (text: string, brief = sampleBrief()) =>
  createLocalWriter().write(readText(text), brief, { signal });
const sample = (name: string) => sampleTexts.find((text) => text.name === name)?.text ?? "";
const lettersOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, "");

const CANAL = `The lock keepers open the gates at six, long before the first barge sounds its horn.

Most boats carry gravel today, whereas coal and grain filled the holds a century ago.

A dredger removes 40,000 tonnes of mud every winter, because silt would close the channel in five years.

Otters returned to the upper reach in 2011, and children count their tracks in the snow.

The towpath was paved by volunteers who gave up their Sundays for it.

Three families still live on the water and send their letters to a café beside the weir.

Engineers check the aqueduct with a drone, which finds cracks that no diver would see.

Anglers pay nine euros a year for a permit, and poachers pay a fine of two hundred.

Ice stopped all traffic for eleven days in February, so sledges took over from the ferries.

The museum in the old pump house shows a steam engine that runs on the first Saturday of each month.

Tourism brings more money than freight now, although the tolls have not risen since 2004.

A second tunnel is planned under the ridge, if the county finds a sponsor for half of the cost.`;

describe("createLocalWriter()", () => {
  test("shows the item of a list that has a slide to itself, under its own name", async () => {
    const steps = [
      "Measure the wall. Two people and a long tape are enough, and an hour is plenty. Write down both heights, as few walls are even.",
      "Order the boards. Any sawmill cuts them to length for a small fee. Have them stored in the room where they will hang, so that they dry.",
      "Mark the studs. A magnet finds the nails in them within a minute. Draw a pencil line from the floor to the ceiling along each of them.",
      "Hang the lowest board. It carries the level of all the others above it. Check it three times before the first screw goes in.",
      "Oil the wood. Two thin coats are better than a single thick one. Open the windows and wait a day between them.",
    ];
    const text = `# Panel a wall with wood\n\nThe room looks warmer and sounds quieter. The work takes about two weekends.\n\n${steps.map((step, i) => `${i + 1}. ${step}`).join("\n")}`;
    const { points } = await write(text, sampleBrief({ maxPoints: 4 }));
    for (const { items } of points) expect(items.length).not.toBe(1);
    const shown = points.flatMap(({ headline, text, items }) => [headline, text, ...items]);
    for (const step of steps) expect(lettersOf(shown.join(" "))).toContain(lettersOf(step));
  });

  test("takes the sections of a text for its points", async () => {
    const script = await write(sample("an essay with headings"));
    expect(script.hook).toBe("Why old trees matter");
    expect(script.points.map((point) => point.headline)).toEqual([
      "They store the most carbon",
      "They are home to thousands of species",
      "They pass on water and sugar",
      "What you can do",
    ]);
    expect(script.points[1]?.figure).toEqual({
      value: "2,300 species",
      label: "A single oak can support 2,300 species, from lichens to birds",
    });
    expect(script.points[3]?.items).toHaveLength(3);
  });

  test("says what a paper's abstract says, wherever its heading stands, and cites no title as a saying", async () => {
    const title = "Why canals silt up in winter";
    const abstract = [
      "Canals lose a third of their depth between two summers.",
      "Barges push the mud to the banks wherever they turn.",
      "A dredger on a single lock restores the depth for half of the cost.",
    ];
    const paper = (head: string) =>
      `# ${title}\n\n${head}\n\nKeywords: canals, barges, mud.\n\n## 1 Introduction\n\n${CANAL}\n\nCite as: Reed, A. (2021). "${title}." Annals of Inland Waters.`;
    const whole = abstract.join(" ");
    for (const head of [
      `#### Abstract\n\n${whole}`,
      `Abstract—${whole}`,
      `ABSTRACT. ${whole}`,
      `## Summary\n\nBackground: ${abstract.join("\n\nResults: ")}`,
    ]) {
      const { subline, points } = await write(paper(head), sampleBrief({ maxPoints: 3 }));
      const shown = points.map(({ headline, text }) => `${headline} ${text}`);
      const said = lettersOf([subline ?? "", ...shown].join(" "));
      for (const sentence of abstract) expect(said).toContain(lettersOf(sentence));
      expect(points.every(({ quote }) => quote === null)).toBe(true);
    }
  });

  test("tells no footnote", async () => {
    const text = `# 水門の新しい鍵\n\n水門の鍵が六つ新しくなり、船は待たずに通れるようになった。\n\n古い鍵は百年前のもので、毎年冬に凍りついていた。\n\n※水門の写真は無断で転載できません。\n\n- ※水門の名称は各社の登録商標です。\n- ※水門の情報は発表当時のものです。`;
    const { points, caption } = await write(text);
    const shown = points.flatMap(({ headline, text, items }) => [headline, text, ...items]);
    expect([...shown, caption].join(" ")).not.toMatch(/※|転載|商標/u);
    const noted = await write(
      "# New locks for the mill pond\n\nSix locks[*] of the mill pond were changed in May, and boats no longer wait.\n\n[*] The locks are on loan from the harbour of the next town.",
    );
    expect(JSON.stringify(noted)).not.toMatch(/\[\*\]|on loan/u);
  });

  test("starts no point with a word that needs the sentence before it", async () => {
    for (const { text, name, language } of sampleTexts) {
      if (language !== "en" || /dialogue|joke/.test(name)) continue;
      const script = await write(text, sampleBrief({ maxPoints: 8 }));
      for (const { narration } of script.points) {
        expect(narration[0]).not.toMatch(
          /^(?:However|But|And|It|They|This|That|These|Yet)\b(?! \w+ the)/,
        );
      }
    }
  });

  test("says only whole sentences of the source, in their order", async () => {
    for (const { text, name } of sampleTexts) {
      const script = await write(
        text,
        sampleBrief({ medium: "video", maxPoints: 9, narrationMs: 60_000 }),
      );
      const source = lettersOf(readText(text).blocks.map(saidIn).join(" "));
      const places = script.points
        .flatMap((point) => (point.items.length > 0 ? [] : point.narration))
        .map((sentence) => source.indexOf(lettersOf(sentence)));
      expect([name, places.filter((place) => place < 0)]).toEqual([name, []]);
      expect([name, places]).toEqual([name, places.toSorted((a, b) => a - b)]);
    }
  });

  test("makes a point in any time, and fills the time where there is enough to say", async () => {
    const long = `# A year on the canal\n\n${CANAL}`;
    for (const seconds of [12, 15, 30, 60]) {
      const script = await write(long, sampleBrief({ maxPoints: 20, narrationMs: seconds * 1000 }));
      const spokenMs = narrationOf(script).reduce(
        (sum, line) => sum + estimateSpokenMs(line, "en"),
        0,
      );
      expect(script.points).not.toBeEmpty();
      expect(spokenMs).toBeLessThanOrEqual(seconds * 1000);
      expect(spokenMs).toBeGreaterThan(seconds * 1000 * 0.75);
    }
  });

  test("says a long hook shortened, and still shows it whole", async () => {
    const hook =
      "Nobody had counted the swallows under the harbour roof (a shed of 1890), until last summer";
    const body = "The birds come back every April. They leave for the south in September.";
    const { hook: shown, openingNarration } = await write(
      `# ${hook}\n\n${body}`,
      sampleBrief({ narrationMs: 13_000 }),
    );
    expect(shown).toBe(hook);
    expect(openingNarration[0]).toBe(
      "Nobody had counted the swallows under the harbour roof, until last summer.",
    );
  });

  test("says first what a text is about, and then its points for as long as there is time", async () => {
    const { openingNarration, subline } = await write(
      `# Orla Brandt

Orla Brandt was a miller from the valley of Varrow who built the first tide mill.

She was born in a cottage by the harbour. Brandt learned the trade from a cousin in the hills. Rye came to the mill by boat. The wheel of the mill turned twice a day. Storms broke the wheel in the winter of 1911. Neighbours gave oak for a new one. Brandt painted the door green every spring. Bakers from three valleys waited at that door.`,
      sampleBrief({ maxPoints: 9, narrationMs: 25_000 }),
    );
    expect(subline).toContain("was a miller");
    expect(openingNarration).toEqual(["Orla Brandt.", subline ?? ""]);
  });

  test("makes a point of the only sentence under a headline", async () => {
    const script = await write(
      "# A bakery that never closes\n\nThe ovens in Mill Lane have been burning day and night since 1952.",
      sampleBrief({ narrationMs: 30_000 }),
    );
    expect(script.points).toHaveLength(1);
    expect(script.subline).toBeNull();
  });

  test("shows and says the same: what a slide tells is part of its narration", async () => {
    for (const { text, name } of sampleTexts) {
      for (const point of (await write(text)).points) {
        const said = lettersOf(point.narration.join(" "));
        expect([name, said.includes(lettersOf(point.text))]).toEqual([name, true]);
      }
    }
  });

  test("tells the kinds of text apart", async () => {
    const genres = await Promise.all(
      [
        "an essay with headings",
        "a news report",
        "a plain list",
        "figures",
        "a quotation",
        "a dialogue",
        "a joke",
      ].map(async (name) => (await write(sample(name))).genre),
    );
    expect(genres).toEqual(["essay", "news", "list", "figures", "quote", "dialogue", "joke"]);
  });

  test("keeps a list whole, whether it has a slide for each item or not", async () => {
    const few = await write(sample("a plain list"), sampleBrief({ maxPoints: 3 }));
    expect(few.points.flatMap((point) => point.items)).toHaveLength(7);
    const many = await write(sample("a plain list"), sampleBrief({ maxPoints: 9 }));
    expect(many.points.map((point) => point.headline)).toContain("Thank someone");
    expect(many.points).toHaveLength(7);
  });

  test("sets two sides side by side", async () => {
    const { points } = await write(sample("before and after"));
    expect(points[0]?.comparison).toEqual({
      left: { label: "Before", text: "Customers waited two days for an answer." },
      right: { label: "After", text: "Customers get an answer within an hour." },
    });
  });

  test("quotes with the name of who said it", async () => {
    const news = await write(sample("a news report"), sampleBrief({ maxPoints: 5 }));
    expect(news.points.map((point) => point.quote?.attribution)).toContain("Maria Okafor");
    const proverb = await write(sample("a quotation"));
    expect(proverb).toMatchObject({
      kicker: "African proverb",
      hook: expect.stringContaining("go far"),
    });
  });

  test("does not give a joke away on its cover", async () => {
    const script = await write(sample("a joke"));
    expect(script).toMatchObject({ hook: "Why did the scarecrow win an award?", subline: null });
    expect(script.points[0]?.headline).toBe("Because he was outstanding in his field");
  });

  test("gives a hook even for a word or an emoji", async () => {
    for (const text of ["Buy local honey", "Sale!", "🎉", "42", "はい"]) {
      expect(text).toStartWith((await write(text)).hook);
    }
  });

  test("turns to what the client's instructions ask for", async () => {
    const text = sample("one plain paragraph");
    const one = { maxPoints: 1 };
    const plain = await write(text, sampleBrief(one));
    const wanted = await write(
      text,
      sampleBrief({ ...one, customPrompt: "Focus on roasting and aromas" }),
    );
    expect(plain.points[0]?.narration.join(" ")).not.toMatch(/roast/i);
    expect(`${wanted.hook} ${wanted.points[0]?.narration.join(" ")}`).toMatch(/roast|aroma/i);
  });

  test("writes the same script each time", async () => {
    const text = sample("a German article");
    expect(await write(text)).toEqual(await write(text));
  });

  test("asks in the language of the text", async () => {
    expect((await write(sample("a German article"))).callToAction).toBe(
      "Speichere dir das für später",
    );
    expect((await write(sample("a Hebrew article"))).direction).toBe("rtl");
  });

  test("survives a very long text and one without any full stop", async () => {
    const long = sampleTexts
      .map((text) => text.text)
      .join("\n\n")
      .repeat(10)
      .slice(0, 100_000);
    assertScript(await write(long), sampleBrief());
    const endless = sample("one plain paragraph").replace(/[.,]/g, "").repeat(20);
    assertScript(await write(endless), sampleBrief());
  }, 300_000);

  test("gives a sound script of words from the source, or none, for any input", async () => {
    const fragment = fc.constantFrom(
      "# ",
      "- ",
      "> ",
      "**",
      "\n",
      "\n\n",
      ". ",
      "! ",
      "? ",
      ": ",
      "“",
      "”",
      "(",
      "…",
      "42 % ",
      "$1.2 bn ",
      "Dr. ",
      "However, ",
      "it ",
      "The sea rises",
      "vs.",
      "https://a.example/b ",
      "你好。",
      "مرحبا ",
      "नमस्ते। ",
      "🎉",
    );
    const wild = fc.array(
      fc.oneof({ weight: 3, arbitrary: fragment }, fc.string({ unit: "grapheme" }), fc.lorem()),
      { maxLength: 30 },
    );
    const briefs = fc.record({
      maxPoints: fc.integer({ min: 0, max: 9 }),
      narrationMs: fc.option(fc.integer({ min: 1_000, max: 60_000 })),
      platform: fc.constantFrom("instagram" as const, "tiktok" as const, "youtube_shorts" as const),
    });
    await fc.assert(
      fc.asyncProperty(wild, briefs, async (parts, fields) => {
        const document = readText(parts.join(""));
        const brief = sampleBrief(fields);
        const script = await createLocalWriter()
          .write(document, brief, { signal })
          .catch((error: unknown) => error);
        if (script instanceof UnwritableDocumentError) return;
        if (script instanceof Error || typeof script !== "object") throw script;
        const written = script as Awaited<ReturnType<typeof write>>;
        assertScript(written, brief);
        const source = lettersOf([document.title ?? "", ...document.blocks.map(saidIn)].join(" "));
        for (const line of narrationOf(written).slice(
          0,
          -written.closingNarration.length || undefined,
        )) {
          for (const word of line.match(/[\p{L}\p{Nd}]+/gu) ?? [])
            expect(source).toContain(lettersOf(word));
        }
      }),
      { numRuns: 250 },
    );
  }, 300_000);
});
