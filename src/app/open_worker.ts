import { createErasures } from "../jobs/erasures.ts";
import { createQuarantine } from "../jobs/quarantine.ts";
import { startSweeper } from "../jobs/sweeper.ts";
import { inTurns, offerNext } from "../jobs/turns.ts";
import { createIdleness } from "../previews/idleness.ts";
import { startPreviewer } from "../previews/previewer.ts";
import { createBullQueue } from "../queue/bull_queue.ts";
import { startBullWorker } from "../queue/bull_worker.ts";
import type { QueueWorker } from "../queue/job_queue.ts";
import { startSweeps } from "../retention/sweep.ts";
import { startDeliverer } from "../webhooks/deliverer.ts";
import { createDeliveryStore } from "../webhooks/delivery_store.ts";
import type { AppParts } from "./app_parts.ts";
import { logFaults } from "./install.ts";
import { queueBackend } from "./open_drivers.ts";
import { openJobRunner } from "./open_job_runner.ts";
import { openPreviews } from "./open_previews.ts";
import { startAlone } from "./start_alone.ts";
import { whenUp } from "./when_up.ts";

/**
 * Starts a worker: processes the queue, recovers jobs after a crash, delivers webhooks and draws
 * previews. Dispose of it to stop it and its dependencies.
 */
export async function openWorker(app: AppParts): Promise<AsyncDisposable> {
  const { config, log, installation } = app;
  const { templates, templateFiles } = installation;
  logFaults(installation, log);
  await using stack = new AsyncDisposableStack();
  let worker: QueueWorker | undefined;
  const runner = stack.use(
    await openJobRunner(app, {
      onOutage: (isDown) => (isDown ? worker?.pause() : worker?.resume()),
      onStarted: (job) => void offerNext(turns, job),
    }),
  );
  const { repositories, store, renderer, workDir } = runner;
  const { jobs } = repositories;
  const backend = queueBackend(app, repositories.databaseUrl);
  const queue = await whenUp(() => createBullQueue({ backend, log }), log);
  stack.defer(() => queue.close());
  const turns = { jobs, queue, log };
  const silentMs = config.workerSilenceSeconds * 1000;
  const runJob = createQuarantine({
    jobs,
    runJob: runner.runJob,
    runAlone: (jobId, signal) => startAlone(jobId, { env: config.env, silentMs, signal }),
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
  const { versions, shown } = await openPreviews(templateFiles);
  const sweeps = startSweeps({
    db: repositories.database.db,
    store,
    erasures: createErasures(repositories.database.db, store),
    retention: config.retention,
    workDir,
    previewVersions: shown,
    log,
  });
  stack.defer(() => sweeps.stop());
  if (config.templatePreviews) {
    const previewer = startPreviewer({
      templates,
      renderer,
      store,
      idleness,
      versions,
      workDir,
      log,
    });
    stack.defer(() => previewer.stop());
  }
  // Saves the first jobs the wait for the browsers and the reader. If this fails, rendering fails with a proper error.
  runner
    .warmUp(config.workerConcurrency)
    .catch((error: unknown) => log.warn("Cannot warm up", { error }));
  const opened = stack.move();
  return { [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
