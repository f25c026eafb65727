import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Catalogue } from "../../jobs/job_fields.ts";
import type { PreviewIndex } from "../../previews/preview_index.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint } from "../endpoint.ts";
import { ok } from "../http/responses.ts";
import { TemplateData } from "./schemas.ts";

/** What the list of looks is made from. */
export interface TemplatesServices extends AuthServices {
  catalogue: Catalogue;
  previews: PreviewIndex;
}

/** The endpoint that shows every look in every format. */
export function templatesController(services: TemplatesServices) {
  const { catalogue, previews } = services;
  return new Elysia({ prefix: "/api/v1/templates", tags: ["Creation"] })
    .use(authPlugin(services))
    .get(
      "",
      async () => {
        const data = await Promise.all(
          catalogue.templates.map(async ({ name, title, description, variants }) => ({
            name,
            title,
            description,
            variants: await Promise.all(
              variants.map(async (variant) => ({
                name: variant,
                previews: await previews.urlsOf(name, variant),
              })),
            ),
          })),
        );
        return { success: true as const, data };
      },
      readEndpoint({
        auth: "keyOrSession",
        summary: "The looks there are, with pictures",
        description: "Pictures are drawn while there is nothing else to do.",
        response: { 200: ok("The looks", t.Array(TemplateData)) },
      }),
    );
}
