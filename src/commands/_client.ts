import { UserError } from "../common/user_error.ts";
import type { JobCreatedResponse } from "../server/creation/schemas.ts";
import type { ContentData, JobStatusData } from "../server/retrieval/schemas.ts";

/** The API as its clients see it. */
export interface Client {
  /** Returns the job's id. */
  createFromText(text: string, fields: Record<string, unknown>): Promise<string>;
  createFromPdf(file: File, fields: Record<string, unknown>): Promise<string>;
  status(jobId: string): Promise<JobStatusData>;
  result(jobId: string): Promise<ContentData>;
}

/** Talks to a service over HTTP. Refusals are thrown as `UserError` with the service's words. */
export function createClient({ url, key }: { url: string; key: string }): Client {
  async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${url}${path}`, init);
    const body = await response.json();
    if (!response.ok) throw new UserError(`${path} answered ${response.status}: ${body.error}`);
    return body;
  }

  const create = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const init = { method: "POST", body, headers: { "x-api-key": key, ...headers } };
    return (await call<JobCreatedResponse>(`/api/v1/${path}`, init)).data.jobId;
  };

  return {
    createFromText: (text, fields) =>
      create("process-text-async", JSON.stringify({ ...fields, text }), {
        "content-type": "application/json",
      }),
    createFromPdf(file, fields) {
      const form = new FormData();
      form.set("pdf", file);
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      return create("process-pdf-async", form);
    },
    status: async (jobId) => (await call<{ data: JobStatusData }>(`/api/job-status/${jobId}`)).data,
    result: async (jobId) => (await call<{ data: ContentData }>(`/api/job-result/${jobId}`)).data,
  };
}
