import { afterAll, expect, test } from "bun:test";
import { readFile } from "node:fs/promises";
import { createClient } from "../src/commands/_client.ts";
import { HOSTILE_PDFS, HOSTILE_TEXTS } from "./hostile_sources.ts";
import { createKey, startService } from "./support/service.ts";

// What a customer is promised while another one means harm.
const IMAGE_MS = 90_000;
const HOSTILE_JOB_MS = 160_000;
const API_BYTES = 500e6;

const HONEST = `Bees find their way home by the sun. They learn the landmarks around the hive on short
flights, and remember them for weeks. On cloudy days they read the pattern of polarised light.`;

const service = await startService({ TEMPLATE_PREVIEWS: "false" });
afterAll(() => service[Symbol.asyncDispose]());
const neighbour = createClient({
  url: service.url,
  key: await createKey(service.env, "neighbour@postloom.invalid"),
});

/** Sends a source; gives the job's id. */
type Send = () => Promise<string>;

const format = "carousel";
const sources: (readonly [name: string, send: Send])[] = [
  ...Object.entries(HOSTILE_TEXTS).map(
    ([name, text]) => [name, () => service.client.createFromText(text, { format })] as const,
  ),
  ...Object.entries(HOSTILE_PDFS).map(
    ([name, make]) =>
      [name, () => service.client.createFromPdf(pdfFile(make()), { format })] as const,
  ),
];

// Some at a time, as they only wait for each other.
const SOURCES_AT_ONCE = 4;

test.each(Array.from({ length: Math.ceil(sources.length / SOURCES_AT_ONCE) }, (_, index) => index))(
  "hostile sources hurt their own jobs at most (%d)",
  async (index) => {
    const batch = sources.slice(index * SOURCES_AT_ONCE, (index + 1) * SOURCES_AT_ONCE);
    const hostile: (readonly [name: string, jobId: string])[] = [];
    for (const [name, send] of batch) hostile.push([name, await send()]);
    const started = Date.now();
    const honest = await neighbour.createFromText(HONEST, { format: "image" });
    expect(await endOf(honest, started + IMAGE_MS)).toMatchObject({ status: "completed" });
    for (const [name, jobId] of hostile) {
      const { status, errorMessage } = await endOf(jobId, started + HOSTILE_JOB_MS);
      expect(status, name).toMatch(/^(completed|failed)$/);
      // A failure tells the client what to do.
      if (status === "failed") expect(errorMessage, name).toMatch(/^Cannot .+: /);
    }
    expect(await memoryOf(service.pid)).toBeLessThan(API_BYTES);
  },
  600_000,
);

test("bodies of ten megabytes that only open brackets are refused, and take no memory", async () => {
  const body = "[".repeat(10_000_000);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      fetch(`${service.url}/api/v1/process-text-async`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-api-key": service.key },
        body,
      }),
    ),
  );
  for (const { status } of answers) expect([400, 413, 429]).toContain(status);
  expect(await memoryOf(service.pid)).toBeLessThan(API_BYTES);
});

function pdfFile(bytes: Uint8Array): File {
  return new File([Uint8Array.from(bytes)], "hostile.pdf", { type: "application/pdf" });
}

/** The job as it ended, or as it is when the time is up. */
async function endOf(jobId: string, deadline: number) {
  for (;;) {
    const job = await service.client.status(jobId);
    if (job.status === "completed" || job.status === "failed" || Date.now() > deadline) return job;
    await Bun.sleep(50);
  }
}

/** Most memory that a process has had resident, in bytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}
