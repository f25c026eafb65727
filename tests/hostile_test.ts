import { afterAll, describe, expect, test } from "bun:test";
import { readFile } from "node:fs/promises";
import { createClient } from "../src/commands/_client.ts";
import { HOSTILE_PDFS, HOSTILE_TEXTS } from "./hostile_sources.ts";
import { startService } from "./support/service.ts";

// What a customer is promised while another one means harm.
const IMAGE_MS = 10_000;
const HOSTILE_JOB_MS = 60_000;
const API_BYTES = 500e6;

const HONEST = `Bees find their way home by the sun. They learn the landmarks around the hive on short
flights, and remember them for weeks. On cloudy days they read the pattern of polarised light.`;

const service = await startService({ TEMPLATE_PREVIEWS: "false" });
afterAll(() => service[Symbol.asyncDispose]());
const neighbour = createClient({
  url: service.url,
  key: await newKey("neighbour@postloom.invalid"),
});

async function newKey(email: string): Promise<string> {
  await service.command("account", "create", "--email", email, "--plan", "enterprise");
  return (await service.command("key", "create", "--account", email, "--name", "test")).trim();
}

describe.each([
  ...Object.entries(HOSTILE_TEXTS).map(([name, text]) => ({
    name: `a text of ${name}`,
    send: (format: string) => service.client.createFromText(text, { format }),
  })),
  ...Object.entries(HOSTILE_PDFS).map(([name, make]) => ({
    name: `a PDF of ${name}`,
    send: (format: string) => service.client.createFromPdf(pdfFile(make()), { format }),
  })),
])("$name", ({ send }) => {
  test("hurts its own job at most", async () => {
    const started = Date.now();
    const hostile = await send("carousel");
    const honest = await neighbour.createFromText(HONEST, { format: "image" });
    expect(await endOf(honest, started + IMAGE_MS)).toMatchObject({ status: "completed" });
    const end = await endOf(hostile, started + HOSTILE_JOB_MS);
    if (end.status === "failed") expect(end.errorMessage).not.toMatch(/internal|took too long/);
    else expect(end.status).toBe("completed");
    expect(await memoryOf(service.pid)).toBeLessThan(API_BYTES);
  }, 90_000);
});

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
