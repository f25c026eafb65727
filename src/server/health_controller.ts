import { Elysia } from "elysia";
import { withDeadline } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";

/** Parts that must answer, by name. A check fails if it throws or returns false. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

const CHECK_TIMEOUT_MS = 3_000;

/** /livez says that the process answers, /readyz that everything does which it stands on. */
export function healthController(checks: HealthChecks, log: Log) {
  return new Elysia()
    .get("/livez", () => ({ status: "ok" }), {
      detail: {
        tags: ["Health"],
        summary: "The server answers",
        responses: { 200: { description: '`{ "status": "ok" }`' } },
      },
    })
    .get(
      "/readyz",
      async ({ status }) => {
        const states = await Promise.all(
          Object.entries(checks).map(async ([name, check]) => [
            name,
            await stateOf(name, check, log),
          ]),
        );
        const isReady = states.every(([, state]) => state === "ok");
        const body = { status: isReady ? "ok" : "unavailable", checks: Object.fromEntries(states) };
        return isReady ? body : status(503, body);
      },
      {
        detail: {
          tags: ["Health"],
          summary: "Everything that the service stands on answers",
          responses: {
            200: { description: "Ready: each of `checks` is `ok`" },
            503: { description: "Not ready: the parts that do not answer are `down` in `checks`" },
          },
        },
      },
    );
}

async function stateOf(name: string, check: () => Promise<unknown>, log: Log): Promise<string> {
  try {
    return (await withDeadline(check(), CHECK_TIMEOUT_MS)) === false ? "down" : "ok";
  } catch (error) {
    log.warn("Health check failed", { check: name, error: String(error) });
    return "down";
  }
}
