import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOutages } from "../../../src/common/outages.ts";
import { plainNames } from "../../../src/jobs/job_files.ts";
import { createJobRunner } from "../../../src/jobs/job_runner.ts";
import type { Services } from "../../../src/pipeline/services.ts";
import type { Draft } from "../../../src/posts/draft.ts";
import type { StillsProps } from "../../../src/posts/props.ts";
import type { SlideFit } from "../../../src/posts/report.ts";
import { silentLog } from "../../../src/testing/silent_log.ts";
import { atEnd } from "../../support/at_end.ts";
import { installation, openServices } from "../../support/installation.ts";
import { type TestServiceOptions, testService } from "../_service.ts";

const TEXT = `# The ferry that learned to wait

The night ferry now leaves when its last train has come. In March the harbour counted 41 evenings on which somebody missed it.

Since then the captain gets a message from the station. He may wait for up to twelve minutes.

The board wants to keep the rule for winter. It has asked the railway to send the message earlier.`;

/** What the API answers about a draft. */
export interface DraftAnswer {
  status: number;
  etag: string;
  draft: Draft;
  fit: Record<string, SlideFit>;
  latestRevision: string;
}

/** The whole service, with what draws its jobs in this process, for posts that are edited. */
export async function editingService(options: TestServiceOptions = {}) {
  const service = await testService(options);
  const { jobs, store, ask, key, postText, newAccount, keys } = service;
  const made = await openServices();
  const workDir = await mkdtemp(join(tmpdir(), "postloom-editing-"));
  const outages = createOutages({ probes: {}, log: silentLog });
  atEnd(async () => {
    outages[Symbol.dispose]();
    await rm(workDir, { recursive: true, force: true });
  });
  /** The slides that were drawn, by their positions, of every call. */
  const drawn: (readonly number[])[] = [];
  /** What they were drawn from, of every call. */
  const drawnFrom: StillsProps[] = [];
  const spoken: string[] = [];
  const renderer = {
    ...made.renderer,
    renderStills: ((props, options) => {
      drawn.push(options.only ?? [...props.slides.keys()]);
      drawnFrom.push(props);
      return made.renderer.renderStills(props, options);
    }) satisfies Services["renderer"]["renderStills"],
  };
  const voice = {
    ...made.voice,
    speak: ((text, options) => {
      spoken.push(text);
      return made.voice.speak(text, options);
    }) satisfies Services["voice"]["speak"],
  };
  const runJob = createJobRunner({
    jobs,
    store,
    formats: installation.formats,
    templates: installation.templates,
    servicesOf: (run) => ({
      ...made,
      renderer,
      voice,
      store,
      publisher: { publish: (content) => jobs.complete(run, content) },
    }),
    env: {},
    workDir,
    outages,
    log: silentLog,
  });

  async function run(jobId: string): Promise<string> {
    await runJob(jobId, new AbortController().signal);
    const job = await jobs.get(jobId);
    if (job?.status === "failed") throw new Error(`The job failed: ${job.failure.message}`);
    return jobId;
  }

  /** A finished post. */
  async function post(fields: Record<string, unknown> = {}): Promise<string> {
    const response = await postText({
      text: TEXT,
      format: "carousel",
      slideCount: 3,
      visualTemplate: "minimal",
      ...fields,
    });
    return await run(await jobIdOf(response));
  }

  async function draftOf(jobId: string, apiKey = key.text): Promise<DraftAnswer> {
    const response = await ask(`/api/v1/jobs/${jobId}/draft`, { headers: { "x-api-key": apiKey } });
    const { data, ...rest } = (await response.json()) as DraftAnswer & { data: Draft };
    const etag = response.headers.get("etag") ?? "";
    return { ...rest, status: response.status, etag, draft: data };
  }

  /** Sends a patch; headers that are null are left out. */
  async function patch(
    jobId: string,
    body: unknown,
    headers: Record<string, string | null> = {},
    query = "",
  ): Promise<Response> {
    const all = {
      "x-api-key": key.text,
      "content-type": "application/merge-patch+json",
      "if-match": "*",
      ...headers,
    };
    return await ask(`/api/v1/jobs/${jobId}/draft${query}`, {
      method: "PATCH",
      headers: Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  /** Edits a post and draws the revision. Returns its job's id. */
  async function revise(jobId: string, body: unknown): Promise<string> {
    return await run(await jobIdOf(await patch(jobId, body)));
  }

  /** The files of a post by their plain names, as digests. */
  async function filesOf(jobId: string): Promise<Record<string, string>> {
    const content = await jobs.contentOfJob(jobId);
    if (content === undefined) throw new Error("The job has no content");
    const files: Record<string, string> = {};
    for (const [objectKey, name] of plainNames(content)) {
      const object = await store.get(objectKey);
      const bytes = await new Response(object?.body).bytes();
      files[name] = new Bun.CryptoHasher("sha256").update(bytes).digest("hex");
    }
    return files;
  }

  return {
    ...service,
    run,
    post,
    draftOf,
    patch,
    revise,
    filesOf,
    drawn,
    drawnFrom,
    spoken,
    newAccount,
    keys,
  };
}

/** The id of the job that an answer tells of. */
export async function jobIdOf(response: Response): Promise<string> {
  const body = (await response.json()) as { error?: string; data?: { jobId: string } };
  if (body.data === undefined) throw new Error(`Refused: ${response.status} ${body.error}`);
  return body.data.jobId;
}
