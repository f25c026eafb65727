import { Elysia } from "elysia";
import { withDeadline } from "../../common/deadline.ts";
import type { Log } from "../../common/log.ts";
import type { Drain } from "../drain.ts";
import { readEndpoint } from "../endpoint.ts";
import { LiveResponse, NotReadyResponse, ReadyResponse } from "./schemas.ts";

/** Health checks by name. A check fails if it throws or returns false. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

const CHECK_TIMEOUT_MS = 3_000;

/** Dependencies of the health endpoints besides the checks. */
export interface HealthServices {
  drain: Drain;
  log: Log;
}

/** /livez: the process responds. /readyz: all of its dependencies do, and it is not about to stop. */
export function healthController(checks: HealthChecks, { drain, log }: HealthServices) {
  return new Elysia({ tags: ["Health"] })
    .get(
      "/livez",
      () => ({ status: "ok" as const }),
      readEndpoint({
        operationId: "checkLiveness",
        summary: "Check that the server responds",
        description: "Looks at nothing else. A server that does not answer is to be started again.",
        response: { 200: LiveResponse },
      }),
    )
    .get(
      "/readyz",
      async ({ status }) => {
        const states = await Promise.all(
          Object.entries(checks).map(
            async ([name, check]) => [name, await stateOf(name, check, log)] as const,
          ),
        );
        const isReady = !drain.isDraining && states.every(([, state]) => state === "ok");
        const found = Object.fromEntries(states);
        if (isReady) return { status: "ok", checks: found };
        return status(503, { status: "unavailable", checks: found });
      },
      readEndpoint({
        operationId: "checkReadiness",
        summary: "Check that the server is not stopping and its dependencies work",
        description:
          "`checks` says which of the database, the queue, the object store and the workers are well. Else it is 503.",
        response: { 200: ReadyResponse, 503: NotReadyResponse },
      }),
    );
}

async function stateOf(
  name: string,
  check: () => Promise<unknown>,
  log: Log,
): Promise<"ok" | "down"> {
  try {
    return (await withDeadline(check(), CHECK_TIMEOUT_MS)) === false ? "down" : "ok";
  } catch (error) {
    log.warn("Health check failed", { check: name, error: String(error) });
    return "down";
  }
}
