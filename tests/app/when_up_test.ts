import { expect, test } from "bun:test";
import { connect, createServer, type Server } from "node:net";
import { whenUp } from "../../src/app/when_up.ts";
import { DatabaseUnavailableError, openDatabase } from "../../src/database/mod.ts";
import { createBullQueue } from "../../src/queue/bull_queue.ts";
import { redisBackend } from "../../src/queue/redis_backend.ts";
import { silentLog as log } from "../../src/testing/silent_log.ts";
import { freePort } from "../support/free_port.ts";
import { emptyDatabase } from "../support/postgres.ts";
import { startTestRedis } from "../support/redis.ts";

const database = new URL(await emptyDatabase());
const redis = await startTestRedis("the wait for Redis");

test("a service that starts before its database waits for it", async () => {
  const away = await freePort();
  const url = Object.assign(new URL(database), { port: String(away) }).href;
  const opening = whenUp(() => openDatabase({ url, log }), log);
  await Bun.sleep(100);
  const server = await forward(away, Number(database.port));
  const opened = await opening;
  expect((await opened.pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await opened.close();
  server.close();
});

test("a wrong password is told at once", async () => {
  const url = Object.assign(new URL(database), { password: "wrong" }).href;
  const opening = whenUp(() => openDatabase({ url, log }), log);
  await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailableError);
});

test.skipIf(redis === undefined)("a service that starts before Redis waits for it", async () => {
  const away = await freePort();
  const backend = redisBackend({ url: `redis://127.0.0.1:${away}` });
  const opening = whenUp(() => createBullQueue({ backend, log }), log);
  await Bun.sleep(100);
  const server = await forward(away, Number(new URL(redis?.url ?? "").port));
  const queue = await opening;
  expect(await queue.healthy()).toBe(true);
  await queue.close();
  server.close();
});

/** Serves a port by another one of this machine. */
async function forward(port: number, to: number): Promise<Server> {
  const server = createServer((socket) => {
    const upstream = connect(to, "127.0.0.1");
    for (const end of [socket, upstream]) end.on("error", () => undefined);
    socket.pipe(upstream).pipe(socket);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, "127.0.0.1", resolve);
  await promise;
  return server;
}
