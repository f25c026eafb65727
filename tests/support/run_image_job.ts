import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Type as t } from "@sinclair/typebox";
import { createOutages } from "../../src/common/outages.ts";
import { openDatabase } from "../../src/database/mod.ts";
import { format } from "../../src/formats/format.ts";
import { createJobRunner } from "../../src/jobs/job_runner.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { inTurns } from "../../src/jobs/turns.ts";
import type { Services } from "../../src/pipeline/services.ts";
import { defineStage } from "../../src/pipeline/stage.ts";
import { createBullQueue } from "../../src/queue/bull_queue.ts";
import { startBullWorker } from "../../src/queue/bull_worker.ts";
import { postgresBackend } from "../../src/queue/postgres_backend.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { newContent } from "../jobs/_new_job.ts";

// A worker of its own, so that a test can stop it: each job writes a file, says so, waits until the
// test makes a file named "go", and ends only if its own file is still there.
const [, , url = "", dir = ""] = Bun.argv;
const database = await openDatabase({ url, log: silentLog });
const jobs = createJobStore(database.db);
const backend = postgresBackend({ url });
const queue = await createBullQueue({ backend, log: silentLog });
const store = createDiskStore({ dir: join(dir, "objects") });
const draw = defineStage({
  name: "draw",
  version: 1,
  needs: t.Object({ jobId: t.String(), contentId: t.String() }),
  adds: t.Object({ drawn: t.String() }),
  uses: ["store", "publisher"],
  retry: { attempts: 1, backoffMs: 1 },
  async run({ jobId, contentId }, { store, publisher, workDir }) {
    const file = join(workDir, "frame.png");
    await writeFile(file, "frame");
    await store.put(`media/${contentId}/1.png`, new Uint8Array([1]), "image/png");
    console.log("drawn");
    while (!existsSync(join(dir, "go"))) await Bun.sleep(20);
    if (!existsSync(file)) throw new Error("Cannot find the frame");
    await publisher.publish(newContent(jobId));
    return { drawn: "yes" };
  },
});
const about = { title: "Image", description: "A picture", medium: "picture" } as const;
await startBullWorker({
  backend,
  log: silentLog,
  slots: { short: 1, long: 0 },
  lockMs: 2_000,
  process: inTurns(
    createJobRunner({
      jobs,
      store,
      formats: { image: format("image", about).use(draw()) },
      templates: {},
      servicesOf: (run) => {
        const publish = (content: ReturnType<typeof newContent>) => jobs.complete(run, content);
        return { store, publisher: { publish } } as unknown as Services;
      },
      env: {},
      workDir: join(dir, "work"),
      outages: createOutages({ probes: {}, log: silentLog }),
      log: silentLog,
    }),
    { jobs, queue, log: silentLog },
  ),
});
