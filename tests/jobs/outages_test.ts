import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Type as t } from "@sinclair/typebox";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createOutages } from "../../src/common/outages.ts";
import { startEmbeddedPostgres } from "../../src/database/embedded_postgres.ts";
import { orDatabaseDown } from "../../src/database/is_database_down.ts";
import { migrateDatabase, openDatabase } from "../../src/database/mod.ts";
import { format } from "../../src/formats/format.ts";
import { createJobRunner } from "../../src/jobs/job_runner.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { inTurns, offerNext } from "../../src/jobs/turns.ts";
import type { Services } from "../../src/pipeline/services.ts";
import { defineStage } from "../../src/pipeline/stage.ts";
import { createBullQueue } from "../../src/queue/bull_queue.ts";
import { startBullWorker } from "../../src/queue/bull_worker.ts";
import type { QueueWorker } from "../../src/queue/job_queue.ts";
import { postgresBackend } from "../../src/queue/postgres_backend.ts";
import { probeStore } from "../../src/storage/probe_store.ts";
import { createS3Store } from "../../src/storage/s3_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { keptLog } from "../stages/_kept_log.ts";
import { atEnd } from "../support/at_end.ts";
import { startS3 } from "../support/s3.ts";
import { scratchFolder } from "../support/scratch.ts";
import { newContent, newJob } from "./_new_job.ts";

const JOBS = 8;

/** An S3 service behind a door that can be closed, when everything is answered by 503. */
async function s3BehindDoor() {
  const s3 = await startS3();
  let isOpen = true;
  const door = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      if (!isOpen) return new Response("busy", { status: 503 });
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = await request.bytes();
      const target = `${s3.config.endpoint}${pathname}${search}`;
      return await fetch(target, { method, headers, ...(body.length > 0 && { body }) });
    },
  });
  return {
    config: { ...s3.config, endpoint: `http://127.0.0.1:${door.port}` },
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
    },
    async [Symbol.asyncDispose]() {
      await door.stop(true);
      await s3.close();
    },
  };
}

test("no job fails while the bucket or the database is away, and all are made once it is back", async () => {
  const dataDir = await scratchFolder("outages");
  const dir = await mkdtemp(join(tmpdir(), "postloom-outages-"));
  let server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  atEnd(async () => {
    await server.stop();
    await Promise.all([dataDir, dir].map((path) => rm(path, { recursive: true, force: true })));
  });
  await using stack = new AsyncDisposableStack();
  const database = await openDatabase({ url: server.url, log: silentLog });
  stack.defer(() => database.close());
  await migrateDatabase(database);
  const { db } = database;
  const account = await createAccountStore(db).create({ email: "o@example.com", plan: "pro" });
  const jobs = createJobStore(db);
  const s3 = stack.use(await s3BehindDoor());
  const store = createS3Store(s3.config);
  const backend = postgresBackend({ url: server.url });
  const queue = await createBullQueue({ backend, log: silentLog });
  stack.defer(() => queue.close());

  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const image = format("image", { title: "Image", description: "A picture", medium: "picture" })
    .use(
      defineStage({
        name: "draw",
        version: 1,
        needs: t.Object({ contentId: t.String() }),
        adds: t.Object({ drawn: t.String() }),
        uses: ["store"],
        retry: { attempts: 1, backoffMs: 1 },
        async run({ contentId }, { memo, store }) {
          await gate.promise;
          await store.put(`media/${contentId}/1.png`, new Uint8Array([1]), "image/png");
          return { drawn: await memo(["drawn"], async () => "yes") };
        },
      })(),
    )
    .use(
      defineStage({
        name: "publish",
        version: 1,
        needs: t.Object({ drawn: t.String(), jobId: t.String() }),
        adds: t.Object({ published: t.String() }),
        uses: ["publisher"],
        retry: { attempts: 1, backoffMs: 1 },
        async run({ jobId }, { publisher }) {
          await publisher.publish(newContent(jobId));
          return { published: "yes" };
        },
      })(),
    );

  const { log, lines } = keptLog();
  let worker: QueueWorker | undefined;
  const outages = stack.use(
    createOutages({
      probes: {
        database: () => database.pool.query("SELECT 1"),
        store: () => probeStore(store),
      },
      log,
      intervalMs: 200,
      onChange: (isDown) => (isDown ? worker?.pause() : worker?.resume()),
    }),
  );
  const turns = { jobs, queue, log: silentLog };
  const runJob = createJobRunner({
    jobs,
    store,
    formats: { image },
    templates: {},
    servicesOf: (run) => {
      const publisher = {
        publish: (content: never) => orDatabaseDown(jobs.complete(run, content)),
      };
      return { store, publisher } as unknown as Services;
    },
    env: {},
    workDir: join(dir, "work"),
    outages,
    onStarted: (job) => void offerNext(turns, job),
    log: { ...log, child: () => log },
  });
  async function add(): Promise<string[]> {
    const ids: string[] = [];
    for (let made = 0; made < JOBS; made++) {
      ids.push((await jobs.create(newJob(account.id))).id);
      await offerNext(turns, { accountId: account.id, lane: "short" });
    }
    return ids;
  }
  async function whenCompleted(ids: string[]): Promise<void> {
    for (;;) {
      const found = await jobs.getMany(ids).catch(() => []);
      expect(found.filter(({ status }) => status === "failed")).toEqual([]);
      const completed = found.filter(({ status }) => status === "completed");
      if (completed.length === JOBS) return;
      await Bun.sleep(50);
    }
  }
  const linesOf = (part: string) =>
    lines
      .filter(({ fields }) => fields !== undefined && "part" in fields && fields.part === part)
      .map(({ message }) => message);

  s3.close();
  const waitingForStore = await add();
  worker = await startBullWorker({
    backend,
    log,
    slots: { short: 3, long: 0 },
    lockMs: 4_000,
    process: inTurns(runJob, turns),
  });
  stack.defer(() => worker?.close());
  while (linesOf("store").length === 0) await Bun.sleep(20);
  s3.open();
  await whenCompleted(waitingForStore);
  const told = ["Part of the service is down: waiting for it", "Part of the service is back"];
  expect(linesOf("store")).toEqual(told);

  gate = Promise.withResolvers();
  const waitingForDatabase = await add();
  await server.stop();
  gate.resolve();
  while (linesOf("database").length === 0) await Bun.sleep(20);
  server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await whenCompleted(waitingForDatabase);
  expect(linesOf("database")).toEqual(told);
  const warnings = lines.filter(({ level }) => level === "warn").map(({ message }) => message);
  expect(warnings.filter((message) => message.startsWith("Cannot"))).toEqual([]);
  expect(warnings.filter((message) => message.startsWith("Took over"))).toEqual([]);
}, 300_000);
