import { expect, test } from "bun:test";

test("what looks are made of can be bundled for the browser", async () => {
  const { outputs } = await Bun.build({
    entrypoints: [`${import.meta.dir}/../../../remotion/kit/mod.ts`],
    target: "browser",
    external: ["node:*", "bun", "bun:*"],
  });
  const code = await outputs[0]?.text();
  expect(code).toContain("defineTemplate");
  expect(code).not.toMatch(/(from|import|require)\s*\(?\s*"(node:|bun)/);
});
