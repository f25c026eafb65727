import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { fieldsOf } from "../../src/formats/fields.ts";
import type { Format } from "../../src/formats/format.ts";
import { parseRequest } from "../../src/formats/read_request.ts";
import { contentIdOf } from "../../src/jobs/job_files.ts";
import { memoryCheckpoints } from "../../src/pipeline/memory_checkpoints.ts";
import { runPipeline } from "../../src/pipeline/runner.ts";
import type { Stage } from "../../src/pipeline/stage.ts";
import type { PostInput } from "../../src/posts/post_input.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { installation, openServices } from "../support/installation.ts";

const TEXT = `# Why bees dance

A bee that has found flowers dances for the others. The angle of the dance tells the direction of the flowers.

## The length tells the distance

One second of dancing stands for about 750 metres of flight. Other bees follow the dancer in the dark and count.

## The dance is learned

Young bees that never watch an older dancer make more errors for the rest of their lives.
`;
/** Runs the formats of an installation, each with services of its own. */
export async function createRunner() {
  const services = await openServices();
  const { published, store, dir } = services;
  const fields = fieldsOf(installation.catalogue);

  /** What a format's chain is run on, for a request as a client would send it. */
  async function inputOf(asked: Record<string, unknown>, text = TEXT) {
    const jobId = `job_${crypto.randomUUID()}`;
    const sourceKey = `sources/${jobId}.txt`;
    await store.put(sourceKey, new TextEncoder().encode(text), "text/plain; charset=utf-8");
    const { version: _, options, ...request } = parseRequest({ format: "image", ...asked }, fields);
    const input: PostInput = {
      jobId,
      contentId: contentIdOf(jobId),
      sourceType: "text",
      sourceKey,
      request,
      medium: formatNamed(request.format).about.medium,
      brand: null,
    };
    return { ...input, formatOptions: options };
  }

  async function run(input: PostInput): Promise<object> {
    return await runPipeline(formatNamed(input.request.format), input, {
      services,
      checkpoints: memoryCheckpoints(),
      workDir: await mkdtemp(join(dir, "work-")),
      signal: new AbortController().signal,
      env: {},
      log: silentLog,
    });
  }

  return { services, published, store, inputOf, run };
}

/** The stages of a format that none before it has. */
export function ownStages(name: string): Stage<object, unknown>[] {
  const formats = Object.values(installation.formats);
  const before = formats.slice(0, formats.indexOf(formatNamed(name)));
  const known = new Set(before.flatMap(({ steps }) => steps.flat().map((stage) => stage.name)));
  return formatNamed(name)
    .steps.flat()
    .filter((stage) => !known.has(stage.name)) as Stage<object, unknown>[];
}

function formatNamed(name: string): Format {
  const format = installation.formats[name];
  if (format === undefined) throw new Error(`There is no format "${name}"`);
  return format;
}
