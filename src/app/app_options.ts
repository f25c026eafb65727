import type { Log } from "../common/log.ts";
import type { Config } from "../config/mod.ts";
import type { Format } from "../formats/format.ts";
import type { Services } from "../pipeline/services.ts";
import type { QueueBackend } from "../queue/backend.ts";
import type { Renderer } from "../rendering/renderer.ts";
import type { Voice } from "../speech/voice.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import type { Writer } from "../writing/writer.ts";

/** What a driver of one's own is made from. */
export interface DriverContext<Driver> {
  config: Config;
  log: Log;
  /** Makes the driver that Postloom would use, to wrap it or to fall back on it. */
  builtIn(): Driver;
}

/** Makes drivers in place of Postloom's own; those that are left out stay. */
export interface DriverFactories {
  /** Writes what a post says. */
  writer?(context: DriverContext<Writer>): Writer;
  /** Speaks the lines of a video. */
  voice?(context: DriverContext<Voice>): Voice;
  /** Draws posts. */
  renderer?(context: DriverContext<Renderer>): Renderer;
  /** Keeps sources, media and whatever else has bytes. */
  store?(context: DriverContext<ObjectStore>): ObjectStore;
  /** Carries jobs to workers. */
  queue?(context: DriverContext<QueueBackend>): QueueBackend;
}

/** What services of one's own are made from. */
export interface ServicesContext {
  config: Config;
  log: Log;
}

/** What a service is put together from, besides what Postloom brings. Everything may be left out. */
export interface AppOptions {
  /**
   * Formats: folders of them, by absolute path or file URL, or formats themselves. They come beside
   * Postloom's own, and take the place of one that has the same name.
   */
  pipelines?: string | URL | readonly (string | URL | Format)[];
  /**
   * Folders of looks, by absolute path or file URL. They come beside Postloom's own, and take the
   * place of one that has the same name.
   */
  templates?: string | URL | readonly (string | URL)[];
  /** Whether Postloom's own formats and looks are there at all. Both are unless this says no. */
  builtIn?: { pipelines?: boolean; templates?: boolean };
  drivers?: DriverFactories;
  /** What stages may ask for by name in `uses`. It is disposed of with the app where it can be. */
  services?: (context: ServicesContext) => Partial<Services> | Promise<Partial<Services>>;
  /** Where settings are read from. Defaults to the process's environment. */
  env?: Readonly<Record<string, string | undefined>>;
}
