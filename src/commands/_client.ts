import { UserError } from "../common/user_error.ts";
import type { JobCreatedResponse } from "../server/creation/schemas.ts";
import type { JobData } from "../server/jobs/schemas.ts";
import type { ContentData, JobStatusData } from "../server/retrieval/schemas.ts";

/** A client of the API. */
export interface Client {
  /** Returns the job's id. */
  createFromText(text: string, fields: Record<string, unknown>): Promise<string>;
  createFromPdf(file: File, fields: Record<string, unknown>): Promise<string>;
  /** Of any job, whoever owns it. */
  status(jobId: string): Promise<JobStatusData>;
  /** A job of the key's account. */
  job(jobId: string): Promise<JobData>;
  result(jobId: string): Promise<ContentData>;
}

/** Creates a client of a service. Error responses are thrown as `UserError` with the service's message. */
export function createClient({ url, key }: { url: string; key: string }): Client {
  async function call<Body>(path: string, init: RequestInit = {}): Promise<Body> {
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
    job: async (jobId) =>
      (await call<{ data: JobData }>(`/api/v1/jobs/${jobId}`, { headers: { "x-api-key": key } }))
        .data,
    result: async (jobId) => (await call<{ data: ContentData }>(`/api/job-result/${jobId}`)).data,
  };
}
