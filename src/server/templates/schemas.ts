import { type Static, Type as t } from "@sinclair/typebox";
import { named } from "../http/openapi.ts";
import { nullable } from "../http/schema.ts";

/** A look with previews of its variants in each format. */
export const TemplateData = named(
  "Template",
  t.Object({
    name: t.String({ description: "The value for `visualTemplate`", examples: ["minimal"] }),
    title: t.String(),
    description: t.String(),
    variants: t.Array(
      t.Object({
        name: t.String({
          description:
            "The value for `visualStyleVariant`; the first is that of the previews. Without one, it is chosen by the text's tone and the account's last posts",
        }),
        previews: t.Record(
          t.String(),
          nullable(t.String({ format: "uri" }), "Null until it is drawn"),
          {
            description: "By format: a picture, a picture of three slides, or a short silent video",
          },
        ),
      }),
    ),
  }),
);
export type TemplateData = Static<typeof TemplateData>;
