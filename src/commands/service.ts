import { Command, Option } from "commander";
import {
  type AppParts,
  openServer,
  openWorker,
  type PreparedApp,
  type RunningServer,
  runJobAlone,
  startHeartbeat,
  superviseWorker,
} from "../app/mod.ts";
import type { Log } from "../common/log.ts";
import type { Config } from "../config/mod.ts";
import type { Terminal } from "./_terminal.ts";

/** `start`: the server, and a worker in a separate process. */
export function startCommand(terminal: Terminal, app: PreparedApp): Command {
  return new Command("start")
    .description("Run the whole service: the API, the dashboard and a worker")
    .action(async () => {
      const config = terminal.readConfig();
      const log = terminal.serviceLog(config);
      await using stack = new AsyncDisposableStack();
      const server = stack.use(await openServer(await app.parts(config, log)));
      stack.use(superviseWorker(supervision(config, log)));
      await welcome(server, log);
      await untilStopped(log);
    });
}

/** `serve`: the API alone. */
export function serveCommand(terminal: Terminal, app: PreparedApp): Command {
  return new Command("serve").description("Run the API without a worker").action(async () => {
    const config = terminal.readConfig();
    const log = terminal.serviceLog(config);
    await using server = await openServer(await app.parts(config, log));
    await welcome(server, log);
    await untilStopped(log);
  });
}

/** `work`: a worker alone, in a process that is watched by this one. */
export function workCommand(terminal: Terminal, app: PreparedApp): Command {
  return new Command("work")
    .description("Run a worker without the API")
    .addOption(new Option("--supervised").hideHelp())
    .addOption(new Option("--job <id>").hideHelp())
    .action(async ({ supervised, job }: { supervised?: true; job?: string }) => {
      const config = terminal.readConfig();
      const log = terminal.serviceLog(config);
      if (job !== undefined) return await runAlone(await app.parts(config, log), job);
      if (supervised) return await runSupervised(app, config, log);
      await using worker = superviseWorker(supervision(config, log));
      const code = await Promise.race([worker.unableToStart, untilStopped(log).then(() => 0)]);
      process.exitCode = code;
    });
}

function supervision(config: Config, log: Log) {
  return { env: config.env, silentMs: config.workerSilenceSeconds * 1000, log };
}

/** The worker itself, whose supervisor is another process. */
async function runSupervised(app: PreparedApp, config: Config, log: Log): Promise<void> {
  using heartbeat = startHeartbeat();
  const worker: AsyncDisposable = await openWorker(await app.parts(config, log));
  await using _ = worker;
  heartbeat.tell({ kind: "ready" });
  log.info("Working", { concurrency: config.workerConcurrency });
  await untilStopped(log);
}

/** One job that is not trusted beside others. */
async function runAlone(app: AppParts, jobId: string): Promise<void> {
  using heartbeat = startHeartbeat();
  const stopped = new AbortController();
  void untilStopped(app.log).then(() => stopped.abort());
  await runJobAlone(app, jobId, { signal: stopped.signal, tell: heartbeat.tell });
}

/** Logs the service's URL and, if there is no account yet, where to create the first one. */
async function welcome({ url, repositories }: RunningServer, log: Log): Promise<void> {
  log.info("Ready", { url, docs: `${url}/docs` });
  if (await repositories.accounts.isEmpty()) {
    log.info("There is no account yet: sign up to create the first one", { url: `${url}/sign-up` });
  }
}

/** Resolves on SIGTERM, on SIGINT, and when the parent process has exited. */
async function untilStopped(log: Log): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => resolve(signal));
  }
  process.on("disconnect", () => resolve("parent exited"));
  log.info("Stopping", { reason: await promise });
}
