import { join } from "node:path";
import type { Publisher } from "../drivers/publisher.ts";
import { createErasures } from "../jobs/erasures.ts";
import { bytesOfContent } from "../jobs/job_files.ts";
import { createJobRunner } from "../jobs/job_runner.ts";
import { startSweeper } from "../jobs/sweeper.ts";
import { createIdleness } from "../previews/idleness.ts";
import { startPreviewer } from "../previews/previewer.ts";
import { createBullQueue } from "../queue/bull_queue.ts";
import { startBullWorker } from "../queue/bull_worker.ts";
import { bundleVersion } from "../rendering/bundle.ts";
import { startSweeps } from "../retention/sweep.ts";
import { startDeliverer } from "../webhooks/deliverer.ts";
import { createDeliveryStore } from "../webhooks/delivery_store.ts";
import type { AppParts } from "./app_parts.ts";
import { openDrivers, openStore, queueBackend } from "./open_drivers.ts";
import { openRepositories } from "./open_repositories.ts";
import { openServices } from "./open_services.ts";

/**
 * Starts a worker: processes the queue, recovers jobs after a crash, delivers webhooks and draws
 * previews. Dispose of it to stop it and its dependencies.
 */
export async function openWorker(app: AppParts): Promise<AsyncDisposable> {
  const { config, log, installation } = app;
  const { formats, templates, templateFiles } = installation;
  await using stack = new AsyncDisposableStack();
  const repositories = stack.use(await openRepositories(config, log));
  const store = openStore(app);
  const drivers = stack.use(openDrivers(app, installation));
  const backend = queueBackend(app, repositories.databaseUrl);
  const { jobs } = repositories;
  const publisher: Publisher = {
    publish: async (content) =>
      jobs.complete(content.jobId, {
        ...content,
        bytes: await bytesOfContent(content.id, store),
      }),
  };
  const { services } = stack.use(
    await openServices(app, { ...drivers, store, publisher, templates }),
  );
  const workDir = join(config.dataDir, "work");
  const runJob = createJobRunner({ jobs, store, formats, services, env: config.env, workDir, log });
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
  const { renderer } = drivers;
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
  // Saves the first job the wait for the browsers. If this fails, rendering fails with a proper error.
  renderer.warmUp().catch((error: unknown) => log.warn("Cannot warm up", { error }));
  const opened = stack.move();
  return { [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
