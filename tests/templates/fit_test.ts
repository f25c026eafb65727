import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SAMPLE_DRAWING } from "../../remotion/engine/sample_drawing.ts";
import type { Report } from "../../src/posts/report.ts";
import type { Slide } from "../../src/posts/slide.ts";
import { createRemotionRenderer } from "../../src/rendering/remotion_renderer.ts";
import type { Renderer } from "../../src/rendering/renderer.ts";
import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../../src/rendering/templates.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

/** Browsers may be slow on a busy machine. */
const TIMEOUT_MS = 300_000;
const templateFiles = await findTemplates([TEMPLATES_DIR]);
const templates = await loadTemplates(templateFiles);

describe("pages", () => {
  let dir: string;
  let renderer: Renderer;
  let reports: Report[] = [];

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "postloom-fit-"));
    renderer = createRemotionRenderer({
      templates,
      templateFiles,
      dataDir: dir,
      browserExecutable: null,
      env: process.env,
      log: silentLog,
      browsers: 1,
    });
    await renderer.warmUp();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await renderer.close();
    await rm(dir, { recursive: true });
  });

  /** What the pages report about slides. */
  async function reportsOf(
    template: string,
    slides: Slide[],
    options: { height: number; language: string; direction?: "ltr" | "rtl" },
  ): Promise<Report[]> {
    const { height, language, direction = "ltr" } = options;
    reports = [];
    await renderer.renderStills(
      {
        design: { template, variant: "any", platform: "tiktok", width: 1080, height },
        language,
        direction,
        slides,
      },
      {
        outputDir: dir,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        onProgress: () => undefined,
        onReport: (report) => reports.push(report),
      },
    );
    return reports;
  }

  test("say when a text is too long for type that can be read, and fit it in all the same", async () => {
    const text = "Many words that somebody has pasted here without a thought. ".repeat(20);
    const slide: Slide = { kind: "point", number: 1, headline: "Too much", emphasis: null, text };
    const [report, ...others] = await reportsOf("minimal", [slide], {
      height: 1350,
      language: "en",
    });
    expect(report).toMatchObject({ kind: "small_text" });
    expect(others).toEqual([]);
  });

  test("make art lower before letters become too small", async () => {
    const headline =
      "Nobody had measured how much colder the street becomes in the shade of so few trees, until pupils of the school hung thermometers into them for two long summers";
    const slide: Slide = {
      kind: "point",
      number: null,
      headline,
      emphasis: null,
      text: "",
      drawing: SAMPLE_DRAWING,
    };
    const options = { height: 1350, language: "en" };
    // So that the composition with a picture is among them.
    expect(await reportsOf("screenshot", [slide, slide, slide, slide], options)).toEqual([]);
  });

  test("say when there is no glyph for a character", async () => {
    const slide: Slide = { kind: "closing", headline: "𒀀 and 😀", text: null };
    const options = { height: 1350, language: "en" };
    expect(await reportsOf("minimal", [slide], options)).toEqual([
      { kind: "missing_glyphs", characters: "𒀀", slide: null },
    ]);
  });
});
