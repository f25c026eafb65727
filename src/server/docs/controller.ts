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
<body><a class="home" href="/">← Dashboard</a><main id="api"></main>
<script src="${PATH}/script.js"></script></body>
</html>
`;
/** Appended to Swagger UI's script, to start it in the page. */
const START_PAGE = `
const systemTheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
const theme = localStorage.getItem("theme") || systemTheme;
document.documentElement.classList.toggle("dark-mode", theme === "dark");
SwaggerUIBundle({
  url: "${PATH}/json",
  domNode: document.getElementById("api"),
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});`;

/** The way back to the dashboard, in its accent. */
const HOME_STYLE = `
.home { display: block; max-width: 1460px; margin: 0 auto; padding: 20px 20px 0; color: #0b6b51; font: 600 14px system-ui, sans-serif; text-decoration: none; }
.home:hover { text-decoration: underline; }
html.dark-mode .home { color: #62d2ac; }`;

/** Serves the API's OpenAPI document at /docs/json, and an interactive page for it at /docs. */
export function docs(options: Omit<DescribedApi, "routes">) {
  const page = textAsset(new TextEncoder().encode(PAGE), "text/html; charset=utf-8");
  const script = once(() => fileWith(SCRIPT, START_PAGE, "text/javascript; charset=utf-8"));
  const style = once(() => fileWith(STYLE, HOME_STYLE, "text/css; charset=utf-8"));
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

async function fileWith(url: string, addition: string, type: string): Promise<Asset> {
  const text = await Bun.file(fileURLToPath(url)).text();
  return textAsset(new TextEncoder().encode(text + addition), type);
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
