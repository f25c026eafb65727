import { type Static, Type as t } from "@sinclair/typebox";
import { nullable } from "../http/schema.ts";

/** A look, with a picture of each of its variants in each format. */
export const TemplateData = t.Object({
  name: t.String({ description: "As `visualTemplate`", examples: ["minimal"] }),
  title: t.String(),
  description: t.String(),
  variants: t.Array(
    t.Object({
      name: t.String({ description: "As `visualStyleVariant`; the first is the default" }),
      previews: t.Record(
        t.String(),
        nullable(t.String({ format: "uri" }), "Null until it is drawn"),
        {
          description:
            "By format: a picture, a picture of three slides, or a short video without sound",
        },
      ),
    }),
  ),
});
export type TemplateData = Static<typeof TemplateData>;
