import { fileURLToPath } from "node:url";
import { swagger } from "@elysiajs/swagger";
import { Elysia } from "elysia";
import type { Catalogue } from "../../formats/catalogue.ts";
import { SECURITY_SCHEMES } from "../auth/security.ts";
import { MEDIA_OPERATION } from "../media/controller.ts";

const PATH = "/docs";
const SCRIPT = import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js");
const STYLE = import.meta.resolve("swagger-ui-dist/swagger-ui.css");
/** Keeps the page from loading or running anything from elsewhere. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  // The hash of a script element in the plugin's page that contains only whitespace.
  "script-src 'self' 'sha256-TcUB1mzXiQO4GxpTRZ0EMpOXKMU3u+n/q1WrgVIcs1I='",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
/** Appended to the one script that the plugin's page loads, to start Swagger UI in it. */
const START_PAGE = `
const page = document.documentElement;
page.lang = "en";
const systemTheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
page.classList.toggle("dark-mode", (localStorage.getItem("theme") || systemTheme) === "dark");
const home = document.body.appendChild(document.createElement("a"));
home.className = "home";
home.href = "/";
home.textContent = "← Dashboard";
SwaggerUIBundle({
  url: "${PATH}/json",
  domNode: document.body.appendChild(document.createElement("main")),
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
export function docsController(catalogue: Catalogue) {
  // All responses share a blob's bytes, however slowly they are read.
  const script = once(() => fileWith(SCRIPT, START_PAGE, "text/javascript"));
  const style = once(() => fileWith(STYLE, HOME_STYLE, "text/css"));
  return new Elysia()
    .onBeforeHandle(({ set }) => {
      set.headers["content-security-policy"] = CONTENT_SECURITY_POLICY;
      set.headers["x-content-type-options"] = "nosniff";
    })
    .get(`${PATH}/script.js`, async () => asset(await script()), { detail: { hide: true } })
    .get(`${PATH}/style.css`, async () => asset(await style()), { detail: { hide: true } })
    .use(
      swagger({
        // The page of the other provider loads a script from another host.
        provider: "scalar",
        path: PATH,
        specPath: `${PATH}/json`,
        // Else the plugin takes files.zip for a static file and leaves it out.
        excludeStaticFile: false,
        scalarCDN: `${PATH}/script.js`,
        scalarConfig: { customCss: `@import "${PATH}/style.css";` },
        documentation: {
          info: {
            title: "Postloom",
            version: "1",
            description: describe(catalogue),
            license: { name: "MIT" },
          },
          servers: [{ url: "/", description: "This server" }],
          tags: [
            { name: "Creation", description: "Create posts; needs an API key" },
            { name: "Retrieval", description: "Poll jobs and fetch posts; needs no API key" },
            { name: "Jobs", description: "Manage your jobs; needs an API key or a session" },
            { name: "Drafts", description: "Edit finished posts; needs an API key or a session" },
            { name: "Brand", description: "Manage your brand; needs an API key or a session" },
            { name: "Account", description: "Sign in and manage API keys; used by the dashboard" },
            { name: "Media", description: "Pictures, videos and audio files" },
            { name: "Health", description: "For load balancers" },
          ],
          paths: { "/media/{key}": { get: MEDIA_OPERATION } },
          components: { securitySchemes: SECURITY_SCHEMES },
        },
      }),
    );
}

function describe({ formats, templates }: Catalogue): string {
  const rows = templates.map(
    ({ name, description, variants }) =>
      `| \`${name}\` | ${description} | ${Object.keys(variants)
        .map((variant) => `\`${variant}\``)
        .join(", ")} |`,
  );
  return [
    `Turns a text or a PDF into a finished social post, with caption and hashtags: ${formats.map(({ title }) => title.toLowerCase()).join(", ")}.`,
    "1. Create a job, with your API key in the header `x-api-key`.\n2. Poll its status until it is `completed` or `failed`.\n3. Fetch its result.",
    "Errors are JSON with a message in `error` and, for programs, a stable `code`. Every response has an `x-request-id`, which also appears in the service's log.",
    ["| visualTemplate | | visualStyleVariant |", "|---|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

function asset(blob: Blob): Response {
  const headers = { "content-type": blob.type, "cache-control": "public, max-age=3600" };
  return new Response(blob, { headers });
}

async function fileWith(url: string, addition: string, type: string): Promise<Blob> {
  return new Blob([await Bun.file(fileURLToPath(url)).bytes(), addition], { type });
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
