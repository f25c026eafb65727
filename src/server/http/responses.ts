import { type TSchema, Type as t } from "@sinclair/typebox";
import type { OpenAPIV3 } from "openapi-types";
import { named } from "./openapi.ts";
import { RETRY_AFTER_HEADER } from "./rate_limit_headers.ts";
import { errorBody } from "./request_error.ts";

/** Documentation of a response besides its schema. */
export interface ResponseOptions {
  /** Example bodies. */
  examples?: readonly object[];
  headers?: OpenAPIV3.ResponseObject["headers"];
}

/** A success with data. */
export function ok<Data extends TSchema>(
  description: string,
  data: Data,
  options: ResponseOptions = {},
) {
  return t.Object({ success: t.Literal(true), data }, { description, ...options });
}

const Done = named("Done", t.Object({ success: t.Literal(true) }));

/** A success without data. */
export function done(description: string): typeof Done {
  return { ...Done, description };
}

const FieldProblemData = named(
  "FieldProblem",
  t.Object({
    field: t.String({ examples: ["slideCount"] }),
    message: t.String({ examples: ["must be an integer from 1 to 5"] }),
  }),
);

/** The body of every error. */
const ErrorData = named(
  "Error",
  t.Object({
    success: t.Optional(t.Literal(false)),
    error: t.String({ description: "For people" }),
    code: t.Optional(
      t.String({
        description: "Stable, for programs; only a missing or wrong API key has none",
        examples: ["invalid_request"],
      }),
    ),
    statusCode: t.Integer({ description: "That of the response", examples: [400] }),
    details: t.Optional(
      t.Array(FieldProblemData, {
        description:
          "Every invalid field of a request that makes or edits a post; `error` tells the first",
      }),
    ),
  }),
);

/** An error. */
export function failure(description: string, options: ResponseOptions = {}): typeof ErrorData {
  return { ...ErrorData, description, ...options };
}

/** 400: an invalid request, with example messages. */
export function invalid(...messages: readonly string[]): typeof ErrorData {
  return failure("The request is invalid; the message says what is wrong", {
    examples: messages.map((message) => errorBody(400, message)),
  });
}

/** 404: there is nothing with that id. */
export function notFound(description: string): typeof ErrorData {
  return failure(description);
}

/** 413: the body is too large. */
export function bodyTooLarge(limit: string): typeof ErrorData {
  return failure(`The body is larger than ${limit}`);
}

/** 429: an account or an address has reached a limit. */
export function limited(
  description: string,
  { examples, headers }: ResponseOptions = {},
): typeof ErrorData {
  return failure(description, {
    ...(examples === undefined ? {} : { examples }),
    headers: { ...headers, ...RETRY_AFTER_HEADER },
  });
}
