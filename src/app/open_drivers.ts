import { join } from "node:path";
import type { Log } from "../common/log.ts";
import type { Config } from "../config/mod.ts";
import type { QueueBackend } from "../queue/backend.ts";
import { postgresBackend } from "../queue/postgres_backend.ts";
import { redisBackend } from "../queue/redis_backend.ts";
import { createRemotionRenderer } from "../rendering/remotion_renderer.ts";
import type { Renderer } from "../rendering/renderer.ts";
import { createEspeakVoice } from "../speech/espeak_voice.ts";
import { createOpenAIVoice } from "../speech/openai_voice.ts";
import type { Voice } from "../speech/voice.ts";
import { voiceWithFallback } from "../speech/voice_with_fallback.ts";
import { createDiskStore } from "../storage/disk_store.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { createS3Store } from "../storage/s3_store.ts";
import { createLocalWriter } from "../writing/local_writer.ts";
import { createOpenAIWriter } from "../writing/openai_writer.ts";
import type { Writer } from "../writing/writer.ts";
import { writerWithFallback } from "../writing/writer_with_fallback.ts";
import type { DriverContext, DriverFactories } from "./app_options.ts";
import type { Installation } from "./install.ts";

/** What drivers are chosen by: the settings, and what the app puts in place of Postloom's own. */
export interface DriverOptions {
  config: Config;
  log: Log;
  drivers: DriverFactories;
}

/** What makes posts. Disposing of it ends the browsers and the voice. */
interface MakingDrivers extends AsyncDisposable {
  writer: Writer;
  voice: Voice;
  renderer: Renderer;
}

/** Constructs the writer, the voice and the renderer; none of them starts anything yet. */
export function openDrivers(
  options: DriverOptions,
  { templates, templateFiles }: Pick<Installation, "templates" | "templateFiles">,
): MakingDrivers {
  const { config, log, drivers } = options;
  const { dataDir, browserExecutable } = config;

  const writer = choose(drivers.writer, () => openWriter(config, log), options);
  const voice = choose(drivers.voice, () => openVoice(config, log), options);
  const builtInRenderer = () =>
    createRemotionRenderer({ templates, templateFiles, dataDir, browserExecutable, log });
  const renderer = choose(drivers.renderer, builtInRenderer, options);
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

/** The object store: the app's, else the one that the settings name. */
export function openStore(options: DriverOptions): ObjectStore {
  const { s3, dataDir } = options.config;
  const builtIn = () =>
    s3 === null ? createDiskStore({ dir: join(dataDir, "objects") }) : createS3Store(s3);
  return choose(options.drivers.store, builtIn, options);
}

/** The queue's home: the app's, else Redis where it is set, else the database. */
export function queueBackend(options: DriverOptions, databaseUrl: string): QueueBackend {
  const { redisUrl } = options.config;
  const builtIn = () =>
    redisUrl === null ? postgresBackend({ url: databaseUrl }) : redisBackend({ url: redisUrl });
  return choose(options.drivers.queue, builtIn, options);
}

function choose<Driver>(
  make: ((context: DriverContext<Driver>) => Driver) | undefined,
  builtIn: () => Driver,
  { config, log }: DriverOptions,
): Driver {
  return make === undefined ? builtIn() : make({ config, log, builtIn });
}
