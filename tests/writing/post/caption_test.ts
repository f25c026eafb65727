import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import type { Document } from "../../../src/posts/document.ts";
import { factsOf, Platform } from "../../../src/posts/platform.ts";
import { captionLength } from "../../../src/posts/platforms/mod.ts";
import type { Script } from "../../../src/posts/script.ts";
import { sampleBrief } from "../../../src/testing/mod.ts";
import { createLocalWriter } from "../../../src/writing/local_writer.ts";
import type { Brief } from "../../../src/writing/writer.ts";

const LIGHTHOUSE = `# The lighthouse of Varrow is dark again

The lighthouse of Varrow went dark in the winter storm of 1987 after eighty years of service.

Its keeper climbed 212 steps every evening with a can of oil on her back.

Fishermen from the harbour collected 40,000 crowns for a new lamp within a single month.

The lamp came from a workshop in the mountains that had never built one before.

Sailors could see its light from a distance of thirty kilometres on clear nights.

The harbour council sold the tower to a family of bakers in 2003.

The bakers turned the oil store into a small museum with a library of charts.

Visitors leave their shoes at the door because the stairs are made of soft limestone.`;

async function write(text: string | Document, fields: Partial<Brief> = {}): Promise<Script> {
  const document = typeof text === "string" ? readText(text) : text;
  return await createLocalWriter().write(document, sampleBrief({ maxPoints: 2, ...fields }), {
    signal: AbortSignal.timeout(60_000),
  });
}

function shownBy({ hook, subline, points }: Script): string {
  const texts = points.flatMap(({ headline, text, narration }) => [headline, text, ...narration]);
  return [hook, subline, ...texts].join("\n");
}

describe("a caption", () => {
  test("opens with a short line that is not on the cover", async () => {
    for (const platform of ["instagram", "tiktok", "youtube_shorts"] as const) {
      const { caption, hook, subline } = await write(LIGHTHOUSE, { platform });
      const [first = ""] = caption.split("\n");
      expect([hook, `${hook}.`, subline]).not.toContain(first);
      expect(first.length).toBeLessThanOrEqual(platform === "instagram" ? 125 : 100);
      expect(LIGHTHOUSE).toContain(first);
    }
  });

  test("is no longer than its platform takes together with the tags, in any script", async () => {
    const bees =
      "蜜蜂用舞蹈告诉同伴花在哪里。舞蹈的方向和太阳有关。舞蹈越久，花就越远。阴天的时候，它们靠偏振光找路。";
    for (const { const: platform } of Platform.anyOf) {
      for (const text of [LIGHTHOUSE, bees.repeat(3)]) {
        const { caption, hashtags } = await write(text, { platform });
        const facts = factsOf(platform);
        const whole =
          platform === "x" || platform === "threads" ? [caption, ...hashtags].join(" ") : caption;
        expect(captionLength(whole, facts), platform).toBeLessThanOrEqual(facts.caption.accepts);
        expect(caption, platform).not.toBe("");
      }
    }
  });

  test("says whole sentences of the source that the slides do not say", async () => {
    const script = await write(LIGHTHOUSE);
    const sentences = script.caption.split("\n\n").slice(0, -1);
    expect(sentences.length).toBeGreaterThanOrEqual(3);
    for (const sentence of sentences) {
      expect(LIGHTHOUSE).toContain(sentence);
      expect(shownBy(script)).not.toContain(sentence);
    }
  });

  test("repeats the slides only where the source says no more", async () => {
    const { caption, hook } = await write("Goats climb trees in search of fruit.");
    expect(caption).toStartWith(hook);
  });

  test("numbers the entries of a ranking, and sets no bullet before the numbers", async () => {
    const entries = ["The harbour tower", "The salt road", "The old ropewalk", "The ice cellar"];
    const list = entries.map((entry, index) => `${index + 1}. ${entry}`).join("\n");
    const { caption } = await write(`# Four walks around Varrow\n\n${list}`);
    expect(caption).toContain(list);
  });

  test("ends with a question in the text's language, but news asks nothing", async () => {
    expect((await write(LIGHTHOUSE)).caption).toEndWith("What was new to you?");
    const greek =
      "Ο φάρος του νησιού έσβησε τον χειμώνα. Ο φύλακας ανέβαινε κάθε βράδυ διακόσια σκαλιά με λάδι στην πλάτη. Οι ψαράδες μάζεψαν χρήματα για μια καινούργια λάμπα.";
    expect((await write(greek)).caption).toEndWith("Τι από αυτά ήταν νέο για σένα;");
    const news =
      "VARROW, March 3 (Reuters) - Police said on Monday that the harbour was closed. The mayor told reporters on Tuesday that two ships had collided in the fog. A spokesman said nobody was missing.";
    const script = await write(news);
    expect(script.genre).toBe("news");
    expect(script.caption).toEndWith("Follow for more.");
    expect(script.callToAction).toBe("Follow for more");
  });

  test("asks nothing of who reads of deaths, and not what was new of a disaster", async () => {
    const grave =
      "# Nine dead after the ferry sank\n\nNine people died when the ferry sank off Varrow. The victims were on their way home. Four were killed by the cold, and the wounded were brought ashore by fishermen. A funeral is held in the harbour church.";
    const script = await write(grave);
    expect(script.tone).toBe("grave");
    expect([script.callToAction, ...script.closingNarration]).toEqual([""]);
    expect(script.caption).not.toMatch(/\?|Follow|Save|Share/);
    const sombre =
      "# What the flooding left behind\n\nThe old mill has stood by the river since 1780. Its wheel is made of oak. The miller keeps the flour on the upper floor. He paints a line on the wall for every spring. Children come to read the lines and to draw them.";
    expect((await write(sombre)).caption).not.toContain("?");
  });

  test("names nobody whom the headline is about", async () => {
    const { caption } = await write(
      `Share\n\nPrivacy policy\n\nValley League: the season ends\n\nValley League\n\n${LIGHTHOUSE.split("\n\n").slice(1).join("\n\n")}`,
    );
    expect(caption).not.toContain("Source: Valley League");
  });

  test("names who wrote and who published the source", async () => {
    const document = {
      ...readText(LIGHTHOUSE),
      details: { byline: "Ina Torv", publisher: "Varrow Gazette" },
    };
    expect((await write(document)).caption).toEndWith("\n\nSource: Ina Torv, Varrow Gazette");
  });
});
