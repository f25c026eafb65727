import { join } from "node:path";
import { createAuth } from "../accounts/auth.ts";
import type { Config } from "../config/mod.ts";
import { startHousekeeping } from "../database/housekeeping.ts";
import { detectLanguage } from "../documents/language.ts";
import { createIsolatedFonts } from "../isolation/fonts.ts";
import { createIsolatedPictures } from "../isolation/pictures.ts";
import { deleteAccount } from "../jobs/delete_account.ts";
import { createErasures } from "../jobs/erasures.ts";
import { createJobWatcher } from "../jobs/job_watcher.ts";
import { createSketcher } from "../jobs/sketch.ts";
import { createUploadStore } from "../jobs/upload_store.ts";
import { createMailer } from "../mail/mailer.ts";
import { createAtlas } from "../maps/atlas.ts";
import { createPreviewIndex } from "../previews/preview_index.ts";
import { createVoiceSamples, type SampleText } from "../previews/voice_samples.ts";
import { createBullQueue } from "../queue/bull_queue.ts";
import type { JobQueue } from "../queue/job_queue.ts";
import { LIVE_SCRIPT } from "../rendering/bundle.ts";
import { cacheRoots } from "../rendering/cached_folder.ts";
import { createKeptBundle } from "../rendering/kept_bundle.ts";
import { createDrain, stopServer } from "../server/drain.ts";
import { listen } from "../server/listen.ts";
import { createServer } from "../server/mod.ts";
import { wordsFor } from "../writing/languages/mod.ts";
import { drawingsFor } from "../writing/subjects/drawings_for.ts";
import type { AppParts } from "./app_parts.ts";
import { createDrawings } from "./create_drawings.ts";
import { createHealthChecks } from "./health_checks.ts";
import { logFaults } from "./install.ts";
import { openStore, openVoice, openWriting, queueBackend } from "./open_drivers.ts";
import { installPreviews, openPreviews } from "./open_previews.ts";
import { openRepositories, type Repositories } from "./open_repositories.ts";
import { whenUp } from "./when_up.ts";

/** A running HTTP server. Dispose of it to stop it and its dependencies. */
export interface RunningServer extends AsyncDisposable {
  repositories: Repositories;
  queue: JobQueue;
  /** URL of the server on this machine. */
  url: string;
}

/** The language of what is said in no language that is known. */
const DEFAULT_LANGUAGE = "en";

/** Whoever sent a request is told that the database is away before they give up. */
const DATABASE_PATIENCE_MS = 3_000;

/**
 * Serves the API at the host and port in the settings.
 *
 * @throws {UserError} if it cannot listen there, or a dependency does not respond.
 */
export async function openServer({ config, log, ...app }: AppParts): Promise<RunningServer> {
  logFaults(app.installation, log);
  await using stack = new AsyncDisposableStack();
  const open = () => openRepositories(config, log, { patienceMs: DATABASE_PATIENCE_MS });
  const repositories = stack.use(await whenUp(open, log));
  const housekeeping = startHousekeeping(repositories.database.db, log);
  stack.defer(() => housekeeping.stop());
  const { catalogue, templateFiles } = app.installation;
  const options = { config, log, drivers: app.drivers };
  const store = openStore(options);
  const backend = queueBackend(options, repositories.databaseUrl);
  const queue = await whenUp(() => createBullQueue({ backend, log }), log);
  stack.defer(() => queue.close());
  const urlOf = (key: string) => `${publicUrlOf(config)}/${key}`;
  const watcher = createJobWatcher({ find: repositories.jobs.getMany, log });
  const { versions, shipped } = await openPreviews(templateFiles);
  const installing = installPreviews(shipped, store, log);
  stack.defer(() => installing.stop());
  const mail =
    config.mail === null
      ? null
      : {
          mailer: stack.use(createMailer({ ...config.mail, log })),
          publicUrl: config.publicUrl,
        };
  const pictures = createIsolatedPictures({ log });
  stack.defer(() => pictures.close());
  const fonts = createIsolatedFonts({ log });
  stack.defer(() => fonts.close());
  const voices = createVoiceSamples({
    open: () => openVoice(options),
    store,
    urlOf,
    textIn: sampleTextIn,
    log,
  });
  stack.defer(() => voices.close());
  const drain = createDrain();
  const writing = stack.use(openWriting(options));
  const atlas = createAtlas();
  const drawings = createDrawings(atlas);
  const server = createServer({
    ...repositories,
    watcher,
    erasures: createErasures(repositories.database.db, store),
    previews: createPreviewIndex({
      store,
      versions,
      shippedVersions: shipped.versions,
      urlOf,
    }),
    webhookTargets: { allowPrivate: config.webhookAllowPrivate },
    publicUrl: config.publicUrl,
    confirmsEmails: mail !== null,
    trustedProxies: config.trustedProxies,
    readsPerMinute: config.readsPerMinute,
    refusalsPerMinute: config.refusalsPerMinute,
    auth: createAuth(repositories.database.db, { mode: config.signUp, mail }),
    deleteAccount: (accountId, options) =>
      deleteAccount(repositories.database.db, accountId, options),
    queue,
    store,
    uploads: createUploadStore(repositories.database.db, store),
    pictures,
    fonts,
    voices,
    languageOf: (text) => detectLanguage(text).language,
    catalogue,
    reworder: { reader: writing.reader, writer: writing.writer },
    sketcher: createSketcher({
      formats: app.installation.formats,
      services: {
        reader: writing.reader,
        writer: writing.localWriter,
        templates: app.installation.templates,
        drawings,
        atlas,
      },
      workDir: join(config.dataDir, "work"),
      log,
    }),
    draftParts: { drawing: drawings.find, map: atlas.locate },
    drawings: { namesFor: drawingsFor, find: drawings.find },
    live: {
      folder: createKeptBundle({
        templates: templateFiles,
        cacheRoots: cacheRoots(config.dataDir),
      }),
      script: LIVE_SCRIPT,
    },
    log,
    urlOf,
    drain,
    health: createHealthChecks({
      pool: repositories.database.pool,
      queue,
      store,
      dataDir: store.name === "disk" ? config.dataDir : null,
    }),
  });
  const port = listen(server, config);
  stack.defer(async () => {
    // Event streams of jobs would not end by themselves.
    watcher.close();
    await stopServer(server, drain);
  });
  const opened = stack.move();
  return {
    repositories,
    queue,
    url: `http://localhost:${port}`,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** What a voice says to be heard: phrases that posts end with. */
function sampleTextIn(language: string): SampleText {
  const words = wordsFor(language);
  const isKnown = words !== wordsFor("und");
  const [base = DEFAULT_LANGUAGE] = language.toLowerCase().split("-");
  const { save, share, fullStop } = words;
  const text = `${save}${fullStop} ${share}${fullStop}`;
  return { text, language: isKnown ? base : DEFAULT_LANGUAGE };
}

/** Base of the objects' public URLs: the bucket's if it is public, else the server's. */
function publicUrlOf({ s3, publicUrl }: Config): string {
  return s3?.publicUrl ?? publicUrl;
}
