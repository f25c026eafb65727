import { afterAll, expect, test } from "bun:test";
import { tmpdir } from "node:os";
import { chromium } from "playwright-core";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { findChrome } from "../../src/rendering/chrome.ts";
import { testService } from "./_service.ts";

const { app, ask } = await testService();

test("/docs renders in a browser and loads nothing from another host", async () => {
  app.listen({ port: 0, hostname: "127.0.0.1" });
  afterAll(() => app.stop());
  const origin = `http://127.0.0.1:${app.server?.port}`;
  const { executable } = await findChrome({
    executable: null,
    cacheRoots: cacheRoots(tmpdir()),
  });
  const browser = await chromium.launch({ executablePath: executable, args: ["--no-sandbox"] });
  afterAll(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 2200 } });
  const requests: string[] = [];
  const problems: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (line) => {
    if (line.type() === "error") problems.push(line.text());
  });
  await page.goto(`${origin}/docs`);
  await page.getByText("/api/v1/process-text-async").click();
  await page.getByText("slideCount").first().waitFor();
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith("data:"))).toEqual([]);
  expect(problems).toEqual([]);
});

test("/docs/json describes every route, field and error", async () => {
  const description = await (await ask("/docs/json")).json();
  const operations = Object.entries<Record<string, { responses: object }>>(description.paths).map(
    ([path, methods]) => [
      path,
      Object.entries(methods).map(([method, { responses }]) => [method, Object.keys(responses)]),
    ],
  );
  expect(Object.fromEntries(operations)).toEqual({
    "/api/v1/process-text-async": [["post", ["202", "400", "401", "403", "413", "429"]]],
    "/api/v1/process-pdf-async": [["post", ["202", "400", "401", "403", "429"]]],
    "/api/job-status/{jobId}": [["get", ["200", "400", "404"]]],
    "/api/job-result/{jobId}": [["get", ["200", "400", "404"]]],
    "/api/content/{id}": [["get", ["200", "400", "404"]]],
    "/media/{key}": [["get", ["200", "206", "304", "404", "416"]]],
    "/livez": [["get", ["200"]]],
    "/readyz": [["get", ["200", "503"]]],
  });
  const { requestBody, security } = description.paths["/api/v1/process-text-async"].post;
  const { schema } = requestBody.content["application/json"];
  expect(security).toEqual([{ apiKey: [] }, { session: [] }]);
  expect(description.components.securitySchemes.apiKey).toMatchObject({
    in: "header",
    name: "x-api-key",
  });
  expect(schema.required).toEqual(["text", "format"]);
  expect(schema.properties.format.enum).toEqual(["image", "carousel", "reel"]);
  expect(schema.properties.visualTemplate.enum).toEqual(["auto", "minimal", "news"]);
  expect(schema.properties.slideCount).toMatchObject({ type: "integer", minimum: 1, maximum: 5 });
});
