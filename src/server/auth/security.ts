import type { TSchema } from "@sinclair/typebox";
import type { OpenAPIV3 } from "openapi-types";
import { failure } from "../http/responses.ts";
import { SESSION_COOKIE } from "./session_cookie.ts";

/** The header that carries an API key. */
export const KEY_HEADER = "x-api-key";

/** Accepted credentials: an API key or a dashboard session, or only a session. */
export type Credentials = "keyOrSession" | "session";

/** Security schemes by their names in the documentation. */
export const SECURITY_SCHEMES = {
  apiKey: { type: "apiKey", in: "header", name: KEY_HEADER },
  session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE },
} as const satisfies Record<string, OpenAPIV3.SecuritySchemeObject>;

/** What the documentation says about routes that require such credentials. */
export const SECURITY: Readonly<Record<Credentials, Security>> = {
  keyOrSession: {
    requirements: [{ apiKey: [] }, { session: [] }],
    unauthorized: failure("No valid API key or session", {
      examples: [
        { error: "API key is required", statusCode: 401 },
        { error: "Invalid API key", statusCode: 401 },
      ],
    }),
  },
  session: {
    requirements: [{ session: [] }],
    unauthorized: failure("Not signed in"),
  },
};

/** 403: a session was used from another origin, or its account is not confirmed. */
export const FOREIGN_ORIGIN: TSchema = failure(
  "A session was used from another origin, or its account is not confirmed",
);

interface Security {
  requirements: OpenAPIV3.SecurityRequirementObject[];
  unauthorized: TSchema;
}
