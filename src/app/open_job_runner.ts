import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { requireRoom } from "../common/disk_trouble.ts";
import { createOutages } from "../common/outages.ts";
import { orDatabaseDown } from "../database/is_database_down.ts";
import type { Publisher } from "../drivers/publisher.ts";
import type { Run } from "../jobs/job.ts";
import { bytesOfPost } from "../jobs/job_files.ts";
import { createJobRunner, type JobRunnerOptions } from "../jobs/job_runner.ts";
import type { Renderer } from "../rendering/renderer.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { probeStore } from "../storage/probe_store.ts";
import type { AppParts } from "./app_parts.ts";
import { openDrivers, openStore } from "./open_drivers.ts";
import { openRepositories, type Repositories } from "./open_repositories.ts";
import { openServices } from "./open_services.ts";
import { whenUp } from "./when_up.ts";

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

/** What {@linkcode openJobRunner} tells of. */
export interface JobRunnerHooks extends Pick<JobRunnerOptions, "onStarted"> {
  /** Called when a part of the service goes down, and when all are up again. */
  onOutage?(isDown: boolean): void;
}

/** Opens the database, the object store, the drivers and the app's services, and what runs jobs with them. */
export async function openJobRunner(
  app: AppParts,
  { onOutage, ...hooks }: JobRunnerHooks = {},
): Promise<OpenJobRunner> {
  const { config, log, installation } = app;
  const { formats, templates } = installation;
  await using stack = new AsyncDisposableStack();
  const repositories = stack.use(await whenUp(() => openRepositories(config, log), log));
  const store = openStore(app);
  const { warmUp, ...drivers } = stack.use(openDrivers(app, installation));
  const { reader, writer, voice, renderer, drawings, atlas, mixer } = drivers;
  const { jobs, database } = repositories;
  const { services } = stack.use(
    await openServices(app, {
      reader,
      writer,
      voice,
      renderer,
      drawings,
      atlas,
      mixer,
      store,
      templates,
    }),
  );
  const workDir = join(config.dataDir, "work");
  await mkdir(workDir, { recursive: true, mode: 0o700 });
  const outages = stack.use(
    createOutages({
      probes: {
        database: () => database.pool.query("SELECT 1"),
        async store() {
          await probeStore(store);
          if (config.s3 === null) await requireRoom(config.dataDir);
        },
        disk: () => requireRoom(workDir),
      },
      log,
      ...(onOutage === undefined ? {} : { onChange: onOutage }),
    }),
  );
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
    log,
    ...hooks,
  });
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

function publisherOf(
  run: Run,
  { jobs, store }: Pick<JobRunnerOptions, "jobs" | "store">,
): Publisher {
  return {
    async publish(content) {
      const bytes = await bytesOfPost(run.id, store);
      return await orDatabaseDown(jobs.complete(run, { ...content, bytes }));
    },
  };
}
