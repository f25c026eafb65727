import { realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Client } from "pg";
import type { Log } from "../common/log.ts";
import { adoptOrStart, type Home, type Started } from "./adopt_or_start.ts";
import { ensureCluster } from "./cluster.ts";
import { findPostgresPrograms } from "./postgres_programs.ts";
import { findPostgresUser } from "./postgres_user.ts";
import { isAlone, type LiveServer } from "./postmaster.ts";

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
