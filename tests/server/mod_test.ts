import { expect, test } from "bun:test";
import type { Log } from "../../src/common/log.ts";
import { UserError } from "../../src/common/user_error.ts";
import { newId } from "../../src/database/id.ts";
import { testService } from "./_service.ts";

const down = () => Promise.reject(new Error("Connection lost"));
const health = { database: async () => true, queue: async () => false, store: down };
const lines: { level: string; message: string; fields: object }[] = [];
const recorder = (level: string) => (message: string, fields: object) => {
  lines.push({ level, message, fields });
};
const log: Log = {
  debug: recorder("debug"),
  info: recorder("info"),
  warn: recorder("warn"),
  error: recorder("error"),
  child: () => log,
};
const { app, ask, jobs, store, key } = await testService({ health, log });
const { app: second } = await testService();

/** Waits for a line, as some are written after the answer. */
async function line(level: string, fields: object): Promise<object> {
  for (;;) {
    const found = lines.find((item) => item.level === level && Bun.deepMatch(fields, item.fields));
    if (found !== undefined) return found.fields;
    await Bun.sleep(1);
  }
}

test("/livez answers, and /readyz says which part does not", async () => {
  expect(await (await ask("/livez")).json()).toEqual({ status: "ok" });
  const response = await ask("/readyz");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    status: "unavailable",
    checks: { database: "ok", queue: "down", store: "down" },
  });
});

test("an unknown path is 404, and a wrong method 405 with those that are allowed", async () => {
  const unknown = await ask("/api/v2/anything");
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({
    success: false,
    error: "Not found: /api/v2/anything",
    code: "not_found",
    statusCode: 404,
  });
  const cases: [string, string, string][] = [
    ["GET", "/api/v1/process-text-async", "POST"],
    ["DELETE", "/api/job-status/job_1", "GET, HEAD"],
    ["POST", "/api/job-result/", "GET, HEAD"],
    ["PUT", "/media/x/a.png", "GET, HEAD"],
  ];
  for (const [method, path, allow] of cases) {
    const response = await ask(path, { method });
    expect([path, response.status, response.headers.get("allow")]).toEqual([path, 405, allow]);
    expect(await response.json()).toEqual({
      error: expect.stringContaining("Method not allowed"),
      code: "method_not_allowed",
      statusCode: 405,
      success: false,
    });
  }
});

test.each([
  ["an error of the server's own", new Error("Connection lost")],
  ["what only an operator can mend", new UserError("Cannot read: check S3_SECRET_ACCESS_KEY")],
])("%s is 500, and its cause stays inside", async (_, error) => {
  const { get } = jobs;
  jobs.get = () => Promise.reject(error);
  const response = await ask(`/api/job-status/job_${error.name}`);
  jobs.get = get;
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    success: false,
    error: "Internal server error",
    code: "internal",
    statusCode: 500,
  });
  expect(await line("error", { error })).toMatchObject({ path: "/api/job-status/:jobId?" });
});

test("every request leaves a line, those of probes for debugging only", async () => {
  await ask("/api/content/post_1", { headers: { "x-request-id": "line-1" } });
  await ask("/livez", { headers: { "x-request-id": "line-2" } });
  expect(await line("info", { requestId: "line-1" })).toEqual({
    method: "GET",
    path: "/api/content/:id?",
    status: 404,
    durationMs: expect.any(Number),
    requestId: "line-1",
  });
  expect(await line("debug", { requestId: "line-2" })).toMatchObject({ status: 200 });
});

test("no line has a job's identifier, by which its post can be read", async () => {
  const id = newId("job");
  const paths = [`/api/job-status/${id}`, `/api/v1/jobs/${id}`, `/api/nowhere/${id}`];
  for (const [index, path] of paths.entries()) {
    const requestId = `masked-${index}`;
    await ask(path, { headers: { "x-request-id": requestId } });
    await line("info", { requestId });
  }
  expect(JSON.stringify(lines)).not.toContain(id);
});

test("no answer of the API is taken for a page, refusals included", async () => {
  for (const path of ["/api/job-status/job_0", "/api/v1/jobs", "/api/nowhere"]) {
    const { headers } = await ask(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  }
});

test("every answer has browsers stay with HTTPS, where the service's own URL has it", async () => {
  for (const path of ["/livez", "/nowhere", "/api/content/none", "/media/a/b.png"]) {
    const header = (await ask(path)).headers.get("strict-transport-security");
    expect([path, header]).toEqual([path, "max-age=31536000"]);
  }
});

test("X-Forwarded-For that nobody trusts is told once", async () => {
  for (let count = 0; count < 3; count++) {
    await ask("/livez", { headers: { "x-forwarded-for": "192.0.2.1" } });
  }
  const warnings = lines.filter(({ message }) => message.includes("X-Forwarded-For"));
  expect(warnings).toMatchObject([{ level: "warn" }]);
});

test("every answer has an identifier, and a client may choose it", async () => {
  const idOf = async (path: string, headers = {}) =>
    (await ask(path, { headers })).headers.get("x-request-id");
  expect(await idOf("/livez", { "x-request-id": "my-id.1" })).toBe("my-id.1");
  expect(await idOf("/nowhere", { "x-request-id": "a b" })).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf("/api/content/none")).toMatch(/^[0-9a-f-]{36}$/);
});

test("over the network, lengths are right and a client that sends too much reads the answer", async () => {
  await store.put("media/a.bin", new Uint8Array(3_000_000), "application/octet-stream");
  app.listen({ port: 0, hostname: "127.0.0.1" });
  const origin = `http://127.0.0.1:${app.server?.port}`;
  try {
    expect(() => second.listen({ port: app.server?.port ?? 0, hostname: "127.0.0.1" })).toThrow(
      "in use",
    );
    for (const method of ["GET", "HEAD"]) {
      const response = await fetch(`${origin}/media/a.bin`, { method });
      expect(response.headers.get("content-length")).toBe("3000000");
      await response.arrayBuffer();
    }
    const form = new FormData();
    form.set("pdf", new File([new Uint8Array(12_000_000)], "a.pdf", { type: "application/pdf" }));
    const headers = { "x-api-key": key.text };
    const refused = await fetch(`${origin}/api/v1/process-pdf-async`, {
      method: "POST",
      headers,
      body: form,
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      error: "File size exceeds the 10MB limit",
      code: "invalid_request",
      statusCode: 400,
      success: false,
    });
  } finally {
    await app.stop();
  }
});

test("a browser that goes to an address that does not exist is shown a page, and a program JSON", async () => {
  const page = await ask("/librarry", { headers: { accept: "text/html,*/*;q=0.8" } });
  expect([page.status, page.headers.get("content-type")]).toEqual([
    404,
    "text/html; charset=utf-8",
  ]);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await page.text()).toContain('<a href="/">');
  const program = await ask("/librarry", { headers: { accept: "*/*" } });
  expect(await program.json()).toMatchObject({ code: "not_found", statusCode: 404 });
});
