import { afterAll, expect, test } from "bun:test";
import { InvalidRequestError } from "../../src/common/user_error.ts";
import { createIsolatedFonts } from "../../src/isolation/fonts.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { EUROPEAN_TTF, withTable } from "../support/fonts.ts";

const { signal } = new AbortController();
const fonts = createIsolatedFonts({ log: silentLog });
afterAll(() => fonts.close());

test("a font is read in another process, and one that cannot be used is refused with its reason", async () => {
  const { type, facts } = await fonts.read(EUROPEAN_TTF, { signal });
  expect({ type, family: facts.family }).toEqual({ type: "font/ttf", family: "Liberation Sans" });
  const refused = fonts.read(new Uint8Array([1, 2, 3]), { signal });
  await expect(refused).rejects.toThrow(InvalidRequestError);
  await expect(refused).rejects.toThrow("Invalid font: must be a TTF");
});

test("a font that takes too much time or memory is refused, and the next one is read", async () => {
  await expect(fonts.read(endless(), { signal })).rejects.toThrow("takes too long to read");
  expect((await fonts.read(EUROPEAN_TTF, { signal })).type).toBe("font/ttf");
});

/** A font whose table of characters says thousands of times that it has the same ones. */
function endless(): Uint8Array {
  const groups = 20_000;
  const cmap = new Uint8Array(28 + 12 * groups);
  const view = new DataView(cmap.buffer);
  for (const [index, value] of [0, 1, 3, 10, 0, 12, 12].entries()) view.setUint16(2 * index, value);
  view.setUint32(16, cmap.length - 12);
  view.setUint32(24, groups);
  for (let at = 28; at < cmap.length; at += 12) {
    for (const [index, value] of [0x20, 0x7000, 1].entries()) view.setUint32(at + 4 * index, value);
  }
  return withTable("cmap", cmap);
}
