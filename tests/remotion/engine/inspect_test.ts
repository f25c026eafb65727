import { expect, test } from "bun:test";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Report } from "../../../src/posts/report.ts";
import { createRemotionRenderer } from "../../../src/rendering/remotion_renderer.ts";
import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../../../src/rendering/templates.ts";
import { silentLog } from "../../../src/testing/silent_log.ts";

/** A look that sets each headline as wrongly as the headline says. */
const WRONG = `
import { defineTemplate } from "postloom/kit";
const at = (top, style) => ({ position: "absolute", left: 100, top, width: 800, fontSize: 60,
  lineHeight: 1.2, fontFamily: "var(--text-face)", color: "#000000", ...style });
const STYLES = {
  Fine: [at(400)],
  Lost: [at(10)],
  Aside: [at(600, { left: 1000, width: 60 })],
  Faint: [at(400, { color: "#999999" })],
  Gradient: [at(400, { background: "linear-gradient(90deg, #ffffff, #222222)" })],
  Twice: [at(400), at(420)],
};
function Slide({ slide: { headline } }) {
  const texts = (STYLES[headline] ?? [at(400)]).map((style, i) => (
    <div key={i} style={style}>{headline + (i > 0 ? " again" : "")}</div>
  ));
  return (
    <div style={{ position: "absolute", inset: 0, background: "#ffffff" }}>
      {headline === "Cut" ? <div style={{ height: 420, overflow: "hidden" }}>{texts}</div> : texts}
      {headline === "Under" && <div style={at(390, { height: 90, background: "#ffee00" })} />}
      {headline === "Decorated" && <div aria-hidden="true" style={at(410)}>Decoration</div>}
    </div>
  );
}
const colours = { background: "#ffffff", ink: "#000000", accent: "#000000" };
export default defineTemplate({
  title: "Wrong", description: "", typefaces: { display: "inter", text: "inter" },
  variants: { a: colours, b: colours, c: colours, d: colours }, suits: () => 0, Slide,
});
`;

const FAULTS: Readonly<Record<string, string[]>> = {
  Fine: [],
  Decorated: [],
  Lost: ["unsafe"],
  Aside: ["unsafe"],
  Faint: ["low_contrast"],
  Gradient: ["low_contrast"],
  Twice: ["overlap"],
  Under: ["overlap"],
  Cut: ["clipped"],
};

test("pages see what a reader would see to be wrong with a picture", async () => {
  const dir = await mkdtemp(join(tmpdir(), "postloom-inspect-"));
  // Beside the templates, as what a template imports is found from there.
  const templatesDir = await mkdtemp(join(TEMPLATES_DIR, "../.wrong-templates-"));
  await writeFile(join(templatesDir, "wrong.tsx"), WRONG);
  const templateFiles = await findTemplates([templatesDir]);
  const renderer = createRemotionRenderer({
    templates: await loadTemplates(templateFiles),
    templateFiles,
    dataDir: dir,
    cacheRoots: [join(dir, "cache")],
    browserExecutable: null,
    env: process.env,
    log: silentLog,
    browsers: 1,
  });
  try {
    const reports: Report[] = [];
    const headlines = Object.keys(FAULTS);
    await renderer.renderStills(
      {
        design: { template: "wrong", variant: "a", platform: "tiktok", width: 540, height: 960 },
        language: "en",
        direction: "ltr",
        slides: headlines.map((headline) => ({ kind: "closing", headline, text: null })),
      },
      {
        outputDir: dir,
        signal: AbortSignal.timeout(300_000),
        onProgress: () => undefined,
        onReport: (report) => reports.push(report),
      },
    );
    const found = headlines.map((headline, slide) => {
      const kinds = reports.filter((report) => report.slide === slide).map(({ kind }) => kind);
      return [headline, [...new Set(kinds)]];
    });
    expect(Object.fromEntries(found)).toEqual(FAULTS);
  } finally {
    await renderer.close();
    await rm(templatesDir, { recursive: true });
    await rm(dir, { recursive: true });
  }
}, 300_000);
