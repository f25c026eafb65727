import { Elysia } from "elysia";
import type { Catalogue } from "../../formats/catalogue.ts";
import type { PreviewIndex } from "../../previews/preview_index.ts";
import { assetResponse } from "../http/asset.ts";
import { notFoundError } from "../http/request_error.ts";
import { ASSETS_PATH, bundleDashboard, type DashboardBundle } from "./bundle.ts";
import { type Facts, factsOf } from "./facts.ts";
import { showcaseOf } from "./showcase.ts";

/** The paths of the dashboard's pages. */
const PAGES = [
  "/",
  "/create",
  "/library",
  "/library/:jobId",
  "/templates",
  "/settings",
  "/settings/keys",
  "/settings/brand",
  "/settings/account",
  "/sign-in",
  "/sign-up",
  "/forgotten",
  "/reset",
  "/confirm",
  "/new-email",
];
/** Runs before the first paint, or a page would flash in the wrong theme. */
const THEME_SCRIPT = `document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "";`;
/** Pages show untrusted text: even after a mistake, none of it may run or send data elsewhere. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${new Bun.CryptoHasher("sha256").update(THEME_SCRIPT).digest("base64")}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  // Posts are drawn live in a frame, which has a policy of its own.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Dependencies of the dashboard's pages. */
export interface DashboardServices {
  catalogue: Catalogue;
  previews: PreviewIndex;
}

/** Serves the dashboard. It is bundled on the first request. */
export function dashboardController({ catalogue, previews }: DashboardServices) {
  let bundling: Promise<DashboardBundle> | undefined;
  const bundle = () => {
    bundling ??= bundleDashboard();
    // Try again on the next request.
    bundling.catch(() => {
      bundling = undefined;
    });
    return bundling;
  };
  const told = factsOf(catalogue);
  const facts = async (): Promise<Facts> => ({
    ...told,
    // The page can do without while the store is away.
    showcase: await showcaseOf(catalogue, previews).catch(() => []),
  });
  const app = new Elysia().get(
    `${ASSETS_PATH}/:name`,
    async ({ params, request }) => namedAsset(await bundle(), params.name, request),
    { detail: { hide: true } },
  );
  for (const path of PAGES) {
    app.get(path, async () => pageResponse(await bundle(), await facts()), {
      detail: { hide: true },
    });
  }
  return app;
}

function pageResponse({ script, style }: DashboardBundle, facts: Facts): Response {
  // Only "<" could end the script element early.
  const data = JSON.stringify(facts).replaceAll("<", "\\u003c");
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Postloom</title>
<link rel="icon" href="${ICON}">
<script>${THEME_SCRIPT}</script>
<link rel="stylesheet" href="${ASSETS_PATH}/${style}">
<script type="application/json" id="facts">${data}</script>
<script type="module" src="${ASSETS_PATH}/${script}"></script>
<body><div id="root"></div><noscript>Postloom's pages need JavaScript; its API at /docs does not.</noscript></body>
</html>
`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": CONTENT_SECURITY_POLICY,
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    },
  });
}

async function namedAsset(
  { assets }: DashboardBundle,
  name: string,
  request: Request,
): Promise<Response> {
  const asset = assets.get(name);
  if (asset === undefined) throw notFoundError("Asset not found");
  return await assetResponse(asset, request, {
    "cache-control": "public, max-age=31536000, immutable",
  });
}

/** Three threads, woven. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b6b51"/><path d="M8 11h6m4 0h6M8 21h10m4 0h2M11 8v2m0 4v10M21 8v10m0 4v2" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/></svg>`,
)}`;
