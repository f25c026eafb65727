import { join, resolve } from "node:path";
import type { Log } from "../common/log.ts";
import { type Config, endpointFor } from "../config/mod.ts";
import type { DocumentReader } from "../documents/reader.ts";
import type { DrawingPack } from "../drawings/drawing_pack.ts";
import { createIsolatedDocuments, type IsolatedDocuments } from "../isolation/documents.ts";
import { type Atlas, createAtlas } from "../maps/atlas.ts";
import type { QueueBackend } from "../queue/backend.ts";
import { postgresBackend } from "../queue/postgres_backend.ts";
import { redisBackend } from "../queue/redis_backend.ts";
import { createRemotionRenderer } from "../rendering/remotion_renderer.ts";
import type { Renderer } from "../rendering/renderer.ts";
import { createSoundMixer, type SoundMixer } from "../sound/sound_mixer.ts";
import { createEspeakVoice } from "../speech/espeak_voice.ts";
import { createKokoroVoice } from "../speech/kokoro_voice.ts";
import { createOpenAIVoice } from "../speech/openai_voice.ts";
import type { Voice } from "../speech/voice.ts";
import { voiceWithFallback } from "../speech/voice_with_fallback.ts";
import { createDiskStore } from "../storage/disk_store.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { createS3Store } from "../storage/s3_store.ts";
import type { Writer } from "../writing/writer.ts";
import type { DriverContext, DriverFactories } from "./app_options.ts";
import { createDrawings } from "./create_drawings.ts";
import type { Installation } from "./install.ts";

/** Options for choosing drivers: the settings and the app's own factories. */
export interface DriverOptions {
  config: Config;
  log: Log;
  drivers: DriverFactories;
}

/** The drivers that make posts. Dispose of them to close the browsers, the voice and the reader. */
interface PostDrivers extends AsyncDisposable {
  reader: DocumentReader;
  writer: Writer;
  voice: Voice;
  renderer: Renderer;
  drawings: DrawingPack;
  mixer: SoundMixer;
  atlas: Atlas;
  /** Starts what takes time, for this many jobs at once. */
  warmUp(jobs: number): Promise<void>;
}

/** Creates the reader, the writer, the voice, the renderer, the drawings, the atlas and the mixer. None of them starts anything yet. */
export function openDrivers(
  options: DriverOptions,
  { templates, templateFiles }: Pick<Installation, "templates" | "templateFiles">,
): PostDrivers {
  const { config, log, drivers } = options;
  const { dataDir, browserExecutable, env } = config;

  const documents = openDocuments(config, log);
  const { reader } = documents;
  const writer = choose(drivers.writer, () => documents.writer, options);
  const voice = openVoice(options);
  const builtInRenderer = () =>
    createRemotionRenderer({ templates, templateFiles, dataDir, browserExecutable, env, log });
  const renderer = choose(drivers.renderer, builtInRenderer, options);
  const atlas = createAtlas();
  return {
    reader,
    writer,
    voice,
    renderer,
    drawings: createDrawings(atlas),
    mixer: createSoundMixer(),
    atlas,
    async warmUp(jobs) {
      documents.warmUp(jobs);
      await renderer.warmUp();
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([documents.close(), voice.close(), renderer.close()]);
    },
  };
}

/** A reader and writers without all else. */
interface WritingDrivers extends Pick<PostDrivers, "reader" | "writer">, AsyncDisposable {
  /** The writer that needs no model, whichever one writes posts. */
  localWriter: Writer;
}

/** The reader and the writers alone. Dispose of them to close them. */
export function openWriting(options: DriverOptions): WritingDrivers {
  const documents = openDocuments(options.config, options.log);
  return {
    reader: documents.reader,
    writer: choose(options.drivers.writer, () => documents.writer, options),
    localWriter: documents.localWriter,
    [Symbol.asyncDispose]: () => documents.close(),
  };
}

/** The reader, and the local writer or a model with the local writer as its fallback. */
function openDocuments({ openai, scanLanguages, env }: Config, log: Log): IsolatedDocuments {
  const settings = openai && endpointFor("writer", openai);
  const name = openai?.writerModel ?? null;
  const model = settings === null || name === null ? null : { settings, model: name };
  return createIsolatedDocuments({ model, scanLanguages, env, log });
}

/** The voice: the app's own, else the one in the settings. It starts nothing yet. */
export function openVoice(options: DriverOptions): Voice {
  const { config, log, drivers } = options;
  return choose(drivers.voice, () => builtInVoice(config, log), options);
}

/** Kokoro or a model, with the local voice as its fallback, or the local voice alone. */
function builtInVoice(config: Config, log: Log): Voice {
  const local = createEspeakVoice({ log });
  const first = openKokoro(config, log) ?? openModelVoice(config, log);
  return first === null ? local : voiceWithFallback(first, local, { log });
}

/** Kokoro, without a fallback; null if it is not set. */
export function openKokoro({ kokoro, dataDir, env }: Config, log: Log): Voice | null {
  if (kokoro === null) return null;
  const { model, precision, voice } = kokoro;
  const source = /^[./]/.test(model) ? resolve(model) : model;
  const cacheDir = resolve(dataDir, "models");
  return createKokoroVoice({ model: { source, precision, cacheDir }, voice, env, log });
}

/** The voice of a model, without a fallback; null if it is not set. */
export function openModelVoice({ openai }: Config, log: Log): Voice | null {
  const endpoint = openai && endpointFor("voice", openai);
  const model = openai?.voiceModel ?? null;
  if (openai === null || endpoint === null || model === null) return null;
  const { voice, transcriptionModel } = openai;
  const settings = { ...endpoint, voice, transcriptionModel };
  return createOpenAIVoice({ settings, model, log });
}

/** The object store: the app's own, else the one in the settings. */
export function openStore(options: DriverOptions): ObjectStore {
  const { s3, dataDir } = options.config;
  const builtIn = () =>
    s3 === null ? createDiskStore({ dir: join(dataDir, "objects") }) : createS3Store(s3);
  return choose(options.drivers.store, builtIn, options);
}

/** The queue's backend: the app's own, else Redis if it is set, else the database. */
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
