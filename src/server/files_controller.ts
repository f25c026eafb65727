import { makeZip } from "client-zip";
import { Elysia } from "elysia";
import type { AccountJobs } from "../jobs/account_jobs.ts";
import { plainNames } from "../jobs/job_files.ts";
import type { Content } from "../posts/content.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { type AuthenticationServices, authenticate } from "./authentication.ts";
import { presentContent } from "./content_presenter.ts";
import { requireOwned } from "./jobs_controller.ts";
import { jobsDocs } from "./jobs_docs.ts";
import { RequestError } from "./request_error.ts";

/** What archives are made from. */
export interface FilesServices extends AuthenticationServices {
  accountJobs: AccountJobs;
  store: ObjectStore;
}

/** The endpoint that gives all files of a finished post at once. */
export function filesController(services: FilesServices) {
  const { accountJobs, store } = services;
  return new Elysia({ prefix: "/api/v1/jobs" }).get(
    "/:jobId/files.zip",
    async ({ request, params }) => {
      const { account } = await authenticate(request, services);
      const { content, job } = await requireOwned(accountJobs, account, params.jobId);
      if (content === null) {
        throw new RequestError(404, `Job ${job.id} is not completed`, {
          success: false,
          code: "not_found",
        });
      }
      return new Response(untilCancelled(makeZip(filesOf(content, store))), {
        headers: {
          "content-type": "application/zip",
          "content-disposition": `attachment; filename="${content.id}.zip"`,
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
        },
      });
    },
    { detail: jobsDocs([]).files },
  );
}

/** One file after the other, each read when its turn comes. */
async function* filesOf(content: Content, store: ObjectStore) {
  const names = plainNames(content);
  const lastModified = content.createdAt;
  const post = presentContent(content, (key) => names.get(key) ?? key);
  yield { name: "post.json", input: `${JSON.stringify(post, null, 2)}\n`, lastModified };
  for (const [key, name] of names) {
    const object = await store.get(key);
    if (object === undefined) throw new Error(`Cannot find the file "${key}" of the post`);
    yield { name, input: object.body, lastModified };
  }
}

/** Left alone, an archive that nobody wants to read to its end fails with nothing at all. */
function untilCancelled(archive: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = archive.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel(reason) {
      await reader.cancel(reason).catch(() => undefined);
    },
  });
}
