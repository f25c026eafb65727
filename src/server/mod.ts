import { type AnyElysia, Elysia } from "elysia";
import { accountController } from "./account/controller.ts";
import { type DeletionServices, deletionController } from "./account/deletion_controller.ts";
import { accountMailController } from "./account/mail_controller.ts";
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

/** Dependencies of the server. */
export interface ServerServices
  extends CreationServices,
    RetrievalServices,
    JobsServices,
    EventsServices,
    TemplatesServices,
    BrandServices,
    DeletionServices,
    WebhookServices {
  /** Reads without an API key per minute and address; 0: unlimited. */
  readsPerMinute: number;
  /** Checks for /readyz. */
  health: HealthChecks;
}

/** Creates the HTTP server from all controllers. The caller starts it with `listen()` or `handle()`. */
export function createServer(services: ServerServices): AnyElysia {
  const { store, health, log, catalogue, trustedProxies, readsPerMinute: perMinute } = services;
  return new Elysia({
    // The same router for requests from the network and from tests.
    systemRouter: false,
    handler: { standardHostname: false },
    serve: {
      // Bodies are limited where they are read, with a proper error response.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      // Else a second server on the port would silently take half of the requests.
      reusePort: false,
      // Else Bun's response to an uncaught error would be a page that shows the source.
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
    .use(accountMailController(services))
    .use(deletionController(services))
    .use(keysController(services))
    .use(webhookController(services))
    .use(mediaController(store))
    .use(healthController(health, log))
    .use(docsController(catalogue))
    .use(dashboardController(catalogue));
}
