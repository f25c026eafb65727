import { describe, expect, test } from "bun:test";
import { sampleBrief } from "postloom/testing";
import { readText } from "../../src/documents/text.ts";
import type { Script } from "../../src/posts/script.ts";
import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../../src/rendering/templates.ts";
import { chooseTemplate } from "../../src/stages/_choice.ts";
import { createLocalWriter } from "../../src/writing/local_writer.ts";
import { CHOICES } from "./_choices.ts";

const templates = await loadTemplates(await findTemplates([TEMPLATES_DIR]));

async function scriptOf(text: string): Promise<Script> {
  const signal = AbortSignal.timeout(300_000);
  return await createLocalWriter().write(readText(text), sampleBrief(), { signal });
}

describe("auto", () => {
  for (const [expected, texts] of Object.entries(CHOICES)) {
    for (const text of texts) {
      test(`chooses ${expected} for "${text.slice(0, 50).replaceAll("\n", " ")}"`, async () => {
        const choice = chooseTemplate(templates, await scriptOf(text), null);
        expect(choice?.reason).toContain(`"${expected}" suits that best`);
        expect(choice?.template).toBe(expected);
      });
    }
  }

  test("looks only at templates with the variant that was named, if there is one", async () => {
    const script = await scriptOf(CHOICES.news?.[0] ?? "");
    const named = chooseTemplate(templates, script, "paper");
    expect(Object.hasOwn(templates[named?.template ?? ""]?.variants ?? {}, "paper")).toBe(true);
    expect(chooseTemplate(templates, script, "nobody's")?.template).toBe("news");
  });

  test("says how well every template suits, the best first", async () => {
    const choice = chooseTemplate(templates, await scriptOf("Buy local honey"), null);
    const scores = Object.values(choice?.scores ?? {});
    expect(scores).toHaveLength(Object.keys(templates).length);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});
