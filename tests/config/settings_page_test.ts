import { expect, test } from "bun:test";
import { withSettings } from "../../src/config/settings_page.ts";

test("docs/settings.md lists the settings as they are, see `bun run docs:settings`", async () => {
  const page = await Bun.file(new URL("../../docs/settings.md", import.meta.url)).text();
  expect(page).toBe(withSettings(page));
});

test("a page without markers is refused", () => {
  expect(() => withSettings("# Settings")).toThrow("Cannot write the settings");
});
