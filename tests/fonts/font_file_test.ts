import { expect, test } from "bun:test";
import { InvalidRequestError } from "../../src/common/user_error.ts";
import { MAX_FONT_BYTES, readFont } from "../../src/fonts/font_file.ts";
import { EUROPEAN_TTF, licensed, offsetOf, WESTERN_WOFF2 } from "../support/fonts.ts";

test("a font's name, weights and characters are read, whatever it is packed in", async () => {
  const western = await readFont(WESTERN_WOFF2);
  expect(western.type).toBe("font/woff2");
  expect(western.facts).toMatchObject({ family: "Fraunces", weights: { min: 100, max: 900 } });
  expect(western.facts.ranges).toStartWith("U+20-7E, U+A0-FF");
  expect(western.facts.ranges).not.toContain("U+41");
  const european = await readFont(EUROPEAN_TTF);
  expect(european.type).toBe("font/ttf");
  expect(european.facts).toMatchObject({ family: "Liberation Sans", weights: null });
});

test("a font whose licence restricts embedding is refused, and one that may be viewed or edited is not", async () => {
  for (const bits of [0x0002, 0x0200, 0x0102]) {
    await expect(readFont(licensed(bits))).rejects.toThrow("its licence restricts embedding");
  }
  // Where several are set, the mildest counts.
  for (const bits of [0x0000, 0x0004, 0x0008, 0x000a, 0x0100]) {
    expect((await readFont(licensed(bits))).type).toBe("font/ttf");
  }
});

test("what is no font, is damaged or too large is refused with its reason", async () => {
  const text = new TextEncoder().encode("no font at all");
  const broken = EUROPEAN_TTF.slice();
  broken.fill(0xff, offsetOf(broken, "cmap"), offsetOf(broken, "cmap") + 400);
  const bomb = WESTERN_WOFF2.slice();
  new DataView(bomb.buffer).setUint32(16, 4_000_000_000);
  const wrong: [Uint8Array, string][] = [
    [new Uint8Array(), "the file is empty"],
    [text, "must be a TTF, an OTF or a WOFF2"],
    [new TextEncoder().encode("ttcf\0\x01\0\0\0\0\0\x01"), "must be a TTF, an OTF or a WOFF2"],
    [new Uint8Array(MAX_FONT_BYTES + 1), "must be at most 2MB"],
    [WESTERN_WOFF2.slice(0, 10), "unpacked"],
    [bomb, "must be at most 15MB when it is unpacked"],
    [WESTERN_WOFF2.slice(0, WESTERN_WOFF2.length / 2), "damaged"],
    [EUROPEAN_TTF.slice(0, 2000), "damaged"],
    [broken, "Invalid font"],
  ];
  for (const [file, reason] of wrong) {
    const reading = readFont(file);
    await expect(reading, reason).rejects.toThrow(InvalidRequestError);
    await expect(reading).rejects.toThrow(reason);
  }
});
