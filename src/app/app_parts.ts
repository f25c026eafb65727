import type { Log } from "../common/log.ts";
import type { Config } from "../config/mod.ts";
import type { Services } from "../pipeline/services.ts";
import type { DriverFactories, ServicesContext } from "./app_options.ts";
import type { Installation } from "./install.ts";

/** What the server and the worker of an app are created from. */
export interface AppParts {
  config: Config;
  log: Log;
  installation: Installation;
  drivers: DriverFactories;
  services(context: ServicesContext): Partial<Services> | Promise<Partial<Services>>;
}
