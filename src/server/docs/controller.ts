import { fileURLToPath } from "node:url";
import type { AnyElysia } from "elysia";
import { type Asset, assetResponse, textAsset } from "../http/asset.ts";
import { type DescribedApi, describeApi } from "./api_description.ts";

const PATH = "/docs";
const SCRIPT = import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js");
const STYLE = import.meta.resolve("swagger-ui-dist/swagger-ui.css");
/** Keeps the page from loading or running anything from elsewhere. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Postloom API</title>
<link rel="stylesheet" href="${PATH}/style.css">
<body><nav class="home"><a href="/">← Dashboard</a></nav><div id="api"></div>
<script src="${PATH}/script.js"></script></body>
</html>
`;
const ADDED_SCRIPT = new URL("./start_page.js", import.meta.url);
const ADDED_STYLE = new URL("./page.css", import.meta.url);

/** Serves the API's OpenAPI document at /docs/json, and an interactive page for it at /docs. */
export function docs(options: Omit<DescribedApi, "routes">) {
  const page = textAsset(new TextEncoder().encode(PAGE), "text/html; charset=utf-8");
  const script = once(() => joined([SCRIPT, ADDED_SCRIPT], "text/javascript; charset=utf-8"));
  const style = once(() => joined([STYLE, ADDED_STYLE], "text/css; charset=utf-8"));
  return <App extends AnyElysia>(app: App) => {
    // Made on the first request, when all routes are there.
    const json = once(async () => {
      const description = JSON.stringify(describeApi({ ...options, routes: app.routes }));
      return textAsset(new TextEncoder().encode(description), "application/json; charset=utf-8");
    });
    return app
      .get(PATH, ({ request }) => assetResponse(page, request, PAGE_HEADERS))
      .get(`${PATH}/json`, async ({ request }) => assetResponse(await json(), request, FRESH))
      .get(`${PATH}/script.js`, async ({ request }) => assetResponse(await script(), request, KEPT))
      .get(`${PATH}/style.css`, async ({ request }) => assetResponse(await style(), request, KEPT));
  };
}

const FRESH = { "cache-control": "no-cache" };
const KEPT = { "cache-control": "public, max-age=3600" };
const PAGE_HEADERS = { ...FRESH, "content-security-policy": CONTENT_SECURITY_POLICY };

/** Both files in one. */
async function joined(urls: readonly (string | URL)[], type: string): Promise<Asset> {
  const texts = await Promise.all(urls.map((url) => Bun.file(fileURLToPath(url)).text()));
  return textAsset(new TextEncoder().encode(texts.join("\n")), type);
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
