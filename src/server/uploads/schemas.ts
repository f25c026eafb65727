import { type Static, Type as t } from "@sinclair/typebox";
import { MAX_ALT_LENGTH } from "../../jobs/picture_limits.ts";
import { type Bodies, named } from "../http/openapi.ts";

/** An upload, as the API gives it. */
export const UploadData = named(
  "Upload",
  t.Object({
    id: t.String({ examples: ["upl_5f0c1d6f9a3b4c7e8d2a1b0c9e8f7a6b"] }),
    /** In pixels, as it is kept. */
    width: t.Integer(),
    height: t.Integer(),
    expiresAt: t.String({ format: "date-time", description: "Until when it can be used" }),
  }),
);
export type UploadData = Static<typeof UploadData>;

/** A picture in a form, and what it shows. */
export const UPLOAD_BODIES: Bodies = {
  "multipart/form-data": t.Object({
    image: t.String({
      format: "binary",
      description: "A PNG, JPEG or WebP of at most 10MB and 40 megapixels",
      contentMediaType: "image/png, image/jpeg, image/webp",
    }),
    alt: t.Optional(
      t.String({
        maxLength: MAX_ALT_LENGTH,
        description:
          "What it shows: the picture goes to the point that is about it, and its words into the alternative text",
      }),
    ),
  }),
};
