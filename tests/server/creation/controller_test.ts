import { expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { newKeyText } from "../../../src/accounts/key_text.ts";
import { createBullQueue } from "../../../src/queue/bull_queue.ts";
import { startBullWorker } from "../../../src/queue/bull_worker.ts";
import { postgresBackend } from "../../../src/queue/postgres_backend.ts";
import { JobCreatedResponse } from "../../../src/server/creation/schemas.ts";
import { failure } from "../../../src/server/http/responses.ts";
import { silentLog } from "../../../src/testing/silent_log.ts";
import { testService } from "../_service.ts";

const {
  url,
  ask,
  postText,
  postPdf,
  jobs,
  keys,
  store,
  queue,
  enqueued,
  account,
  key,
  newAccount,
} = await testService();

const TEXT_PATH = "/api/v1/process-text-async";
const PDF_PATH = "/api/v1/process-pdf-async";
const PDF = new File(["%PDF-1.7 …"], "Report 2026.pdf", { type: "application/pdf" });

function formOf(values: Record<string, string | File | (string | File)[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const item of [value].flat()) form.append(name, item);
  }
  return form;
}

/** The id of the job that was created. */
async function created(response: Promise<Response>, message: string): Promise<string> {
  const { status } = await response;
  const body = Value.Parse(JobCreatedResponse, await (await response).json());
  expect({ status, body }).toEqual({
    status: 202,
    body: { success: true, message, data: { jobId: body.data.jobId, status: "pending" } },
  });
  return body.data.jobId;
}

/** The message of a 400. */
async function refused(response: Promise<Response>): Promise<string> {
  expect((await response).status).toBe(400);
  const body: unknown = await (await response).json();
  expect(body).toMatchObject({ success: false, code: "invalid_request", statusCode: 400 });
  return Value.Parse(failure("Refused"), body).error;
}

async function sourceOf(jobId: string): Promise<string> {
  const { sourceKey = "" } = (await jobs.get(jobId)) ?? {};
  return await new Response((await store.get(sourceKey))?.body).text();
}

test("a text becomes a pending job whose source is stored and which is enqueued", async () => {
  const body = { text: "Sleep well.", format: "carousel", slideCount: 3, visualTemplate: "news" };
  const id = await created(postText(body), "Text processing job created");
  expect(await jobs.get(id)).toMatchObject({
    accountId: account.id,
    status: "pending",
    type: "text",
    filename: null,
    sourceKey: `sources/${id}.txt`,
    request: {
      format: "carousel",
      visualTemplate: "news",
      platform: "instagram",
      options: { slideCount: 3 },
    },
  });
  expect(await sourceOf(id)).toBe("Sleep well.");
  // The answer does not wait for it.
  while (!enqueued.includes(id)) await Bun.sleep(1);
});

test("a PDF becomes a pending job that keeps the file's name", async () => {
  const form = formOf({
    pdf: PDF,
    format: "reel",
    maxDuration: "30",
    captionsEnabled: "true",
    captionsStyle: "minimal",
    platform: "",
  });
  const id = await created(postPdf(form), "PDF processing job created");
  expect(await jobs.get(id)).toMatchObject({
    type: "pdf",
    filename: "Report 2026.pdf",
    sourceKey: `sources/${id}.pdf`,
    request: { format: "reel", options: { maxDuration: 30, captionsStyle: "minimal" } },
  });
  expect(await sourceOf(id)).toBe("%PDF-1.7 …");
  // The answer does not wait for it.
  while (!enqueued.includes(id)) await Bun.sleep(1);
});

test("a job that was created reaches a worker through the queue", async () => {
  const backend = postgresBackend({ url });
  const real = await createBullQueue({ backend, log: silentLog });
  const taken = Promise.withResolvers<string>();
  const worker = await startBullWorker({
    backend,
    log: silentLog,
    slots: { short: 1, long: 0 },
    process: async ({ jobId }) => taken.resolve(jobId),
  });
  const { enqueue } = queue;
  queue.enqueue = real.enqueue;
  const sender = await keys.create((await newAccount("sender@example.com")).id, "test");
  const posted = postText({ text: "a", format: "image" }, sender.text);
  const id = await created(posted, "Text processing job created");
  expect(await taken.promise).toBe(id);
  queue.enqueue = enqueue;
  await worker.close();
  await real.close();
});

test("a job is created even if the queue does not take it, for the row is the truth", async () => {
  const { enqueue } = queue;
  queue.enqueue = () => Promise.reject(new Error("Connection lost"));
  const id = await created(postText({ text: "a", format: "image" }), "Text processing job created");
  queue.enqueue = enqueue;
  expect(await jobs.get(id)).toMatchObject({ status: "pending" });
});

test("no key, an unknown key and a revoked key are answered before anything else", async () => {
  const revoked = await keys.create(account.id, "old");
  await keys.revoke(account.id, revoked.id);
  for (const path of [TEXT_PATH, PDF_PATH]) {
    const ask401 = async (headers: Record<string, string>) => {
      const response = await ask(path, { method: "POST", headers, body: "{" });
      return [response.status, await response.json()];
    };
    const missing = [401, { error: "API key is required", statusCode: 401 }];
    const invalid = [401, { error: "Invalid API key", statusCode: 401 }];
    expect(await ask401({})).toEqual(missing);
    expect(await ask401({ "x-api-key": " " })).toEqual(missing);
    expect(await ask401({ "x-api-key": "nonsense" })).toEqual(invalid);
    expect(await ask401({ "x-api-key": newKeyText() })).toEqual(invalid);
    expect(await ask401({ "x-api-key": revoked.text })).toEqual(invalid);
  }
});

test("a text request that is wrong is refused with what is wrong", async () => {
  const format = "image";
  const formats = "Invalid format: must be image, carousel, or reel";
  expect(await refused(postText({ text: "a", format: "video" }))).toBe(formats);
  expect(await refused(postText({ text: "a" }))).toBe(formats);
  expect(await refused(postText({ format }))).toBe("No text provided");
  expect(await refused(postText({ text: " \n\u200b", format }))).toBe("No text provided");
  expect(await refused(postText({ text: 5, format }))).toBe("Invalid text: must be a string");
  expect(await refused(postText({ text: "a".repeat(100_001), format }))).toBe(
    "Invalid text: must be at most 100,000 characters",
  );
  expect(await refused(postText({ text: "a", format: "carousel", slideCount: 6 }))).toBe(
    "Invalid slideCount: must be an integer from 1 to 5",
  );
  for (const body of ["", "{", '{"text":"a"', "\ufeff{}x"]) {
    expect(await refused(postText(body))).toBe("Malformed JSON");
  }
  for (const body of ["[]", "null", '"text"', "5"]) {
    expect(await refused(postText(body))).toBe("Invalid body: must be a JSON object");
  }
  const asForm = ask(TEXT_PATH, {
    method: "POST",
    headers: { "x-api-key": key.text },
    body: formOf({ text: "a", format }),
  });
  expect(await refused(asForm)).toBe("Invalid Content-Type: must be application/json");
});

test("all that is wrong with a request is told at once, the source first", async () => {
  const response = await postText({
    text: "",
    format: "reel",
    platform: "myspace",
    maxDuration: 5,
    captionsEnabled: "yes",
    captionsStyle: "modern",
  });
  expect(await response.json()).toEqual({
    success: false,
    error: "No text provided",
    code: "invalid_request",
    statusCode: 400,
    details: [
      { field: "text", message: "No text provided" },
      { field: "platform", message: expect.stringMatching(/^must be instagram, /) },
      { field: "maxDuration", message: "must be a number of seconds from 15 to 180" },
      { field: "captionsEnabled", message: "must be true or false" },
    ],
  });
});

test("fields without effect are told beside the job that was created", async () => {
  const body = {
    text: "Sleep well.",
    format: "carousel",
    slidecount: 3,
    maxDuration: 20,
    tone: "dry",
  };
  const response = await postText(body);
  expect([response.status, await response.json()]).toMatchObject([
    202,
    {
      warnings: [
        "Ignored slidecount: there is no such field; did you mean slideCount?",
        "Ignored maxDuration: it is only for reel",
        "Ignored tone: there is no such field",
      ],
    },
  ]);
  const form = formOf({ pdf: PDF, format: "image", Platform: "tiktok" });
  expect(await (await postPdf(form)).json()).toMatchObject({
    warnings: ["Ignored Platform: there is no such field; did you mean platform?"],
  });
});

test("a JSON body that is far too large is refused with 413", async () => {
  const response = await postText(" ".repeat(10 * 1024 * 1024 + 1));
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({
    error: "Request body exceeds the 10MB limit",
    code: "payload_too_large",
    statusCode: 413,
    success: false,
  });
});

test("a PDF request that is wrong is refused with what is wrong", async () => {
  const format = "image";
  const fileOf = (content: BlobPart, type = "application/pdf") =>
    new File([content], "a.pdf", { type });
  const refusedPdf = (values: Parameters<typeof formOf>[0]) => refused(postPdf(formOf(values)));
  const tooLarge = "File size exceeds the 10MB limit";
  expect(await refusedPdf({ pdf: PDF, format: "video" })).toBe(
    "Invalid format: must be image, carousel, or reel",
  );
  expect(await refusedPdf({ format })).toBe("No PDF file provided");
  expect(await refusedPdf({ pdf: "%PDF-1.7", format })).toBe("No PDF file provided");
  expect(await refusedPdf({ pdf: [PDF, PDF], format })).toBe("Invalid pdf: must be a single file");
  expect(await refusedPdf({ pdf: fileOf("%PDF-1.7", "text/plain"), format })).toStartWith(
    "Only PDF files are allowed",
  );
  expect(await refusedPdf({ pdf: fileOf("<html>"), format })).toStartWith(
    "Only PDF files are allowed",
  );
  expect(await refusedPdf({ pdf: fileOf(""), format })).toBe("Invalid pdf: the file is empty");
  for (const bytes of [10 * 1024 * 1024 + 1, 11 * 1024 * 1024]) {
    expect(await refusedPdf({ pdf: fileOf(new Uint8Array(bytes)), format })).toBe(tooLarge);
  }
  expect(await refusedPdf({ pdf: PDF, format: ["image", "reel"] })).toBe(
    "Invalid format: must be given once",
  );
  expect(await refusedPdf({ pdf: PDF, format: "reel", captionsPosition: "center" })).toBe(
    "Invalid captionsPosition: requires captionsEnabled true",
  );
  expect(await refusedPdf({ pdf: PDF, format: "carousel", slideCount: "0" })).toBe(
    "Invalid slideCount: must be an integer from 1 to 5",
  );
});

test("a body that is no form is refused, and a file's type is what the client says", async () => {
  const send = (body: string, contentType = "multipart/form-data; boundary=X") =>
    ask(PDF_PATH, {
      method: "POST",
      headers: { "x-api-key": key.text, "content-type": contentType },
      body: body.replaceAll("\n", "\r\n"),
    });
  expect(await refused(send("{}", "application/json"))).toStartWith("No PDF file provided");
  expect(await refused(send("", "multipart/form-data"))).toBe("Malformed multipart/form-data");
  for (const body of ["hello", "--X\nContent-Disposition: form-data", "--X\n\nx"]) {
    expect(await refused(send(body))).toBe("Malformed multipart/form-data");
  }
  expect(await refused(send("--X--"))).toBe("No PDF file provided");
  const file = (filename: string, type: string) =>
    `--X\nContent-Disposition: form-data; name="format"\n\nimage\n` +
    `--X\nContent-Disposition: form-data; name="pdf"; filename="${filename}"\n${type}\n%PDF-1.7\n--X--\n`;
  await created(
    send(file("a.txt", "Content-Type: Application/PDF\n")),
    "PDF processing job created",
  );
  expect(await refused(send(file("a.pdf", "Content-Type: text/plain\n")))).toStartWith(
    "Only PDF files are allowed",
  );
  expect(await refused(send(file("a.pdf", "")))).toStartWith("Only PDF files are allowed");
});
