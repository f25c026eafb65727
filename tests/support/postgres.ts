import { afterAll } from "bun:test";
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { type Database, migrateDatabase, openDatabase } from "../../src/database/mod.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { atEnd } from "./at_end.ts";
import { sharedPostgresUrl, startTestPostgres } from "./test_postgres.ts";

/** A database of a test file's own. */
export interface TestDatabase extends Database {
  readonly url: string;
}

let server: Promise<string> | undefined;

/**
 * Makes a fresh, migrated database and drops it after the last test of the file. Call it at the top
 * level of a test file or in a `describe`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const url = await emptyDatabase();
  const database = await openDatabase({ url, log: silentLog });
  afterAll(() => database.close());
  await migrateDatabase(database);
  return { ...database, url };
}

/** Makes a database without any tables, dropped after the last test of the file; returns its URL. */
export async function emptyDatabase(): Promise<string> {
  server ??= startServer();
  const url = await server;
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(url, `CREATE DATABASE ${name}`);
  afterAll(() => administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** The URL of the run's server, or of one of this file's own where it is tested for itself. */
async function startServer(): Promise<string> {
  const shared = sharedPostgresUrl();
  if (shared !== undefined) return shared;
  const own = await startTestPostgres();
  atEnd(async () => {
    server = undefined;
    await own[Symbol.asyncDispose]();
  });
  return own.url;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
