import type { Log } from "../common/log.ts";
import type { Config } from "../config/mod.ts";
import type { AppOptions, DriverFactories } from "./app_options.ts";
import type { AppParts } from "./app_parts.ts";
import { type Installation, install } from "./install.ts";

/** An app that is not running yet. */
export interface PreparedApp {
  /** What the app puts in place of Postloom's own drivers. */
  readonly drivers: DriverFactories;
  /** What is installed; loaded once, when it is first asked for. */
  installation(): Promise<Installation>;
  /** What the app's running parts are made of. */
  parts(config: Config, log: Log): Promise<AppParts>;
}

/** Gets an app ready to be run, by a command or by a program of one's own. */
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
