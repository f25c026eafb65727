import type { AppOptions } from "./app/app_options.ts";
import type { RunningServer } from "./app/open_server.ts";

/** A service of one's own. */
export interface App {
  /**
   * Runs the command line: `start`, `serve`, `work`, `generate` and the rest. Ends the process when
   * the command has ended. `start` runs the same program again as its worker, with the argument `work`.
   *
   * @param args Defaults to the arguments of the process.
   */
  run(args?: readonly string[]): Promise<never>;
  /** Serves the API in this process, by the settings. Disposing of what it gives stops it. */
  serve(): Promise<RunningServer>;
  /** Works off jobs in this process, by the settings. Disposing of what it gives stops it. */
  work(): Promise<AsyncDisposable>;
}

/**
 * Puts a service together: Postloom's own formats, looks and drivers, with what is added to them or
 * takes their place. Nothing is started, read or loaded before it is asked for.
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
  const { env = process.env } = options;

  async function open() {
    const { openServer, openWorker, prepareApp } = await import("./app/mod.ts");
    const { readConfig } = await import("./config/mod.ts");
    const { createLog } = await import("./logging/create_log.ts");
    const config = readConfig(env);
    const log = createLog(config.logLevel, { isTerminal: process.stderr.isTTY === true });
    return { openServer, openWorker, parts: await prepareApp(options).parts(config, log) };
  }

  return {
    async run(args = process.argv.slice(2)) {
      const { runCommandLine } = await import("./commands/mod.ts");
      return await runCommandLine(options, args);
    },
    async serve() {
      const { openServer, parts } = await open();
      return await openServer(parts);
    },
    async work() {
      const { openWorker, parts } = await open();
      return await openWorker(parts);
    },
  };
}
