import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { Client, type ClientBase, Pool } from "pg";
import type { Log } from "../common/log.ts";
import { UserError } from "../common/user_error.ts";
import { isDatabaseDown } from "./is_database_down.ts";
import * as schema from "./schema.ts";

/** An open database: typed queries through `db`, and the underlying connection pool. */
export interface Database {
  readonly db: NodePgDatabase<typeof schema>;
  readonly pool: Pool;
  /** Waits for running queries, then closes all connections. */
  close(): Promise<void>;
}

/** Runs queries: a database or a transaction in it. */
export type Queries = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** Options of {@linkcode openDatabase}. */
export interface OpenDatabaseOptions {
  /** postgres://user:password@host:port/database */
  url: string;
  log: Log;
  /** Maximum size of the connection pool. Defaults to 10. */
  maxConnections?: number;
  /**
   * How long to wait for a connection, and then for each query, in milliseconds. Defaults to 10,000
   * for a connection, and to no limit for a query.
   */
  patienceMs?: number;
}

/** Thrown when the database does not respond; the cause is the driver's error. */
export class DatabaseUnavailableError extends UserError {
  override readonly name = "DatabaseUnavailableError";
}

const CONNECT_TIMEOUT_MS = 10_000;
/** Connections that are lost closer together are lost together. */
const LOSS_MS = 5_000;
/** Any fixed number, as long as every release locks the same one. */
const MIGRATION_LOCK = 7_067_153_001;
const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Opens a connection pool and checks that the database responds.
 *
 * @throws {DatabaseUnavailableError} if no connection can be made.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { url, log, maxConnections = 10, patienceMs } = options;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    keepAlive: true,
    connectionTimeoutMillis: patienceMs ?? CONNECT_TIMEOUT_MS,
    ...(patienceMs === undefined ? {} : { query_timeout: patienceMs }),
  });
  let lostAt = Number.NEGATIVE_INFINITY;
  // The pool replaces a broken idle connection, but without a listener its error crashes the process.
  pool.on("error", ({ message }) => {
    // A server that stops ends all of them.
    const isNews = performance.now() - lostAt > LOSS_MS;
    lostAt = performance.now();
    if (isNews) log.warn("Database connection lost", { error: message });
  });
  pool.on("connect", surviveLoss);
  try {
    await pool.query("SELECT 1");
  } catch (cause) {
    await pool.end();
    const { host } = new URL(url);
    throw new DatabaseUnavailableError(
      `Cannot use the database at "${host}" as it does not answer (${messageOf(cause)}): check DATABASE_URL and that Postgres runs`,
      { cause },
    );
  }
  return { db: queriesOn(pool), pool, close: () => pool.end() };
}

/** Creates typed queries on a pool, which gets back every connection that a transaction took. */
export function queriesOn(pool: Pool): Database["db"] {
  const db = drizzle(pool, { schema });
  // Drizzle keeps a connection for ever whose first statement fails, and hands on broken ones.
  db.transaction = async (act, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client, { schema }).transaction(act, config);
    } catch (error) {
      isBroken = isDatabaseDown(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}

/** Applies pending migrations. Safe to call from any number of processes at once. */
export async function migrateDatabase({ pool }: Pick<Database, "pool">): Promise<void> {
  // Not of the pool, whose queries may have a time limit: another process may migrate for minutes.
  const client = new Client({ connectionString: pool.options.connectionString });
  surviveLoss(client);
  await client.connect();
  try {
    // The migrator itself takes no lock, and two of them at once would create every table twice.
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Which releases the lock.
    await client.end();
  }
}

/** A connection in use tells its loss to the statement that it breaks off, and as an event too. */
function surviveLoss(client: ClientBase): void {
  client.on("error", () => {
    // Without a listener it would end the process.
  });
}

function messageOf(error: unknown): string {
  // A refused connection to several addresses is an AggregateError whose own message is empty.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
