import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import type { Document } from "../../../src/posts/document.ts";
import type { Script } from "../../../src/posts/script.ts";
import { assertScript, sampleBrief } from "../../../src/testing/mod.ts";
import { createLocalWriter } from "../../../src/writing/local_writer.ts";
import type { Brief } from "../../../src/writing/writer.ts";

const HARBOUR = `# Mayor Ottilie Krantz opens the new harbour

The town of Sandvik opened its new harbour after six years of work. 🎉

Ottilie Krantz cut a blue ribbon in front of two thousand guests. She had promised the harbour before her election.

The harbour cost 48 million crowns and has room for ninety boats.

## Who pays for the quay?

The quay is paid for by fees from boats and by the county of Lunde.

Krantz's opponents say that the fees drive away small fishing boats.

## Birds on the breakwater

Terns began to breed on the breakwater before it was finished. Volunteers count the terns every Sunday in June.

The builders left forty metres of gravel for the terns without any concrete.

Terns come back from Africa to the same metre of gravel. A tern lays two or three eggs on bare stones.`;

async function write(
  customPrompt: string,
  { source = HARBOUR, ...fields }: Partial<Brief> & { source?: string | Document } = {},
): Promise<Script> {
  const brief = sampleBrief({ maxPoints: 3, ...fields, customPrompt });
  const document = typeof source === "string" ? readText(source) : source;
  const script = await createLocalWriter().write(document, brief, {
    signal: AbortSignal.timeout(60_000),
  });
  assertScript(script, brief);
  return script;
}

describe("a client's instructions", () => {
  test("keep a name out of everything, and what refers to it", async () => {
    const prompts = ["Do not mention Ottilie Krantz", "Erwähne Krantz nicht", "not Krantz"];
    for (const prompt of prompts) {
      const { notFollowed, ...script } = await write(prompt);
      expect(JSON.stringify(script)).not.toMatch(/krantz|ottilie|promised/i);
      expect(script.points.length).toBeGreaterThan(0);
      expect(notFollowed).toEqual([]);
    }
  });

  test("keep a name out in any of its forms", async () => {
    const texts = {
      "Не упоминай Веру Ланскую":
        "Вера Ланская открыла музей. Книгу Веры Ланской прочли в каждом доме города. Музей стоит на берегу реки. В музее хранятся письма рыбаков.",
      "لا تذكر سمير":
        "افتتح سمير المتحف في المدينة. قال الناس لسمير إن المتحف جميل. يقع المتحف على ضفة النهر. يحفظ المتحف رسائل الصيادين القدامى.",
      不要提到林小雨:
        "林小雨在城里开了博物馆。博物馆位于河边的老仓库里。馆里收藏着渔民的旧信件。孩子们每个周末都去博物馆看信。",
    };
    for (const [prompt, source] of Object.entries(texts)) {
      const { notFollowed, ...script } = await write(prompt, { source });
      expect(JSON.stringify(script)).not.toMatch(/Вер[аы]|Ланск|سمير|林小雨/);
      expect(notFollowed).toEqual([]);
    }
  });

  test("raise what they are about to the cover and the points", async () => {
    const { hook, points, notFollowed } = await write("Focus on the terns", { maxPoints: 2 });
    expect(`${hook} ${points[0]?.narration.join(" ")}`).toMatch(/tern|bird/i);
    for (const point of points) expect(JSON.stringify(point)).toMatch(/tern/i);
    expect(notFollowed).toEqual([]);
  });

  test("count points and hashtags, and do without hashtags, emoji and calls", async () => {
    expect((await write("two tips")).points).toHaveLength(2);
    expect((await write("at most two hashtags")).hashtags).toHaveLength(2);
    expect((await write("no hashtags")).hashtags).toEqual([]);
    expect(JSON.stringify(await write("no emojis"))).not.toContain("🎉");
    const silent = await write("no call to action");
    expect([silent.callToAction, ...silent.closingNarration]).toEqual([""]);
    expect(silent.caption).not.toMatch(/\?|Save|Follow/);
  });

  test("ask a question of the text on the cover", async () => {
    const { hook, notFollowed } = await write("as a question");
    expect(hook).toBe("Who pays for the quay?");
    expect(notFollowed).toEqual([]);
  });

  test("set the language of the call to action alone", async () => {
    const { callToAction, hook } = await write("Call to action in French");
    expect(callToAction).toBe("Enregistrez ceci pour plus tard");
    expect(hook).toContain("harbour");
  });

  test("are said to be not followed where they are not", async () => {
    const impossible = [
      "Make it rhyme",
      "nine tips",
      "Write in Italian",
      "focus on volcanoes",
      "no politics",
      "for dentists",
    ];
    const { notFollowed, points } = await write(impossible.join(". "));
    expect(notFollowed).toEqual(impossible);
    expect(points.length).toBeGreaterThan(0);
    expect((await write("")).notFollowed).toEqual([]);
  });

  test("do not raise words of what is not understood", async () => {
    const plain = await write("");
    const { notFollowed, ...script } = await write("It would be a shame if Krantz were in it");
    const { notFollowed: none, ...same } = plain;
    expect(script).toEqual(same);
    expect(none).toEqual([]);
    expect(notFollowed).toHaveLength(1);
  });
});
