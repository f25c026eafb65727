import { type TSchema, Type as t } from "@sinclair/typebox";
import type { OpenAPIV3 } from "openapi-types";
import { RETRY_AFTER_HEADER } from "./rate_limit_headers.ts";
import { errorBody } from "./request_error.ts";

/** What the documentation of a response says besides its body's shape. */
export interface ResponseOptions {
  /** Bodies as they may be. */
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

/** A success that leaves nothing to show. */
export function done(description: string) {
  return t.Object({ success: t.Literal(true) }, { description });
}

/** An error that programs tell by its code. */
export function failure(description: string, options: ResponseOptions = {}) {
  const code = t.String({
    description: "For programs: it stays the same",
    examples: ["invalid_request"],
  });
  const error = t.String({ description: "For people" });
  return t.Object({ error, code }, { description, ...options });
}

/** 400: a wrong request, with such messages. */
export function invalid(...messages: readonly string[]) {
  return failure("Something is wrong with the request: the message names it", {
    examples: messages.map((message) => errorBody(400, message)),
  });
}

/** 404: nothing was found for an identifier. */
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

/** 429: a limit of an account or an address is reached. */
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
