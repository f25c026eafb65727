import { afterAll, expect, test } from "bun:test";
import { fileURLToPath } from "node:url";
import { jobReference } from "../src/common/job_reference.ts";
import { runFfmpeg } from "../src/rendering/ffmpeg.ts";
import type { ContentData } from "../src/server/retrieval/schemas.ts";
import { startService } from "./support/service.ts";

const SAMPLE = fileURLToPath(new URL("../src/demo/sample.md", import.meta.url));
const text = await Bun.file(SAMPLE).text();
const pdf = Bun.file(fileURLToPath(new URL("../src/demo/sample.pdf", import.meta.url)));
const BRIEF =
  "Bees dance to tell each other where flowers are. The direction of the dance is that of the sun.";
const service = await startService({ TEMPLATE_PREVIEWS: "false" });
afterAll(() => service[Symbol.asyncDispose]());

async function finish(jobId: string): Promise<ContentData> {
  let progress = 0;
  for (;;) {
    const job = await service.client.status(jobId);
    expect(job.progress).toBeGreaterThanOrEqual(progress);
    progress = job.progress;
    expect(job.errorMessage).toBeNull();
    if (job.status === "completed") return await service.client.result(jobId);
    // So that twenty at once stay below the reads that one address may make in a minute.
    await Bun.sleep(250);
  }
}

test("a reel whose worker is killed with kill -9 completes, and no finished stage is repeated", async () => {
  const worker = await service.untilLogged(({ msg }) => msg === "Working");
  // Every frame of it is drawn: a long one tells no more.
  const jobId = await service.client.createFromText(BRIEF, {
    format: "reel",
    maxDuration: 15,
    captionsEnabled: true,
  });
  const ofJob = ({ job }: { job?: unknown }) => job === jobReference(jobId);
  await service.untilLogged((line) => ofJob(line) && line.stage === "narrate");
  process.kill(Number(worker.pid), "SIGKILL");
  const content = await finish(jobId);

  const finished = service.log.filter((line) => ofJob(line) && line.msg === "Stage finished");
  const stages = finished.map(({ stage }) => stage);
  expect(stages).toEqual([...new Set(stages)]);
  expect(stages).toContain("render_reel");
  const workers = new Set(finished.map(({ pid }) => pid));
  expect(workers.size).toBe(2);

  const url = content.videos[0]?.url ?? "";
  const facts = await probe(url);
  expect(facts.video).toMatchObject({ codec_name: "h264", pix_fmt: "yuv420p", width: 1080 });
  expect(facts.video).toMatchObject({ height: 1920, r_frame_rate: "30/1", avg_frame_rate: "30/1" });
  expect(facts.audio).toMatchObject({ codec_name: "aac" });
  const duration = Number(facts.format.duration);
  expect(duration).toBeLessThanOrEqual(15);
  expect(duration).toBeCloseTo(content.videos[0]?.duration ?? 0, 1);
  const voice = await (await fetch(content.audioUrl ?? "")).arrayBuffer();
  const { format } = await probe(content.audioUrl ?? "");
  expect(voice.byteLength).toBeGreaterThan(100_000);
  expect(Math.abs(Number(format.duration) - duration)).toBeLessThan(0.5);
}, 400_000);

test("twenty images at once all complete, while reads are answered", async () => {
  const jobs = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      service.client.createFromText(`${index}. ${text}`, { format: "image" }),
    ),
  );
  const contents = await Promise.all(jobs.map((jobId) => finish(jobId)));
  expect(new Set(contents.map(({ id }) => id)).size).toBe(20);
  for (const { images } of contents) {
    const response = await fetch(images[0]?.url ?? "");
    expect(response.headers.get("content-type")).toMatch(/^image\/(png|jpeg)$/);
  }
  const file = new File([pdf], "sample.pdf", { type: "application/pdf" });
  const jobId = await service.client.createFromPdf(file, { format: "carousel", slideCount: 3 });
  const { images } = await finish(jobId);
  expect(images.map(({ slideNumber }) => slideNumber)).toEqual([1, 2, 3]);
}, 400_000);

interface Probe {
  video: Record<string, unknown>;
  audio: Record<string, unknown>;
  format: Record<string, unknown>;
}

async function probe(url: string): Promise<Probe> {
  const args = ["-v", "error", "-show_streams", "-show_format", "-of", "json", url];
  const output = await runFfmpeg("ffprobe", args, { signal: AbortSignal.timeout(60_000) });
  const { streams, format } = JSON.parse(output);
  const find = (type: string) =>
    streams.find(({ codec_type }: { codec_type: string }) => codec_type === type) ?? {};
  return { video: find("video"), audio: find("audio"), format };
}
