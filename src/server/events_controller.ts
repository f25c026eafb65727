import { Elysia } from "elysia";
import type { AccountJobs } from "../jobs/account_jobs.ts";
import { type Job, stageOf } from "../jobs/job.ts";
import { contentIdOf } from "../jobs/job_files.ts";
import type { JobWatcher } from "../jobs/job_watcher.ts";
import { type AuthenticationServices, authenticate } from "./authentication.ts";
import { presentError } from "./job_presenter.ts";
import { requireOwned } from "./jobs_controller.ts";
import { jobsDocs } from "./jobs_docs.ts";

/** What the events of jobs are made from. */
export interface EventsServices extends AuthenticationServices {
  accountJobs: AccountJobs;
  watcher: JobWatcher;
}

/** Often enough that neither a proxy nor the server takes the connection for dead. */
const HEARTBEAT_MS = 15_000;

/** The endpoint that tells an account of a job's progress as it happens. */
export function eventsController(services: EventsServices) {
  return new Elysia({ prefix: "/api/v1/jobs" }).get(
    "/:jobId/events",
    async ({ request, params }) => {
      const { account } = await authenticate(request, services);
      const { job } = await requireOwned(services.accountJobs, account, params.jobId);
      return new Response(eventsOf(job, services.watcher), {
        headers: {
          "content-type": "text/event-stream; charset=utf-8",
          "cache-control": "no-store",
          // Or a proxy would hold events back until it has a page of them.
          "x-accel-buffering": "no",
        },
      });
    },
    { detail: jobsDocs([]).events },
  );
}

function eventsOf(job: Job, watcher: JobWatcher): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const ending = new DisposableStack();
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const tell = (changed: Job | undefined) => {
        if (changed !== undefined) send(eventOf(changed));
        if (changed?.status === "pending" || changed?.status === "processing") return false;
        ending.dispose();
        controller.close();
        return true;
      };
      if (tell(job)) return;
      const heartbeat = setInterval(() => send(": still here\n\n"), HEARTBEAT_MS);
      ending.defer(() => clearInterval(heartbeat));
      ending.use(watcher.watch(job, tell));
    },
    cancel() {
      ending.dispose();
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
    return event("failed", { status, progress, stage, error: presentError(job) });
  }
  return event("progress", { status, progress, stage });
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
