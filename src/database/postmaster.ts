import { readFile, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { CLUSTER_OWNER, readClusterSettings } from "./cluster.ts";

/** What the lock file of a cluster claims. It outlives a server that was killed. */
interface Claim {
  pid: number;
  port: number;
}

/** A live server that was asked and serves the cluster. */
export interface LiveServer extends Claim {
  url: string;
  /** Shows others that somebody uses the server, for as long as it is open. */
  presence: Client;
  /** Settles when that connection has ended. */
  lost: Promise<void>;
}

const PRESENCE = "postloom presence";
/** Any fixed number, as long as every release locks the same one. */
const LEAVING_LOCK = 7_067_153_003;
const CONNECT_TIMEOUT_MS = 2_000;
/** SQLSTATE cannot_connect_now: the server starts up or shuts down. */
const NOT_YET = "57P03";

/** Reads the lock file of a cluster; undefined if there is none, or it is still being written. */
async function readClaim(cluster: string): Promise<Claim | undefined> {
  const text = await readFile(lockFile(cluster), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

/**
 * Connects to the server that the lock file speaks of, and believes it only if the server itself
 * says that it serves this cluster.
 */
export async function findLiveServer(cluster: string): Promise<LiveServer | "busy" | undefined> {
  const claim = await readClaim(cluster);
  if (claim === undefined) return undefined;
  const { password } = await readClusterSettings(cluster);
  const url = serverUrl(claim.port, password);
  const presence = new Client({
    connectionString: url,
    application_name: PRESENCE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  let failure: unknown;
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  presence.on("end", resolve).on("error", (error) => {
    failure = error;
  });
  try {
    await presence.connect();
    const { rows } = await presence.query<{ data_directory: string }>("SHOW data_directory");
    const served = rows[0]?.data_directory;
    if (served !== undefined && (await realpath(served)) === (await realpath(cluster))) {
      return { ...claim, url, presence, lost };
    }
  } catch (error) {
    failure = error;
  }
  await presence.end().catch(() => undefined);
  return failure instanceof Error && "code" in failure && failure.code === NOT_YET
    ? "busy"
    : undefined;
}

/**
 * Takes back a presence before its process leaves. True if it was the last one: whoever leaves then
 * has to stop the server. Of several that leave at the same time, exactly one is the last.
 */
export async function isLastToLeave(presence: Client): Promise<boolean> {
  // Held until the connection ends, which is after the answer was acted on.
  await presence.query("SELECT pg_advisory_lock($1)", [LEAVING_LOCK]);
  await presence.query("SELECT set_config('application_name', 'postloom leaving', false)");
  const { rows } = await presence.query<{ others: number }>(
    "SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = $1",
    [PRESENCE],
  );
  return rows[0]?.others === 0;
}

/**
 * Removes a lock file whose process is gone, or is another program that was given the same number
 * since, as is common in containers. Returns false if it may be a server.
 */
export async function removeStaleClaim(cluster: string): Promise<boolean> {
  const claim = await readClaim(cluster);
  if (claim === undefined || (await isServerOf(claim.pid, cluster))) return false;
  await rm(lockFile(cluster), { force: true });
  return true;
}

/** The address of a cluster's server. */
function serverUrl(port: number, password: string): string {
  return `postgres://${CLUSTER_OWNER}:${password}@127.0.0.1:${port}/postgres`;
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  const commandLine =
    process.platform === "linux"
      ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")
      : await new Response(
          Bun.spawn(["ps", "-o", "args=", "-p", String(pid)], { stderr: "ignore" }).stdout,
        ).text();
  return commandLine.includes(cluster);
}

function lockFile(cluster: string): string {
  return join(cluster, "postmaster.pid");
}
