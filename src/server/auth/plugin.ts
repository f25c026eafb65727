import { Elysia } from "elysia";
import { type AuthServices, authenticate } from "./authenticate.ts";
import type { Credentials } from "./security.ts";

/**
 * Adds the route option `auth`, the credentials that callers need (see `endpoint.ts`). Handlers get
 * the caller's `account`, and their responses must not be cached.
 */
export function authPlugin(services: AuthServices) {
  return new Elysia({ name: "auth" }).macro({
    auth: (credentials: Credentials) => ({
      async resolve({ request, set }) {
        set.headers["cache-control"] = "no-store";
        return { account: await authenticate(request, credentials, services) };
      },
    }),
  });
}
