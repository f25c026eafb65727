import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Accounts, createAccounts } from "./accounts/accounts.ts";
import { type Brands, createBrands } from "./accounts/brands.ts";
import { createEntrance } from "./accounts/entrance.ts";
import { createKeys, type Keys } from "./accounts/keys.ts";
import { createSessions, type Sessions } from "./accounts/sessions.ts";
import type { Config } from "./config.ts";
import { startEmbeddedPostgres } from "./database/embedded_postgres.ts";
import { startHousekeeping } from "./database/housekeeping.ts";
import { type Database, migrateDatabase, openDatabase } from "./database/mod.ts";
import { createJobStore } from "./jobs/database_job_store.ts";
import { createFirstAnswers, type FirstAnswers } from "./jobs/first_answers.ts";
import type { Catalogue } from "./jobs/job_fields.ts";
import type { JobStore } from "./jobs/job_store.ts";
import { createJobWatcher } from "./jobs/job_watcher.ts";
import { createOwnedJobs, type OwnedJobs } from "./jobs/owned_jobs.ts";
import { createJobRunner } from "./jobs/run_job.ts";
import { startSweeper } from "./jobs/sweeper.ts";
import { type Admission, createAdmission } from "./limits/admission.ts";
import type { Log } from "./log.ts";
import { type AnyPipeline, loadPipelines } from "./pipeline/load.ts";
import { createIdleness } from "./previews/idleness.ts";
import { createPreviewIndex } from "./previews/preview_index.ts";
import { startPreviewer } from "./previews/previewer.ts";
import type { QueueBackend } from "./queue/backend.ts";
import { createBullQueue } from "./queue/bull_queue.ts";
import { startBullWorker } from "./queue/bull_worker.ts";
import type { JobQueue } from "./queue/job_queue.ts";
import { postgresBackend } from "./queue/postgres_backend.ts";
import { redisBackend } from "./queue/redis_backend.ts";
import { bundleVersion } from "./rendering/bundle.ts";
import { createRemotionRenderer } from "./rendering/remotion_renderer.ts";
import type { Renderer } from "./rendering/renderer.ts";
import type { Template } from "./rendering/template.ts";
import { loadTemplates, TEMPLATES_DIR } from "./rendering/templates.ts";
import { listen } from "./server/listen.ts";
import { createServer } from "./server/mod.ts";
import type { Publisher } from "./services.ts";
import { createEspeakVoice } from "./speech/espeak_voice.ts";
import { createOpenAIVoice } from "./speech/openai_voice.ts";
import type { Voice } from "./speech/voice.ts";
import { voiceWithFallback } from "./speech/voice_with_fallback.ts";
import { createDiskStore } from "./storage/disk_store.ts";
import type { ObjectStore } from "./storage/object_store.ts";
import { createS3Store } from "./storage/s3_store.ts";
import { startDeliverer } from "./webhooks/deliverer.ts";
import { createDeliveries } from "./webhooks/deliveries.ts";
import { createWebhookStore, type WebhookStore } from "./webhooks/webhook_store.ts";
import { createLocalWriter } from "./writing/local_writer.ts";
import { createOpenAIWriter } from "./writing/openai_writer.ts";
import type { Writer } from "./writing/writer.ts";
import { writerWithFallback } from "./writing/writer_with_fallback.ts";

const PIPELINES_DIR = fileURLToPath(new URL("../pipelines", import.meta.url));

/** What is kept in the database. Disposing of it closes the database. */
export interface Records extends AsyncDisposable {
  database: Database;
  /** Where the database is, for the queue that lives in it too. */
  databaseUrl: string;
  accounts: Accounts;
  brands: Brands;
  keys: Keys;
  sessions: Sessions;
  admission: Admission;
  jobs: JobStore;
  ownedJobs: OwnedJobs;
  firstAnswers: FirstAnswers;
  webhooks: WebhookStore;
}

/** Opens the database, or starts or adopts the embedded one, and brings its tables up to date. */
export async function openRecords(config: Config, log: Log): Promise<Records> {
  await using stack = new AsyncDisposableStack();
  let databaseUrl = config.databaseUrl;
  if (databaseUrl === null) {
    const dataDir = join(config.dataDir, "postgres");
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    stack.defer(() => postgres.stop());
    databaseUrl = postgres.url;
  }
  const database = await openDatabase({ url: databaseUrl, log });
  stack.defer(() => database.close());
  await migrateDatabase(database);
  const { db } = database;
  const opened = stack.move();
  return {
    database,
    databaseUrl,
    accounts: createAccounts(db),
    brands: createBrands(db),
    keys: createKeys(db),
    sessions: createSessions(db),
    admission: createAdmission(db),
    jobs: createJobStore(db),
    ownedJobs: createOwnedJobs(db),
    firstAnswers: createFirstAnswers(db),
    webhooks: createWebhookStore(db),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** The formats and looks that are installed. */
export interface Studio {
  pipelines: Readonly<Record<string, AnyPipeline>>;
  templates: Readonly<Record<string, Template>>;
  catalogue: Catalogue;
}

/** Loads what is in `pipelines/` and `templates/`. */
export async function loadStudio(): Promise<Studio> {
  const [pipelines, templates] = await Promise.all([
    loadPipelines(PIPELINES_DIR),
    loadTemplates(TEMPLATES_DIR),
  ]);
  const catalogue = {
    formats: Object.keys(pipelines),
    stages: Object.fromEntries(
      Object.entries(pipelines).map(([format, { stages }]) => [
        format,
        stages.map(({ name }) => name),
      ]),
    ),
    templates: Object.entries(templates).map(([name, { title, description, variants }]) => ({
      name,
      title,
      description,
      variants: Object.keys(variants),
    })),
    palettes: Object.fromEntries(
      Object.entries(templates).map(([name, { variants }]) => [name, variants]),
    ),
  };
  return { pipelines, templates, catalogue };
}

/** What makes posts. Disposing of it ends the browsers and the voice. */
export interface Makers extends AsyncDisposable {
  writer: Writer;
  voice: Voice;
  renderer: Renderer;
}

/** Constructs the writer, the voice and the renderer; none of them starts anything yet. */
export function openMakers(config: Config, log: Log, { templates }: Studio): Makers {
  const { dataDir, browserExecutable } = config;
  const writer = openWriter(config, log);
  const voice = openVoice(config, log);
  const renderer = createRemotionRenderer({ templates, dataDir, browserExecutable, log });
  return {
    writer,
    voice,
    renderer,
    async [Symbol.asyncDispose]() {
      await Promise.all([voice.close(), renderer.close()]);
    },
  };
}

/** The local writer, behind a model where one is set. */
function openWriter({ openai }: Config, log: Log): Writer {
  const local = createLocalWriter();
  const model = openai?.writerModel ?? null;
  if (openai === null || model === null) return local;
  return writerWithFallback(createOpenAIWriter({ settings: openai, model }), local, { log });
}

/** The local voice, behind a model where one is set. */
function openVoice({ openai }: Config, log: Log): Voice {
  const local = createEspeakVoice({ log });
  const model = openai?.voiceModel ?? null;
  if (openai === null || model === null) return local;
  return voiceWithFallback(createOpenAIVoice({ settings: openai, model, log }), local, { log });
}

/** The object store that the settings name. */
export function openStore(config: Config): ObjectStore {
  if (config.s3 !== null) return createS3Store(config.s3);
  return createDiskStore({ dir: join(config.dataDir, "objects") });
}

/** A part of the service that runs. Disposing of it stops it and what it stands on. */
export type Running = AsyncDisposable;

/** The HTTP server, with what those need who started it. */
export interface RunningServer extends Running {
  records: Records;
  queue: JobQueue;
  /** Where this machine reaches the server. */
  url: string;
}

/**
 * Serves the API at the port and the host of the settings.
 *
 * @throws {UserError} if it cannot listen there, or a part that it stands on does not answer.
 */
export async function openServer(config: Config, log: Log): Promise<RunningServer> {
  await using stack = new AsyncDisposableStack();
  const records = stack.use(await openRecords(config, log));
  const housekeeping = startHousekeeping(records.database.db, log);
  stack.defer(() => housekeeping.stop());
  const { catalogue } = await loadStudio();
  const store = openStore(config);
  const queue = await createBullQueue({ backend: queueBackend(config, records.databaseUrl), log });
  stack.defer(() => queue.close());
  const urlOf = (key: string) => `${publicUrlOf(config)}/${key}`;
  const watcher = createJobWatcher({ find: records.jobs.getMany, log });
  const version = await bundleVersion(TEMPLATES_DIR);
  const app = createServer({
    ...records,
    watcher,
    previews: createPreviewIndex({ store, version, urlOf }),
    webhookTargets: { allowPrivate: config.webhookAllowPrivate },
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    readsPerMinute: config.readsPerMinute,
    entrance: createEntrance(records.database.db, config.signUp),
    queue,
    store,
    catalogue,
    log,
    urlOf,
    health: {
      database: () => records.database.pool.query("SELECT 1"),
      queue: () => queue.healthy(),
      store: () => store.head("media/.ready"),
    },
  });
  const port = listen(app, config);
  stack.defer(async () => {
    // Events of jobs are connections that would not end by themselves.
    watcher.close();
    await app.stop();
  });
  const opened = stack.move();
  return {
    records,
    queue,
    url: `http://localhost:${port}`,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Works off the queue, and looks after jobs that a crash left behind. */
export async function openWorker(config: Config, log: Log): Promise<Running> {
  await using stack = new AsyncDisposableStack();
  const records = stack.use(await openRecords(config, log));
  const studio = await loadStudio();
  const store = openStore(config);
  const makers = stack.use(openMakers(config, log, studio));
  const backend = queueBackend(config, records.databaseUrl);
  const { jobs } = records;
  const publisher: Publisher = {
    publish: (content) => jobs.complete(content.jobId, content),
  };
  const workDir = join(config.dataDir, "work");
  const runJob = createJobRunner({
    jobs,
    store,
    pipelines: studio.pipelines,
    services: { ...makers, store, publisher, templates: studio.templates },
    env: config.env,
    workDir,
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
    deliveries: createDeliveries(records.database.db),
    allowPrivate: config.webhookAllowPrivate,
    log,
  });
  stack.defer(() => deliverer.stop());
  if (config.templatePreviews) {
    const { renderer } = makers;
    const version = await bundleVersion(TEMPLATES_DIR);
    const { templates } = studio;
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
  // The first job need not wait for browsers; a warm-up that fails fails again where it is reported.
  makers.renderer.warmUp().catch((error: unknown) => log.warn("Cannot warm up", { error }));
  const opened = stack.move();
  return { [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** The queue's home: Redis where it is set, else the database. */
export function queueBackend({ redisUrl }: Config, databaseUrl: string): QueueBackend {
  return redisUrl === null
    ? postgresBackend({ url: databaseUrl })
    : redisBackend({ url: redisUrl });
}

/** Where anybody can read objects: the bucket itself where it is public, else the server. */
function publicUrlOf({ s3, publicUrl }: Config): string {
  return s3?.publicUrl ?? publicUrl;
}
