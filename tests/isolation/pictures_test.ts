import { afterAll, expect, test } from "bun:test";
import sharp from "sharp";
import { InvalidRequestError } from "../../src/common/user_error.ts";
import { createIsolatedPictures } from "../../src/isolation/pictures.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

const signal = new AbortController().signal;
const options = { what: "image 1", signal };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3a7f5c" } });

const pictures = createIsolatedPictures({ log: silentLog });
afterAll(() => pictures.close());

test("a picture is prepared in another process, and a part of a buffer as well", async () => {
  const file = await picture(300, 200).png().toBuffer();
  const padded = new Uint8Array(file.length + 10);
  padded.set(file, 5);
  const part = padded.subarray(5, 5 + file.length);
  const { type, facts } = await pictures.prepare(part, options);
  expect({ type, ...facts }).toMatchObject({ type: "image/jpeg", width: 300, height: 200 });
});

test("what cannot be used is refused with its reason", async () => {
  const refused = pictures.prepare(new Uint8Array([1, 2, 3]), options);
  await expect(refused).rejects.toThrow(InvalidRequestError);
  await expect(refused).rejects.toThrow("Invalid image 1: must be a PNG, a JPEG or a WebP");
});

test("a picture that takes too long is refused, and the next one is read", async () => {
  // No time at all: how long any picture takes depends on the machine.
  await using hurried = Object.assign(createIsolatedPictures({ log: silentLog, deadlineMs: -1 }), {
    async [Symbol.asyncDispose]() {
      await hurried.close();
    },
  });
  const large = await picture(6000, 6000).jpeg().toBuffer();
  await expect(hurried.prepare(large, options)).rejects.toThrow("takes too long to read");
  expect((await pictures.prepare(large, options)).facts.width).toBe(2048);
});
