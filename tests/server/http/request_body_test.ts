import { expect, test } from "bun:test";
import { BodyTooLargeError, discardBody, readBody } from "../../../src/server/http/request_body.ts";

const ENDLESS = () =>
  new ReadableStream<Uint8Array>({ start: (c) => c.enqueue(new Uint8Array(1)) });
const MB = 1024 * 1024;

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/", { method: "POST", body, headers });
}

test.each([
  ["with its length declared", { "content-length": "5" }],
  ["in chunks", {}],
])("readBody() gives the bytes of a body that is sent %s", async (_, headers) => {
  using body = await readBody(post("12345", headers), 5);
  expect(new TextDecoder().decode(body.bytes)).toBe("12345");
  await expect(readBody(post("12345", headers), 4)).rejects.toThrow(BodyTooLargeError);
});

test.each([
  ["with its length declared", { "content-length": "5" }],
  ["in chunks", {}],
])("readBody() does not wait for ever for a body that is sent %s", async (_, headers) => {
  const reading = readBody(post(ENDLESS(), headers), 5, { minPatienceMs: 1 });
  await expect(reading).rejects.toMatchObject({ status: 408 });
});

test("the bytes of a body are freed once it is disposed of, and others can be read", async () => {
  for (let count = 0; count < 4; count++) {
    const body = await readBody(post(new Uint8Array(10 * MB)), 10 * MB);
    expect(body.bytes.length).toBe(10 * MB);
    body[Symbol.dispose]();
    expect(body.bytes.length).toBe(0);
  }
});

test("a body that could not be read leaves room for others", async () => {
  for (let count = 0; count < 4; count++) {
    const options = { minPatienceMs: 1 - (10 * MB) / 256 };
    await expect(readBody(post(ENDLESS()), 10 * MB, options)).rejects.toThrow("too long");
  }
});

test("discardBody() says whether the body is over", async () => {
  expect(await discardBody(post("12345"), { briefly: false })).toBe(true);
  const large = new Uint8Array(100_000);
  expect(await discardBody(post(large), { briefly: true })).toBe(false);
  expect(await discardBody(post(large), { briefly: false })).toBe(true);
});
