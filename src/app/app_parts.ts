import type { Log } from "../common/log.ts";
import type { Config } from "../config/mod.ts";
import type { Services } from "../pipeline/services.ts";
import type { DriverFactories, ServicesContext } from "./app_options.ts";
import type { Installation } from "./install.ts";

/** Everything that a running part of a service is made of. */
export interface AppParts {
  config: Config;
  log: Log;
  installation: Installation;
  drivers: DriverFactories;
  services(context: ServicesContext): Partial<Services> | Promise<Partial<Services>>;
}
