import { describe, expect, test } from "bun:test";
import { sampleBrief } from "postloom/testing";
import { readText } from "../../src/documents/text.ts";
import { RECENT_POSTS } from "../../src/jobs/job_store.ts";
import type { PastDesign } from "../../src/posts/design.ts";
import type { Script } from "../../src/posts/script.ts";
import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../../src/rendering/templates.ts";
import { chooseTemplate, chooseVariant } from "../../src/stages/_choice.ts";
import { createLocalWriter } from "../../src/writing/local_writer.ts";
import { CHOICES } from "./_choices.ts";

const templates = await loadTemplates(await findTemplates([TEMPLATES_DIR]));

async function scriptOf(text: string): Promise<Script> {
  const signal = AbortSignal.timeout(300_000);
  return await createLocalWriter().write(readText(text), sampleBrief(), { signal });
}

const ANY = { variant: null, seed: "any", recent: [] };

describe("auto", () => {
  for (const [expected, texts] of Object.entries(CHOICES)) {
    for (const text of texts) {
      test(`chooses ${expected} for "${text.slice(0, 50).replaceAll("\n", " ")}"`, async () => {
        const choice = chooseTemplate(templates, await scriptOf(text), ANY);
        expect(Object.keys(choice?.scores ?? {})[0]).toBe(expected);
        expect(choice?.reason).toContain(`"${expected}" suits that best`);
      });
    }
  }

  test("looks only at templates with the variant that was named, if there is one", async () => {
    const script = await scriptOf(CHOICES.news?.[0] ?? "");
    const named = chooseTemplate(templates, script, { ...ANY, variant: "paper" });
    expect(Object.hasOwn(templates[named?.template ?? ""]?.variants ?? {}, "paper")).toBe(true);
    const other = chooseTemplate(templates, script, { ...ANY, variant: "nobody's" });
    expect(Object.keys(other?.scores ?? {})).toHaveLength(Object.keys(templates).length);
  });

  test("takes turns among looks that suit nearly as well, and never a joke's for what is grave", async () => {
    const script = await scriptOf(CHOICES.news?.[0] ?? "");
    const seeds = Array.from({ length: 40 }, (_, i) => `post ${i}`);
    const looks = (tone: "grave" | "neutral") =>
      seeds.map(
        (seed) => chooseTemplate(templates, { ...script, tone }, { ...ANY, seed })?.template,
      );
    expect(new Set(looks("neutral"))).toEqual(new Set(["magazine", "minimal", "news"]));
    for (const seed of seeds) {
      const recent = [{ template: "news", variant: "wire" }];
      const next = chooseTemplate(templates, script, { ...ANY, seed, recent });
      expect(next?.template).not.toBe("news");
    }
    for (const genre of ["joke", "dialogue", "essay"] as const) {
      for (const seed of seeds) {
        const grave = chooseTemplate(
          templates,
          { ...script, genre, tone: "grave" },
          { ...ANY, seed },
        );
        expect(["meme", "neon", "screenshot"]).not.toContain(grave?.template ?? "");
      }
    }
  });

  test("no look has more than three of twelve posts in a row, or two of them, while others suit", async () => {
    const script = await scriptOf(CHOICES.infographic?.[8] ?? "");
    const posted: PastDesign[] = [];
    for (let post = 0; post < 40; post++) {
      const recent = posted.slice(0, RECENT_POSTS);
      const choice = chooseTemplate(templates, script, { ...ANY, seed: `post ${post}`, recent });
      posted.unshift({ template: choice?.template ?? "", variant: "any" });
    }
    for (const [index, { template }] of posted.entries()) {
      expect(posted[index + 1]?.template).not.toBe(template);
      const alike = posted.slice(index, index + 12).filter((one) => one.template === template);
      expect(alike.length).toBeLessThanOrEqual(3);
    }
  });

  test("says that a look is a change only where posts had the best one, and whether the genre made it best", async () => {
    const told = (script: Script, recent: PastDesign[]) =>
      ["a", "b", "c", "d", "e", "f", "g", "h"].map(
        (seed) => chooseTemplate(templates, script, { ...ANY, seed, recent })?.told ?? "",
      );
    const news = await scriptOf(CHOICES.news?.[0] ?? "");
    expect(told(news, [])).toContain(
      "The text reads as news, which suits news best; minimal suits it nearly as well",
    );
    const had = told(news, [{ template: "news", variant: "wire" }]);
    expect(had.every((reason) => reason.endsWith("suits it nearly as well, for a change"))).toBe(
      true,
    );
    const robots = await scriptOf(CHOICES.neon?.[2] ?? "");
    expect(told(robots, [])).toContain(
      "The text reads as an essay, and what it says suits neon best",
    );
  });

  test("a variant is of the post's tone, and none that the last posts had", () => {
    const { variants = {} } = templates.news ?? {};
    const of = (tone: "grave" | "light", recent: string[] = []) =>
      Array.from({ length: 40 }, (_, i) =>
        chooseVariant("news", variants, {
          tone,
          seed: `post ${i}`,
          recent: recent.map((variant) => ({ template: "news", variant })),
        }),
      );
    expect(new Set(of("grave"))).toEqual(new Set(["bulletin", "daily", "wire"]));
    expect(new Set(of("light"))).toEqual(new Set(["alert", "market"]));
    expect(new Set(of("grave", ["wire", "daily"]))).toEqual(new Set(["bulletin"]));
    expect(new Set(of("light", ["alert", "market"]))).toEqual(new Set(["market"]));
  });

  test("says how well every template suits, the best first", async () => {
    const choice = chooseTemplate(templates, await scriptOf("Buy local honey"), ANY);
    const scores = Object.values(choice?.scores ?? {});
    expect(scores).toHaveLength(Object.keys(templates).length);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});
