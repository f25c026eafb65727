import { join } from "node:path";
import type { Publisher } from "../drivers/publisher.ts";
import { createJobRunner } from "../jobs/job_runner.ts";
import type { Renderer } from "../rendering/renderer.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import type { AppParts } from "./app_parts.ts";
import { openDrivers, openStore } from "./open_drivers.ts";
import { openRepositories, type Repositories } from "./open_repositories.ts";
import { openServices } from "./open_services.ts";

/** What makes posts, without a queue. Dispose of it to close what it stands on. */
export interface OpenJobRunner extends AsyncDisposable {
  repositories: Repositories;
  store: ObjectStore;
  renderer: Renderer;
  /** Folder for the temporary files of running jobs. */
  workDir: string;
  /** Runs a job as `createJobRunner()` says. */
  runJob(jobId: string, signal: AbortSignal): Promise<void>;
  /** Starts what takes time, for this many jobs at once. */
  warmUp(jobs: number): Promise<void>;
}

/** Opens the database, the object store, the drivers and the app's services, and what runs jobs with them. */
export async function openJobRunner(app: AppParts): Promise<OpenJobRunner> {
  const { config, log, installation } = app;
  const { formats, templates } = installation;
  await using stack = new AsyncDisposableStack();
  const repositories = stack.use(await openRepositories(config, log));
  const store = openStore(app);
  const { reader, writer, voice, renderer, warmUp } = stack.use(openDrivers(app, installation));
  const { jobs } = repositories;
  const publisher: Publisher = {
    publish: (content) => jobs.complete(content.jobId, content),
  };
  const { services } = stack.use(
    await openServices(app, { reader, writer, voice, renderer, store, publisher, templates }),
  );
  const workDir = join(config.dataDir, "work");
  const runJob = createJobRunner({ jobs, store, formats, services, env: config.env, workDir, log });
  const opened = stack.move();
  return {
    repositories,
    store,
    renderer,
    workDir,
    runJob,
    warmUp,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
