import { expect, test } from "bun:test";
import sharp from "sharp";
import { createSessionStore } from "../../../src/accounts/session_store.ts";
import { licensed, WESTERN_WOFF2 } from "../../support/fonts.ts";
import { PUBLIC_URL, testService } from "../_service.ts";

const { ask, keys, newAccount, db, jobs, store } = await testService();
const NOTHING = { name: null, handle: null, colours: null, logoUrl: null, fontFamily: null };
const MARK = await sharp({
  create: { width: 120, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 1 } },
})
  .png()
  .toBuffer();

/** An account of its own, and ways to ask with its key. */
async function newOwner(email: string) {
  const account = await newAccount(email);
  const { text } = await keys.create(account.id, "test");
  const send = (method: string, path: string, init: RequestInit = {}) =>
    ask(path, { method, ...init, headers: { "x-api-key": text, ...init.headers } });
  const json = { "content-type": "application/json" };
  return {
    account,
    send,
    brand: async () => (await (await send("GET", "/api/v1/brand")).json()).data,
    putBrand: (values: unknown) =>
      send("PUT", "/api/v1/brand", { headers: json, body: JSON.stringify(values) }),
    putLogo: (body: BodyInit, type = "image/png") =>
      send("PUT", "/api/v1/brand/logo", { headers: { "content-type": type }, body }),
    async newJob() {
      const body = JSON.stringify({ text: "A text to post", format: "image" });
      const answer = await send("POST", "/api/v1/process-text-async", { headers: json, body });
      return await jobs.get((await answer.json()).data.jobId);
    },
  };
}

test("a brand is set, changed in parts, shown and removed", async () => {
  const { brand, putBrand, putLogo, send } = await newOwner("parts@example.com");
  expect(await brand()).toEqual(NOTHING);
  const colours = { accent: "#E4572E", background: "#fff" };
  const set = await putBrand({ name: " Halden ", handle: "@halden", colours });
  const text = {
    name: "Halden",
    handle: "halden",
    colours: { accent: "#e4572e", background: "#ffffff", ink: null },
  };
  expect(set.status).toBe(200);
  expect(set.headers.get("cache-control")).toBe("no-store");
  expect(await set.json()).toEqual({ success: true, data: { ...NOTHING, ...text } });
  const { data } = await (await putLogo(MARK)).json();
  expect(data).toEqual({
    ...NOTHING,
    ...text,
    logoUrl: expect.stringMatching(/^https:\/\/posts\.example\/media\/logos\/[0-9a-f]{64}\.png$/),
  });
  const { logoUrl } = data;
  expect((await (await putBrand({ name: "Other" })).json()).data).toEqual({
    ...NOTHING,
    name: "Other",
    logoUrl,
  });
  expect((await (await send("DELETE", "/api/v1/brand/logo")).json()).data.logoUrl).toBeNull();
  await putLogo(MARK);
  expect((await (await send("DELETE", "/api/v1/brand")).json()).data).toEqual(NOTHING);
  expect(await brand()).toEqual(NOTHING);
  // Posts that were made with it may still need it.
  expect(await store.head(new URL(logoUrl).pathname.slice(1))).toBeDefined();
  expect((await ask(new URL(logoUrl).pathname)).headers.get("content-type")).toBe("image/png");
});

test("a logo comes as the body, in a form, and of whatever type it is said to be", async () => {
  const { putLogo, send } = await newOwner("forms@example.com");
  const form = new FormData();
  form.append("logo", new File([MARK], "anything.txt"));
  const answers = [
    await send("PUT", "/api/v1/brand/logo", { body: form }),
    await putLogo(MARK, "image/png"),
    await putLogo(MARK, "image/webp"),
    await putLogo(MARK, "application/octet-stream"),
  ];
  const urls = new Set<string>();
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    urls.add((await answer.json()).data.logoUrl);
  }
  expect(urls.size).toBe(1);
});

test("what cannot be used is refused, and changes nothing", async () => {
  const { brand, putBrand, putLogo, send } = await newOwner("wrong@example.com");
  await putBrand({ name: "Halden" });
  const two = new FormData();
  for (const name of ["a.png", "b.png"]) two.append("logo", new File([MARK], name));
  const elsewhere = new FormData();
  elsewhere.append("picture", new File([MARK], "a.png"));
  const path = "/api/v1/brand/logo";
  const wrong: [Response, string][] = [
    [await putBrand({ handle: "a b" }), "Invalid handle: must be at most 40 letters"],
    [await putBrand([]), "Invalid body: must be a JSON object"],
    [await putBrand({ colours: { accent: "blue" } }), "Invalid colours.accent: must be a colour"],
    [await putLogo(""), "No logo provided"],
    [await putLogo("<svg/>", "image/svg+xml"), "Invalid logo: must be a PNG, a JPEG or a WebP"],
    [await putLogo(Buffer.alloc(2 * 1024 * 1024 + 1)), "Invalid logo: must be at most 2MB"],
    [await putLogo("x", "multipart/form-data"), "Malformed multipart/form-data"],
    [await send("PUT", path, { body: two }), "Invalid logo: must be a single file"],
    [await send("PUT", path, { body: elsewhere }), "No logo provided"],
  ];
  for (const [answer, message] of wrong) {
    const body = await answer.json();
    expect(answer.status, message).toBe(400);
    expect(body.error).toStartWith(message);
    expect(body.code).toBe("invalid_request");
  }
  expect(await brand()).toEqual({ ...NOTHING, name: "Halden" });
});

test("a font is read, kept with the brand and its jobs, and shown to nobody else as a file", async () => {
  const { brand, putBrand, send, newJob } = await newOwner("fonts@example.com");
  const put = (body: BodyInit) => send("PUT", "/api/v1/brand/font", { body });
  const form = new FormData();
  form.append("font", new File([WESTERN_WOFF2], "anything.txt"));
  expect((await (await put(form)).json()).data).toEqual({ ...NOTHING, fontFamily: "Fraunces" });
  await putBrand({ name: "Halden" });
  expect(await brand()).toMatchObject({ name: "Halden", fontFamily: "Fraunces" });
  const font = (await newJob())?.brand?.font;
  expect(font).toMatchObject({ family: "Fraunces", weights: { min: 100, max: 900 } });
  const key = font?.objectKey ?? "";
  expect(await store.head(key)).toMatchObject({ contentType: "font/woff2" });
  expect((await ask(`/${key}`)).status).toBe(404);
  const wrong: [BodyInit, string][] = [
    ["", "No font provided"],
    ["GIF89a", "Invalid font: must be a TTF, an OTF or a WOFF2"],
    [Buffer.from(licensed(0x0002)), "Invalid font: its licence restricts embedding"],
    [Buffer.alloc(2 * 1024 * 1024 + 1), "Invalid font: must be at most 2MB"],
  ];
  for (const [body, message] of wrong) {
    const answer = await put(body);
    expect(answer.status, message).toBe(400);
    expect((await answer.json()).error).toStartWith(message);
  }
  expect(await brand()).toMatchObject({ fontFamily: "Fraunces" });
  expect((await (await send("DELETE", "/api/v1/brand/font")).json()).data.fontFamily).toBeNull();
});

test("an account gets the files of its brand, and of no other", async () => {
  const { putLogo, send } = await newOwner("files@example.com");
  const other = await newOwner("curious@example.com");
  for (const name of ["logo", "font"]) {
    expect((await send("GET", `/api/v1/brand/${name}`)).status).toBe(404);
  }
  await putLogo(MARK);
  await send("PUT", "/api/v1/brand/font", { body: Buffer.from(WESTERN_WOFF2) });
  const logo = await send("GET", "/api/v1/brand/logo");
  expect(logo.headers.get("content-type")).toBe("image/png");
  expect(await sharp(await logo.bytes()).metadata()).toMatchObject({ width: 120, height: 40 });
  const font = await send("GET", "/api/v1/brand/font");
  expect(font.headers.get("content-type")).toBe("font/woff2");
  expect((await font.bytes()).length).toBeGreaterThan(1000);
  for (const name of ["logo", "font"]) {
    expect((await other.send("GET", `/api/v1/brand/${name}`)).status).toBe(404);
    expect((await ask(`/api/v1/brand/${name}`)).status).toBe(401);
  }
});

test("a brand belongs to one account, and other pages do not change it", async () => {
  const { account, brand, putBrand } = await newOwner("own@example.com");
  const other = await newOwner("other@example.com");
  await putBrand({ name: "Halden" });
  expect(await other.brand()).toEqual(NOTHING);
  expect((await ask("/api/v1/brand")).status).toBe(401);
  expect((await ask("/api/v1/brand/logo", { method: "PUT", body: MARK })).status).toBe(401);
  const cookie = `postloom_session=${await createSessionStore(db).open(account.id)}`;
  expect((await (await ask("/api/v1/brand", { headers: { cookie } })).json()).data.name).toBe(
    "Halden",
  );
  const remove = (origin: string) =>
    ask("/api/v1/brand", { method: "DELETE", headers: { cookie, origin } });
  expect((await remove("https://elsewhere.example")).status).toBe(403);
  expect((await brand()).name).toBe("Halden");
  expect((await remove(PUBLIC_URL)).status).toBe(200);
  expect(await brand()).toEqual(NOTHING);
});

test("the name and the logo can be set at the same time", async () => {
  const { brand, putBrand, putLogo } = await newOwner("both@example.com");
  await Promise.all([putBrand({ name: "Halden" }), putLogo(MARK)]);
  expect(await brand()).toEqual({ ...NOTHING, name: "Halden", logoUrl: expect.any(String) });
});

test("a job takes the brand that its account has then, and keeps it", async () => {
  const { putBrand, putLogo, newJob, send } = await newOwner("jobs@example.com");
  const before = await newJob();
  await putBrand({ name: "Halden", colours: { accent: "#e4572e" } });
  await putLogo(MARK);
  const branded = await newJob();
  await send("DELETE", "/api/v1/brand");
  const after = await newJob();
  expect(before?.brand).toBeNull();
  expect(branded?.brand).toEqual({
    name: "Halden",
    handle: null,
    colours: { accent: "#e4572e", background: null, ink: null },
    logo: { objectKey: expect.any(String), width: 120, height: 40, ink: null },
    font: null,
  });
  expect(after?.brand).toBeNull();
  expect((await jobs.get(branded?.id ?? ""))?.brand).toEqual(branded?.brand ?? null);
});
