import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import sharp, { type Sharp } from "sharp";
import { accounts, jobs as jobRows } from "../../../src/database/schema.ts";
import { createErasures, removeJobs } from "../../../src/jobs/erasures.ts";
import { testService } from "../_service.ts";

const { ask, postText, postPdf, jobs, store, key, newAccount, keys, db } = await testService();

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a8a6a" } });
const JPEG = await bytesOf(
  picture(300, 200)
    .withExif({ IFD3: { GPSLatitudeRef: "N" } })
    .jpeg(),
);
const PNG = await bytesOf(picture(120, 160).png());
const WEBP = await bytesOf(picture(90, 90).webp());

/** A form that asks for a post of a PDF with these pictures, whatever they are called. */
function formWith(files: readonly Uint8Array[], fields: Record<string, string[]> = {}): FormData {
  const form = new FormData();
  form.append("pdf", new File(["%PDF-1.7 …"], "report.pdf", { type: "application/pdf" }));
  form.append("format", "image");
  for (const file of files) form.append("images", new File([file.slice()], "file.bin"));
  for (const [name, values] of Object.entries(fields)) {
    for (const value of values) form.append(name, value);
  }
  return form;
}

async function upload(file: Uint8Array, { alt = "", apiKey = key.text } = {}): Promise<Response> {
  const form = new FormData();
  form.append("image", new File([file.slice()], "picture"));
  form.append("alt", alt);
  const headers = { "x-api-key": apiKey };
  return await ask("/api/v1/uploads", { method: "POST", headers, body: form });
}

async function idOf(response: Response | Promise<Response>): Promise<string> {
  const { data } = (await (await response).json()) as { data: { jobId?: string; id?: string } };
  return data.jobId ?? data.id ?? "";
}

async function refusal(response: Response | Promise<Response>): Promise<string> {
  const { status } = await response;
  const { error, code } = (await (await response).json()) as { error: string; code: string };
  expect({ status, code }).toEqual({ status: 400, code: "invalid_request" });
  return error;
}

async function keysBelow(prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const object of store.list(prefix)) found.push(object.key);
  return found.sort();
}

/** The key of any picture of a job, which follows from what is in it. */
function pictureOf(id: string): string {
  return expect.stringMatching(new RegExp(`^sources/${id}/picture-[0-9a-f]{24}\\.jpg$`));
}

test("pictures of a form are kept beside the PDF in their order, told by their content", async () => {
  const alts = { imageAlts: ["The harbour", ""] };
  const id = await idOf(postPdf(formWith([JPEG, PNG, WEBP], alts)));
  const job = await jobs.get(id);
  const key = job?.pictures?.[0]?.key ?? "";
  expect(job?.pictures).toMatchObject([
    { key: pictureOf(id), width: 300, height: 200, alt: "The harbour" },
    { key: pictureOf(id), width: 120, height: 160, alt: null },
    { key: pictureOf(id), width: 90, height: 90, alt: null },
  ]);
  const kept = await store.get(key);
  const metadata = await sharp(await new Response(kept?.body).bytes()).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 300 });
  expect(metadata.exif).toBeUndefined();
  expect(job?.sourceBytes).toBeGreaterThan(100 + (kept?.size ?? 0));
});

test("pictures that cannot be used are refused, saying which, and nothing is kept", async () => {
  const before = await keysBelow("sources/");
  const gif = await bytesOf(picture(40, 40).gif());
  const svg = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"/>`);
  const heic = new TextEncoder().encode("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  for (const file of [gif, svg, heic]) {
    expect(await refusal(postPdf(formWith([JPEG, file])))).toBe(
      "Invalid image 2: must be a PNG, a JPEG or a WebP",
    );
  }
  const noise = sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: "#000000",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
  const whole = await bytesOf(noise.jpeg());
  expect(await refusal(postPdf(formWith([whole.subarray(0, whole.length / 2)])))).toBe(
    "Invalid image 1: the picture is damaged",
  );
  const bomb = await bytesOf(picture(8000, 6000).png());
  expect(await refusal(postPdf(formWith([bomb])))).toBe(
    "Invalid image 1: must be at most 40 megapixels",
  );
  const heavy = new Uint8Array(11 * 1024 * 1024);
  heavy.set(JPEG);
  expect(await refusal(postPdf(formWith([heavy])))).toBe("Invalid image 1: must be at most 10MB");
  expect(await refusal(postPdf(formWith(new Array(11).fill(WEBP))))).toBe(
    "Invalid images: must be at most 10",
  );
  expect(await refusal(postPdf(formWith([], { images: ["upl_1"] })))).toBe(
    "Invalid images: must be files",
  );
  expect(await refusal(postPdf(formWith([WEBP], { imageAlts: ["x".repeat(501)] })))).toContain(
    "Invalid imageAlts",
  );
  expect(await keysBelow("sources/")).toEqual(before);
});

test("uploads are shown by posts from texts, with what they show, any number of times", async () => {
  const response = await upload(JPEG, { alt: " A ship\nat sea " });
  expect(response.status).toBe(201);
  const body = (await response.clone().json()) as { data: Record<string, unknown> };
  expect(body.data).toMatchObject({ width: 300, height: 200, expiresAt: expect.any(String) });
  const images = [await idOf(response)];
  for (const format of ["image", "carousel"]) {
    const id = await idOf(postText({ text: "Ships sail.", format, images }));
    expect((await jobs.get(id))?.pictures).toMatchObject([
      { key: pictureOf(id), alt: "A ship at sea", width: 300 },
    ]);
  }
});

test("a request says what its uploads show, in place of what was said before", async () => {
  const [first, second] = [await idOf(upload(JPEG, { alt: "A ship" })), await idOf(upload(PNG))];
  const images = [{ id: first, alt: "The  ferry\nleaves" }, { id: first }, { id: second, alt: "" }];
  const id = await idOf(postText({ text: "Ships sail.", format: "carousel", images }));
  const shown = (await jobs.get(id))?.pictures?.map(({ alt }) => alt);
  expect(shown).toEqual(["The ferry leaves", "A ship", null]);
});

test("what is no upload of the account's own is refused", async () => {
  const images = [await idOf(upload(PNG))];
  const stranger = await newAccount("stranger@example.com");
  const { text } = await keys.create(stranger.id, "other");
  const body = { text: "Ships sail.", format: "image" };
  expect(await refusal(postText({ ...body, images }, text))).toContain("is no upload of yours");
  expect(await refusal(postText({ ...body, images: ["upl_none"] }))).toContain("upl_none");
  for (const wrong of [
    "upl_1",
    [1],
    ["../secret"],
    [{}],
    [null],
    new Array(11).fill("upl_1"),
    {},
  ]) {
    expect(await refusal(postText({ ...body, images: wrong }))).toBe(
      "Invalid images: must be a list of at most 10 ids of uploads, or objects with an id and alt",
    );
  }
  for (const alt of [1, "x".repeat(501)]) {
    const wrong = [...images, { id: images[0], alt }];
    expect(await refusal(postText({ ...body, images: wrong }))).toContain("Invalid images[1].alt");
  }
  expect(await refusal(upload(new Uint8Array()))).toContain("Invalid image");
  expect(await refusal(upload(new TextEncoder().encode("GIF89a")))).toContain("must be a PNG");
});

test("a repeated request with the same pictures makes no second job, and one with others is another", async () => {
  const send = (files: readonly Uint8Array[]) =>
    ask("/api/v1/process-pdf-async", {
      method: "POST",
      headers: { "x-api-key": key.text, "idempotency-key": "pictures-once" },
      body: formWith(files),
    });
  const id = await idOf(send([JPEG]));
  expect(await idOf(send([JPEG]))).toBe(id);
  expect((await send([PNG])).status).toBe(422);
  expect((await send([])).status).toBe(422);
});

test("pictures go with their job", async () => {
  const id = await idOf(postPdf(formWith([JPEG])));
  expect(await keysBelow(`sources/${id}`)).toEqual([`sources/${id}.pdf`, pictureOf(id)]);
  await db.transaction((tx) => removeJobs(tx, eq(jobRows.id, id)));
  await createErasures(db, store).erase(id);
  expect(await keysBelow(`sources/${id}`)).toEqual([]);
});

test("uploads count as storage, and an account whose storage is full sends no more", async () => {
  const full = await newAccount("full@example.com");
  await db.update(accounts).set({ storageBytes: 100 }).where(eq(accounts.id, full.id));
  const { text: apiKey } = await keys.create(full.id, "test");
  expect((await upload(JPEG, { apiKey })).status).toBe(201);
  const refused = await upload(JPEG, { apiKey });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: "storage_limited" });
});
