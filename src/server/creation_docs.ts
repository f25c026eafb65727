import { type TSchema, Type as t } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import type { OpenAPIV3 } from "openapi-types";
import type { Catalogue } from "../formats/catalogue.ts";
import { allFields, fieldsOf } from "../formats/fields.ts";
import { MAX_TEXT_LENGTH } from "../jobs/source.ts";
import { ErrorAnswer, JobCreated, LimitedAnswer, UnauthorizedAnswer } from "./answers.ts";
import { jsonAnswer, openApiSchema } from "./openapi_schema.ts";
import { errorBody } from "./request_error.ts";

/** Name of the key's scheme in the documentation. */
export const KEY_SCHEME = "apiKey";
/** Name of the dashboard's scheme in the documentation. */
export const SESSION_SCHEME = "session";

const UNAUTHORIZED = jsonAnswer("The key is missing, unknown or revoked", UnauthorizedAnswer, [
  { error: "API key is required", statusCode: 401 },
  { error: "Invalid API key", statusCode: 401 },
]);

const RATE_LIMIT_HEADERS: OpenAPIV3.ResponseObject["headers"] = {
  RateLimit: {
    description: "Requests that are left, and seconds until there are more",
    schema: { type: "string" },
    example: '"hour";r=9;t=3540',
  },
  "RateLimit-Policy": {
    description: "Requests that the account may make within any hour; absent if not limited",
    schema: { type: "string" },
    example: '"hour";q=10;w=3600',
  },
};

const CREATED: OpenAPIV3.ResponseObject = {
  ...jsonAnswer("The job was created", JobCreated),
  headers: {
    ...RATE_LIMIT_HEADERS,
    "Idempotent-Replayed": {
      description: "`true` if this is the answer to an earlier request with the same key",
      schema: { type: "string" },
    },
  },
};

const IDEMPOTENCY_KEY: OpenAPIV3.ParameterObject = {
  in: "header",
  name: "Idempotency-Key",
  description:
    "A name of your own for this request. Sent again with the same name within 24 hours it gets the first answer and makes no second job; a request that was refused leaves its name free",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

/** What may come of a request that has a name. */
const REPEATED = {
  409: jsonAnswer("The first request with this Idempotency-Key is in flight", ErrorAnswer, [
    errorBody(409, "The request with this Idempotency-Key is still in flight", {
      code: "idempotency_in_flight",
    }),
  ]),
  422: jsonAnswer("The Idempotency-Key was used for another request", ErrorAnswer, [
    errorBody(422, "Idempotency-Key was used for another request: use a new one", {
      code: "idempotency_mismatch",
    }),
  ]),
};

const LIMITED: OpenAPIV3.ResponseObject = {
  ...jsonAnswer("The account may not have another job now", LimitedAnswer, [
    errorBody(429, "Rate limit exceeded: your plan allows 10 requests per hour", {
      statusCode: 429,
    }),
    errorBody(429, "Too many concurrent jobs: your plan allows 1 job at a time", {
      code: "concurrency_limited",
      statusCode: 429,
    }),
  ]),
  headers: {
    ...RATE_LIMIT_HEADERS,
    "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } },
  },
};

const FORBIDDEN = jsonAnswer("A session was used from another page", ErrorAnswer);

/** A wrong request, with such messages. */
function invalid(...messages: string[]): OpenAPIV3.ResponseObject {
  const examples = messages.map((message) => errorBody(400, message));
  return jsonAnswer(
    "Something is wrong with the request: the message names it",
    ErrorAnswer,
    examples,
  );
}

/** Documents the endpoints that create jobs. */
export function creationDocs(catalogue: Catalogue): {
  text: DocumentDecoration;
  pdf: DocumentDecoration;
} {
  const fields = allFields(catalogue, fieldsOf(catalogue));
  const options = Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]): [string, TSchema] => [
      name,
      name === "format" ? schema : t.Optional(schema),
    ]),
  );
  const examples = Object.entries(fields).map(([name, { allowed, requires }]) =>
    requires === undefined
      ? `Invalid ${name}: must be ${allowed}`
      : `Invalid ${name}: requires ${requires} true`,
  );
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
      security: [{ [KEY_SCHEME]: [] }, { [SESSION_SCHEME]: [] }],
      parameters: [IDEMPOTENCY_KEY],
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
        202: CREATED,
        400: invalid("No text provided", "Malformed JSON", ...examples),
        401: UNAUTHORIZED,
        403: FORBIDDEN,
        413: jsonAnswer("The body is larger than 10MB", ErrorAnswer),
        ...REPEATED,
        429: LIMITED,
      },
    },
    pdf: {
      tags: ["Creation"],
      summary: "Make a post from a PDF",
      description: "As from a text, yet the fields come as a form. Empty fields count as left out.",
      security: [{ [KEY_SCHEME]: [] }, { [SESSION_SCHEME]: [] }],
      parameters: [IDEMPOTENCY_KEY],
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
        202: CREATED,
        400: invalid(
          "No PDF file provided",
          "Only PDF files are allowed: the MIME type must be application/pdf",
          "File size exceeds the 10MB limit",
          ...examples,
        ),
        401: UNAUTHORIZED,
        403: FORBIDDEN,
        ...REPEATED,
        429: LIMITED,
      },
    },
  };
}
