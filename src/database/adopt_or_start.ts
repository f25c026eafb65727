import { createServer } from "node:net";
import type { Log } from "../common/log.ts";
import { lastLines, readClusterSettings, writeClusterSettings } from "./cluster.ts";
import { diskFullError, EmbeddedPostgresError } from "./embedded_postgres_error.ts";
import { type PostgresProcess, spawnPostgres } from "./postgres_process.ts";
import type { PostgresPrograms } from "./postgres_programs.ts";
import { launchAs, type PostgresUser } from "./postgres_user.ts";
import { findLiveServer, type LiveServer, removeStaleClaim } from "./postmaster.ts";

/** The cluster to serve, and what it takes to start its server. */
export interface Home {
  cluster: string;
  programs: PostgresPrograms;
  user: PostgresUser | null;
  log: Log;
}

/** A server that this process started. */
export type Started = LiveServer & { process: PostgresProcess };

const SERVER_SETTINGS = [
  ["listen_addresses", "127.0.0.1"],
  // Paths of sockets are limited to 107 bytes, which a data folder easily exceeds.
  ["unix_socket_directories", ""],
  ["timezone", "UTC"],
  ["log_timezone", "UTC"],
].flatMap(([name, value]) => ["-c", `${name}=${value}`]);
/** Covers the recovery of a large database after a crash. */
const START_TIMEOUT_MS = 120_000;
/** How long to wait for the port of a server that has just stopped. */
const PORT_TIMEOUT_MS = 2_000;
const POLL_MS = 20;

/**
 * Connects to the running server of a cluster, or starts one if no other process does.
 *
 * @throws {EmbeddedPostgresError} if it cannot run; the message says what to do.
 */
export async function adoptOrStart(home: Home): Promise<LiveServer | Started> {
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

/** Undefined if another process has taken the folder or the port: the caller then tries again. */
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
      // Another process was faster; the child will find out and exit.
      await live.presence.end();
    }
    await Bun.sleep(POLL_MS);
  }
  await child.stop();
  await explainFailure(cluster, await child.ended);
}

/** Throws the reason of a failed start; returns if a retry may succeed. */
async function explainFailure(cluster: string, output: string): Promise<void> {
  if (/could not (bind|create any TCP\/IP sockets)/.test(output)) return;
  if (/lock file "postmaster\.pid" (already exists|is empty)/.test(output)) {
    await removeStaleClaim(cluster);
    return;
  }
  // The child processes of a killed server take a moment to exit.
  if (output.includes("pre-existing shared memory block")) return;
  if (output.includes("No space left on device")) throw diskFullError(cluster);
  throw new EmbeddedPostgresError(
    `Cannot start Postgres on "${cluster}" as it ended at once: ${lastLines(output)}`,
  );
}

/**
 * The preferred port, unless another program has it. The previous server may hold it for a moment, and
 * its clients expect the next one at the same address.
 */
async function freePort(preferred: number): Promise<number> {
  const deadline = Date.now() + PORT_TIMEOUT_MS;
  while (preferred !== 0 && Date.now() < deadline) {
    const port = await listenOnce(preferred);
    if (port !== undefined) return port;
    await Bun.sleep(POLL_MS);
  }
  return (await listenOnce(0)) ?? 0;
}

/** The port that was free; undefined if another program has it. */
async function listenOnce(port: number): Promise<number | undefined> {
  const probe = createServer();
  const { promise, resolve: settle } = Promise.withResolvers<number | undefined>();
  probe.on("error", () => settle(undefined));
  probe.listen(port, "127.0.0.1", () => {
    const address = probe.address();
    const given = address !== null && typeof address === "object" ? address.port : port;
    probe.close(() => settle(given));
  });
  return await promise;
}
