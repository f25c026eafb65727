import { expect, test } from "bun:test";
import sharp from "sharp";
import { livePropsOf } from "../../../src/dashboard/editor/live_props.ts";
import type { DraftPreview } from "../../../src/server/drafts/draft_preview.ts";
import { editingService } from "./_editing.ts";

const { ask, post, key, keys, newAccount, revise, draftOf, drawnFrom } = await editingService();
const branded = await ask("/api/v1/brand", {
  method: "PUT",
  headers: { "x-api-key": key.text, "content-type": "application/json" },
  body: JSON.stringify({ handle: "harbour" }),
});
expect(branded.status).toBe(200);
const original = await post();

async function preview(patch: unknown, apiKey = key.text): Promise<Response> {
  return await ask(`/api/v1/jobs/${original}/draft/preview`, {
    method: "POST",
    headers: { "x-api-key": apiKey, "content-type": "application/merge-patch+json" },
    body: JSON.stringify(patch),
  });
}

async function previewOf(patch: unknown): Promise<DraftPreview> {
  const response = await preview(patch);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: DraftPreview }).data;
}

test("a preview is what an edit would be drawn from, and makes nothing", async () => {
  const slides = { s2: { headline: "It waits now", drawing: "honeybee" } };
  const told = await previewOf({ slides, design: { platform: "tiktok" } });
  expect(told.design).toMatchObject({ template: "minimal", platform: "tiktok", height: 1920 });
  expect(told.sender).toMatchObject({ handle: "harbour", logo: null });
  const [, second] = told.slides;
  expect(second?.id).toBe("s2");
  expect(second?.slide).toMatchObject({ headline: "It waits now", drawing: { name: "honeybee" } });
  const list = await ask("/api/v1/jobs", { headers: { "x-api-key": key.text } });
  expect(((await list.json()) as { data: unknown[] }).data).toHaveLength(1);
});

test("what an edited draft is drawn live from is what its revision is drawn from", async () => {
  const patch = {
    slides: { s2: { headline: "It waits now", drawing: "honeybee" }, s3: null },
    design: { visualTemplate: "news" },
  };
  const told = await previewOf(patch);
  const revision = await revise(original, patch);
  const { draft } = await draftOf(revision);
  const { pictures, ...live } = livePropsOf(draft, told, {});
  expect(pictures).toEqual({});
  expect(live).toEqual(drawnFrom.at(-1) as typeof live);
});

test("a preview is refused as the edit would be", async () => {
  const response = await preview({ slides: { s2: { headline: 7 } } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: "Invalid slides.s2.headline: must be a string of at most 500 characters",
  });
});

test("a draft's files are its account's alone, uploads among them", async () => {
  const body = new FormData();
  const colour = { width: 90, height: 60, channels: 3, background: "#3a7f5c" } as const;
  const bytes = new Uint8Array(await sharp({ create: colour }).png().toBuffer());
  body.set("image", new File([bytes], "own.png", { type: "image/png" }));
  const sent = await ask("/api/v1/uploads", {
    method: "POST",
    headers: { "x-api-key": key.text },
    body,
  });
  const { id } = ((await sent.json()) as { data: { id: string } }).data;
  const told = await previewOf({ slides: { s1: { picture: { id, alt: null } } } });
  expect(told.slides[0]?.slide.picture?.key).toBe(id);
  const file = (name: string, apiKey = key.text) =>
    ask(`/api/v1/jobs/${original}/draft/files/${name}`, { headers: { "x-api-key": apiKey } });
  const shown = await file(id);
  expect(shown.headers.get("content-type")).toMatch(/^image\/(jpeg|webp)$/);
  expect((await sharp(await shown.bytes()).metadata()).width).toBe(90);
  const stranger = await keys.create((await newAccount("stranger@example.com")).id, "test");
  expect((await file(id, stranger.text)).status).toBe(404);
  expect((await preview({}, stranger.text)).status).toBe(404);
  for (const name of ["logo", "font", "upl_1", "..%2F..%2Fetc%2Fpasswd"]) {
    expect((await file(name)).status).toBe(404);
  }
});
