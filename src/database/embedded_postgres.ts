import { realpath } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import type { Client } from "pg";
import type { Log } from "../log.ts";
import { ensureCluster, lastLines, readClusterSettings, writeClusterSettings } from "./cluster.ts";
import { diskFullError, EmbeddedPostgresError } from "./embedded_postgres_error.ts";
import { type PostgresProcess, spawnPostgres } from "./postgres_process.ts";
import { findPostgresPrograms, type PostgresPrograms } from "./postgres_programs.ts";
import { findPostgresUser, launchAs, type PostgresUser } from "./postgres_user.ts";
import { findLiveServer, isAlone, type LiveServer, removeStaleClaim } from "./postmaster.ts";

/** A Postgres server of the service's own. */
export interface EmbeddedPostgres {
  /** postgres://user:password@127.0.0.1:port/postgres */
  readonly url: string;
  /** True if the server ran already: another process started it. */
  readonly adopted: boolean;
  /**
   * Stops the server if this process started it. An adopted server is left to its starter, unless
   * that was killed and nobody else is connected: then nobody would ever stop it.
   */
  stop(): Promise<void>;
}

/** Options of {@linkcode startEmbeddedPostgres}. */
export interface EmbeddedPostgresOptions {
  /** The folder that the server and its data have for themselves. */
  dataDir: string;
  log: Log;
}

/** What every step of a start needs. */
interface Home {
  cluster: string;
  programs: PostgresPrograms;
  user: PostgresUser | null;
  log: Log;
}

type Started = LiveServer & { process: PostgresProcess };

const SERVER_SETTINGS = [
  ["listen_addresses", "127.0.0.1"],
  // Paths of sockets are limited to 107 bytes, which a data folder easily exceeds.
  ["unix_socket_directories", ""],
  ["timezone", "UTC"],
  ["log_timezone", "UTC"],
].flatMap(([name, value]) => ["-c", `${name}=${value}`]);
/** Covers the recovery of a large database after a crash. */
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 20;
const RESTART_DELAY_MS = 1_000;

/**
 * Starts Postgres on the folder, or adopts the server that serves it already. As long as any process
 * holds it, a server that dies is started again at the same address.
 *
 * @throws {EmbeddedPostgresError} if it cannot run; the message says what to do.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log } = options;
  const cluster = join(resolve(options.dataDir), "cluster");
  const programs = await findPostgresPrograms();
  const user = await findPostgresUser(cluster);
  await ensureCluster(cluster, programs, user);
  const home: Home = { cluster: await realpath(cluster), programs, user, log };
  const server = await adoptOrStart(home);
  return hold(home, server);
}

async function adoptOrStart(home: Home): Promise<LiveServer | Started> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const live = await findLiveServer(home.cluster);
    if (live !== undefined && live !== "busy") return live;
    const started = live === undefined ? await start(home, deadline) : undefined;
    if (started !== undefined) return started;
    await Bun.sleep(POLL_MS);
  }
  throw new EmbeddedPostgresError(
    `Cannot start Postgres on "${home.cluster}" as another one is busy with it: wait until it has ended`,
  );
}

/** Undefined if another process has the folder, or the port: then it is worth to try again. */
async function start(home: Home, deadline: number): Promise<Started | undefined> {
  const { cluster, programs, user, log } = home;
  const settings = await readClusterSettings(cluster);
  const port = await freePort(settings.port);
  const launch = await launchAs(
    user,
    [programs.postgres, "-D", cluster, "-p", String(port), ...SERVER_SETTINGS],
    cluster,
  );
  const child = spawnPostgres(launch, log);
  let output: string | undefined;
  void child.ended.then((text) => {
    output = text;
  });
  while (output === undefined && Date.now() < deadline) {
    const live = await findLiveServer(cluster);
    if (live !== undefined && live !== "busy") {
      if (live.pid === child.pid) {
        if (port !== settings.port) await writeClusterSettings(cluster, { ...settings, port });
        return { ...live, process: child };
      }
      // Another process was faster; the child is about to find that out by itself.
      await live.presence.end();
    }
    await Bun.sleep(POLL_MS);
  }
  await child.stop();
  await explainFailure(cluster, await child.ended);
}

/** Returns if another try may succeed. */
async function explainFailure(cluster: string, output: string): Promise<void> {
  if (/could not (bind|create any TCP\/IP sockets)/.test(output)) return;
  if (/lock file "postmaster\.pid" (already exists|is empty)/.test(output)) {
    await removeStaleClaim(cluster);
    return;
  }
  // The processes of a server that was killed take a moment to notice.
  if (output.includes("pre-existing shared memory block")) return;
  if (output.includes("No space left on device")) throw diskFullError(cluster);
  throw new EmbeddedPostgresError(
    `Cannot start Postgres on "${cluster}" as it ended at once: ${lastLines(output)}`,
  );
}

/** Stands by a server: whichever process is left when it dies starts it again. */
function hold(home: Home, first: LiveServer | Started): EmbeddedPostgres {
  let current = first;
  let stopping = false;
  const standingBy = (async () => {
    while (!stopping) {
      await lossOf(current);
      if (stopping) return;
      home.log.warn("Postgres ended: starting it again");
      current = (await restart(home, () => stopping)) ?? current;
    }
    await leave(home, current);
  })();
  return {
    url: first.url,
    adopted: !("process" in first),
    async stop() {
      stopping = true;
      await leave(home, current);
      await standingBy;
    },
  };
}

async function lossOf(server: LiveServer | Started): Promise<void> {
  if ("process" in server) await server.process.ended;
  else await server.lost;
}

/** Undefined if the service stops meanwhile. */
async function restart(
  home: Home,
  isStopping: () => boolean,
): Promise<LiveServer | Started | undefined> {
  while (!isStopping()) {
    try {
      return await adoptOrStart(home);
    } catch (error) {
      home.log.error("Cannot start Postgres again yet", { error: String(error) });
      await Bun.sleep(RESTART_DELAY_MS);
    }
  }
}

async function leave({ log }: Home, server: LiveServer | Started): Promise<void> {
  if ("process" in server) {
    await Promise.all([endQuietly(server.presence), server.process.stop()]);
    return;
  }
  const abandoned = await isAlone(server.presence).catch(() => false);
  await endQuietly(server.presence);
  if (!abandoned) return;
  try {
    process.kill(server.pid, "SIGINT");
  } catch (error) {
    // It may have ended just now, or belong to a user who can stop it later.
    log.debug("Cannot stop the abandoned Postgres", { error: String(error) });
  }
}

async function endQuietly(presence: Client): Promise<void> {
  // Where the server has ended already, so has the connection.
  await presence.end().catch(() => undefined);
}

/** The preferred port, unless another program has it. */
async function freePort(preferred: number): Promise<number> {
  const probe = createServer();
  const { promise, resolve: settle } = Promise.withResolvers<number>();
  probe.on("error", () => settle(freePort(0)));
  probe.listen(preferred, "127.0.0.1", () => {
    const address = probe.address();
    const port = address !== null && typeof address === "object" ? address.port : preferred;
    probe.close(() => settle(port));
  });
  return await promise;
}
