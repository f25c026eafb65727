import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { UnavailableError } from "../../common/unavailable_error.ts";
import { UserError } from "../../common/user_error.ts";
import type { DraftParts } from "../../drafts/from_draft.ts";
import { type Reworder, type RewordRequest, reword } from "../../drafts/reword.ts";
import { allFields, fieldsOf } from "../../formats/fields.ts";
import { ignoredFields } from "../../formats/ignored_fields.ts";
import type { IdempotencyStore } from "../../jobs/idempotency_store.ts";
import { laneOf } from "../../jobs/lane.ts";
import type { SubmitServices } from "../../jobs/submit_job.ts";
import type { UploadStore } from "../../jobs/upload_store.ts";
import { createMemoryLimit } from "../../limits/memory_limit.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { CreationHeaders, fieldErrors } from "../creation/schemas.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { readJsonForm, readJsonOfType } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { rateLimitHeaders } from "../http/rate_limit_headers.ts";
import { errorBody, notFoundError, RequestError, shortened } from "../http/request_error.ts";
import { bodyTooLarge, failure, invalid, limited, notFound, ok } from "../http/responses.ts";
import { DraftPreviewData, fileKeyOf, previewOf } from "./draft_preview.ts";
import { patched, variantFor } from "./edits.ts";
import { type DraftStores, type LoadedDraft, loadDraft, requireMatch } from "./load_draft.ts";
import { makeRevision } from "./new_revision.ts";
import { NoDraft, NoSource, Refused } from "./responses.ts";
import {
  DraftPatch,
  DraftResponse,
  MERGE_PATCH,
  PatchHeaders,
  PatchQuery,
  RevisionResponse,
  variantBodySchema,
  WordingsResponse,
} from "./schemas.ts";

/** Dependencies of the endpoints for drafts. */
export interface DraftServices extends DraftStores, SubmitServices, AuthServices {
  idempotency: IdempotencyStore;
  uploads: UploadStore;
  /** Where drawings and maps come from that a post did not show before. */
  draftParts: Omit<DraftParts, "picture">;
  reworder: Reworder;
}

/** A patch of every text of the longest video. */
const MAX_PATCH_BYTES = 512 * 1024;
/** Less than a connection may be idle, and longer than the local writer takes for the longest text. */
const REWORD_MS = 25_000;
/** More than anybody types, and fewer than keep a server from its other work. */
const PREVIEWS_PER_MINUTE = 300;
const TOO_MANY_PREVIEWS = "Too many previews of drafts in a minute: ask less often";

/** The endpoints by which a finished post is edited: each edit is a new job, and the post stays. */
export function draftsController(services: DraftServices) {
  const { catalogue, uploads, draftParts, admission, reworder, jobs } = services;
  const previews = createMemoryLimit({
    name: "previews",
    perMinute: PREVIEWS_PER_MINUTE,
    message: TOO_MANY_PREVIEWS,
  });
  const fields = fieldsOf(catalogue);
  const editing = { catalogue, fields, uploads, draftParts };
  const described = allFields(catalogue, fields);
  return new Elysia({ prefix: "/api/v1/jobs", tags: ["Drafts"] })
    .use(authPlugin(services))
    .get(
      "/:jobId/draft",
      async ({ account, params, set }) => {
        const loaded = await loadDraft(services, account, params.jobId);
        set.headers.etag = loaded.etag;
        const { id, postId } = loaded.job;
        const latestRevision = (await jobs.latestRevision(postId)) ?? id;
        return { success: true, data: loaded.draft, fit: fitOf(loaded), latestRevision };
      },
      readEndpoint({
        auth: "keyOrSession",
        operationId: "getDraft",
        summary: "Get what a finished post was drawn from",
        description: "Its texts, pictures, design and options, as they can be edited.",
        response: {
          200: DraftResponse,
          404: notFound("The account has no such job"),
          409: NoDraft,
        },
      }),
    )
    .patch(
      "/:jobId/draft",
      async ({ account, params, request, set, status }) => {
        const loaded = await loadDraft(services, account, params.jobId);
        requireMatch(request, loaded.etag);
        const patch = await readPatch(request);
        const revision = {
          ...(await patched(editing, loaded, { patch, account })),
          base: loaded.job,
        };
        const asked = ["edit", loaded.job.id, loaded.etag, patch];
        const { request: made } = revision;
        const lane = laneOf(catalogue, made.format);
        const after = new URL(request.url).searchParams.get("latestRevision") || undefined;
        const submission = { account, ...revision, lane, isVariant: false, after };
        const created = { message: "Revision job created", asked, submission };
        return status(202, await makeRevision(services, created, { request, set }));
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "editDraft",
        summary: "Edit a finished post",
        description:
          "Makes a revision: a job of its own, with its own content and URLs, while the post stays as it is. What the patch leaves as it was is neither written, spoken nor drawn again: the files of unchanged slides are the same, byte by byte. Edits have a limit of their own.",
        headers: PatchHeaders,
        query: PatchQuery,
        body: { [MERGE_PATCH]: DraftPatch },
        response: {
          202: RevisionResponse,
          400: invalid(
            "Invalid slides.s2.headline: must be a string of at most 500 characters",
            'Invalid order: there is no slide "s9"',
            "Invalid slides.s2.colour: there is no such field",
            'Invalid slides.s2.drawing: there is no drawing "unicorns" that a look can colour',
          ),
          404: notFound("The account has no such job"),
          409: NoDraft,
          412: failure("`If-Match` names another draft, or the post has a later revision", {
            examples: [
              errorBody(412, "The post has a later revision: load that one", {
                code: "newer_revision",
              }),
              errorBody(412, "The draft is another one than If-Match says: get it again", {
                code: "precondition_failed",
              }),
            ],
          }),
          413: bodyTooLarge("512KB"),
          415: failure(`The body is no \`${MERGE_PATCH}\``, {
            examples: [
              errorBody(415, `Invalid Content-Type: must be ${MERGE_PATCH}`, {
                code: "unsupported_media_type",
              }),
            ],
          }),
          428: failure("`If-Match` is missing", {
            examples: [
              errorBody(428, "If-Match is required: send the ETag of the draft", {
                code: "precondition_required",
              }),
            ],
          }),
          ...Refused,
        },
      }),
    )
    .post(
      "/:jobId/draft/preview",
      async ({ account, params, request }) => {
        previews.check(account.id);
        previews.count(account.id);
        const loaded = await loadDraft(services, account, params.jobId);
        const edited = await patched(editing, loaded, { patch: await readPatch(request), account });
        return { success: true as const, data: previewOf(edited, loaded.job) };
      },
      writeEndpoint({
        operationId: "previewDraft",
        auth: "keyOrSession",
        summary: "Check an edit, and get what it would be drawn from",
        description:
          "Takes the same patch as an edit, and makes nothing: it is for programs that draw with the looks themselves, as the dashboard does. Files of the draft are at `/files/{name}` beside it, by the names of its pictures.",
        body: { [MERGE_PATCH]: DraftPatch },
        response: {
          200: ok("What the edited post is drawn from", DraftPreviewData),
          400: invalid("Invalid slides.s2.headline: must be a string of at most 500 characters"),
          404: notFound("The account has no such job"),
          409: NoDraft,
          413: bodyTooLarge("512KB"),
          415: failure(`The body is no \`${MERGE_PATCH}\``),
          429: limited(TOO_MANY_PREVIEWS),
        },
      }),
    )
    .get(
      "/:jobId/draft/files/:name",
      async ({ account, params: { jobId, name }, set }) => {
        const loaded = await loadDraft(services, account, jobId);
        const key = fileKeyOf(loaded, name) ?? (await uploads.find(account.id, name))?.key;
        const object = key === undefined ? undefined : await services.store.get(key);
        if (object === undefined) {
          throw notFoundError(`The draft of job ${loaded.job.id} has no file "${shortened(name)}"`);
        }
        set.headers["content-type"] = object.contentType;
        return new Response(object.body);
      },
      readEndpoint({
        operationId: "getDraftFile",
        auth: "keyOrSession",
        summary: "Get a picture of a draft",
        description:
          "By its id, as the draft names it, or that of an upload; `logo` and `font` are those of the brand.",
        response: {
          200: t.String({ format: "binary", description: "The file" }),
          404: notFound("The account has no such job, or its draft no such file"),
          409: NoDraft,
        },
      }),
    )
    .post(
      "/:jobId/variants",
      async ({ account, params, request, set, status }) => {
        const loaded = await loadDraft(services, account, params.jobId);
        const values = await readJsonForm<Record<string, unknown>>(request);
        const made = await variantFor(editing, loaded, { values, account });
        const { format } = made.request;
        const lane = laneOf(catalogue, format);
        const submission = { account, ...made, base: loaded.job, lane, isVariant: true };
        const asked = ["variant", loaded.job.id, values];
        const warnings = ignoredFields({ ...values, format }, fields, []);
        const created = { message: "Variant job created", asked, submission, warnings };
        return status(202, await makeRevision(services, created, { request, set }));
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "createVariant",
        summary: "Make a finished post in another look or format",
        description:
          "Makes the same post, as it was edited, in another look, variant or format, or for another platform: a carousel of a reel's scenes, or a reel that says what a carousel shows. It counts as an edit.",
        headers: CreationHeaders,
        body: json(variantBodySchema(described)),
        response: {
          202: RevisionResponse,
          400: invalid("Malformed JSON", ...fieldErrors(described)),
          404: notFound("The account has no such job"),
          409: NoDraft,
          413: bodyTooLarge("64KB"),
          ...Refused,
        },
      }),
    )
    .post(
      "/:jobId/draft/slides/:slideId/rewrite",
      async ({ account, params: { jobId, slideId }, set }) => {
        const loaded = await loadDraft(services, account, jobId);
        const { draft, job } = loaded;
        if (!Object.hasOwn(draft.slides, slideId)) {
          throw notFoundError(`Job ${job.id} has no slide "${shortened(slideId)}"`);
        }
        // A source may be large, and is not read for whom is refused.
        await admission.check(account, "wording");
        const source = await sourceOf(services, loaded);
        const { allowance } = await admission.admit(account, async () => {}, {
          counted: "wording",
        });
        Object.assign(set.headers, rateLimitHeaders(allowance));
        const signal = AbortSignal.timeout(REWORD_MS);
        const asked = { draft, id: slideId, request: job.request, source };
        const data = await reword(asked, reworder, { signal }).catch((error: unknown) => {
          if (signal.aborted) throw new UnavailableError("memory", "Cannot find words in time");
          if (!(error instanceof UserError)) throw error;
          throw new RequestError(409, error.message, { code: "unusable_source" });
        });
        return { success: true, data };
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "rewriteSlide",
        summary: "Get other wordings of a slide",
        description:
          "Up to three, the nearest first, from what the post was made from, or by the model that writes. Each is a patch of the slide. It counts as an edit.",
        response: {
          200: WordingsResponse,
          404: notFound("The account has no such job, or its draft no such slide"),
          409: NoSource,
          429: Refused[429],
        },
      }),
    );
}

function fitOf({ draft, content }: LoadedDraft): DraftResponse["fit"] {
  const { fits } = content;
  return Object.fromEntries(
    draft.order.flatMap((id, index) => {
      const fit = fits?.[index];
      return fit === undefined ? [] : [[id, fit]];
    }),
  );
}

async function readPatch(request: Request): Promise<Readonly<Record<string, unknown>>> {
  return await readJsonOfType(request, { mediaType: MERGE_PATCH, maxBytes: MAX_PATCH_BYTES });
}

async function sourceOf(
  { jobs, store }: DraftServices,
  { job }: LoadedDraft,
): Promise<RewordRequest["source"]> {
  const origin = job.originId === null ? job : await jobs.get(job.originId);
  const source = origin && (await store.get(origin.sourceKey));
  if (source === undefined) {
    throw new RequestError(409, `Job ${job.id} has no source any more, in which to find words`, {
      code: "no_source",
    });
  }
  return { bytes: await new Response(source.body).bytes(), type: job.type };
}
