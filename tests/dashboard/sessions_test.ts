import { expect, test } from "bun:test";
import { browserName } from "../../src/dashboard/parts/sessions.tsx";
import { loadTranslator } from "../../src/languages/load_translator.ts";

const english = await loadTranslator({ language: "en", locale: "en" });

test("a browser is named by what it says of itself", () => {
  for (const [agent, name] of [
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1",
      "Safari on iOS",
    ],
    ["curl/8.0", "A browser"],
    [null, "A browser"],
  ] as const) {
    expect(browserName(agent, english)).toBe(name);
  }
});
