import { expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import type { Job } from "../../../src/jobs/job.ts";
import type { Content } from "../../../src/posts/content.ts";
import {
  ContentResponse,
  JobResultResponse,
  JobStatusResponse,
} from "../../../src/server/retrieval/schemas.ts";
import { newContent, newFailure, newJob, startJob } from "../../jobs/_new_job.ts";
import { PUBLIC_URL, testService } from "../_service.ts";

const { ask, jobs, account } = await testService();

async function answer(path: string): Promise<[number, unknown]> {
  const response = await ask(path);
  return [response.status, await response.json()];
}

async function completedJob(
  values: Partial<Content> = {},
): Promise<{ job: Job; content: Content }> {
  const job = await jobs.create(newJob(account.id));
  return { job, content: await jobs.complete(job, { ...newContent(job.id), ...values }) };
}

test("a job's status is told field by field, from pending to completed", async () => {
  const job = await jobs.create(newJob(account.id, { type: "pdf", filename: "Report é.pdf" }));
  const statusOf = async () => {
    const [status, body] = await answer(`/api/job-status/${job.id}`);
    expect(status).toBe(200);
    return Value.Parse(JobStatusResponse, body).data;
  };
  expect(await answer(`/api/job-status/${job.id}`)).toEqual([
    200,
    {
      success: true,
      data: {
        id: job.id,
        status: "pending",
        type: "pdf",
        format: "image",
        filename: "Report é.pdf",
        progress: 0,
        createdAt: job.createdAt.toISOString(),
        updatedAt: job.updatedAt.toISOString(),
        errorMessage: null,
      },
    },
  ]);
  const run = await startJob(jobs, job.id);
  await jobs.report(run, 99.9, "publish");
  expect(await statusOf()).toMatchObject({ status: "processing", progress: 99 });
  await jobs.complete(run, newContent(job.id));
  expect(await statusOf()).toMatchObject({ status: "completed", progress: 100 });
});

test("a failed job says why, and has no result", async () => {
  const job = await jobs.create(newJob(account.id));
  await jobs.fail(
    job,
    newFailure("Cannot read PDF as it is encrypted: upload an unprotected copy"),
  );
  const [, body] = await answer(`/api/job-status/${job.id}`);
  expect(body).toMatchObject({
    data: { status: "failed", errorMessage: expect.stringContaining("encrypted") },
  });
  expect((await ask(`/api/job-result/${job.id}`)).status).toBe(404);
});

test("a result and its content are told field by field", async () => {
  const { job, content } = await completedJob({
    images: [2, 1].map((slideNumber) => ({
      id: `slide-${slideNumber}`,
      objectKey: `media/x/slide-${slideNumber}.png`,
      slideNumber,
    })),
  });
  const createdAt = content.createdAt.toISOString();
  const data = {
    id: content.id,
    type: "text",
    format: "image",
    caption: "A caption",
    hashtags: "#one #two",
    audioUrl: null,
    createdAt,
    metadata: { platform: "instagram", visualTemplate: "minimal", slideCount: null },
    images: [1, 2].map((slideNumber) => ({
      id: `slide-${slideNumber}`,
      url: `${PUBLIC_URL}/media/x/slide-${slideNumber}.png`,
      slideNumber,
      createdAt,
    })),
    videos: [],
  };
  expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const message = "Job result retrieved successfully";
  const result = await answer(`/api/job-result/${job.id}`);
  expect(result).toEqual([200, { success: true, message, data }]);
  expect(Value.Check(JobResultResponse, result[1])).toBe(true);
  const found = await answer(`/api/content/${content.id}`);
  expect(found).toEqual([200, { success: true, data }]);
  expect(Value.Check(ContentResponse, found[1])).toBe(true);
});

test("a reel has a video and a voice, and no images", async () => {
  const { content } = await completedJob({
    format: "reel",
    audioKey: "media/y/voice.wav",
    images: [],
    videos: [{ id: "video-1", objectKey: "media/y/reel.mp4", duration: 29.5 }],
    files: {
      "cover.png": "media/y/cover.png",
      "preview.gif": "media/y/preview.gif",
      "captions.srt": "media/y/captions.srt",
      "captions.vtt": "media/y/captions.vtt",
    },
  });
  const [, body] = await answer(`/api/content/${content.id}`);
  expect(body).toMatchObject({
    data: {
      audioUrl: `${PUBLIC_URL}/media/y/voice.wav`,
      metadata: {
        coverUrl: `${PUBLIC_URL}/media/y/cover.png`,
        previewUrl: `${PUBLIC_URL}/media/y/preview.gif`,
        captionsSrtUrl: `${PUBLIC_URL}/media/y/captions.srt`,
        captionsVttUrl: `${PUBLIC_URL}/media/y/captions.vtt`,
      },
      images: [],
      videos: [
        {
          id: "video-1",
          url: `${PUBLIC_URL}/media/y/reel.mp4`,
          duration: 29.5,
          createdAt: content.createdAt.toISOString(),
        },
      ],
    },
  });
});

test("a missing identifier is 400, and an unknown one 404", async () => {
  for (const path of ["/api/job-status", "/api/job-result"]) {
    for (const end of ["", "/", "/%20"]) {
      expect(await answer(path + end)).toEqual([
        400,
        { error: "Job ID is required", code: "invalid_request", statusCode: 400, success: false },
      ]);
    }
  }
  for (const end of ["", "/"]) {
    expect(await answer(`/api/content${end}`)).toEqual([
      400,
      { error: "Content ID is required", code: "invalid_request", statusCode: 400, success: false },
    ]);
  }
  const unfinished = await jobs.create(newJob(account.id));
  const notFound = (error: string): [number, unknown] => [
    404,
    { success: false, error, code: "not_found", statusCode: 404 },
  ];
  expect(await answer("/api/job-status/job_none")).toEqual(
    notFound("Job with ID job_none not found"),
  );
  for (const id of ["job_none", unfinished.id]) {
    expect(await answer(`/api/job-result/${id}`)).toEqual(
      notFound(`Result for job ${id} not found or job is not completed`),
    );
  }
  expect(await answer("/api/content/post_none")).toEqual(
    notFound("Content with ID post_none not found"),
  );
  expect(await answer("/api/content/%00")).toEqual(notFound("Content with ID \0 not found"));
});
