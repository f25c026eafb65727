import type { Log } from "../common/log.ts";
import type { Config } from "../config/mod.ts";
import type { Format } from "../formats/format.ts";
import type { Services } from "../pipeline/services.ts";
import type { QueueBackend } from "../queue/backend.ts";
import type { Renderer } from "../rendering/renderer.ts";
import type { Voice } from "../speech/voice.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import type { Writer } from "../writing/writer.ts";

/** What a driver factory is given. */
export interface DriverContext<Driver> {
  config: Config;
  log: Log;
  /** Creates the driver that Postloom would use, to wrap it or as a fallback. */
  builtIn(): Driver;
}

/** Factories of drivers that replace Postloom's own; those left out are not replaced. */
export interface DriverFactories {
  /** Writes what a post says. */
  writer?(context: DriverContext<Writer>): Writer;
  /** Speaks the lines of a video. */
  voice?(context: DriverContext<Voice>): Voice;
  /** Draws posts. */
  renderer?(context: DriverContext<Renderer>): Renderer;
  /** Stores sources, media and other files. */
  store?(context: DriverContext<ObjectStore>): ObjectStore;
  /** Distributes jobs to workers. */
  queue?(context: DriverContext<QueueBackend>): QueueBackend;
}

/** What the factory of an app's own services is given. */
export interface ServicesContext {
  config: Config;
  log: Log;
}

/** What an app adds to Postloom, or replaces. Everything is optional. */
export interface AppOptions {
  /**
   * Formats, or folders of them as absolute paths or file URLs. They are added to Postloom's own, and
   * replace one with the same name.
   */
  pipelines?: string | URL | Format | readonly (string | URL | Format)[];
  /**
   * Folders of looks, as absolute paths or file URLs. They are added to Postloom's own, and replace
   * one with the same name.
   */
  templates?: string | URL | readonly (string | URL)[];
  /** Whether Postloom's own formats and looks are included. Both default to true. */
  builtIn?: { pipelines?: boolean; templates?: boolean };
  drivers?: DriverFactories;
  /** Services that stages can list in `uses`. Disposable ones are disposed of with the app. */
  services?: (context: ServicesContext) => Partial<Services> | Promise<Partial<Services>>;
  /** The environment that settings are read from. Defaults to the process's. */
  env?: Readonly<Record<string, string | undefined>>;
}
