import { expect, test } from "bun:test";
import { Pool } from "pg";
import { databaseErrorFields } from "../../src/database/is_database_down.ts";
import {
  DatabaseUnavailableError,
  migrateDatabase,
  openDatabase,
  queriesOn,
} from "../../src/database/mod.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { emptyDatabase, testDatabase } from "../support/postgres.ts";

const log = silentLog;
const migrated = await testDatabase();
const url = await emptyDatabase();

test("migrateDatabase() makes every table, and a second call changes nothing", async () => {
  await migrateDatabase(migrated);
  const { rows } = await migrated.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  );
  expect(rows.map((row) => row.name)).toContain("jobs");
});

test("migrateDatabase() may be called by many processes at once", async () => {
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ url, log, maxConnections: 1 })),
  );
  await Promise.all(databases.map((database) => migrateDatabase(database)));
  const counts = await databases[0]?.pool.query<{ runs: number }>(
    "SELECT count(*)::int - count(DISTINCT hash)::int AS runs FROM drizzle.__drizzle_migrations",
  );
  expect(counts?.rows[0]?.runs).toBe(0);
  await Promise.all(databases.map((database) => database.close()));
});

test("openDatabase() says what to check if nothing answers, without the password", async () => {
  const attempt = openDatabase({ url: "postgres://me:secret@127.0.0.1:1/none", log });
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect(String(error)).toContain("check DATABASE_URL");
  expect(String(error)).not.toContain("secret");
});

test("a connection that is lost within a transaction fails that, and no more", async () => {
  const database = await openDatabase({ url, log });
  const transaction = database.db.transaction(async (tx) => {
    await migrated.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
      [new URL(url).pathname.slice(1)],
    );
    await tx.execute("SELECT 1");
  });
  await expect(transaction).rejects.toThrow();
  expect((await database.pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test("a server that ends all idle connections is one line of the log", async () => {
  const lines: string[] = [];
  const noted = { ...silentLog, warn: (message: string) => void lines.push(message) };
  const database = await openDatabase({ url, log: noted });
  const { pool } = database;
  await Promise.all(Array.from({ length: 5 }, () => pool.query("SELECT pg_sleep(0.1)")));
  const lost = Promise.withResolvers<void>();
  pool.on("remove", () => pool.totalCount === 0 && lost.resolve());
  await migrated.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
    [new URL(url).pathname.slice(1)],
  );
  await lost.promise;
  expect(lines).toEqual(["Database connection lost"]);
  await database.close();
});

test("a log has of an outage the driver's reason, and of any other error all", async () => {
  const nobody = queriesOn(new Pool({ connectionString: "postgres://u:p@127.0.0.1:1/d" }));
  const outage = await nobody.execute("SELECT 1").catch((error: unknown) => error);
  const reason = "connect ECONNREFUSED 127.0.0.1:1";
  expect(databaseErrorFields(outage)).toEqual({ part: "database", reason });
  const refused = await migrated.db.execute("SELECT nothing").catch((error: unknown) => error);
  expect(databaseErrorFields(refused)).toEqual({ error: refused });
});
