import { type AnyElysia, Elysia } from "elysia";
import { type AccountServices, accountController } from "./account/controller.ts";
import { type CreationServices, creationController } from "./creation/controller.ts";
import { dashboardController } from "./dashboard/controller.ts";
import { docsController } from "./docs/controller.ts";
import { type HealthChecks, healthController } from "./health/controller.ts";
import { accessLog } from "./http/access_log.ts";
import { errorAnswers } from "./http/error_responses.ts";
import { readLimit } from "./http/read_limit.ts";
import { accountKeysController } from "./keys/controller.ts";
import { mediaController } from "./media/controller.ts";
import { type ProgramsServices, programsController } from "./programs_controller.ts";
import { type RetrievalServices, retrievalController } from "./retrieval/controller.ts";

/** What the server works with. */
export interface ServerServices
  extends CreationServices,
    RetrievalServices,
    AccountServices,
    ProgramsServices {
  /** Reads without a key that one address may make in a minute; 0: as many as it likes. */
  readsPerMinute: number;
  /** Parts that must answer for /readyz. */
  health: HealthChecks;
}

/** Puts the whole HTTP service together; `listen()` or `handle()` is up to the caller. */
export function createServer(services: ServerServices): AnyElysia {
  const { store, health, log, catalogue, trustedProxies, readsPerMinute: perMinute } = services;
  return new Elysia({
    // One router for requests from the network and from tests, for host names of any length.
    systemRouter: false,
    handler: { standardHostname: false },
    serve: {
      // Bodies are limited where they are read, with an answer that says so.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      // Or a second server on the port would silently take half of the requests.
      reusePort: false,
      // Or Bun would answer what escapes with a page that shows the source.
      development: false,
    },
  })
    .use(accessLog(log))
    .use(errorAnswers(log))
    .use(readLimit({ perMinute, trustedProxies }))
    .use(creationController(services))
    .use(retrievalController(services))
    .use(programsController(services))
    .use(accountController(services))
    .use(accountKeysController(services))
    .use(mediaController(store))
    .use(healthController(health, log))
    .use(docsController(catalogue))
    .use(dashboardController(catalogue));
}
