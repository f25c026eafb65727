import { expect, test } from "bun:test";
import fc from "fast-check";
import { testService } from "./_service.ts";

const { ask, postText, postPdf, key } = await testService();

const FIELDS = [
  "text",
  "format",
  "platform",
  "visualTemplate",
  "visualStyleVariant",
  "customPrompt",
  "slideCount",
  "maxDuration",
  "captionsEnabled",
  "captionsStyle",
  "pdf",
  "__proto__",
];
const unicode = fc.string({ unit: "binary" });
const plausible = fc.constantFrom("image", "carousel", "reel", "minimal", "tiktok", "true", "5");
const fieldName = fc.oneof(fc.constantFrom(...FIELDS), unicode);

test("no JSON makes the server fail", async () => {
  const value = fc.oneof(plausible, unicode, fc.jsonValue({ maxDepth: 2 }));
  const body = fc.oneof(fc.dictionary(fieldName, value), fc.jsonValue(), unicode);
  const start = fc.constantFrom({}, { text: "a \0 \ud800", format: "reel" });
  await fc.assert(
    fc.asyncProperty(start, body, async (given, odd) => {
      const isObject = typeof odd === "object" && odd !== null && !Array.isArray(odd);
      const response = await postText(isObject ? { ...given, ...odd } : odd);
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toBeObject();
    }),
    { numRuns: 150 },
  );
});

test("no form makes the server fail", async () => {
  const text = fc.oneof(plausible, unicode);
  const file = fc
    .tuple(fc.uint8Array(), unicode, fc.constantFrom("application/pdf", "text/plain", ""))
    .map(([bytes, name, type]) => new File(["%PDF-", new Uint8Array(bytes)], name, { type }));
  const entries = fc.array(fc.tuple(fieldName, fc.oneof(text, file)), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(entries, file, fc.boolean(), async (fields, pdf, isComplete) => {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      if (isComplete) form.set("pdf", pdf);
      if (isComplete) form.set("format", "image");
      const response = await postPdf(form);
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toBeObject();
    }),
    { numRuns: 150 },
  );
});

test("no bytes make the server fail, whatever they claim to be", async () => {
  const contentType = fc.constantFrom(
    "application/json",
    "multipart/form-data; boundary=X",
    'multipart/form-data; boundary=""',
    "multipart/form-data",
    "text/plain",
    "",
  );
  const piece = fc.oneof(
    fc.constantFrom("--X", "--X--", "\r\n", "\r\n\r\n", "Content-Type: application/pdf\r\n"),
    fc.constantFrom(
      'Content-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n',
      "{",
      '"text":',
    ),
    unicode,
  );
  const path = fc.constantFrom("/api/v1/process-text-async", "/api/v1/process-pdf-async");
  await fc.assert(
    fc.asyncProperty(path, contentType, fc.array(piece), async (where, type, pieces) => {
      const response = await ask(where, {
        method: "POST",
        headers: { "x-api-key": key.text, "content-type": type },
        body: pieces.join(""),
      });
      expect(response.status).toBe(400);
    }),
    { numRuns: 150 },
  );
});

test("no path makes the server fail", async () => {
  const base = fc.constantFrom(
    "/api/job-status/",
    "/api/job-result/",
    "/api/content/",
    "/media/",
    "/",
  );
  const segment = fc.oneof(
    unicode.map((text) => encodeURIComponent(text.toWellFormed())),
    fc.webPath(),
  );
  await fc.assert(
    fc.asyncProperty(base, segment, async (start, rest) => {
      const response = await ask(start + rest);
      expect([200, 400, 404]).toContain(response.status);
    }),
    { numRuns: 150 },
  );
});
