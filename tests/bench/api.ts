import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { startService, type TestService } from "../support/service.ts";
import { type Measured, measure } from "./_load.ts";

const SAMPLE = fileURLToPath(new URL("../../src/demo/sample.md", import.meta.url));
const CONNECTIONS = 64;
const SECONDS = 5;
const POLL_MS = 100;
/** One address sends everything, and looks that are drawn meanwhile are no part of this. */
const SETTINGS = { READS_PER_MINUTE: "0", TEMPLATE_PREVIEWS: "false", WORKER_CONCURRENCY: "1" };
/** It waits for the reel, as pictures would be drawn meanwhile and are no part of this either. */
const SHORT = { text: "Sleep is when the brain tidies up. Drink water.", format: "reel" };

console.log(`${CONNECTIONS} connections for ${SECONDS} s each, ${availableParallelism()} cores`);
{
  await using service = await startService(SETTINGS, { run: "serve", keepsLog: false });
  console.log("idle, no worker");
  await measureBoth(service);
}
{
  await using service = await startService(SETTINGS, { keepsLog: false });
  const text = (await Bun.file(SAMPLE).text()).repeat(3);
  const reel = await service.client.createFromText(text, {
    format: "reel",
    maxDuration: 180,
    captionsEnabled: true,
  });
  while ((await stageOf(service, reel)) !== "render_reel") await Bun.sleep(POLL_MS);
  console.log("while a reel of three minutes renders");
  await measureBoth(service);
  console.log(`         the reel: ${(await service.client.status(reel)).status}`);
}

async function measureBoth({ url, key }: TestService): Promise<void> {
  const create = () =>
    fetch(`${url}/api/v1/process-text-async`, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json" },
      body: JSON.stringify(SHORT),
    });
  const { data } = await (await create()).json();
  const read = () => fetch(`${url}/api/job-status/${data.jobId}`);
  const load = { connections: CONNECTIONS, seconds: SECONDS };
  print("status", await measure(read, { ...load, status: 200 }));
  print("creation", await measure(create, { ...load, status: 202 }));
}

async function stageOf({ url, key }: TestService, jobId: string): Promise<string | null> {
  const response = await fetch(`${url}/api/v1/jobs/${jobId}`, { headers: { "x-api-key": key } });
  return (await response.json()).data.stage;
}

function print(what: string, { perSecond, p50, p99 }: Measured): void {
  const rate = `${perSecond.toFixed(0).padStart(6)} requests/s`;
  console.log(`${what.padEnd(9)}${rate}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
}
