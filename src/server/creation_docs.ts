import { type TSchema, Type as t } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import type { JobFields } from "../jobs/job_fields.ts";
import { MAX_TEXT_LENGTH } from "../jobs/source.ts";
import { ErrorAnswer, JobCreated, UnauthorizedAnswer } from "./answers.ts";
import { jsonAnswer, openApiSchema } from "./openapi_schema.ts";

/** Name of the key's scheme in the documentation. */
export const KEY_SCHEME = "apiKey";

const UNAUTHORIZED = jsonAnswer("The key is missing, unknown or revoked", UnauthorizedAnswer, [
  { error: "API key is required", statusCode: 401 },
  { error: "Invalid API key", statusCode: 401 },
]);

/** Documents the endpoints that create jobs. */
export function creationDocs(fields: JobFields): {
  text: DocumentDecoration;
  pdf: DocumentDecoration;
} {
  const { format, ...optional } = Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, TSchema] => [name, field.schema]),
  );
  const options = {
    format: format ?? t.String(),
    ...Object.fromEntries(
      Object.entries(optional).map(([name, schema]) => [name, t.Optional(schema)]),
    ),
  };
  const invalidFormat = { error: `Invalid format: must be ${fields.format.allowed}` };
  const text = t.String({
    minLength: 1,
    maxLength: MAX_TEXT_LENGTH,
    description: "Plain text or Markdown",
  });
  const pdf = t.String({ format: "binary", description: "A PDF of at most 10MB" });
  return {
    text: {
      tags: ["Creation"],
      summary: "Make a post from a text",
      description: "Creates a job and answers at once. Ask for the job's status until it is over.",
      security: [{ [KEY_SCHEME]: [] }],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: openApiSchema(t.Object({ text, ...options })),
            example: {
              text: "Sleep is when the brain tidies up. Ten minutes of daylight in the morning set the clock.",
              format: "carousel",
              slideCount: 4,
            },
          },
        },
      },
      responses: {
        202: jsonAnswer("The job was created", JobCreated),
        400: jsonAnswer("Something is wrong with the request: the message names it", ErrorAnswer, [
          invalidFormat,
          { error: "No text provided" },
          { error: `Invalid slideCount: must be ${fields.slideCount.allowed}` },
          { error: "Invalid captionsStyle: requires captionsEnabled true" },
          { error: "Malformed JSON" },
        ]),
        401: UNAUTHORIZED,
        413: jsonAnswer("The body is larger than 10MB", ErrorAnswer),
      },
    },
    pdf: {
      tags: ["Creation"],
      summary: "Make a post from a PDF",
      description: "As from a text, yet the fields come as a form. Empty fields count as left out.",
      security: [{ [KEY_SCHEME]: [] }],
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: openApiSchema(t.Object({ pdf, ...options })),
            encoding: { pdf: { contentType: "application/pdf" } },
          },
        },
      },
      responses: {
        202: jsonAnswer("The job was created", JobCreated),
        400: jsonAnswer("Something is wrong with the request: the message names it", ErrorAnswer, [
          invalidFormat,
          { error: "No PDF file provided" },
          { error: "Only PDF files are allowed: the MIME type must be application/pdf" },
          { error: "File size exceeds the 10MB limit" },
          { error: `Invalid maxDuration: must be ${fields.maxDuration.allowed}` },
        ]),
        401: UNAUTHORIZED,
      },
    },
  };
}
