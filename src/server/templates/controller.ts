import { type TSchema, Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Catalogue } from "../../jobs/job_fields.ts";
import type { PreviewIndex } from "../../previews/preview_index.ts";
import { type AuthenticationServices, authenticate } from "../auth/authenticate.ts";
import { jsonAnswer } from "../http/openapi_schema.ts";
import { OWNERS } from "../jobs/docs.ts";

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
          previews: t.Object({
            image: MaybeUrl("A picture; null until it is drawn"),
            carousel: MaybeUrl("A picture of three slides; null until it is drawn"),
            reel: MaybeUrl("A short video without sound; null until it is drawn"),
          }),
        }),
      ),
    }),
  ),
});

/** The endpoint that shows every look in every format. */
export function templatesController(services: TemplatesServices) {
  const { catalogue, previews } = services;
  return new Elysia({ prefix: "/api/v1" }).get(
    "/templates",
    async ({ request, set }) => {
      await authenticate(request, services);
      set.headers["cache-control"] = "no-store";
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
