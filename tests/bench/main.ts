import { readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Draft } from "../../src/posts/draft.ts";
import { startService, type TestService } from "../support/service.ts";
import { againstStock } from "./_against_stock.ts";
import { watchMemory } from "./_process_tree.ts";

const SAMPLE = fileURLToPath(new URL("../../src/demo/sample.md", import.meta.url));
const DOCUMENTS = fileURLToPath(new URL("../evaluation/reading/documents/clean", import.meta.url));
const RUNS = 5;
/** How often a job is asked for in its first two seconds, and then: a service has that to do too. */
const POLL_MS = 20;
const SLOW_POLL_MS = 200;
const WANTED = [
  { format: "image" },
  { format: "carousel", slideCount: 5 },
  { format: "reel", maxDuration: 30, captionsEnabled: true },
];

/** The longest reel there is, of so many articles one below the other. */
const LONGEST = { format: "reel", maxDuration: 180, captionsEnabled: true };
const ARTICLES = 14;

const text = await Bun.file(SAMPLE).text();
for (const template of ["minimal", "magazine"]) {
  const { reel, ownSeconds, warmSeconds, stockSeconds, leastSsim } = await againstStock(template);
  console.log(
    `the sample reel in ${template}, ${reel.frames} frames of ${reel.captures} captures, render only`,
  );
  const times = (seconds: number) => (stockSeconds / seconds).toFixed(1);
  console.log(
    `          Remotion alone ${stockSeconds.toFixed(1)} s, SSIM ${leastSsim.toFixed(3)}`,
  );
  console.log(
    `          ${ownSeconds.toFixed(1)} s the first time: ${times(ownSeconds)} times as fast`,
  );
  console.log(
    `          ${warmSeconds.toFixed(1)} s once more: ${times(warmSeconds)} times as fast`,
  );
}
console.log(
  `POST to completed on a warm service, ${RUNS} runs each, ${availableParallelism()} cores`,
);
await using service = await startService();
const memory = watchMemory(service.pid);
for (const fields of WANTED) {
  await make(service, fields);
  memory.takePeak();
  const seconds: number[] = [];
  let content: Awaited<ReturnType<typeof make>>["content"] | undefined;
  for (let run = 0; run < RUNS; run++) {
    const made = await make(service, fields);
    seconds.push(made.seconds);
    content = made.content;
  }
  const median = seconds.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  const spread = `${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)}`;
  const peak = (memory.takePeak() / 1e6).toFixed(0);
  console.log(`${fields.format.padEnd(9)} ${median.toFixed(2)} s (${spread}), peak ${peak} MB`);
  const video = content?.videos[0];
  if (video !== undefined) {
    const reel = service.log.findLast(({ msg }) => msg === "Reel rendered");
    const share = (Number(reel?.distinctFrames) / Number(reel?.frames)) * 100;
    console.log(`          ${video.duration.toFixed(1)} s of video`);
    console.log(`          ${(video.duration / median).toFixed(2)} s of video per second of work`);
    const frames = `${share.toFixed(0)} % of ${reel?.frames} frames distinct`;
    console.log(`          ${frames}, made of ${reel?.captures} captures`);
  }
  const edits = await editTimes(service, await make(service, fields));
  console.log(`          ${edits.toFixed(2)} s for an edit of one slide`);
}
memory.takePeak();
const longest = await make(service, LONGEST, await articles());
const longestPeak = (memory.takePeak() / 1e6).toFixed(0);
const { duration = 0 } = longest.content.videos[0] ?? {};
console.log(`a reel of ${duration.toFixed(0)} s`);
console.log(`          ${longest.seconds.toFixed(1)} s, peak ${longestPeak} MB`);
memory.stop();

async function make({ client }: TestService, fields: Record<string, unknown>, source = text) {
  const startedAt = performance.now();
  const jobId = await client.createFromText(source, fields);
  await completed(client, jobId);
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, jobId, content: await client.result(jobId) };
}

/** Articles of the documents that reading is judged by, as chapters of one text. */
async function articles(): Promise<string> {
  const names = (await readdir(DOCUMENTS)).filter((name) => name.startsWith("en-")).toSorted();
  const texts = names.slice(0, ARTICLES).map((name) => Bun.file(join(DOCUMENTS, name)).text());
  return (await Promise.all(texts)).map((one) => `## ${one.trim()}`).join("\n\n");
}

async function completed(client: TestService["client"], jobId: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const job = await client.status(jobId);
    if (job.status === "failed") throw new Error(`The job failed: ${job.errorMessage}`);
    if (job.status === "completed") return;
    await Bun.sleep(performance.now() - startedAt < 2_000 ? POLL_MS : SLOW_POLL_MS);
  }
}

/** The median time of an edit of one slide: of its headline, or of what is said of it. */
async function editTimes({ url, key, client }: TestService, { jobId }: { jobId: string }) {
  const path = `${url}/api/v1/jobs/${jobId}/draft`;
  const headers = { "x-api-key": key };
  const { data }: { data: Draft } = await (await fetch(path, { headers })).json();
  const id = data.order[1] ?? data.order[0] ?? "";
  const isSpoken = data.slides[id]?.narration !== undefined;
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const said = `This is the wording of attempt ${run}.`;
    const slide = isSpoken ? { narration: [said] } : { headline: said };
    const startedAt = performance.now();
    const response = await fetch(path, {
      method: "PATCH",
      headers: { ...headers, "if-match": "*", "content-type": "application/merge-patch+json" },
      body: JSON.stringify({ slides: { [id]: slide } }),
    });
    const { data: revision }: { data: { jobId: string } } = await response.json();
    await completed(client, revision.jobId);
    seconds.push((performance.now() - startedAt) / 1000);
  }
  return seconds.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}
