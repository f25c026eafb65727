import type { TObject, TSchema } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import { type Credentials, FOREIGN_ORIGIN, SECURITY } from "./auth/security.ts";
import {
  type Bodies,
  named,
  openApiBody,
  openApiParameters,
  openApiResponse,
} from "./http/openapi.ts";
import { failure, limited } from "./http/responses.ts";
import { Unavailable } from "./http/unavailable.ts";

/** Definition of a read-only route. */
export interface ReadEndpoint {
  /** Credentials that callers need; the handler gets their `account`. Left out for public routes. */
  auth?: Credentials;
  /** Its name in clients that are generated from the documentation; unique. */
  operationId: string;
  summary: string;
  description: string;
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
  const foreign: Implied = endpoint.auth === undefined ? {} : { 403: "ForeignOrigin" };
  const refused: Implied = { ...unauthorized(endpoint), ...foreign, 429: "TooManyRefusals" };
  if (body === undefined) return hookOf(endpoint, refused);
  const hook = hookOf(endpoint, { ...refused, 408: "TooSlow" });
  const requestBody = openApiBody(namedBodies(body, endpoint.operationId));
  return { ...hook, detail: { ...hook.detail, requestBody } };
}

/** Responses that many routes have, by their names in the documentation. */
export const SHARED_RESPONSES = {
  Malformed: failure("The request is malformed"),
  NoKeyOrSession: SECURITY.keyOrSession.unauthorized,
  NoSession: SECURITY.session.unauthorized,
  ForeignOrigin: FOREIGN_ORIGIN,
  TooSlow: failure("The body took too long to arrive"),
  TooManyRefusals: limited("Too many requests of the account or the address were refused"),
  Unavailable,
} as const satisfies Record<string, TSchema>;

/** The names of responses by their statuses. */
type Implied = Readonly<Record<number, keyof typeof SHARED_RESPONSES>>;

type UncheckedHook = Omit<EndpointHook<ReadEndpoint>, "response">;

function hookOf(endpoint: ReadEndpoint, implied: Implied): UncheckedHook {
  const { auth, operationId, summary, description, params, query, headers, response } = endpoint;
  const shared: Implied = { 400: "Malformed", 503: "Unavailable", ...implied };
  const responses = {
    ...mapValues(shared, (name) => ({ $ref: `#/components/responses/${name}` })),
    ...mapValues(response, (schema) =>
      openApiResponse(withName(`${typeNameOf(operationId)}Response`, schema)),
    ),
  };
  const detail: DocumentDecoration = {
    operationId,
    summary,
    description,
    security: auth === undefined ? [] : SECURITY[auth].requirements,
    parameters: [
      ...(params === undefined ? [] : openApiParameters("path", params)),
      ...(query === undefined ? [] : openApiParameters("query", query)),
      ...(headers === undefined ? [] : openApiParameters("header", headers)),
    ],
    responses,
  };
  return { parse: "none", detail, ...(auth === undefined ? {} : { auth }) };
}

/** Names the bodies of an operation after it: the JSON a request, and a form a form. */
function namedBodies(bodies: Bodies, operationId: string): Bodies {
  const entries = Object.entries(bodies).map(([type, schema]): [string, TSchema] => {
    const kind = type === "multipart/form-data" ? "Form" : "Request";
    return [type, withName(`${typeNameOf(operationId)}${kind}`, schema)];
  });
  return Object.fromEntries(entries);
}

/** The object with the name, unless it has one of its own. */
function withName(name: string, schema: TSchema): TSchema {
  return schema.type === "object" ? named(schema.$id ?? name, schema) : schema;
}

function typeNameOf(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1);
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  convert: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)]));
}

function unauthorized({ auth }: ReadEndpoint): Implied {
  if (auth === undefined) return {};
  return { 401: auth === "session" ? "NoSession" : "NoKeyOrSession", 429: "TooManyRefusals" };
}
