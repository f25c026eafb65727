import { expect, test } from "bun:test";
import { connect } from "node:net";
import { stopServer } from "../../src/server/drain.ts";
import { testService } from "./_service.ts";

const { app, ask, drain } = await testService();
const REQUEST = "GET /api/job-status/job_1 HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Sends requests over one connection until it is told not to; gives whether one had no answer. */
async function hammer(port: number): Promise<"told" | "cut off"> {
  const { promise, resolve } = Promise.withResolvers<"told" | "cut off">();
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  let isTold = false;
  socket.write(REQUEST);
  socket.on("data", (data) => {
    answer += data;
    if (!answer.endsWith("}")) return;
    isTold = /^connection: close/im.test(answer);
    answer = "";
    if (!isTold) socket.write(REQUEST);
  });
  socket.on("error", () => resolve("cut off"));
  socket.on("close", () => resolve(isTold ? "told" : "cut off"));
  return await promise;
}

test("a server that stops answers every request, and has clients leave first", async () => {
  app.listen({ port: 0, hostname: "127.0.0.1" });
  expect((await ask("/readyz")).status).toBe(200);
  const clients = Array.from({ length: 50 }, () => hammer(app.server?.port ?? 0));
  await Promise.all([1, 2, 3].map(() => ask("/api/job-status/job_1")));
  const stopping = stopServer(app, drain);
  expect((await ask("/readyz")).status).toBe(503);
  await stopping;
  expect(new Set(await Promise.all(clients))).toEqual(new Set(["told"]));
});
