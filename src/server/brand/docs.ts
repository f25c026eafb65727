import { Type as t } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import type { OpenAPIV3 } from "openapi-types";
import { BRAND_NAME_RULE, HANDLE_RULE } from "../../accounts/brand_input.ts";
import { MAX_HANDLE_LENGTH, MAX_NAME_LENGTH } from "../../posts/brand.ts";
import { jsonAnswer, openApiSchema } from "../http/openapi_schema.ts";
import { errorBody } from "../http/request_error.ts";
import { OWNERS } from "../jobs/docs.ts";
import { ErrorAnswer, LimitedAnswer } from "../retrieval/schemas.ts";
import { BrandView } from "./schemas.ts";

const BrandAnswer = t.Object({ success: t.Literal(true), data: BrandView });
const Colour = t.String({ pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", examples: ["#e4572e"] });
const OpenColour = t.Optional(t.Union([Colour, t.Null()], { description: "Null: the look's own" }));
const BrandBody = t.Object({
  name: t.Optional(
    t.Union([t.String({ maxLength: MAX_NAME_LENGTH }), t.Null()], {
      description: `It ${BRAND_NAME_RULE}`,
    }),
  ),
  handle: t.Optional(
    t.Union([t.String({ maxLength: MAX_HANDLE_LENGTH + 1 }), t.Null()], {
      description: `It ${HANDLE_RULE}; an "@" before it is dropped`,
    }),
  ),
  colours: t.Optional(
    t.Union([t.Object({ accent: Colour, background: OpenColour, ink: OpenColour }), t.Null()]),
  ),
});
const Picture = t.String({ format: "binary", description: "A PNG, JPEG or WebP of at most 2MB" });

const tags = ["Brand"];
const { security, unauthorized, forbidden } = OWNERS;

/** Documents the endpoints for an account's brand. */
export const brandDocs = {
  get: {
    tags,
    security,
    summary: "What the account's posts are known by",
    responses: {
      200: jsonAnswer("The brand; what is not set is null", BrandAnswer),
      401: unauthorized,
    },
  },
  put: {
    tags,
    security,
    summary: "Set the name, the handle and the colours",
    description:
      "What is left out, null or empty is cleared; the logo stays. Jobs keep the brand that they were made with. Every text stays readable on the colours. A request with a `visualStyleVariant` gets that variant's colours instead.",
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: openApiSchema(BrandBody),
          example: {
            name: "Halden Coffee",
            handle: "@haldencoffee",
            colours: { accent: "#e4572e", background: "#fff8f0" },
          },
        },
      },
    },
    responses: {
      200: jsonAnswer("The brand as it is now", BrandAnswer),
      400: invalid(
        `Invalid handle: ${HANDLE_RULE}`,
        "Invalid colours.accent: must differ more from the background, as #eeeeee can hardly be seen on #ffffff",
      ),
      401: unauthorized,
      403: forbidden,
      413: jsonAnswer("The body is larger than 64KB", ErrorAnswer),
    },
  },
  remove: {
    tags,
    security,
    summary: "Remove the whole brand",
    responses: {
      200: jsonAnswer("There is no brand now", BrandAnswer),
      401: unauthorized,
      403: forbidden,
    },
  },
  putLogo: {
    tags,
    security,
    summary: "Set the logo",
    description:
      "The picture is the body itself, or the field `logo` of a form. Its transparent margins are cut off, and it is made to fit 600 by 200 pixels.",
    requestBody: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: openApiSchema(t.Object({ logo: Picture })),
          encoding: { logo: { contentType: "image/png, image/jpeg, image/webp" } },
        },
        ...Object.fromEntries(
          ["image/png", "image/jpeg", "image/webp"].map((type) => [
            type,
            { schema: openApiSchema(Picture) },
          ]),
        ),
      },
    },
    responses: {
      200: jsonAnswer("The brand as it is now", BrandAnswer),
      400: invalid(
        "Invalid logo: must be a PNG, a JPEG or a WebP",
        "Invalid logo: must be at most 2MB",
        "Invalid logo: the picture is damaged",
      ),
      401: unauthorized,
      403: forbidden,
      429: {
        ...jsonAnswer("Too many logos within an hour", LimitedAnswer),
        headers: {
          "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } },
        },
      },
    },
  },
  removeLogo: {
    tags,
    security,
    summary: "Remove the logo alone",
    responses: {
      200: jsonAnswer("The brand as it is now", BrandAnswer),
      401: unauthorized,
      403: forbidden,
    },
  },
} satisfies Record<string, DocumentDecoration>;

function invalid(...messages: string[]): OpenAPIV3.ResponseObject {
  const examples = messages.map((message) => errorBody(400, message));
  return jsonAnswer("Something cannot be used: the message names it", ErrorAnswer, examples);
}
