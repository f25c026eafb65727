import { Type as t } from "@sinclair/typebox";
import { makeZip } from "client-zip";
import { Elysia } from "elysia";
import { InvalidRequestError } from "../../common/user_error.ts";
import { readStoredDraft } from "../../drafts/stored_draft.ts";
import type { AccountJobs } from "../../jobs/account_jobs.ts";
import { contentPdf } from "../../jobs/content_pdf.ts";
import { plainNames } from "../../jobs/job_files.ts";
import type { JobStore } from "../../jobs/job_store.ts";
import { THUMBNAIL_TYPE, thumbnailOf } from "../../jobs/thumbnail.ts";
import type { Content } from "../../posts/content.ts";
import type { ObjectStore } from "../../storage/object_store.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint } from "../endpoint.ts";
import { createByteBudget } from "../http/byte_budget.ts";
import { notFoundError } from "../http/request_error.ts";
import { invalid, notFound } from "../http/responses.ts";
import { toContentData } from "../retrieval/data.ts";
import { requireAccountJob } from "./account_job.ts";

/** PDFs that are made at once, of all accounts and of one: each has its pictures in memory. */
const MAKING = createByteBudget({ total: 2, share: 1, patienceMs: 10_000 });

/** Pictures that are made small at once, of all accounts and of one. */
const SHRINKING = createByteBudget({ total: 4, share: 2, patienceMs: 20_000 });

/** Posts of one archive. */
const MAX_JOBS = 50;

/** Dependencies of the archive endpoint. */
export interface FilesServices extends AuthServices {
  accountJobs: AccountJobs;
  store: ObjectStore;
  jobs: Pick<JobStore, "draft">;
}

/** The endpoints that serve a finished post in one file: as a ZIP archive, and its pictures as a PDF. */
export function filesController(services: FilesServices) {
  const { accountJobs, jobs, store } = services;
  return new Elysia({ prefix: "/api/v1/jobs", tags: ["Jobs"] })
    .use(authPlugin(services))
    .get(
      "/:jobId/files.zip",
      async ({ account, params }) => {
        const { content, job } = await requireAccountJob(accountJobs, account, params.jobId);
        if (content === null) throw notFoundError(`Job ${job.id} is not completed`);
        const archive = untilCancelled(makeZip(filesOf(content, store)));
        return download(archive, { name: `${content.id}.zip`, type: "application/zip" });
      },
      readEndpoint({
        auth: "keyOrSession",
        operationId: "downloadJobFiles",
        summary: "Download all files of a finished post",
        description:
          "A ZIP archive with the pictures or the video, the voice and the captions under plain names, and `post.json` with the caption, the hashtags and the rest of the content.",
        response: {
          200: t.String({
            format: "binary",
            description: "The archive",
            contentMediaType: "application/zip",
          }),
          404: notFound("The account has no such job, or it is not completed"),
        },
      }),
    )
    .get(
      "/:jobId/thumbnail",
      async ({ account, params }) => {
        const { content, job } = await requireAccountJob(accountJobs, account, params.jobId);
        using _ = await SHRINKING.take(account.id, 1);
        const picture = content && (await thumbnailOf(content, store));
        if (picture == null) throw notFoundError(`Job ${job.id} has no picture`);
        return new Response(picture, {
          headers: {
            "content-type": THUMBNAIL_TYPE,
            // A finished post never changes.
            "cache-control": "private, max-age=31536000, immutable",
            "x-content-type-options": "nosniff",
          },
        });
      },
      readEndpoint({
        auth: "keyOrSession",
        operationId: "getJobThumbnail",
        summary: "Get a small picture of a finished post",
        description: "The first picture or the cover, 360 pixels wide. It is made once.",
        response: {
          200: t.String({
            format: "binary",
            description: "The picture",
            contentMediaType: THUMBNAIL_TYPE,
          }),
          404: notFound("The account has no such job, or it has no picture"),
        },
      }),
    )
    .get(
      "/files.zip",
      async ({ account, request }) => {
        const ids = readIds(new URL(request.url));
        const jobs = await Promise.all(
          ids.map((id) => requireAccountJob(accountJobs, account, id)),
        );
        const contents = jobs.flatMap(({ content }) => content ?? []);
        if (contents.length === 0) throw notFoundError("None of these jobs is completed");
        const archive = untilCancelled(makeZip(foldersOf(contents, store)));
        return download(archive, { name: "posts.zip", type: "application/zip" });
      },
      readEndpoint({
        auth: "keyOrSession",
        operationId: "downloadManyJobFiles",
        summary: "Download the files of several finished posts",
        description:
          "A ZIP archive with a folder for each post, by its content's id. Jobs that are not completed are left out.",
        query: t.Object({
          ids: t.String({ description: `Ids of up to ${MAX_JOBS} jobs, separated by commas` }),
        }),
        response: {
          200: t.String({
            format: "binary",
            description: "The archive",
            contentMediaType: "application/zip",
          }),
          400: invalid(`Invalid ids: must be 1 to ${MAX_JOBS} ids of jobs, separated by commas`),
          404: notFound("The account has no such job, or none of them is completed"),
        },
      }),
    )
    .get(
      "/:jobId/slides.pdf",
      async ({ account, params }) => {
        const { content, job } = await requireAccountJob(accountJobs, account, params.jobId);
        if (content === null) throw notFoundError(`Job ${job.id} is not completed`);
        if (content.images.length === 0) throw notFoundError(`Job ${job.id} has no pictures`);
        using _ = await MAKING.take(account.id, 1);
        const draft = readStoredDraft(await jobs.draft(job.id));
        const pdf = await contentPdf(content, store, draft?.fields.script.language);
        return download(pdf, { name: `${content.id}.pdf`, type: "application/pdf" });
      },
      readEndpoint({
        auth: "keyOrSession",
        operationId: "downloadJobSlides",
        summary: "Download the pictures of a finished post as a PDF",
        description:
          "One page a picture, as LinkedIn takes carousels. The words of each picture can be found, copied and read aloud.",
        response: {
          200: t.String({
            format: "binary",
            description: "The PDF",
            contentMediaType: "application/pdf",
          }),
          404: notFound("The account has no such job, or it is not completed, or has no pictures"),
        },
      }),
    );
}

function download(
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
    },
  });
}

/** Yields the files one by one, each read only when its turn comes. */
async function* filesOf(content: Content, store: ObjectStore) {
  const names = plainNames(content);
  const lastModified = content.createdAt;
  const post = toContentData(content, (key) => names.get(key) ?? key);
  yield { name: "post.json", input: `${JSON.stringify(post, null, 2)}\n`, lastModified };
  for (const [key, name] of names) {
    const object = await store.get(key);
    if (object === undefined) throw new Error(`Cannot find the file "${key}" of the post`);
    yield { name, input: object.body, lastModified };
  }
}

/** The files of several posts, each in a folder of its own. */
async function* foldersOf(contents: readonly Content[], store: ObjectStore) {
  for (const content of contents) {
    for await (const { name, ...file } of filesOf(content, store)) {
      yield { ...file, name: `${content.id}/${name}` };
    }
  }
}

/** @throws {InvalidRequestError} if there are none, or too many. */
function readIds(url: URL): string[] {
  const ids = [...new Set((url.searchParams.get("ids") ?? "").split(",").filter(Boolean))];
  if (ids.length > 0 && ids.length <= MAX_JOBS) return ids;
  throw new InvalidRequestError(
    `Invalid ids: must be 1 to ${MAX_JOBS} ids of jobs, separated by commas`,
  );
}

/** Swallows the error that client-zip throws when a download is cancelled. */
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
