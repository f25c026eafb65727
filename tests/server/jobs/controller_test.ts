import { expect, test } from "bun:test";
import sharp from "sharp";
import { contentIdOf } from "../../../src/jobs/job_files.ts";
import type { JobData } from "../../../src/server/jobs/schemas.ts";
import { newContent, newFailure, newJob, startJob } from "../../jobs/_new_job.ts";
import { testService } from "../_service.ts";

const { ask, postText, jobs, keys, store, enqueued, account, key, newAccount } =
  await testService();
const own = { "x-api-key": key.text };
const other = await newAccount("other@example.com");
const otherKey = (await keys.create(other.id, "other")).text;

interface Answer {
  status: number;
  body: { success?: boolean; data: JobData; error?: string; code?: string };
}

async function call(method: string, path: string, headers: HeadersInit = own): Promise<Answer> {
  const response = await ask(`/api/v1/jobs${path}`, { method, headers });
  return { status: response.status, body: await response.json() };
}

async function list(query: string, headers: HeadersInit = own) {
  const response = await ask(`/api/v1/jobs${query}`, { headers });
  const body: { data: JobData[]; nextCursor: string | null } = await response.json();
  return { status: response.status, ...body };
}

async function completed(accountId = account.id) {
  const job = await jobs.create(newJob(accountId));
  const run = await startJob(jobs, job.id);
  const id = contentIdOf(job.id);
  const images = [{ id: `${id}-1`, objectKey: `media/${id}/slide-1.png`, slideNumber: 1 }];
  const content = { ...newContent(job.id), id, images };
  await jobs.complete(run, content);
  return { job, content };
}

test("a list has every job once, newest first, whatever the size of its pages", async () => {
  const lister = await newAccount("lister@example.com");
  const headers = { "x-api-key": (await keys.create(lister.id, "list")).text };
  for (let made = 0; made < 7; made++) await jobs.create(newJob(lister.id));
  await completed(lister.id);
  const all = await list("?limit=100", headers);
  expect(all.data).toHaveLength(8);
  expect(all.nextCursor).toBeNull();
  const times = all.data.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
  for (const limit of [1, 3, 8]) {
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = await list(`?limit=${limit}&cursor=${cursor}`, headers);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? "";
    } while (cursor !== "");
    expect(seen).toEqual(all.data.map(({ id }) => id));
  }
  expect((await list("?status=completed", headers)).data).toHaveLength(1);
  expect((await list("?format=reel", headers)).data).toEqual([]);
  expect((await list("?status=pending&format=image", headers)).data).toHaveLength(7);
});

test("a job whose options hold odd characters does not keep others from being listed", async () => {
  const odd = { text: "A text", format: "image", visualStyleVariant: "a\0\ud800" };
  const { data } = await (await postText(odd)).json();
  const found = await list("?format=image");
  expect(found.status).toBe(200);
  expect(found.data.map(({ id }) => id)).toContain(data.jobId);
});

test("what cannot be listed is refused by name", async () => {
  for (const [query, name] of [
    ["?status=done", "status"],
    ["?format=poem", "format"],
    ["?limit=0", "limit"],
    ["?limit=101", "limit"],
    ["?limit=1e1", "limit"],
    ["?cursor=%00", "cursor"],
    ["?cursor=bm9uc2Vuc2U", "cursor"],
  ]) {
    const { status, body } = await call("GET", query ?? "");
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: "invalid_request",
      error: expect.stringContaining(name ?? ""),
    });
  }
});

test("a job shows its owner what was asked, how far it is, and what came of it", async () => {
  const { job, content } = await completed();
  expect((await call("GET", `/${job.id}`)).body.data).toMatchObject({
    id: job.id,
    status: "completed",
    progress: 100,
    platform: "instagram",
    visualTemplate: "minimal",
    error: null,
    contentId: content.id,
    thumbnailUrl: `https://posts.example/${content.images[0]?.objectKey}`,
    request: { format: "image", visualTemplate: "auto" },
  });
  const failed = await jobs.create(newJob(account.id));
  await jobs.fail(failed, newFailure("Cannot read it"));
  expect((await call("GET", `/${failed.id}`)).body.data).toMatchObject({
    contentId: null,
    stage: "read_source",
    error: {
      code: "unusable_source",
      message: "Cannot read it",
      stage: "read_source",
      retryable: false,
    },
  });
});

test("a job of somebody else cannot be told from one that does not exist", async () => {
  const job = await jobs.create(newJob(account.id));
  const none = `job_${"0".repeat(32)}`;
  for (const [method, path] of [
    ["GET", ""],
    ["DELETE", ""],
    ["GET", "/events"],
    ["GET", "/files.zip"],
    ["GET", "/slides.pdf"],
    ["POST", "/cancel"],
    ["POST", "/retry"],
  ]) {
    const theirs = await call(method ?? "", `/${job.id}${path}`, { "x-api-key": otherKey });
    const unknown = await call(method ?? "", `/${none}${path}`, { "x-api-key": otherKey });
    expect(theirs.status).toBe(404);
    expect(JSON.stringify(theirs)).toBe(JSON.stringify(unknown).replace(none, job.id));
    expect((await call(method ?? "", `/${job.id}${path}`, {})).status).toBe(401);
  }
  expect((await jobs.get(job.id))?.status).toBe("pending");
});

/** Returns when a job is enqueued as often as told: clients get their answer before. */
async function untilEnqueued(jobId: string, times: number): Promise<void> {
  while (enqueued.filter((id) => id === jobId).length < times) await Bun.sleep(5);
  expect(enqueued.filter((id) => id === jobId)).toHaveLength(times);
}

test("a cancelled job fails at once, and can be retried and cancelled again", async () => {
  const undecided = await newAccount("undecided@example.com");
  const undecidedKey = (await keys.create(undecided.id, "test")).text;
  const headers = { "x-api-key": undecidedKey };
  const created = await (await postText({ text: "A", format: "image" }, undecidedKey)).json();
  const { jobId } = created.data;
  await untilEnqueued(jobId, 1);
  const cancelled = await call("POST", `/${jobId}/cancel`, headers);
  expect(cancelled.body.data).toMatchObject({
    status: "failed",
    errorMessage: "Cancelled",
    error: { code: "cancelled", retryable: true },
  });
  expect((await call("POST", `/${jobId}/cancel`, headers)).body.code).toBe("conflict");
  const retried = await call("POST", `/${jobId}/retry`, headers);
  expect(retried.body.data).toMatchObject({ status: "pending", progress: 0, error: null });
  await untilEnqueued(jobId, 2);
  expect((await call("POST", `/${jobId}/retry`, headers)).status).toBe(409);
  expect((await call("POST", `/${jobId}/cancel`, headers)).status).toBe(200);
});

test("retrying at once makes one run, and counts against the limits", async () => {
  const free = await newAccount("free@example.com", "free");
  const headers = { "x-api-key": (await keys.create(free.id, "free")).text };
  const first = await jobs.create(newJob(free.id));
  const second = await jobs.create(newJob(free.id));
  for (const job of [first, second]) await jobs.fail(job, newFailure("No"));
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      call("POST", `/${(index % 2 ? first : second).id}/retry`, headers),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.every(({ status }) => status === 429 || status === 409)).toBe(true);
});

test("deleting removes the job, its content and its files, but not while it is processed", async () => {
  const { job, content } = await completed();
  const media = content.images[0]?.objectKey ?? "";
  await store.put(media, new Uint8Array([1]), "image/png");
  await store.put(job.sourceKey, new Uint8Array([1]), "text/plain; charset=utf-8");
  expect((await call("DELETE", `/${job.id}`)).body).toEqual({ success: true } as never);
  expect((await ask(`/api/job-status/${job.id}`)).status).toBe(404);
  expect((await ask(`/api/content/${content.id}`)).status).toBe(404);
  expect(await store.head(media)).toBeUndefined();
  expect(await store.head(job.sourceKey)).toBeUndefined();
  expect((await call("DELETE", `/${job.id}`)).status).toBe(404);
  const running = await jobs.create(newJob(account.id));
  await jobs.start(running.id);
  expect((await call("DELETE", `/${running.id}`)).status).toBe(409);
});

test("all files come in one archive", async () => {
  const { job, content } = await completed();
  await store.put(
    content.images[0]?.objectKey ?? "",
    new TextEncoder().encode("picture"),
    "image/png",
  );
  const response = await ask(`/api/v1/jobs/${job.id}/files.zip`, { headers: own });
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toContain(`${content.id}.zip`);
  const text = new TextDecoder("latin1").decode(await response.bytes());
  expect(text.slice(0, 2)).toBe("PK");
  for (const part of ["post.json", "image.png", "picture", content.caption])
    expect(text).toContain(part);
  const waiting = await jobs.create(newJob(account.id));
  expect((await call("GET", `/${waiting.id}/files.zip`)).status).toBe(404);
});

test("the pictures come as a PDF", async () => {
  const { job, content } = await completed();
  const picture = await sharp({
    create: { width: 80, height: 100, channels: 3, background: "red" },
  })
    .png()
    .toBuffer();
  await store.put(content.images[0]?.objectKey ?? "", picture, "image/png");
  const response = await ask(`/api/v1/jobs/${job.id}/slides.pdf`, { headers: own });
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain(`${content.id}.pdf`);
  expect(new TextDecoder("latin1").decode(await response.bytes())).toStartWith("%PDF-1.7");
  const waiting = await jobs.create(newJob(account.id));
  expect((await call("GET", `/${waiting.id}/slides.pdf`)).status).toBe(404);
});

test("events tell the present state, every change, and the end", async () => {
  const job = await jobs.create(newJob(account.id));
  const response = await ask(`/api/v1/jobs/${job.id}/events`, {
    headers: { ...own, "last-event-id": "17" },
  });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value ?? "";
  expect(await next()).toBe(
    'event: progress\ndata: {"status":"pending","progress":0,"stage":null}\n\n',
  );
  const run = await startJob(jobs, job.id);
  await jobs.report(run, 40, "narrate");
  let seen = await next();
  while (!seen.includes('"progress":40,"stage":"narrate"')) seen += await next();
  await jobs.complete(run, { ...newContent(job.id), id: contentIdOf(job.id) });
  expect(await next()).toContain(`event: completed\ndata: {"status":"completed","progress":100`);
  expect((await reader?.read())?.done).toBe(true);
});

test("events of a job that has ended, or is deleted meanwhile, end", async () => {
  const job = await jobs.create(newJob(account.id));
  const open = await ask(`/api/v1/jobs/${job.id}/events`, { headers: own });
  await call("DELETE", `/${job.id}`);
  expect(await open.text()).toContain("event: progress");
  const failed = await jobs.create(newJob(account.id));
  await jobs.fail(failed, newFailure("No"));
  const ended = await ask(`/api/v1/jobs/${failed.id}/events`, { headers: own });
  expect(await ended.text()).toMatch(/^event: failed\ndata: .*"code":"unusable_source"/);
});

test("jobs are found by words of their caption, their text's beginning and their file's name", async () => {
  const finder = await newAccount("finder@example.com");
  const headers = { "x-api-key": (await keys.create(finder.id, "find")).text };
  const titled = await jobs.create(newJob(finder.id, { title: "Why 100 % of bees dance" }));
  const pdf = newJob(finder.id, { type: "pdf", filename: "Report_2026.pdf" });
  await jobs.create(pdf);
  const { job: captioned } = await completed(finder.id);
  const found = async (search: string) => {
    const { data } = await list(`?${new URLSearchParams({ search })}`, headers);
    return data.map(({ id }) => id);
  };
  expect(await found("BEES")).toEqual([titled.id]);
  expect(await found("100 %")).toEqual([titled.id]);
  expect(await found("a caption")).toEqual([captioned.id]);
  expect(await found("report_")).toEqual([pdf.id]);
  expect(await found("%")).toEqual([titled.id]);
  expect(await found("\\")).toEqual([]);
  const { data } = await list("?search=bees", headers);
  expect(data[0]?.title).toBe("Why 100 % of bees dance");
  expect((await list(`?search=${"x".repeat(101)}`, headers)).status).toBe(400);
});

test("a thumbnail is a small copy of the first picture, which is made once and goes with the post", async () => {
  const { job, content } = await completed();
  const path = `/api/v1/jobs/${job.id}/thumbnail`;
  expect((await ask(path, { headers: own })).status).toBe(404);
  const picture = { width: 1080, height: 1350, channels: 3, background: "#3a7f5c" } as const;
  const key = content.images[0]?.objectKey ?? "";
  await store.put(key, await sharp({ create: picture }).png().toBuffer(), "image/png");
  const small = await ask(path, { headers: own });
  expect(small.headers.get("cache-control")).toContain("immutable");
  const bytes = await small.bytes();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 360, height: 450 });
  // Made from nothing that could be read again.
  await store.delete(key);
  expect(await (await ask(path, { headers: own })).bytes()).toEqual(bytes);
  const foreign = await ask(path, { headers: { "x-api-key": otherKey } });
  expect(foreign.status).toBe(404);
  await call("DELETE", `/${job.id}`);
  expect(await store.head(`media/${content.id}/thumbnail.webp`)).toBeUndefined();
});

test("the files of several posts come in one archive, each in a folder of its own", async () => {
  const posts = [await completed(), await completed()];
  for (const { content } of posts) {
    await store.put(content.images[0]?.objectKey ?? "", new Uint8Array(8), "image/png");
  }
  const pending = await jobs.create(newJob(account.id));
  const ids = [...posts.map(({ job }) => job.id), pending.id].join(",");
  const archive = await ask(`/api/v1/jobs/files.zip?ids=${ids}`, { headers: own });
  const text = new TextDecoder("latin1").decode(await archive.bytes());
  for (const { content } of posts) expect(text).toContain(`${content.id}/image.png`);
  for (const [wrong, status] of [
    ["", 400],
    [Array.from({ length: 51 }, (_, i) => `job_${i}`).join(","), 400],
    [pending.id, 404],
    ["job_0", 404],
  ] as const) {
    const refused = await ask(`/api/v1/jobs/files.zip?ids=${wrong}`, { headers: own });
    expect(refused.status).toBe(status);
  }
});
