import type { Draft } from "../posts/draft.ts";
import type { Drawing } from "../posts/drawing.ts";
import type { DraftPreview } from "../server/drafts/draft_preview.ts";
import type { DraftResponse, RevisionResponse } from "../server/drafts/schemas.ts";
import { jobPath } from "./job_path.ts";

/** Sends a request; fails unless it succeeds. */
type Answer = (method: string, path: string, init?: RequestInit) => Promise<Response>;

/** A draft as it was loaded, by which its changes are sent. */
export interface LoadedDraft {
  draft: Draft;
  etag: string;
  /** How each slide was drawn, by its id. */
  fit: DraftResponse["fit"];
  /** The job of the post's latest revision, which may be that of the draft. */
  latestRevision: string;
}

/** A JSON Merge Patch of a draft. */
export type DraftPatch = Readonly<Record<string, unknown>>;

/** The endpoints by which a finished post is edited. */
export function draftApi(answer: Answer) {
  async function data<Data>(method: string, path: string, init?: RequestInit): Promise<Data> {
    return (await (await answer(method, path, init)).json()).data;
  }
  const draftPath = (jobId: string) => `${jobPath(jobId)}/draft`;

  return {
    draft: async (jobId: string, signal?: AbortSignal): Promise<LoadedDraft> => {
      const response = await answer("GET", draftPath(jobId), { signal: signal ?? null });
      const { data, fit, latestRevision }: DraftResponse = await response.json();
      return { draft: data, fit, latestRevision, etag: response.headers.get("etag") ?? "" };
    },
    /** Checks a patch, and gives what it would be drawn from. */
    previewDraft: (jobId: string, patch: DraftPatch, signal: AbortSignal) =>
      data<DraftPreview>("POST", `${draftPath(jobId)}/preview`, { ...merge(patch), signal }),
    /** Makes a revision, unless there is a later one. Requests with the same `idempotencyKey` make only one. */
    drawDraft: (
      jobId: string,
      patch: DraftPatch,
      {
        etag,
        latestRevision,
        idempotencyKey,
      }: Pick<LoadedDraft, "etag" | "latestRevision"> & { idempotencyKey: string },
    ) => {
      const path = `${draftPath(jobId)}?${new URLSearchParams({ latestRevision })}`;
      const { body, headers } = merge(patch);
      const all = { ...headers, "if-match": etag, "idempotency-key": idempotencyKey };
      return data<RevisionResponse["data"]>("PATCH", path, { body, headers: all });
    },
    /** Other wordings of a slide, as patches of it. */
    rewriteSlide: (jobId: string, slideId: string) =>
      data<DraftPatch[]>(
        "POST",
        `${draftPath(jobId)}/slides/${encodeURIComponent(slideId)}/rewrite`,
      ),
    /** A file of a draft, such as a picture by its id, as a data URL. */
    draftFile: async (jobId: string, name: string): Promise<string> => {
      const path = `${draftPath(jobId)}/files/${encodeURIComponent(name)}`;
      return await dataUrlOf(await (await answer("GET", path)).blob());
    },
    makeVariant: (jobId: string, values: DraftPatch) =>
      data<RevisionResponse["data"]>("POST", `${jobPath(jobId)}/variants`, {
        body: JSON.stringify(values),
        headers: { "content-type": "application/json" },
      }),
    drawings: (text: string, language: string, signal: AbortSignal) =>
      data<Drawing[]>("GET", `/api/v1/drawings?${new URLSearchParams({ text, language })}`, {
        signal,
      }),
  };
}

function merge(patch: DraftPatch) {
  const headers = { "content-type": "application/merge-patch+json" };
  return { body: JSON.stringify(patch), headers };
}

/** A file as a URL that a page without a network can show. */
export function dataUrlOf(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
