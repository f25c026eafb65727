import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { AccountJobs } from "../../jobs/account_jobs.ts";
import { type Job, stageOf } from "../../jobs/job.ts";
import { contentIdOf } from "../../jobs/job_files.ts";
import type { JobWatcher } from "../../jobs/job_watcher.ts";
import { type AuthServices, authenticate } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint } from "../endpoint.ts";
import { callerOf } from "../http/caller.ts";
import { RequestError } from "../http/request_error.ts";
import { limited, notFound } from "../http/responses.ts";
import { requireAccountJob } from "./account_job.ts";
import { toJobErrorData } from "./data.ts";
import { createOpenStreams } from "./open_streams.ts";

/** Dependencies of the events endpoint. */
export interface EventsServices extends AuthServices {
  accountJobs: AccountJobs;
  watcher: JobWatcher;
  /**
   * Pause between two comments, when the credentials are checked again, in milliseconds. Defaults to
   * 15,000: often enough for proxies and the server not to close the connection as idle.
   */
  heartbeatMs?: number;
}

/** A stream ends after an hour; whoever still listens opens another one. */
const MAX_STREAM_MS = 60 * 60 * 1000;

/** The endpoint that streams a job's progress to its owner. */
export function eventsController(services: EventsServices) {
  const openStreams = createOpenStreams();
  return new Elysia({ prefix: "/api/v1/jobs", tags: ["Jobs"] }).use(authPlugin(services)).get(
    "/:jobId/events",
    async ({ account, params, request }) => {
      const { job } = await requireAccountJob(services.accountJobs, account, params.jobId);
      const headers = {
        "content-type": "text/event-stream; charset=utf-8",
        // Keeps nginx from buffering the events.
        "x-accel-buffering": "no",
      };
      // Nobody would read the stream, nor end it.
      if (request.method === "HEAD") return new Response(null, { headers });
      // The connection's own request may not outlive its response's headers.
      const credentials = new Request(request.url, { headers: new Headers(request.headers) });
      const resources = new DisposableStack();
      resources.use(openStreams.take(callerOf(request)));
      return new Response(eventsOf(job, services, { credentials, resources }), { headers });
    },
    readEndpoint({
      auth: "keyOrSession",
      operationId: "streamJobEvents",
      summary: "Stream a job's progress",
      description:
        "Server-sent events: `progress` with `status`, `progress` and `stage` whenever one of them changes, and finally `completed` with `contentId` or `failed` with `error`. A comment every 15 seconds keeps the connection open. A stream ends after an hour, or when its key is revoked or its session ends.",
      response: {
        200: t.String({
          description: "The events, starting with the current state",
          contentMediaType: "text/event-stream",
        }),
        404: notFound("The account has no such job"),
        429: limited("Too many event streams are open, or too many requests were refused"),
      },
    }),
  );
}

/** What a stream holds, and what it was opened with. */
interface Opened {
  credentials: Request;
  resources: DisposableStack;
}

function eventsOf(
  job: Job,
  services: EventsServices,
  { credentials, resources }: Opened,
): ReadableStream<Uint8Array> {
  const { watcher, heartbeatMs = 15_000 } = services;
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const end = () => {
        if (resources.disposed) return;
        resources.dispose();
        controller.close();
      };
      /** Sends a job's state. Returns whether that was the last event. */
      const emit = (current: Job | undefined) => {
        if (current !== undefined) send(eventOf(current));
        if (current?.status === "pending" || current?.status === "processing") return false;
        end();
        return true;
      };
      if (emit(job)) return;
      const heartbeat = setInterval(async () => {
        send(": still here\n\n");
        if (!(await isStillAllowed(credentials, services))) end();
      }, heartbeatMs);
      resources.defer(() => clearInterval(heartbeat));
      const last = setTimeout(end, MAX_STREAM_MS);
      resources.defer(() => clearTimeout(last));
      const watch = watcher.watch(job, emit);
      // A watcher that is closed has ended the stream already.
      if (resources.disposed) watch[Symbol.dispose]();
      else resources.use(watch);
    },
    cancel() {
      resources.dispose();
    },
  });
}

async function isStillAllowed(credentials: Request, services: EventsServices): Promise<boolean> {
  try {
    await authenticate(credentials, "keyOrSession", services);
    return true;
  } catch (error) {
    // An outage ends no stream, as it says nothing of the key.
    return !(error instanceof RequestError);
  }
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
