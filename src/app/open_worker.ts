import { createQuarantine } from "../jobs/quarantine.ts";
import { createSuspects } from "../jobs/suspects.ts";
import { startSweeper } from "../jobs/sweeper.ts";
import { createIdleness } from "../previews/idleness.ts";
import { startPreviewer } from "../previews/previewer.ts";
import { createBullQueue } from "../queue/bull_queue.ts";
import { startBullWorker } from "../queue/bull_worker.ts";
import { bundleVersion } from "../rendering/bundle.ts";
import { startDeliverer } from "../webhooks/deliverer.ts";
import { createDeliveryStore } from "../webhooks/delivery_store.ts";
import type { AppParts } from "./app_parts.ts";
import { queueBackend } from "./open_drivers.ts";
import { openJobRunner } from "./open_job_runner.ts";
import { startAlone } from "./start_alone.ts";

/**
 * Starts a worker: processes the queue, recovers jobs after a crash, delivers webhooks and draws
 * previews. Dispose of it to stop it and its dependencies.
 */
export async function openWorker(app: AppParts): Promise<AsyncDisposable> {
  const { config, log, installation } = app;
  const { templates, templateFiles } = installation;
  await using stack = new AsyncDisposableStack();
  const runner = stack.use(await openJobRunner(app));
  const { repositories, store, renderer, workDir } = runner;
  const { jobs } = repositories;
  const backend = queueBackend(app, repositories.databaseUrl);
  const silentMs = config.workerSilenceSeconds * 1000;
  const runJob = createQuarantine({
    suspects: createSuspects(repositories.database.db),
    runJob: runner.runJob,
    runAlone: (jobId, signal) => startAlone(jobId, { env: config.env, silentMs, signal }),
    fail: (jobId, failure) => jobs.fail(jobId, failure),
    log,
  });
  const idleness = createIdleness();
  const worker = await startBullWorker({
    backend,
    log,
    concurrency: config.workerConcurrency,
    process: idleness.track(runJob),
  });
  stack.defer(() => worker.close());
  const queue = await createBullQueue({ backend, log });
  stack.defer(() => queue.close());
  const sweeper = startSweeper({ jobs, queue, log });
  stack.defer(() => sweeper.stop());
  const deliverer = startDeliverer({
    deliveries: createDeliveryStore(repositories.database.db),
    allowPrivate: config.webhookAllowPrivate,
    log,
  });
  stack.defer(() => deliverer.stop());
  if (config.templatePreviews) {
    const version = await bundleVersion(templateFiles);
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
  runner
    .warmUp(config.workerConcurrency)
    .catch((error: unknown) => log.warn("Cannot warm up", { error }));
  const opened = stack.move();
  return { [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
