import { type TSchema, Type as t } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import type { JobFields } from "../jobs/job_fields.ts";
import { MAX_TEXT_LENGTH } from "../jobs/source.ts";
import { ErrorAnswer, JobCreated, UnauthorizedAnswer } from "./answers.ts";
import { jsonAnswer, openApiSchema } from "./openapi_schema.ts";

/** Name of the key's scheme in the documentation. */
export const KEY_SCHEME = "apiKey";

const ERRORS = {
  400: jsonAnswer("Something is wrong with the request: the message names it", ErrorAnswer),
  401: jsonAnswer("The key is missing, unknown or revoked", UnauthorizedAnswer),
};

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
        ...ERRORS,
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
      responses: { 202: jsonAnswer("The job was created", JobCreated), ...ERRORS },
    },
  };
}
