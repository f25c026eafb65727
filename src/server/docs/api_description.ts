import type { AnyElysia } from "elysia";
import type { OpenAPIV3 } from "openapi-types";
import type { Catalogue } from "../../formats/catalogue.ts";
import { SECURITY_SCHEMES } from "../auth/security.ts";
import { SHARED_RESPONSES } from "../endpoint.ts";
import { openApiResponse } from "../http/openapi.ts";
import { MEDIA_OPERATION } from "../media/controller.ts";
import { type ApiDescription, withComponents } from "./components.ts";
import { WEBHOOKS } from "./webhooks.ts";

/** The version of the API, which its paths have too. */
const VERSION = "1";

/** What the description of the API follows from. */
export interface DescribedApi {
  routes: AnyElysia["routes"];
  catalogue: Catalogue;
  /** Where the service is reached. */
  publicUrl: string;
}

/** Describes the API as OpenAPI 3.1. Routes without a summary, such as pages, are left out. */
export function describeApi({ routes, catalogue, publicUrl }: DescribedApi): ApiDescription {
  const paths: OpenAPIV3.PathsObject = {};
  for (const { path, method, hooks } of routes) {
    const operation: OpenAPIV3.OperationObject | undefined = hooks.detail;
    if (operation?.summary === undefined) continue;
    const described = describedPath(path);
    paths[described] = {
      ...paths[described],
      [method.toLowerCase()]: withPathParameters(described, operation),
    };
  }
  paths["/media/{key}"] = { get: MEDIA_OPERATION };
  return withComponents({
    openapi: "3.1.0",
    info: {
      title: "Postloom",
      version: VERSION,
      description: introduce(catalogue),
      contact: { name: "Who runs this service", url: publicUrl },
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
    },
    servers: [{ url: publicUrl }],
    tags: TAGS,
    paths,
    webhooks: WEBHOOKS,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      responses: Object.fromEntries(
        Object.entries(SHARED_RESPONSES).map(([name, schema]) => [name, openApiResponse(schema)]),
      ),
    },
  });
}

const TAGS: OpenAPIV3.TagObject[] = [
  { name: "Creation", description: "Create posts; needs an API key" },
  { name: "Retrieval", description: "Poll jobs and fetch posts; needs no API key" },
  { name: "Jobs", description: "Manage your jobs; needs an API key or a session" },
  { name: "Drafts", description: "Edit finished posts; needs an API key or a session" },
  { name: "Brand", description: "Manage your brand; needs an API key or a session" },
  { name: "Account", description: "Sign in and manage API keys; used by the dashboard" },
  { name: "Media", description: "Pictures, videos and audio files" },
  { name: "Health", description: "For load balancers" },
  { name: "Webhooks", description: "What is sent to your webhook" },
];

/** A path as OpenAPI writes it, where parameters that may be missing are like all others. */
function describedPath(path: string): string {
  return path.replace(/:(\w+)\??/g, "{$1}");
}

/** The operation with every parameter of its path, those that say nothing of themselves too. */
function withPathParameters(
  path: string,
  operation: OpenAPIV3.OperationObject,
): OpenAPIV3.OperationObject {
  const { parameters = [] } = operation;
  const described = parameters.map((parameter) => ("name" in parameter ? parameter.name : ""));
  const silent = [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !described.includes(name))
    .map((name) => ({ in: "path", name, required: true, schema: { type: "string" as const } }));
  return { ...operation, parameters: [...silent, ...parameters] };
}

function introduce({ formats, templates }: Catalogue): string {
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
    ["| visualTemplate | looks like | visualStyleVariant |", "|---|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}
