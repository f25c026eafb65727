import type { Log } from "../common/log.ts";
import type { Config } from "../config/mod.ts";
import type { AppOptions, DriverFactories } from "./app_options.ts";
import type { AppParts } from "./app_parts.ts";
import { type Installation, install } from "./install.ts";

/** An app that is not running yet. */
export interface PreparedApp {
  /** The app's own driver factories. */
  readonly drivers: DriverFactories;
  /** The installed formats and looks, loaded on the first call. */
  installation(): Promise<Installation>;
  /** What the app's server and worker are created from. */
  parts(config: Config, log: Log): Promise<AppParts>;
}

/** Prepares an app without starting or loading anything. */
export function prepareApp(options: AppOptions): PreparedApp {
  const { drivers = {}, services = () => ({}) } = options;
  let installing: Promise<Installation> | undefined;

  function installation(): Promise<Installation> {
    installing ??= install(options);
    return installing;
  }

  return {
    drivers,
    installation,
    parts: async (config, log) => ({
      config,
      log,
      drivers,
      services,
      installation: await installation(),
    }),
  };
}
