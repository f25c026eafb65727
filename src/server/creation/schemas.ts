import { type Static, type TSchema, Type as t } from "@sinclair/typebox";
import type { Field } from "../../formats/fields.ts";
import { MAX_ALT_LENGTH, MAX_PICTURES } from "../../jobs/picture_limits.ts";
import { MAX_TEXT_LENGTH } from "../../jobs/source.ts";
import { RATE_LIMIT_HEADERS } from "../http/rate_limit_headers.ts";

/** The header that marks a replayed response. */
export const REPLAYED_HEADER = "Idempotent-Replayed";

/** What the sender of a request is told of it, if anything. */
export const Warnings = t.Optional(
  t.Array(t.String(), {
    description: "What of the request has no effect, such as fields that there are not",
    examples: [["Ignored slidecount: there is no such field; did you mean slideCount?"]],
  }),
);

/** A job that was created. */
export const JobCreatedResponse = t.Object(
  {
    success: t.Literal(true),
    message: t.String({ examples: ["Text processing job created"] }),
    data: t.Object({
      jobId: t.String({ examples: ["job_5f0c1d6f9a3b4c7e8d2a1b0c9e8f7a6b"] }),
      status: t.Literal("pending"),
    }),
    warnings: Warnings,
  },
  {
    description: "The job was created",
    headers: {
      ...RATE_LIMIT_HEADERS,
      [REPLAYED_HEADER]: {
        description: "`true` if this is the response to an earlier request with the same key",
        schema: { type: "string" },
      },
    },
  },
);
export type JobCreatedResponse = Static<typeof JobCreatedResponse>;

/** Request headers of the creation endpoints. */
export const CreationHeaders = t.Object({
  "Idempotency-Key": t.Optional(
    t.String({
      minLength: 1,
      maxLength: 255,
      description:
        "A unique key of your choice. Repeating the request with the same key within 24 hours returns the first response and creates no second job; after an error the key can be used again",
    }),
  ),
});

type FieldsByName = Readonly<Record<string, Field>>;

/** Schema of the body that requests a post from a text. */
export function textBodySchema(fields: FieldsByName) {
  const text = t.String({
    minLength: 1,
    maxLength: MAX_TEXT_LENGTH,
    description: "Plain text or Markdown",
  });
  const example = {
    text: "Sleep is when the brain tidies up. Ten minutes of daylight in the morning set the clock.",
    ...Object.fromEntries(
      Object.entries(fields).flatMap(
        ([
          name,
          {
            schema: { examples },
          },
        ]) => (examples?.length > 0 ? [[name, examples[0]]] : []),
      ),
    ),
  };
  const id = t.String({ maxLength: 100 });
  const alt = t.Optional(
    t.String({
      maxLength: MAX_ALT_LENGTH,
      description: "What it shows in this post; if omitted, what was said when it was uploaded",
    }),
  );
  const images = t.Optional(
    t.Array(t.Union([id, t.Object({ id, alt })]), {
      maxItems: MAX_PICTURES,
      description:
        "Ids of uploads, or objects with an id and what it shows: pictures that the post shows, the first on its cover, instead of drawings",
    }),
  );
  return t.Object({ text, images, ...propertiesOf(fields) }, { examples: [example] });
}

/** Schema of the form that requests a post from a PDF. */
export function pdfFormSchema(fields: FieldsByName) {
  const pdf = t.String({
    format: "binary",
    description: "A PDF of at most 10MB",
    contentMediaType: "application/pdf",
  });
  const picture = t.String({
    format: "binary",
    contentMediaType: "image/png, image/jpeg, image/webp",
  });
  const images = t.Optional(
    t.Array(picture, {
      maxItems: MAX_PICTURES,
      description:
        "Pictures that the post shows, the first on its cover: PNG, JPEG or WebP, each at most 10MB and 40 megapixels, all together 20MB",
    }),
  );
  const imageAlts = t.Optional(
    t.Array(t.String({ maxLength: MAX_ALT_LENGTH }), {
      maxItems: MAX_PICTURES,
      description: "What each of them shows, in their order; empty for those that say nothing",
    }),
  );
  return t.Object({ pdf, images, imageAlts, ...propertiesOf(fields) });
}

/** The error messages for invalid fields, one for each. */
export function fieldErrors(fields: FieldsByName): string[] {
  return Object.entries(fields).map(([name, { allowed, requires }]) =>
    requires === undefined
      ? `Invalid ${name}: must be ${allowed}`
      : `Invalid ${name}: requires ${requires} true`,
  );
}

function propertiesOf(fields: FieldsByName): Record<string, TSchema> {
  const entries = Object.entries(fields).map(([name, { schema }]): [string, TSchema] => [
    name,
    name === "format" ? schema : t.Optional(schema),
  ]);
  return Object.fromEntries(entries);
}
