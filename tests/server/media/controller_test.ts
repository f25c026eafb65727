import { expect, test } from "bun:test";
import { testService } from "../_service.ts";

const { ask, store } = await testService();
await store.put("media/x/reel.mp4", new TextEncoder().encode("0123456789"), "video/mp4");
await store.put(
  "sources/job_1.txt",
  new TextEncoder().encode("secret"),
  "text/plain; charset=utf-8",
);

function askReel(headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return ask("/media/x/reel.mp4", { method, headers });
}

test("a published object is served to anyone, for good", async () => {
  const response = await askReel();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "video/mp4",
    "content-length": "10",
    "accept-ranges": "bytes",
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(await response.text()).toBe("0123456789");
});

test("HEAD tells the size without the bytes", async () => {
  const response = await askReel({}, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe("10");
  expect(await response.text()).toBe("");
  expect((await ask("/media/none.png", { method: "HEAD" })).status).toBe(404);
});

test("a player gets the bytes it asks for", async () => {
  const cases: [string, number, string, string | null][] = [
    ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=-2", 206, "89", "bytes 8-9/10"],
    ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=-0", 416, "", "bytes */10"],
    ["bytes=3-1", 200, "0123456789", null],
    ["bytes=0-1,4-5", 200, "0123456789", null],
    ["lines=1-2", 200, "0123456789", null],
  ];
  for (const [range, status, text, contentRange] of cases) {
    const response = await askReel({ range });
    expect([
      range,
      response.status,
      await response.text(),
      response.headers.get("content-range"),
    ]).toEqual([range, status, text, contentRange]);
  }
});

test("who has the object already is not sent it again", async () => {
  const etag = (await askReel()).headers.get("etag") ?? "";
  expect((await askReel({ "if-none-match": `W/"other", ${etag}` })).status).toBe(304);
  expect((await askReel({ range: "bytes=0-1", "if-range": etag })).status).toBe(206);
  expect((await askReel({ range: "bytes=0-1", "if-range": '"old"' })).status).toBe(200);
});

test("nothing but published objects is served", async () => {
  for (const path of [
    "/media",
    "/media/",
    "/media/none.png",
    "/media/x",
    "/media/../sources/job_1.txt",
    "/media/..%2fsources%2fjob_1.txt",
    "/media/%2e%2e/sources/job_1.txt",
    "/media/x/..%5c..%5csources",
    "/media//x/reel.mp4",
    "/media/x/reel.mp4%00",
    "/sources/job_1.txt",
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
});
