import { expect, test } from "bun:test";
import { FatalError } from "postloom";
import type { Brand, PastDesign, PostRequest, Template } from "postloom/posts";
import { chooseDesign } from "postloom/stages";
import { runStage, testStage } from "postloom/testing";
import { createDrawingPack } from "../../src/drawings/drawing_pack.ts";
import { openServices } from "../support/installation.ts";
import { keptLog } from "./_kept_log.ts";
import { POINT, scriptOf } from "./_script.ts";

const services = await openServices();
const LOOK: Template = {
  title: "Quiet",
  description: "For essays",
  typefaces: { display: "inter", text: "inter" },
  variants: {
    day: { background: "#ffffff", ink: "#111111", accent: "#1133ee" },
    night: { background: "#111111", ink: "#ffffff", accent: "#ffcc00" },
  },
  suits: ({ genre }) => (genre === "essay" ? 0.8 : 0.1),
  Slide: null,
};
const templates = {
  loud: { ...LOOK, title: "Loud", suits: () => 0.5 },
  quiet: LOOK,
};
const REQUEST: PostRequest = {
  format: "image",
  platform: "instagram",
  visualTemplate: "auto",
  visualStyleVariant: null,
  customPrompt: null,
};
const INPUT = { script: scriptOf([POINT]), request: REQUEST, brand: null };
const BRAND: Brand = {
  name: null,
  handle: null,
  colours: { accent: "#00a86b", background: "#0b1220", ink: null },
  logo: null,
};

/** The design of a request, and what the log says of it. */
async function designFor(
  request: Partial<PostRequest>,
  {
    brand = null,
    options = {},
    recent = [],
  }: { brand?: Brand | null; options?: { shape?: "9:16" }; recent?: PastDesign[] } = {},
) {
  const { log, lines } = keptLog();
  const input = { ...INPUT, request: { ...REQUEST, ...request }, brand, recent };
  const { design, lookReason } = await runStage(chooseDesign(options), input, {
    services: { templates, drawings: createDrawingPack() },
    log,
  });
  return { design, lookReason, said: lines[0]?.fields };
}

testStage(test, { stage: chooseDesign(), input: INPUT, fakes: () => ({ services }) });

test("`auto` takes the template that suits the script best, and the log says why", async () => {
  const { design, lookReason, said } = await designFor({});
  expect(design).toEqual({
    template: "quiet",
    variant: expect.stringMatching(/^(day|night)$/),
    seed: "Why old trees matter",
    platform: "instagram",
    shape: "platform",
    width: 1080,
    height: 1350,
  });
  expect(said).toMatchObject({
    requested: "auto",
    scores: { quiet: 0.8, loud: 0.5 },
    reason: expect.stringContaining('"quiet" suits that best'),
  });
  expect(lookReason).toBe("The text reads as an essay, which suits quiet best");
});

test("a template that was asked for is taken, however little it suits", async () => {
  const { design, lookReason, said } = await designFor({ visualTemplate: "loud" });
  expect(lookReason).toBeUndefined();
  expect(design.template).toBe("loud");
  expect(said).toMatchObject({ requested: "loud", reason: "The template was requested" });
});

test("pictures are 1080 pixels wide: as high as the platform shows them", async () => {
  for (const platform of ["tiktok", "youtube_shorts"] as const) {
    const { design } = await designFor({ platform });
    expect(design).toMatchObject({ platform, width: 1080, height: 1920 });
  }
  const { design } = await designFor({ platform: "pinterest" });
  expect(design).toMatchObject({ width: 1080, height: 1620 });
});

test("pictures have the ratio that was asked for, in any format", async () => {
  const designs = ["platform", "9:16"] as const;
  for (const shape of designs) {
    const sizes = { "1:1": [1080, 1080], "16:9": [1920, 1080] } as const;
    for (const [aspectRatio, [width, height]] of Object.entries(sizes)) {
      const input = { ...INPUT, formatOptions: { aspectRatio: aspectRatio as "1:1" | "16:9" } };
      const { design } = await runStage(chooseDesign({ shape }), input, { services });
      expect(design).toMatchObject({ shape: aspectRatio, width, height });
    }
  }
});

test("the same post looks the same each time, and unlike the account's last one", async () => {
  const { design } = await designFor({});
  expect((await designFor({})).design).toEqual(design);
  const { template, variant } = design;
  const next = await designFor({}, { recent: [{ template, variant }] });
  expect(next.design.variant).not.toBe(variant);
});

test("`shape` makes the pictures fill the screen, whatever the platform", async () => {
  const { design } = await designFor({}, { options: { shape: "9:16" } });
  expect(design).toMatchObject({ platform: "instagram", width: 1080, height: 1920 });
});

test("a brand's colours are drawn with, and the look gives what the brand leaves open", async () => {
  const { design, said } = await designFor({}, { brand: BRAND });
  const colours = { accent: "#00a86b", background: "#0b1220", ink: "#ffffff" };
  expect(design.colours).toEqual(colours);
  expect(said).toMatchObject({ colours });
});

test("a brand without colours leaves the look as it is", async () => {
  const { design } = await designFor({}, { brand: { ...BRAND, name: "Oak", colours: null } });
  expect(design).not.toHaveProperty("colours");
});

test("a variant that was asked for keeps its own colours, whatever the brand's are", async () => {
  const { design } = await designFor({ visualStyleVariant: "night" }, { brand: BRAND });
  expect(design.variant).toBe("night");
  expect(design).not.toHaveProperty("colours");
});

test("a variant by a name that no look has goes on to the look, which makes a palette of it", async () => {
  const { design } = await designFor({ visualStyleVariant: "strawberry" });
  expect(design).toMatchObject({ template: "quiet", variant: "strawberry" });
});

test("a template that is gone fails for good, and the client is told which there are", async () => {
  const running = designFor({ visualTemplate: "gone" });
  await expect(running).rejects.toBeInstanceOf(FatalError);
  await expect(running).rejects.toMatchObject({
    code: "unusable_request",
    message: 'Cannot find the template "gone": choose one of loud, quiet',
  });
});

test("a look has the colours that what the post is about looks like itself in", async () => {
  const leafy: Template = {
    ...LOOK,
    variants: {
      sea: { background: "#ffffff", ink: "#111111", accent: "#1f62b5" },
      wood: { background: "#ffffff", ink: "#111111", accent: "#2f7a4d" },
      rust: { background: "#ffffff", ink: "#111111", accent: "#b8402a" },
    },
  };
  const variantsFor = async (drawing: string | null) => {
    const variants = Array.from({ length: 12 }, async (_, i) => {
      const subject = drawing === null ? {} : { subject: { drawing, confidence: 1 } };
      const script = { ...scriptOf([POINT]), hook: `Post ${i}`, ...subject };
      const services = { templates: { leafy }, drawings: createDrawingPack() };
      const { design } = await runStage(chooseDesign(), { ...INPUT, script }, { services });
      return design.variant;
    });
    return new Set(await Promise.all(variants));
  };
  expect(await variantsFor("herb")).toEqual(new Set(["wood"]));
  // Red, as it is drawn, whatever it measures.
  expect((await variantsFor("thermometer")).size).toBe(3);
  expect((await variantsFor(null)).size).toBe(3);
});
