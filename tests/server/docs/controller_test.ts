import { afterAll, expect, test } from "bun:test";
import { tmpdir } from "node:os";
import type { AxeResults } from "axe-core";
import type { OpenAPIV3 } from "openapi-types";
import { chromium } from "playwright-core";
import { cacheRoots } from "../../../src/rendering/cached_folder.ts";
import { findChrome } from "../../../src/rendering/chrome.ts";
import { PUBLIC_URL, testService } from "../_service.ts";

const AXE = await Bun.file(Bun.fileURLToPath(import.meta.resolve("axe-core/axe.min.js"))).text();
const { app, ask } = await testService();

test("/docs renders in a browser, can be used by everybody and loads nothing from another host", async () => {
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
  const policy = (await page.goto(`${origin}/docs`))?.headers()["content-security-policy"] ?? "";
  expect(policy).toStartWith("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
  await page.getByText("/api/v1/process-text-async").click();
  await page.getByText("slideCount").first().waitFor();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.reload();
    await page.getByText("slideCount").first().waitFor();
    await page.evaluate(AXE);
    const { violations } = await page.evaluate<AxeResults>("axe.run()");
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith("data:"))).toEqual([]);
  expect(problems).toEqual([]);
});

test("/docs/json describes every route of the API, and nothing else", async () => {
  const { paths } = await (await ask("/docs/json")).json();
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = app.routes
    .filter(({ path }) => /^\/(api|livez|readyz)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)\??/g, "{$1}")}`);
  expect(described.toSorted()).toEqual([...served, "GET /media/{key}"].toSorted());
});

test("/docs/json describes every field and error", async () => {
  const description = await (await ask("/docs/json")).json();
  const { requestBody, security } = description.paths["/api/v1/process-text-async"].post;
  expect(requestBody.content["application/json"].schema).toEqual({
    $ref: "#/components/schemas/CreatePostFromTextRequest",
  });
  const schema = description.components.schemas.CreatePostFromTextRequest;
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

test("/docs/json is what client generators want", async () => {
  const description = await (await ask("/docs/json")).json();
  const operations = Object.values<Record<string, OpenAPIV3.OperationObject>>(description.paths)
    .flatMap((methods) => Object.values(methods))
    .concat(description.webhooks.jobEnded.post);
  const names = operations.map(({ operationId = "" }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+[A-Z]?[A-Za-z]*$/.test(name))).toEqual([]);
  expect(operations.filter(({ security }) => security === undefined)).toEqual([]);
  expect(description.servers).toEqual([{ url: PUBLIC_URL }]);
  // Every name that is referred to is there, once.
  const { schemas, responses } = description.components;
  const references = [...JSON.stringify(description).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  for (const [, kind, name = ""] of references) {
    expect(Object.keys(kind === "schemas" ? schemas : responses)).toContain(name);
  }
});

test("/docs/json describes webhooks as they are sent", async () => {
  const { webhooks, components } = await (await ask("/docs/json")).json();
  const { schema } = webhooks.jobEnded.post.requestBody.content["application/json"];
  expect(schema).toEqual({ $ref: "#/components/schemas/JobEvent" });
  const { properties, examples } = components.schemas.JobEvent;
  expect(Object.keys(properties)).toEqual(["type", "timestamp", "data"]);
  expect(Object.keys(examples[0].data)).toEqual(properties.data.required);
});

test("the page and the description are compressed for whoever takes that", async () => {
  for (const path of ["/docs", "/docs/json", "/docs/script.js", "/docs/style.css"]) {
    const plain = await ask(path);
    const packed = await ask(path, { headers: { "accept-encoding": "deflate, gzip" } });
    expect([path, packed.headers.get("content-encoding")]).toEqual([path, "gzip"]);
    const bytes = await packed.bytes();
    expect(new TextDecoder().decode(Bun.gunzipSync(bytes))).toBe(await plain.text());
  }
});

test("/docs/json describes the metadata of a post as it is", async () => {
  const description = await (await ask("/docs/json")).json();
  const metadata = description.components.schemas.ContentMetadata;
  expect(metadata.required).toEqual(["platform", "visualTemplate"]);
  expect(metadata.properties.visualStyleVariant.type).toBe("string");
  expect(metadata.properties.coverUrl.format).toBe("uri");
  expect(metadata.additionalProperties).toBe(true);
});
