import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PreviewResponse } from "../../../src/server/creation/preview_controller.ts";
import { editingService } from "../drafts/_editing.ts";

/** How many posts are laid out just now, and how many were at most. */
const sketches = { now: 0, most: 0, begun: [] as string[] };
const service = await editingService({
  sketcher: (own) => ({
    async sketch(input, options) {
      sketches.begun.push(input.text);
      sketches.most = Math.max(sketches.most, ++sketches.now);
      try {
        return await own.sketch(input, options);
      } finally {
        sketches.now--;
      }
    },
  }),
});
const { ask, key, keys, newAccount, db, enqueued, run, draftOf, drawnFrom, postText } = service;

const TEXT = `# The bakery that bakes at noon

Since May the corner bakery has baked its bread at noon. It sells 30 loaves more a day.

The baker sleeps until eight. His apprentice comes by bicycle, and brings the milk.`;

async function preview(body: unknown, apiKey = key.text): Promise<Response> {
  return await ask("/api/v1/preview-text", {
    method: "POST",
    headers: { "x-api-key": apiKey, "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function previewOf(body: unknown): Promise<PreviewResponse> {
  const response = await preview(body);
  expect(response.status).toBe(200);
  return (await response.json()) as PreviewResponse;
}

test("a preview is what the post is drawn from in the end", async () => {
  const body = {
    text: TEXT,
    format: "carousel",
    slideCount: 3,
    visualTemplate: "minimal",
    visualStyleVariant: "light",
  };
  const { data, reason } = await previewOf(body);
  expect(reason).toBeNull();
  const { jobId } = ((await (await postText(body)).json()) as { data: { jobId: string } }).data;
  await run(jobId);
  const { draft } = await draftOf(jobId);
  expect(data?.slides.map(({ id }) => id)).toEqual(draft.order);
  const drawn = drawnFrom.at(-1);
  expect(data?.slides.map(({ slide }) => slide)).toEqual(drawn?.slides as never);
  expect(data?.design).toEqual(drawn?.design as never);
  expect(data?.lookReason).toBeNull();
});

test("a preview says which look is chosen, and why", async () => {
  const { data } = await previewOf({ text: TEXT, format: "image" });
  expect(data?.slides).toHaveLength(1);
  expect(["minimal", "news"]).toContain(data?.design.template ?? "");
  expect(data?.lookReason).toMatch(/^The text reads as /);
});

test("a preview of a video has what is said in its scenes", async () => {
  const { data } = await previewOf({ text: TEXT, format: "reel", captionsEnabled: true });
  expect(data?.design).toMatchObject({ width: 1080, height: 1920 });
  expect(data?.captions).not.toBeNull();
  expect(data?.narrations).toHaveLength(data?.slides.length ?? 0);
  expect(data?.narrations[0]?.join(" ")).toContain("bak");
});

test("a preview shows the pictures that were uploaded", async () => {
  const form = new FormData();
  const colour = { width: 90, height: 60, channels: 3, background: "#3a7f5c" } as const;
  const bytes = new Uint8Array(await sharp({ create: colour }).png().toBuffer());
  form.set("image", new File([bytes], "own.png", { type: "image/png" }));
  const headers = { "x-api-key": key.text };
  const sent = await ask("/api/v1/uploads", { method: "POST", headers, body: form });
  const { id } = ((await sent.json()) as { data: { id: string } }).data;
  const { data } = await previewOf({ text: TEXT, format: "image", images: [id] });
  expect(data?.slides[0]?.slide.picture).toMatchObject({ key: id, width: 90 });
  const stranger = await keys.create((await newAccount("picture@example.com")).id, "test");
  const body = { text: TEXT, format: "image", images: [id] };
  expect((await preview(body, stranger.text)).status).toBe(400);
});

test("a preview counts as no post, and leaves nothing behind", async () => {
  const poor = await newAccount("poor@example.com", "free");
  const own = (await keys.create(poor.id, "test")).text;
  const before = enqueued.length;
  for (let time = 0; time < 12; time++) {
    expect((await preview({ text: `${TEXT} ${time}`, format: "image" }, own)).status).toBe(200);
  }
  const usage = await ask("/api/v1/usage", { headers: { "x-api-key": own } });
  expect(await usage.json()).toMatchObject({ data: { requests: { limit: 10, remaining: 10 } } });
  const list = await ask("/api/v1/jobs", { headers: { "x-api-key": own } });
  expect(await list.json()).toMatchObject({ data: [] });
  expect(enqueued).toHaveLength(before);
  expect(await readdir(join(service.dir, "work"))).toEqual([]);
  expect(
    await db.query.jobs.findMany({ where: (job, { eq }) => eq(job.accountId, poor.id) }),
  ).toEqual([]);
});

test("a text that makes no post is no error: it may become one", async () => {
  const { data, reason } = await previewOf({ text: "12 34 56 78 90", format: "image" });
  expect(data).toBeNull();
  expect(reason).toContain("only numbers");
});

for (const [what, body, message] of [
  ["an empty text", { text: " ", format: "image" }, "No text provided"],
  ["a text that is too long", { text: "a ".repeat(60_000), format: "image" }, "100,000 characters"],
  ["another format", { text: TEXT, format: "poster" }, "Invalid format"],
  ["another look", { text: TEXT, format: "image", visualTemplate: "plain" }, "visualTemplate"],
  ["too many slides", { text: TEXT, format: "carousel", slideCount: 50 }, "slideCount"],
  ["what is no list of pictures", { text: TEXT, format: "image", images: "x" }, "Invalid images"],
  ["what is no JSON", "{", "Malformed JSON"],
] as const) {
  test(`${what} is refused as in a creation`, async () => {
    const response = await preview(body);
    const told = (await response.json()) as { error: string };
    expect([response.status, told.error]).toEqual([400, expect.stringContaining(message)]);
    expect(await (await postText(body)).json()).toEqual(told as never);
  });
}

test("a preview wants a key or a session", async () => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ text: TEXT, format: "image" });
  const response = await ask("/api/v1/preview-text", { method: "POST", headers, body });
  expect(response.status).toBe(401);
});

test("previews have a limit of their own, for each account", async () => {
  const eager = (await keys.create((await newAccount("eager@example.com")).id, "test")).text;
  const statuses: number[] = [];
  // A minute may turn meanwhile.
  for (let time = 0; time < 260 && !statuses.includes(429); time++) {
    statuses.push((await preview({ text: "", format: "image" }, eager)).status);
  }
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(120);
  const refused = await preview({ text: TEXT, format: "image" }, eager);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await preview({ text: TEXT, format: "image" })).status).toBe(200);
});

test("posts are laid out one at a time for an account, and what nobody waits for is left out", async () => {
  sketches.most = 0;
  const own = (await keys.create((await newAccount("typist@example.com")).id, "test")).text;
  const typed = Array.from({ length: 8 }, (_, index) => `${TEXT} And ${index} more.`);
  const abort = new AbortController();
  const headers = { "x-api-key": own, "content-type": "application/json" };
  const left = ask("/api/v1/preview-text", {
    method: "POST",
    headers,
    body: JSON.stringify({ text: `${TEXT} Left.`, format: "image" }),
    signal: abort.signal,
  });
  abort.abort();
  const answers = await Promise.all(typed.map((text) => preview({ text, format: "image" }, own)));
  expect(answers.map(({ status }) => status)).toEqual(typed.map(() => 200));
  expect(sketches.most).toBe(1);
  await left;
  expect(sketches.begun.some((text) => text.endsWith("Left."))).toBe(false);
});

test("at most two posts are laid out at a time", async () => {
  sketches.most = 0;
  const names = ["one", "two", "three", "four", "five"];
  const typists = await Promise.all(
    names.map(async (name) => keys.create((await newAccount(`${name}@example.com`)).id, "test")),
  );
  const body = { text: TEXT, format: "carousel" };
  const answers = await Promise.all(typists.map(({ text }) => preview(body, text)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  expect(sketches.most).toBe(2);
});
