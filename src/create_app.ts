import type { AppOptions } from "./app/app_options.ts";
import type { RunningServer } from "./app/open_server.ts";

/** A Postloom service with your own formats, looks and drivers. */
export interface App {
  /**
   * Runs the command line (`start`, `serve`, `work`, `generate` and the rest) and exits the process
   * when the command is done. `start` and `work` spawn the same program as their worker.
   *
   * @param args Defaults to the process's arguments.
   */
  run(args?: readonly string[]): Promise<never>;
  /** Serves the API in this process, as configured by the settings. Dispose of the result to stop it. */
  serve(): Promise<RunningServer>;
  /** Processes jobs in this process, as configured by the settings. Dispose of the result to stop it. */
  work(): Promise<AsyncDisposable>;
}

/**
 * Creates a service from Postloom's own formats, looks and drivers and the ones that you add or
 * replace. Nothing is started, read or loaded until one of its methods is called.
 *
 * @example
 * ```ts
 * export const app = createApp({
 *   pipelines: new URL("pipelines", import.meta.url),
 *   templates: new URL("templates", import.meta.url),
 *   services: () => ({ translator: createTranslator() }),
 * });
 *
 * if (import.meta.main) await app.run();
 * ```
 */
export function createApp(options: AppOptions = {}): App {
  async function parts() {
    const { prepareApp } = await import("./app/prepare_app.ts");
    const { readConfig } = await import("./config/mod.ts");
    const { createLog } = await import("./logging/create_log.ts");
    const config = readConfig(options.env);
    const log = createLog(config.logLevel, { isTerminal: process.stderr.isTTY === true });
    return await prepareApp(options).parts(config, log);
  }

  return {
    async run(args = process.argv.slice(2)) {
      const { runCommandLine } = await import("./commands/mod.ts");
      return await runCommandLine(options, args);
    },
    async serve() {
      const { openServer } = await import("./app/open_server.ts");
      return await openServer(await parts());
    },
    async work() {
      const { openWorker } = await import("./app/open_worker.ts");
      return await openWorker(await parts());
    },
  };
}
