import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Catalogue } from "../../formats/catalogue.ts";
import type { PreviewIndex } from "../../previews/preview_index.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint } from "../endpoint.ts";
import { ok } from "../http/responses.ts";
import { TemplateData } from "./schemas.ts";

/** Dependencies of the endpoint that lists the looks. */
export interface TemplatesServices extends AuthServices {
  catalogue: Catalogue;
  previews: PreviewIndex;
}

/** The endpoint that lists every look with previews in every format. */
export function templatesController(services: TemplatesServices) {
  const { previews } = services;
  const { formats, templates } = services.catalogue;
  return new Elysia({ prefix: "/api/v1/templates", tags: ["Creation"] })
    .use(authPlugin(services))
    .get(
      "",
      async () => {
        const data = await Promise.all(
          templates.map(async ({ name, title, description, variants }) => ({
            name,
            title,
            description,
            variants: await Promise.all(
              Object.keys(variants).map(async (variant) => {
                const urls = await previews.urlsOf(name, variant);
                const byFormat = formats.map((format) => [format.name, urls[format.medium]]);
                return { name: variant, previews: Object.fromEntries(byFormat) };
              }),
            ),
          })),
        );
        return { success: true as const, data };
      },
      readEndpoint({
        auth: "keyOrSession",
        operationId: "listTemplates",
        summary: "List the looks with previews",
        description: "Previews are drawn while no jobs are running.",
        response: { 200: ok("The looks", t.Array(TemplateData)) },
      }),
    );
}
