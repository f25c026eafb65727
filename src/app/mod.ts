/** Composition root: the one place where the parts of a service are put together. */
export type { AppOptions } from "./app_options.ts";
export type { AppParts } from "./app_parts.ts";
export { startHeartbeat } from "./heartbeat.ts";
export { install } from "./install.ts";
export {
  type DriverOptions,
  openDrivers,
  openStore,
  queueBackend,
} from "./open_drivers.ts";
export { openRepositories, type Repositories } from "./open_repositories.ts";
export { openServer, type RunningServer } from "./open_server.ts";
export { openServices } from "./open_services.ts";
export { openWorker } from "./open_worker.ts";
export { type PreparedApp, prepareApp } from "./prepare_app.ts";
export { runJobAlone } from "./run_job_alone.ts";
export { superviseWorker } from "./worker_process.ts";
