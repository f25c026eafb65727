import type { TObject, TSchema } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import { type Credentials, FOREIGN_ORIGIN, SECURITY } from "./auth/security.ts";
import { type Bodies, openApiBody, openApiParameters, openApiResponse } from "./http/openapi.ts";

/** What a route that only reads says of itself. */
export interface ReadEndpoint {
  /** What callers must show; the handler gets `account`. Left out where anybody may call. */
  auth?: Credentials;
  summary: string;
  description?: string;
  /** Parameters, for the documentation: handlers check them. */
  params?: TObject;
  query?: TObject;
  headers?: TObject;
  /**
   * A schema for each status. The compiler holds handlers to them, which return the body of 200 as it
   * is and that of any other by `status()`; the documentation follows from them too. Statuses that
   * follow from `auth` need not be said.
   */
  response: Readonly<Record<number, TSchema>>;
}

/** What a route that changes something says of itself. */
export interface WriteEndpoint extends ReadEndpoint {
  /** Handlers read bodies themselves, within limits. */
  body?: Bodies;
}

/** A route's options, as Elysia takes them. */
export type EndpointHook<Endpoint extends ReadEndpoint> = {
  parse: "none";
  detail: DocumentDecoration;
  response: Endpoint["response"];
} & Pick<Endpoint, Extract<keyof Endpoint, "auth">>;

/**
 * Turns what a route that reads says of itself into its options.
 *
 * Responses are not checked at run time: that would cost a third more for each, and would cut off
 * whatever a schema does not name. `response` is there for the compiler alone.
 */
export function readEndpoint<const Endpoint extends ReadEndpoint>(
  endpoint: Endpoint,
): EndpointHook<Endpoint>;
export function readEndpoint(endpoint: ReadEndpoint): UncheckedHook {
  return hookOf(endpoint, unauthorized(endpoint));
}

/** Turns what a route that changes something says of itself into its options. */
export function writeEndpoint<const Endpoint extends WriteEndpoint>(
  endpoint: Endpoint,
): EndpointHook<Endpoint>;
export function writeEndpoint({ body, ...endpoint }: WriteEndpoint): UncheckedHook {
  const foreign = endpoint.auth === undefined ? {} : { 403: FOREIGN_ORIGIN };
  const hook = hookOf(endpoint, { ...unauthorized(endpoint), ...foreign });
  if (body === undefined) return hook;
  return { ...hook, detail: { ...hook.detail, requestBody: openApiBody(body) } };
}

type UncheckedHook = Omit<EndpointHook<ReadEndpoint>, "response">;
type Responses = ReadEndpoint["response"];

function hookOf(endpoint: ReadEndpoint, implied: Responses): UncheckedHook {
  const { auth, summary, description, params, query, headers, response } = endpoint;
  const responses = Object.entries({ ...implied, ...response });
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
  return auth === undefined ? {} : { 401: SECURITY[auth].unauthorized };
}
