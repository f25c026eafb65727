import { Elysia } from "elysia";
import { type AuthServices, authenticate } from "./authenticate.ts";
import type { Credentials } from "./security.ts";

/**
 * Lets routes say by `auth` what their callers must show, see `endpoint.ts`; their handlers get the
 * caller's `account`. What they answer is for that caller alone, so that nobody may keep it.
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
