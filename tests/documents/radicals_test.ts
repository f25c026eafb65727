import { expect, test } from "bun:test";
import { withoutRadicals } from "../../src/documents/radicals.ts";

test("withoutRadicals() leaves letters that can be found and spoken", () => {
  expect(withoutRadicals("⼀⼆三，⻆⻓⻔。")).toBe("一二三，角长门。");
});
