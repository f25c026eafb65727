import { afterAll } from "bun:test";
import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { Client } from "pg";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../src/database/embedded_postgres.ts";
import { type Database, migrateDatabase, openDatabase } from "../../src/database/mod.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { atEnd } from "./at_end.ts";
import { scratchFolder } from "./scratch.ts";

/** A database of a test file's own. */
export interface TestDatabase extends Database {
  readonly url: string;
}

let server: Promise<EmbeddedPostgres> | undefined;

/**
 * Makes a fresh, migrated database and drops it after the last test of the file. Call it at the top
 * level of a test file or in a `describe`. All files of a run share one server.
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
  const { url } = await server;
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(url, `CREATE DATABASE ${name}`);
  afterAll(() => administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return Object.assign(new URL(url), { pathname: name }).href;
}

async function startServer(): Promise<EmbeddedPostgres> {
  const dataDir = await scratchFolder("postgres");
  const started = await startEmbeddedPostgres({ dataDir, log: silentLog });
  atEnd(async () => {
    await started.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return started;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
