import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../src/database/embedded_postgres.ts";
import { EmbeddedPostgresError } from "../../src/database/embedded_postgres_error.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { scratchFolder } from "../support/scratch.ts";

const HOLDER = fileURLToPath(new URL("../support/hold_postgres.ts", import.meta.url));

const PRESENT =
  "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'postloom presence'";

let root = "";
/** Used by one test after the other, as making and removing clusters takes longer than the tests. */
let home = "";
const servers: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  root = await scratchFolder("embedded");
  home = join(root, "home");
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const server of servers.splice(0).reverse()) await server.stop();
});

afterAll(() => rm(root, { recursive: true, force: true }));

test("the first start makes a durable server that only this machine can reach", async () => {
  const first = await start(home);
  expect(first.adopted).toBe(false);
  expect(await ask(first.url, "SHOW fsync")).toBe("on");
  expect(await ask(first.url, "SHOW listen_addresses")).toBe("127.0.0.1");
  expect((await stat(join(home, "cluster/postloom.json"))).mode & 0o777).toBe(0o600);
  await ask(first.url, "CREATE TABLE kept AS SELECT 'all of it' AS what");
  await first.stop();

  const second = await start(home);
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, "SELECT what FROM kept")).toBe("all of it");
});

test("a second start adopts the server, and its stop leaves it to the starter", async () => {
  const starter = await start(home);
  const adopter = await start(home);
  expect(adopter).toMatchObject({ adopted: true, url: starter.url });
  await adopter.stop();
  expect(await ask(starter.url, "SELECT 'alive'")).toBe("alive");
  await starter.stop();
  await expect(ask(starter.url, "SELECT 1")).rejects.toThrow();
});

test("an adopter starts the server again when its starter stops it", async () => {
  const starter = await start(home);
  const adopter = await start(home);
  await starter.stop();
  expect(await eventually(() => ask(adopter.url, "SELECT 'alive'"))).toBe("alive");
});

test("two starts at once on a new folder end with one server", async () => {
  const dataDir = join(root, "contested");
  const both = await Promise.all([start(dataDir), start(dataDir)]);
  expect(both.map((server) => server.adopted).sort()).toEqual([false, true]);
  expect(both[0].url).toBe(both[1].url);
  expect(await readdir(dataDir)).toEqual(["cluster"]);
});

test("a server that is killed comes back at the same address", async () => {
  const { url } = await start(home);
  await ask(url, "CREATE TABLE survivor AS SELECT 'committed' AS what");
  process.kill(await postmasterOf(home), "SIGKILL");
  expect(await eventually(() => ask(url, "SELECT what FROM survivor"))).toBe("committed");
});

test("a server whose starter was killed is adopted, and stopped by the last who leaves", async () => {
  const holder = await hold(home);
  await kill(holder.child);
  const adopter = await start(home);
  expect(adopter).toMatchObject({ adopted: true, url: holder.url });
  // The server takes a moment to notice that the starter is gone.
  await eventually(async () => expect(await ask(adopter.url, PRESENT)).toBe("1"));
  await adopter.stop();
  await eventually(async () => {
    await expect(ask(holder.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
  });
});

test("of adopters that leave at the same time one stops the server, whoever else is connected", async () => {
  const holder = await hold(home);
  const adopters = await Promise.all([start(home), start(home), start(home)]);
  const pool = new Client({ connectionString: holder.url });
  pool.on("error", () => undefined);
  await pool.connect();
  await kill(holder.child);
  await eventually(async () => expect(await ask(holder.url, PRESENT)).toBe("3"));
  await Promise.all(adopters.map((adopter) => adopter.stop()));
  await eventually(async () => {
    await expect(ask(holder.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
  });
});

test("starts after both server and starter were killed", async () => {
  const holder = await hold(home);
  await ask(holder.url, "CREATE TABLE latest AS SELECT 'committed' AS what");
  await kill(holder.child);
  process.kill(await postmasterOf(home), "SIGKILL");
  const next = await start(home);
  expect(next).toMatchObject({ adopted: false, url: holder.url });
  expect(await ask(next.url, "SELECT what FROM latest")).toBe("committed");
});

test("a lock file that names another program is not believed", async () => {
  const cluster = join(home, "cluster");
  // Postgres itself takes any process of its own user for a server.
  const { uid, gid } = await stat(cluster);
  const bystander = spawn("sleep", ["60"], process.getuid?.() === 0 ? { uid, gid } : {});
  children.push(bystander);
  const claim = [bystander.pid, cluster, 1, 1, "", "127.0.0.1", "", "ready"].join("\n");
  await writeFile(join(cluster, "postmaster.pid"), claim);
  expect((await start(home)).adopted).toBe(false);
});

test("takes another port where a stranger has the one it had, and clears what a crash left", async () => {
  using stranger = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  const settings = join(home, "cluster/postloom.json");
  const { password } = JSON.parse(await readFile(settings, "utf8"));
  await writeFile(settings, JSON.stringify({ password, port: stranger.port }));
  const abandoned = join(home, "cluster.new-crashed");
  await mkdir(abandoned);
  await utimes(abandoned, new Date(0), new Date(0));
  const { url } = await start(home);
  expect(new URL(url).port).not.toBe(String(stranger.port));
  expect(await readdir(home)).toEqual(["cluster"]);
});

test("refuses a folder of another major version, of other content, or that cannot be made", async () => {
  const older = join(root, "older");
  await mkdir(join(older, "cluster"), { recursive: true });
  await writeFile(join(older, "cluster/PG_VERSION"), "15\n");
  expect(await failureOf(older)).toContain("as Postgres 15 made it and this is Postgres 18");

  const foreign = join(root, "foreign");
  await mkdir(join(foreign, "cluster"), { recursive: true });
  await writeFile(join(foreign, "cluster/thesis.txt"), "do not delete");
  expect(await failureOf(foreign)).toContain("there is something else in it");

  const impossible = join(foreign, "cluster/thesis.txt/data");
  expect(await failureOf(impossible)).toContain("set DATA_DIR");
});

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  servers.push(server);
  return server;
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: "array" });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function failureOf(dataDir: string): Promise<string> {
  const error = await start(dataDir).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  return String(error);
}

async function hold(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [HOLDER, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const { promise, resolve } = Promise.withResolvers<string>();
  child.stdout?.once("data", (line: Buffer) => resolve(line.toString().trim()));
  return { child, url: await promise };
}

async function kill(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once("exit", () => resolve());
  child.kill("SIGKILL");
  await promise;
}

async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "cluster/postmaster.pid"), "utf8"), 10);
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 500) throw error;
      await Bun.sleep(20);
    }
  }
}
