import { type Static, Type as t } from "@sinclair/typebox";
import { nullable } from "../http/schema.ts";

const previewUrl = (description: string) => nullable(t.String({ format: "uri" }), description);

/** A look, with a picture of each of its variants in each format. */
export const TemplateData = t.Object({
  name: t.String({ description: "As `visualTemplate`", examples: ["minimal"] }),
  title: t.String(),
  description: t.String(),
  variants: t.Array(
    t.Object({
      name: t.String({ description: "As `visualStyleVariant`; the first is the default" }),
      previews: t.Object({
        image: previewUrl("A picture; null until it is drawn"),
        carousel: previewUrl("A picture of three slides; null until it is drawn"),
        reel: previewUrl("A short video without sound; null until it is drawn"),
      }),
    }),
  ),
});
export type TemplateData = Static<typeof TemplateData>;
