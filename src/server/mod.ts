import { type AnyElysia, Elysia } from "elysia";
import { accountController } from "./account/controller.ts";
import { type DeletionServices, deletionController } from "./account/deletion_controller.ts";
import { accountEmailController } from "./account/email_controller.ts";
import { accountMailController } from "./account/mail_controller.ts";
import { sessionsController } from "./account/sessions_controller.ts";
import { type BrandServices, brandController } from "./brand/controller.ts";
import { type CreationServices, creationController } from "./creation/controller.ts";
import { type PreviewServices, previewController } from "./creation/preview_controller.ts";
import { dashboardController } from "./dashboard/controller.ts";
import { docs } from "./docs/controller.ts";
import { type DraftServices, draftsController } from "./drafts/controller.ts";
import { type Drain, drainedConnections } from "./drain.ts";
import { type DrawingsServices, drawingsController } from "./drawings/controller.ts";
import { type HealthChecks, healthController } from "./health/controller.ts";
import { accessLog } from "./http/access_log.ts";
import { notedCallers } from "./http/caller.ts";
import { errorResponses } from "./http/error_responses.ts";
import { wellFormedUrls } from "./http/path.ts";
import { readLimit } from "./http/read_limit.ts";
import { countedRefusals, createRefusals } from "./http/refusals.ts";
import { securityHeaders } from "./http/security_headers.ts";
import { strictTransport } from "./http/strict_transport.ts";
import { type JobsServices, jobsController } from "./jobs/controller.ts";
import { type EventsServices, eventsController } from "./jobs/events_controller.ts";
import { filesController } from "./jobs/files_controller.ts";
import { keysController } from "./keys/controller.ts";
import { type LiveServices, liveController } from "./live/controller.ts";
import { mediaController } from "./media/controller.ts";
import { type RetrievalServices, retrievalController } from "./retrieval/controller.ts";
import { type TemplatesServices, templatesController } from "./templates/controller.ts";
import { type UploadServices, uploadsController } from "./uploads/controller.ts";
import { usageController } from "./usage/controller.ts";
import { type VoicesServices, voicesController } from "./voices/controller.ts";
import { type WebhookServices, webhookController } from "./webhook/controller.ts";

type ControllerServices = CreationServices &
  PreviewServices &
  RetrievalServices &
  JobsServices &
  EventsServices &
  TemplatesServices &
  BrandServices &
  DeletionServices &
  UploadServices &
  VoicesServices &
  DraftServices &
  DrawingsServices &
  LiveServices &
  WebhookServices;

/** Dependencies of the server. */
export interface ServerServices extends Omit<ControllerServices, "refusals"> {
  /** Reads without an API key per minute and address; 0: unlimited. */
  readsPerMinute: number;
  /** Refused requests per minute of an account or an address; 0: unlimited. */
  refusalsPerMinute: number;
  /** Checks for /readyz. */
  health: HealthChecks;
  /** Of a server that is stopped by `stopServer()`. */
  drain: Drain;
}

/** Creates the HTTP server from all controllers. The caller starts it with `listen()` or `handle()`. */
export function createServer(options: ServerServices): AnyElysia {
  const { store, health, drain, log, catalogue, trustedProxies } = options;
  const refusals = createRefusals(options.refusalsPerMinute);
  const services: ControllerServices = { ...options, refusals };
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
    .use(drainedConnections(drain))
    .use(accessLog(log))
    .use(securityHeaders)
    .use(errorResponses(log))
    .use(strictTransport(options.publicUrl))
    .use(wellFormedUrls)
    .use(notedCallers({ trustedProxies, log }))
    .use(countedRefusals(refusals))
    .use(readLimit(options.readsPerMinute))
    .use(creationController(services))
    .use(previewController(services))
    .use(uploadsController(services))
    .use(retrievalController(services))
    .use(jobsController(services))
    .use(draftsController(services))
    .use(drawingsController(services))
    .use(eventsController(services))
    .use(filesController(services))
    .use(templatesController(services))
    .use(voicesController(services))
    .use(usageController(services))
    .use(brandController(services))
    .use(accountController(services))
    .use(accountMailController(services))
    .use(accountEmailController(services))
    .use(sessionsController(services))
    .use(deletionController(services))
    .use(keysController(services))
    .use(webhookController(services))
    .use(mediaController(store))
    .use(healthController(health, { drain, log }))
    .use(docs({ catalogue, publicUrl: options.publicUrl }))
    .use(liveController(services))
    .use(dashboardController(services));
}
