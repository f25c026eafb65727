import { Elysia } from "elysia";
import { type BrandServices, brandController } from "./brand/controller.ts";
import { type JobsServices, jobsController } from "./jobs/controller.ts";
import { type EventsServices, eventsController } from "./jobs/events_controller.ts";
import { type FilesServices, filesController } from "./jobs/files_controller.ts";
import { type TemplatesServices, templatesController } from "./templates/controller.ts";
import { type UsageServices, usageController } from "./usage/controller.ts";
import { type WebhookServices, webhookController } from "./webhook/controller.ts";

/** What the endpoints for an account's programs work with. */
export interface ProgramsServices
  extends JobsServices,
    EventsServices,
    FilesServices,
    TemplatesServices,
    UsageServices,
    BrandServices,
    WebhookServices {}

/** Everything by which programs look after what an account has. */
export function programsController(services: ProgramsServices) {
  return new Elysia()
    .use(jobsController(services))
    .use(eventsController(services))
    .use(filesController(services))
    .use(templatesController(services))
    .use(usageController(services))
    .use(brandController(services))
    .use(webhookController(services));
}
