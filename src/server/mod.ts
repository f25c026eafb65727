import { type AnyElysia, Elysia } from "elysia";
import { type AccountServices, accountController } from "./account/controller.ts";
import { type BrandServices, brandController } from "./brand/controller.ts";
import { type CreationServices, creationController } from "./creation/controller.ts";
import { dashboardController } from "./dashboard/controller.ts";
import { docsController } from "./docs/controller.ts";
import { type HealthChecks, healthController } from "./health/controller.ts";
import { accessLog } from "./http/access_log.ts";
import { errorResponses } from "./http/error_responses.ts";
import { readLimit } from "./http/read_limit.ts";
import { type JobsServices, jobsController } from "./jobs/controller.ts";
import { type EventsServices, eventsController } from "./jobs/events_controller.ts";
import { filesController } from "./jobs/files_controller.ts";
import { keysController } from "./keys/controller.ts";
import { mediaController } from "./media/controller.ts";
import { type RetrievalServices, retrievalController } from "./retrieval/controller.ts";
import { type TemplatesServices, templatesController } from "./templates/controller.ts";
import { usageController } from "./usage/controller.ts";
import { type WebhookServices, webhookController } from "./webhook/controller.ts";

/** What the server works with. */
export interface ServerServices
  extends CreationServices,
    RetrievalServices,
    JobsServices,
    EventsServices,
    TemplatesServices,
    BrandServices,
    AccountServices,
    WebhookServices {
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
      // Bodies are limited where they are read, with a response that says so.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      // Or a second server on the port would silently take half of the requests.
      reusePort: false,
      // Or Bun would answer what escapes with a page that shows the source.
      development: false,
    },
  })
    .use(accessLog(log))
    .use(errorResponses(log))
    .use(readLimit({ perMinute, trustedProxies }))
    .use(creationController(services))
    .use(retrievalController(services))
    .use(jobsController(services))
    .use(eventsController(services))
    .use(filesController(services))
    .use(templatesController(services))
    .use(usageController(services))
    .use(brandController(services))
    .use(accountController(services))
    .use(keysController(services))
    .use(webhookController(services))
    .use(mediaController(store))
    .use(healthController(health, log))
    .use(docsController(catalogue))
    .use(dashboardController(catalogue));
}
