import { expect, test } from "bun:test";
import { Type as t } from "@sinclair/typebox";
import carousel from "../../pipelines/carousel.ts";
import image from "../../pipelines/image.ts";
import reel from "../../pipelines/reel.ts";
import { sketchChainOf } from "../../src/formats/sketch_chain.ts";
import { pipeline } from "../../src/pipeline/pipeline.ts";
import { defineStage, type Permissions } from "../../src/pipeline/stage.ts";

const INPUT = t.Object({ text: t.String() });

function chainWith(permissions: Permissions) {
  const stage = defineStage({
    name: "shorten",
    title: "Shortening",
    version: 1,
    needs: INPUT,
    adds: t.Object({ short: t.String() }),
    options: t.Object({}),
    permissions,
    run: async ({ text }) => ({ short: text.slice(0, 9) }),
  });
  return pipeline("teaser", INPUT).use(stage());
}

test("Postloom's own formats can be sketched, without what draws, speaks and publishes", () => {
  for (const chain of [carousel, image, reel]) {
    const names =
      sketchChainOf(chain)
        ?.steps.flat()
        .map(({ name }) => name) ?? [];
    expect(names).toContain("write_script");
    expect(names.at(-1)).toMatch(/^lay_out_/);
  }
});

test("a chain without an entry cannot be sketched", () => {
  expect(sketchChainOf(chainWith({}))).toBeNull();
});

test("a chain with an entry can be sketched unless a stage before it reaches out", () => {
  const entry = t.Object({ short: t.String() });
  expect(sketchChainOf(chainWith({}).enterWith(entry))?.steps).toHaveLength(1);
  for (const permissions of [
    { net: ["translator.example"] },
    { run: ["pandoc"] },
    { env: ["TRANSLATOR_KEY"] },
  ]) {
    expect(sketchChainOf(chainWith(permissions).enterWith(entry))).toBeNull();
  }
});
