import { Command, Option } from "commander";
import type { AppParts } from "../app/app_parts.ts";
import { type Heartbeat, startHeartbeat } from "../app/heartbeat.ts";
import type { RunningServer } from "../app/open_server.ts";
import type { PreparedApp } from "../app/prepare_app.ts";
import { superviseWorker } from "../app/worker_process.ts";
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
      const { openServer } = await import("../app/open_server.ts");
      const orphaned = whenOrphaned();
      await using stack = new AsyncDisposableStack();
      const opening = app.parts(config, log).then(openServer);
      const server = stack.use(await openedUnless(orphaned, opening));
      stack.use(superviseWorker(supervision(config, log)));
      await welcome(server, log);
      await untilStopped(log, orphaned);
    });
}

/** `serve`: the API alone. */
export function serveCommand(terminal: Terminal, app: PreparedApp): Command {
  return new Command("serve").description("Run the API without a worker").action(async () => {
    const config = terminal.readConfig();
    const log = terminal.serviceLog(config);
    const { openServer } = await import("../app/open_server.ts");
    const orphaned = whenOrphaned();
    const opening = app.parts(config, log).then(openServer);
    await using server = await openedUnless(orphaned, opening);
    await welcome(server, log);
    await untilStopped(log, orphaned);
  });
}

/**
 * `work`: a worker alone, in a process that is watched by this one, which loads nothing that the
 * worker needs.
 */
export function workCommand(terminal: Terminal, app: PreparedApp): Command {
  return new Command("work")
    .description("Run a worker without the API")
    .addOption(new Option("--watched-by <pid>").argParser(Number).hideHelp())
    .addOption(new Option("--job <id>").hideHelp())
    .action(async ({ watchedBy, job }: { watchedBy?: number; job?: string }) => {
      const config = terminal.readConfig();
      const log = terminal.serviceLog(config);
      if (watchedBy !== undefined) {
        using heartbeat = startHeartbeat({ watchedBy });
        const parts = await app.parts(config, log);
        if (job === undefined) await runWorker(parts, heartbeat);
        else await runAlone(parts, job, heartbeat);
        return;
      }
      await using worker = superviseWorker(supervision(config, log));
      const code = await Promise.race([worker.unableToStart, untilStopped(log).then(() => 0)]);
      process.exitCode = code;
    });
}

function supervision(config: Config, log: Log) {
  return { env: config.env, silentMs: config.workerSilenceSeconds * 1000, log };
}

/** The worker itself. */
async function runWorker(app: AppParts, { tell, orphaned }: Heartbeat): Promise<void> {
  const { openWorker } = await import("../app/open_worker.ts");
  await using _worker = await openWorker(app);
  tell({ kind: "ready" });
  app.log.info("Working", { concurrency: app.config.workerConcurrency });
  await untilStopped(app.log, orphaned);
}

/** One job that is not trusted beside others. */
async function runAlone(
  app: AppParts,
  jobId: string,
  { tell, orphaned }: Heartbeat,
): Promise<void> {
  const { runJobAlone } = await import("../app/run_job_alone.ts");
  const stopped = new AbortController();
  void untilStopped(app.log, orphaned).then(() => stopped.abort());
  await runJobAlone(app, jobId, { signal: stopped.signal, tell });
}

/** Logs the service's URL and, if there is no account yet, where to create the first one. */
async function welcome({ url, repositories }: RunningServer, log: Log): Promise<void> {
  log.info("Ready", { url, docs: `${url}/docs` });
  if (await repositories.accounts.isEmpty()) {
    log.info("There is no account yet: sign up to create the first one", { url: `${url}/sign-up` });
  }
}

/** How long opening goes on without the process that started this one. */
const LEAVE_MS = 10_000;

/** Resolves when the process that started this one, and talks to it, has ended. */
function whenOrphaned(): Promise<void> {
  return new Promise((resolve) => process.once("disconnect", resolve));
}

/** What opens; the process ends if it is orphaned and only waits for a part that may be down for ever. */
async function openedUnless<Opened>(
  orphaned: Promise<void>,
  opening: Promise<Opened>,
): Promise<Opened> {
  let isSettled = false;
  const leave = async () => {
    await Bun.sleep(LEAVE_MS);
    if (!isSettled) process.exit(1);
  };
  void orphaned.then(leave);
  try {
    return await opening;
  } finally {
    isSettled = true;
  }
}

/** Resolves on SIGTERM, on SIGINT, and when the process that started this one has ended. */
async function untilStopped(log: Log, orphaned = whenOrphaned()): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => resolve(signal));
  }
  void orphaned.then(() => resolve("parent exited"));
  log.info("Stopping", { reason: await promise });
}
