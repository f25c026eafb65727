import { realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Client } from "pg";
import type { Log } from "../common/log.ts";
import { adoptOrStart, type Home, type Started } from "./adopt_or_start.ts";
import { ensureCluster } from "./cluster.ts";
import { findPostgresPrograms } from "./postgres_programs.ts";
import { findPostgresUser } from "./postgres_user.ts";
import { isLastToLeave, type LiveServer } from "./postmaster.ts";

/** A Postgres server that the service runs itself. */
export interface EmbeddedPostgres {
  /** postgres://user:password@127.0.0.1:port/postgres */
  readonly url: string;
  /** True if another process had already started the server. */
  readonly adopted: boolean;
  /**
   * Stops the server if this process started it. An adopted server is left running, unless no other
   * process uses it: its starter was then killed, and nobody else would stop it.
   */
  stop(): Promise<void>;
}

/** Options of {@linkcode startEmbeddedPostgres}. */
export interface EmbeddedPostgresOptions {
  /** A folder for the server's data alone. */
  dataDir: string;
  log: Log;
}

const RESTART_DELAY_MS = 1_000;

/**
 * Starts Postgres on the folder, or adopts the server that is already running. While any process uses
 * it, a server that dies is restarted at the same address.
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
  return supervise(home, server);
}

/** Supervises a server: whichever process is left when it dies restarts it. */
function supervise(home: Home, initial: LiveServer | Started): EmbeddedPostgres {
  let current = initial;
  let stopping = false;
  const supervision = (async () => {
    while (!stopping) {
      await lossOf(current);
      if (stopping) return;
      home.log.warn("Postgres exited: restarting it");
      current = (await restart(home, () => stopping)) ?? current;
    }
    await leave(home, current);
  })();
  return {
    url: initial.url,
    adopted: !("process" in initial),
    async stop() {
      stopping = true;
      await leave(home, current);
      await supervision;
    },
  };
}

async function lossOf(server: LiveServer | Started): Promise<void> {
  if ("process" in server) await server.process.ended;
  else await server.lost;
}

/** Undefined if the service stops in the meantime. */
async function restart(
  home: Home,
  isStopping: () => boolean,
): Promise<LiveServer | Started | undefined> {
  while (!isStopping()) {
    try {
      return await adoptOrStart(home);
    } catch (error) {
      home.log.error("Cannot restart Postgres yet", { error: String(error) });
      await Bun.sleep(RESTART_DELAY_MS);
    }
  }
}

async function leave({ log }: Home, server: LiveServer | Started): Promise<void> {
  if ("process" in server) {
    await Promise.all([endQuietly(server.presence), server.process.stop()]);
    return;
  }
  const abandoned = await isLastToLeave(server.presence).catch(() => false);
  try {
    if (abandoned) process.kill(server.pid, "SIGINT");
  } catch (error) {
    // It may have just exited, or belong to a different user.
    log.debug("Cannot stop the abandoned Postgres", { error: String(error) });
  }
  await endQuietly(server.presence);
}

async function endQuietly(presence: Client): Promise<void> {
  // If the server has exited, the connection has ended too.
  await presence.end().catch(() => undefined);
}
