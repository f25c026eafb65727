import { Elysia } from "elysia";
import { callerOf, noteAccount } from "../http/caller.ts";
import { RequestError } from "../http/request_error.ts";
import { securityFields } from "../http/security_fields.ts";
import { type AuthServices, authenticate, INVALID_KEY } from "./authenticate.ts";
import type { Credentials } from "./security.ts";

/**
 * Adds the route option `auth`, the credentials that callers need (see `endpoint.ts`). Handlers get
 * the caller's `account`, and their responses must not be cached. Callers of whom too much was refused
 * get no further.
 */
export function authPlugin(services: AuthServices) {
  return new Elysia({ name: "auth" }).macro({
    auth: (credentials: Credentials) => ({
      async resolve({ request, set }) {
        set.headers["cache-control"] = "no-store";
        const { refusals, log } = services;
        const account = await authenticate(request, credentials, services).catch((error) => {
          const { address } = callerOf(request);
          if (address !== null) refusals.check(address);
          if (error instanceof RequestError && error.message === INVALID_KEY) {
            log.warn("Wrong API key", securityFields(request));
          }
          throw error;
        });
        noteAccount(request, account.id);
        refusals.check(account.id);
        return { account };
      },
    }),
  });
}
