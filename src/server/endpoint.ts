import type { TObject, TSchema } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import { type Credentials, FOREIGN_ORIGIN, SECURITY } from "./auth/security.ts";
import { type Bodies, openApiBody, openApiParameters, openApiResponse } from "./http/openapi.ts";
import { failure, limited } from "./http/responses.ts";
import { Unavailable } from "./http/unavailable.ts";

/** Definition of a read-only route. */
export interface ReadEndpoint {
  /** Credentials that callers need; the handler gets their `account`. Left out for public routes. */
  auth?: Credentials;
  summary: string;
  description?: string;
  /** Parameters, for the documentation only: handlers validate them. */
  params?: TObject;
  query?: TObject;
  headers?: TObject;
  /**
   * A schema for each status, checked against the handler by the compiler and used in the
   * documentation. Handlers return the body of a 200, and any other through `status()`. Statuses
   * implied by `auth` or common to all routes can be left out.
   */
  response: Readonly<Record<number, TSchema>>;
}

/** Definition of a route that changes something. */
export interface WriteEndpoint extends ReadEndpoint {
  /** Handlers read bodies themselves, within limits. */
  body?: Bodies;
}

/** Elysia's options for a route. */
export type EndpointHook<Endpoint extends ReadEndpoint> = {
  parse: "none";
  detail: DocumentDecoration;
  response: Endpoint["response"];
} & Pick<Endpoint, Extract<keyof Endpoint, "auth">>;

/**
 * Converts the definition of a read-only route to Elysia's options.
 *
 * Responses are not validated at run time, which would make them a third slower and strip members
 * that their schema does not declare. `response` is there only for the compiler.
 */
export function readEndpoint<const Endpoint extends ReadEndpoint>(
  endpoint: Endpoint,
): EndpointHook<Endpoint>;
export function readEndpoint(endpoint: ReadEndpoint): UncheckedHook {
  return hookOf(endpoint, unauthorized(endpoint));
}

/** Converts the definition of a route that changes something to Elysia's options. */
export function writeEndpoint<const Endpoint extends WriteEndpoint>(
  endpoint: Endpoint,
): EndpointHook<Endpoint>;
export function writeEndpoint({ body, ...endpoint }: WriteEndpoint): UncheckedHook {
  const foreign = endpoint.auth === undefined ? {} : { 403: FOREIGN_ORIGIN };
  const refused = { ...unauthorized(endpoint), ...foreign, 429: TooManyRefusals };
  if (body === undefined) return hookOf(endpoint, refused);
  const hook = hookOf(endpoint, { ...refused, 408: TooSlow });
  return { ...hook, detail: { ...hook.detail, requestBody: openApiBody(body) } };
}

const TooManyRefusals = limited("Too many requests of the account or the address were refused");
const TooSlow = failure("The body took too long to arrive");

type UncheckedHook = Omit<EndpointHook<ReadEndpoint>, "response">;
type Responses = ReadEndpoint["response"];

function hookOf(endpoint: ReadEndpoint, implied: Responses): UncheckedHook {
  const { auth, summary, description, params, query, headers, response } = endpoint;
  const responses = Object.entries({ 503: Unavailable, ...implied, ...response });
  const detail: DocumentDecoration = {
    summary,
    ...(description === undefined ? {} : { description }),
    ...(auth === undefined ? {} : { security: SECURITY[auth].requirements }),
    parameters: [
      ...(params === undefined ? [] : openApiParameters("path", params)),
      ...(query === undefined ? [] : openApiParameters("query", query)),
      ...(headers === undefined ? [] : openApiParameters("header", headers)),
    ],
    responses: Object.fromEntries(
      responses.map(([status, schema]) => [status, openApiResponse(schema)]),
    ),
  };
  return { parse: "none", detail, ...(auth === undefined ? {} : { auth }) };
}

function unauthorized({ auth }: ReadEndpoint): Responses {
  return auth === undefined ? {} : { 401: SECURITY[auth].unauthorized, 429: TooManyRefusals };
}
