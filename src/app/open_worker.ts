import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { requireRoom } from "../common/disk_trouble.ts";
import { createOutages } from "../common/outages.ts";
import { orDatabaseDown } from "../database/is_database_down.ts";
import type { Publisher } from "../drivers/publisher.ts";
import { createErasures } from "../jobs/erasures.ts";
import type { Run } from "../jobs/job.ts";
import { bytesOfContent } from "../jobs/job_files.ts";
import { createJobRunner, type JobRunnerOptions } from "../jobs/job_runner.ts";
import { startSweeper } from "../jobs/sweeper.ts";
import { inTurns, offerNext } from "../jobs/turns.ts";
import { createIdleness } from "../previews/idleness.ts";
import { startPreviewer } from "../previews/previewer.ts";
import { createBullQueue } from "../queue/bull_queue.ts";
import { startBullWorker } from "../queue/bull_worker.ts";
import type { QueueWorker } from "../queue/job_queue.ts";
import { bundleVersion } from "../rendering/bundle.ts";
import { startSweeps } from "../retention/sweep.ts";
import { probeStore } from "../storage/probe_store.ts";
import { startDeliverer } from "../webhooks/deliverer.ts";
import { createDeliveryStore } from "../webhooks/delivery_store.ts";
import type { AppParts } from "./app_parts.ts";
import { openDrivers, openStore, queueBackend } from "./open_drivers.ts";
import { openRepositories } from "./open_repositories.ts";
import { openServices } from "./open_services.ts";
import { whenUp } from "./when_up.ts";

/**
 * Starts a worker: processes the queue, recovers jobs after a crash, delivers webhooks and draws
 * previews. Dispose of it to stop it and its dependencies.
 */
export async function openWorker(app: AppParts): Promise<AsyncDisposable> {
  const { config, log, installation } = app;
  const { formats, templates, templateFiles } = installation;
  await using stack = new AsyncDisposableStack();
  const repositories = stack.use(await whenUp(() => openRepositories(config, log), log));
  const store = openStore(app);
  const drivers = stack.use(openDrivers(app, installation));
  const backend = queueBackend(app, repositories.databaseUrl);
  const { jobs } = repositories;
  const { reader, writer, voice, renderer } = drivers;
  const { services } = stack.use(
    await openServices(app, { reader, writer, voice, renderer, store, templates }),
  );
  const queue = await whenUp(() => createBullQueue({ backend, log }), log);
  stack.defer(() => queue.close());
  const workDir = join(config.dataDir, "work");
  await mkdir(workDir, { recursive: true });
  let worker: QueueWorker | undefined;
  const outages = stack.use(
    createOutages({
      probes: {
        database: () => repositories.database.pool.query("SELECT 1"),
        async store() {
          await probeStore(store);
          if (config.s3 === null) await requireRoom(config.dataDir);
        },
        disk: () => requireRoom(workDir),
      },
      log,
      onChange: (isDown) => (isDown ? worker?.pause() : worker?.resume()),
    }),
  );
  const turns = { jobs, queue, log };
  const runJob = createJobRunner({
    jobs,
    store,
    formats,
    templates,
    // An app's own publisher takes precedence.
    servicesOf: (run) => ({ publisher: publisherOf(run, { jobs, store }), ...services }),
    env: config.env,
    workDir,
    outages,
    onStarted: (job) => void offerNext(turns, job),
    log,
  });
  const idleness = createIdleness();
  const startWorker = () =>
    startBullWorker({
      backend,
      log,
      slots: { short: config.workerPictureConcurrency, long: config.workerConcurrency },
      process: idleness.track(inTurns(runJob, turns)),
    });
  worker = await whenUp(startWorker, log);
  stack.defer(() => worker?.close());
  const sweeper = startSweeper({ jobs, queue, log });
  stack.defer(() => sweeper.stop());
  const deliverer = startDeliverer({
    deliveries: createDeliveryStore(repositories.database.db),
    allowPrivate: config.webhookAllowPrivate,
    log,
  });
  stack.defer(() => deliverer.stop());
  const version = await bundleVersion(templateFiles);
  const sweeps = startSweeps({
    db: repositories.database.db,
    store,
    erasures: createErasures(repositories.database.db, store),
    retention: config.retention,
    workDir,
    previewVersion: version,
    log,
  });
  stack.defer(() => sweeps.stop());
  if (config.templatePreviews) {
    const previewer = startPreviewer({
      templates,
      renderer,
      store,
      idleness,
      version,
      workDir,
      log,
    });
    stack.defer(() => previewer.stop());
  }
  // Saves the first jobs the wait for the browsers and the reader. If this fails, rendering fails with a proper error.
  drivers
    .warmUp(config.workerConcurrency)
    .catch((error: unknown) => log.warn("Cannot warm up", { error }));
  const opened = stack.move();
  return { [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

function publisherOf(
  run: Run,
  { jobs, store }: Pick<JobRunnerOptions, "jobs" | "store">,
): Publisher {
  return {
    async publish(content) {
      const bytes = await bytesOfContent(content.id, store);
      return await orDatabaseDown(jobs.complete(run, { ...content, bytes }));
    },
  };
}
