import { afterAll } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createAuth } from "../../src/accounts/auth.ts";
import { createKeyStore } from "../../src/accounts/key_store.ts";
import { createSessionStore } from "../../src/accounts/session_store.ts";
import { createBrandStore } from "../../src/brands/brand_store.ts";
import type { Log } from "../../src/common/log.ts";
import type { SignUpMode } from "../../src/config/mod.ts";
import { detectLanguage } from "../../src/documents/language.ts";
import { createLocalReader } from "../../src/documents/reader.ts";
import { createDrawingPack } from "../../src/drawings/drawing_pack.ts";
import { createIsolatedFonts } from "../../src/isolation/fonts.ts";
import { createIsolatedPictures } from "../../src/isolation/pictures.ts";
import { createAccountJobs } from "../../src/jobs/account_jobs.ts";
import { createAdmission } from "../../src/jobs/admission.ts";
import { deleteAccount } from "../../src/jobs/delete_account.ts";
import { createErasures } from "../../src/jobs/erasures.ts";
import { createIdempotencyStore } from "../../src/jobs/idempotency_store.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { createJobWatcher } from "../../src/jobs/job_watcher.ts";
import { createSketcher, type Sketcher } from "../../src/jobs/sketch.ts";
import { createUploadStore } from "../../src/jobs/upload_store.ts";
import type { Mailer } from "../../src/mail/mailer.ts";
import { createAtlas } from "../../src/maps/atlas.ts";
import { createPreviewIndex } from "../../src/previews/preview_index.ts";
import { createVoiceSamples } from "../../src/previews/voice_samples.ts";
import type { JobQueue } from "../../src/queue/job_queue.ts";
import { LIVE_SCRIPT } from "../../src/rendering/bundle.ts";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { createKeptBundle } from "../../src/rendering/kept_bundle.ts";
import { findTemplates, TEMPLATES_DIR } from "../../src/rendering/templates.ts";
import { createDrain } from "../../src/server/drain.ts";
import type { HealthChecks } from "../../src/server/health/controller.ts";
import { createServer } from "../../src/server/mod.ts";
import { createEspeakVoice } from "../../src/speech/espeak_voice.ts";
import type { Voice } from "../../src/speech/voice.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { createWebhookStore } from "../../src/webhooks/webhook_store.ts";
import { createLocalWriter } from "../../src/writing/local_writer.ts";
import { drawingsFor } from "../../src/writing/subjects/drawings_for.ts";
import { CATALOGUE, FORMATS, LOOKS } from "../support/catalogue.ts";
import { testDatabase } from "../support/postgres.ts";

export const PUBLIC_URL = "https://posts.example";

/** Options of {@linkcode testService}. */
export interface TestServiceOptions {
  health?: HealthChecks;
  log?: Log;
  signUp?: SignUpMode;
  mailer?: Mailer;
  trustedProxies?: number;
  publicUrl?: string;
  readsPerMinute?: number;
  refusalsPerMinute?: number;
  heartbeatMs?: number;
  voice?: () => Voice;
  /** What lays out posts for previews, made from the real one. */
  sketcher?: (own: Sketcher) => Sketcher;
}

/** The whole service on a real database and a real store, with a queue that only writes down. */
export async function testService(options: TestServiceOptions = {}) {
  const { db, url } = await testDatabase();
  const dir = await mkdtemp(join(tmpdir(), "postloom-server-"));
  afterAll(() => rm(dir, { recursive: true, force: true }));
  const jobs = createJobStore(db);
  const keys = createKeyStore(db);
  const store = createDiskStore({ dir });
  const newAccount = (email: string, plan = "enterprise") =>
    createAccountStore(db).create({ email, plan });
  const account = await newAccount("owner@example.com");
  const key = await keys.create(account.id, "test");
  const enqueued: string[] = [];
  const queue: JobQueue = {
    name: "recorder",
    async enqueue({ jobId }) {
      enqueued.push(jobId);
    },
    healthy: async () => true,
    workers: async () => 1,
    async close() {},
  };
  const urlOf = (objectKey: string) => `${PUBLIC_URL}/${objectKey}`;
  const watcher = createJobWatcher({ find: jobs.getMany, log: silentLog, intervalMs: 10 });
  afterAll(() => watcher.close());
  const pictures = createIsolatedPictures({ log: silentLog });
  afterAll(() => pictures.close());
  const fonts = createIsolatedFonts({ log: silentLog });
  afterAll(() => fonts.close());
  const voices = createVoiceSamples({
    open: options.voice ?? createEspeakVoice,
    store,
    urlOf,
    textIn: (language) => ({ text: `This is ${language}`, language }),
    log: silentLog,
  });
  afterAll(() => voices.close());
  const drain = createDrain();
  const drawings = createDrawingPack();
  const atlas = createAtlas();
  const sketcher = createSketcher({
    formats: FORMATS,
    services: {
      reader: createLocalReader(),
      writer: createLocalWriter(),
      templates: LOOKS,
      drawings,
      atlas,
    },
    workDir: join(dir, "work"),
    log: silentLog,
  });
  const app = createServer({
    urlOf,
    watcher,
    accountJobs: createAccountJobs(db),
    erasures: createErasures(db, store),
    previews: createPreviewIndex({
      store,
      versions: new Map([["minimal", "test"]]),
      shippedVersions: new Map([["minimal", "shipped"]]),
      urlOf,
      recheckMs: 0,
    }),
    webhooks: createWebhookStore(db),
    webhookTargets: { allowPrivate: false },
    catalogue: CATALOGUE,
    reworder: { reader: createLocalReader(), writer: createLocalWriter() },
    sketcher: options.sketcher?.(sketcher) ?? sketcher,
    draftParts: { drawing: drawings.find, map: atlas.locate },
    drawings: { namesFor: drawingsFor, find: drawings.find },
    live: {
      folder: createKeptBundle({
        templates: await findTemplates([TEMPLATES_DIR]),
        cacheRoots: cacheRoots(dir),
      }),
      script: LIVE_SCRIPT,
    },
    health: options.health ?? {},
    drain,
    log: options.log ?? silentLog,
    idempotency: createIdempotencyStore(db),
    brands: createBrandStore(db),
    sessions: createSessionStore(db),
    admission: createAdmission(db),
    publicUrl: options.publicUrl ?? PUBLIC_URL,
    confirmsEmails: options.mailer !== undefined,
    trustedProxies: options.trustedProxies ?? 0,
    readsPerMinute: options.readsPerMinute ?? 0,
    refusalsPerMinute: options.refusalsPerMinute ?? 0,
    heartbeatMs: options.heartbeatMs ?? 15_000,
    auth: createAuth(db, {
      mode: options.signUp ?? "open",
      mail: options.mailer === undefined ? null : { mailer: options.mailer, publicUrl: PUBLIC_URL },
    }),
    deleteAccount: (accountId, options) => deleteAccount(db, accountId, options),
    jobs,
    keys,
    store,
    queue,
    uploads: createUploadStore(db, store),
    pictures,
    fonts,
    voices,
    languageOf: (text) => detectLanguage(text).language,
  });
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    app.handle(new Request(`http://localhost${path}`, init));
  const postText = (body: unknown, apiKey = key.text) =>
    ask("/api/v1/process-text-async", {
      method: "POST",
      headers: { "x-api-key": apiKey, "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const postPdf = (form: FormData) =>
    ask("/api/v1/process-pdf-async", {
      method: "POST",
      headers: { "x-api-key": key.text },
      body: form,
    });
  return {
    url,
    app,
    drain,
    ask,
    postText,
    postPdf,
    jobs,
    keys,
    store,
    queue,
    enqueued,
    account,
    key,
    newAccount,
    db,
    dir,
  };
}
