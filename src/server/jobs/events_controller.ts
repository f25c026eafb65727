import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { AccountJobs } from "../../jobs/account_jobs.ts";
import { type Job, stageOf } from "../../jobs/job.ts";
import { contentIdOf } from "../../jobs/job_files.ts";
import type { JobWatcher } from "../../jobs/job_watcher.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint } from "../endpoint.ts";
import { notFound } from "../http/responses.ts";
import { requireAccountJob } from "./account_job.ts";
import { toJobErrorData } from "./data.ts";

/** Dependencies of the events endpoint. */
export interface EventsServices extends AuthServices {
  accountJobs: AccountJobs;
  watcher: JobWatcher;
}

/** Often enough for proxies and the server not to close the connection as idle. */
const HEARTBEAT_MS = 15_000;

/** The endpoint that streams a job's progress to its owner. */
export function eventsController(services: EventsServices) {
  return new Elysia({ prefix: "/api/v1/jobs", tags: ["Jobs"] }).use(authPlugin(services)).get(
    "/:jobId/events",
    async ({ account, params }) => {
      const { job } = await requireAccountJob(services.accountJobs, account, params.jobId);
      return new Response(eventsOf(job, services.watcher), {
        headers: {
          "content-type": "text/event-stream; charset=utf-8",
          // Keeps nginx from buffering the events.
          "x-accel-buffering": "no",
        },
      });
    },
    readEndpoint({
      auth: "keyOrSession",
      summary: "Stream a job's progress",
      description:
        "Server-sent events: `progress` with `status`, `progress` and `stage` whenever one of them changes, and finally `completed` with `contentId` or `failed` with `error`. A comment every 15 seconds keeps the connection open.",
      response: {
        200: t.String({
          description: "The events, starting with the current state",
          contentMediaType: "text/event-stream",
        }),
        404: notFound("The account has no such job"),
      },
    }),
  );
}

function eventsOf(job: Job, watcher: JobWatcher): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const resources = new DisposableStack();
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      /** Sends a job's state. Returns whether that was the last event. */
      const emit = (current: Job | undefined) => {
        if (current !== undefined) send(eventOf(current));
        if (current?.status === "pending" || current?.status === "processing") return false;
        resources.dispose();
        controller.close();
        return true;
      };
      if (emit(job)) return;
      const heartbeat = setInterval(() => send(": still here\n\n"), HEARTBEAT_MS);
      resources.defer(() => clearInterval(heartbeat));
      resources.use(watcher.watch(job, emit));
    },
    cancel() {
      resources.dispose();
    },
  });
}

function eventOf(job: Job): string {
  const { status } = job;
  const stage = stageOf(job);
  const progress = Math.floor(job.progress);
  if (status === "completed") {
    return event("completed", { status, progress, stage, contentId: contentIdOf(job.id) });
  }
  if (status === "failed") {
    return event("failed", { status, progress, stage, error: toJobErrorData(job) });
  }
  return event("progress", { status, progress, stage });
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
