import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import type { Platform } from "../../../src/posts/platform.ts";
import { sampleBrief } from "../../../src/testing/mod.ts";
import { createLocalWriter } from "../../../src/writing/local_writer.ts";

async function tagsOf(text: string, platform: Platform = "instagram"): Promise<string[]> {
  const { hashtags } = await createLocalWriter().write(readText(text), sampleBrief({ platform }), {
    signal: AbortSignal.timeout(60_000),
  });
  return hashtags;
}

const MILL = `The mill of Orla Brandt

Orla Brandt bought the old mill in March. The mill has a wheel of oak, and the wheel turns slowly.
She grinds rye for the bakers of the valley. Orla Brandt has explained the wheel to children since then.
The valley had explained nothing to Orla Brandt. The bakers have grown fond of the rye and of the mill.
They have grown their own rye in the valley. Many people slowly walk to the river on Sundays in March.`;

describe("hashtags", () => {
  test("are names and nouns that the text repeats, and no verbs, months or parts of a name", async () => {
    const tags = await tagsOf(MILL);
    expect(tags).toContain("#OrlaBrandt");
    expect(tags).toContain("#Mill");
    expect(tags.join(" ")).not.toMatch(/Explain|Grown|Slowly|March|Sunday|#Orla\b|#Brandt/);
    for (const tag of tags) {
      const plain = tag.slice(1).toLowerCase();
      const others = tags.filter((other) => other !== tag).map((other) => other.toLowerCase());
      expect(others.filter((other) => other.includes(plain))).toEqual([]);
    }
  });

  test("are no addresses of sites", async () => {
    const text =
      "Cheap flour\n\nSites like OrlasMill.com and RyeAtHome.com sell flour. Compare the coupons of OrlasMill.com and RyeAtHome.com first. The coupons are free, and coupons save money for bakers. Bakers collect coupons.";
    expect((await tagsOf(text)).join(" ")).not.toMatch(/com\b/i);
  });

  test("name a topic as a text names it when it is the subject", async () => {
    const tags = await tagsOf(`Młyn nad jeziorem

W młynie pachnie mąką i drewnem. Młyn ma dębowe koło, a koło obraca woda. Do młyna przychodzą piekarze.
Piekarze z doliny kupują żyto. Przy młynie stoi stary wiatrak. Wiatrak nie ma skrzydeł od wojny.
Obok wiatraka rośnie lipa. Lipa kwitnie w lipcu. O młynach w dolinie napisano książkę.
Książka o młynach leży w bibliotece. Biblioteka jest otwarta w soboty.`);
    expect(tags).toContain("#Młyn");
    expect(tags.join(" ")).not.toMatch(/ach\b|ami\b|ego\b/);
  });

  test("are as many as the platform likes", async () => {
    expect((await tagsOf(MILL)).length).toBeGreaterThanOrEqual(5);
    expect((await tagsOf(MILL, "tiktok")).length).toBeLessThanOrEqual(5);
    const shorts = await tagsOf(MILL, "youtube_shorts");
    expect(shorts).toHaveLength(3);
    expect(shorts).toContain("#Shorts");
  });

  test("leave Arabic words without their article, joined by underscores", async () => {
    const tags = await tagsOf(
      "يربي الفلاحون النحل الجبلي في الوادي. يعيش النحل الجبلي قرب النهر طوال الربيع. يجمع الأطفال العسل من خلايا النحل الجبلي في الصباح. يباع العسل في سوق الوادي كل أسبوع.",
    );
    expect(tags).toContain("#نحل_جبلي");
    expect(tags).toContain("#عسل");
  });

  test("join words where a script has no spaces", async () => {
    const tags = await tagsOf(
      "古老的灯塔在冬天的风暴中熄灭了。渔民为灯塔收集了四万元。灯塔的灯来自山里的工厂。渔民在晴朗的夜晚可以看到灯塔的光。",
    );
    expect(tags).toContain("#灯塔");
    expect(tags.join(" ")).not.toContain("_");
  });

  test("name the genre in the text's language", async () => {
    const tags = await tagsOf(
      "„Wer einen Garten hat, lebt schon im Paradies.“ — Aba Assa\n\n„Ein Garten braucht Geduld und Regen.“ — Aba Assa",
    );
    expect(tags).toContain("#Zitat");
  });
});
