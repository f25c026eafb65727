import { type TSchema, Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Catalogue } from "../formats/catalogue.ts";
import type { PreviewIndex } from "../previews/preview_index.ts";
import { type AuthenticationServices, authenticate } from "./authentication.ts";
import { OWNERS } from "./jobs_docs.ts";
import { jsonAnswer } from "./openapi_schema.ts";

/** What the list of looks is made from. */
export interface TemplatesServices extends AuthenticationServices {
  catalogue: Catalogue;
  previews: PreviewIndex;
}

const MaybeUrl = (description: string): TSchema =>
  t.Union([t.String({ format: "uri" }), t.Null()], { description });
const TemplatesAnswer = t.Object({
  success: t.Literal(true),
  data: t.Array(
    t.Object({
      name: t.String({ description: "As `visualTemplate`", examples: ["minimal"] }),
      title: t.String(),
      description: t.String(),
      variants: t.Array(
        t.Object({
          name: t.String({ description: "As `visualStyleVariant`; the first is the default" }),
          previews: t.Record(t.String(), MaybeUrl("Null until it is drawn"), {
            description:
              "By format: a picture, a picture of three slides, or a short video without sound",
          }),
        }),
      ),
    }),
  ),
});

/** The endpoint that shows every look in every format. */
export function templatesController(services: TemplatesServices) {
  const { previews } = services;
  const { formats, templates } = services.catalogue;
  return new Elysia({ prefix: "/api/v1" }).get(
    "/templates",
    async ({ request, set }) => {
      await authenticate(request, services);
      set.headers["cache-control"] = "no-store";
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
      return { success: true, data };
    },
    {
      detail: {
        tags: ["Creation"],
        security: OWNERS.security,
        summary: "The looks there are, with pictures",
        description: "Pictures are drawn while there is nothing else to do.",
        responses: { 200: jsonAnswer("The looks", TemplatesAnswer), 401: OWNERS.unauthorized },
      },
    },
  );
}
