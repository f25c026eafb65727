import { type TSchema, Type as t } from "@sinclair/typebox";
import type { OpenAPIV3 } from "openapi-types";
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

/** A success without data. */
export function done(description: string) {
  return t.Object({ success: t.Literal(true) }, { description });
}

/** An error with a code. */
export function failure(description: string, options: ResponseOptions = {}) {
  const code = t.String({
    description: "Stable, for programs",
    examples: ["invalid_request"],
  });
  const error = t.String({ description: "For people" });
  return t.Object({ error, code }, { description, ...options });
}

/** 400: an invalid request, with example messages. */
export function invalid(...messages: readonly string[]) {
  return failure("The request is invalid; the message says what is wrong", {
    examples: messages.map((message) => errorBody(400, message)),
  });
}

/** 404: there is nothing with that id. */
export function notFound(description: string) {
  return t.Object(
    { success: t.Literal(false), error: t.String(), code: t.Literal("not_found") },
    { description },
  );
}

/** 413: the body is too large. */
export function bodyTooLarge(limit: string) {
  return failure(`The body is larger than ${limit}`);
}

/** 429: an account or an address has reached a limit. */
export function limited(description: string, { examples, headers }: ResponseOptions = {}) {
  return t.Object(
    {
      error: t.String(),
      code: t.Union([t.Literal("rate_limited"), t.Literal("concurrency_limited")]),
      statusCode: t.Literal(429),
    },
    { description, examples, headers: { ...headers, ...RETRY_AFTER_HEADER } },
  );
}
