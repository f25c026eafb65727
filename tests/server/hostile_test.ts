import { afterAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { testService } from "./_service.ts";

const { app, key } = await testService();
app.listen({ port: 0, hostname: "127.0.0.1" });
afterAll(() => app.stop());

/** Sends bytes as they are, and gives the statuses of all answers before the connection ends. */
async function statusesOf(...pieces: string[]): Promise<number[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let answer = "";
  const socket = connect(app.server?.port ?? 0, "127.0.0.1");
  socket.on("data", (data) => {
    answer += data.toString("latin1");
  });
  socket.on("close", () => resolve());
  socket.on("error", () => resolve());
  for (const piece of pieces) socket.write(piece, "latin1");
  await promise;
  return [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
}

function get(path: string, host = "localhost", headers = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nx-api-key: ${key.text}\r\n${headers}\r\n`;
}

const ODD_SEGMENTS = [
  "%ff",
  "%",
  "%zz",
  "%c0%af",
  "%ed%a0%80",
  "a%2fb",
  "%00",
  "%2e%2e",
  "\xff",
  ";",
];
const PATHS = [
  ...new Set(
    app.routes.map(({ path }) => path.replace("*", ":rest")).filter((path) => path.includes(":")),
  ),
  "/:unknown",
  "/api/v1/jobs?cursor=:query",
];

test("no path with odd bytes in it is an error of the server", async () => {
  const answers = PATHS.flatMap((path) =>
    ODD_SEGMENTS.map(async (odd) => {
      const asked = path.replace(/:\w+\??/g, odd);
      const [status = 0] = await statusesOf(get(asked));
      return [asked, status] as const;
    }),
  );
  for (const [asked, status] of await Promise.all(answers)) {
    expect([asked, status < 500], `${status}`).toEqual([asked, true]);
    if (/%(ff|zz|c0%af|$|\/)/.test(asked.split("?")[0] ?? "")) expect([404, 400]).toContain(status);
  }
});

test.each(["", "a b", "a/b?c#d", "%ff:[bad", "a:99999", "[::1", "é", "a@b"])(
  "the host %p is none that a path can be read after",
  async (host) => {
    for (const path of ["/livez", "/api/job-status/job_1", "/aaaaaaa/livez"]) {
      expect(await statusesOf(get(path, host))).toEqual([400]);
    }
  },
);

test("what is larger than a header may be is refused", async () => {
  expect(await statusesOf(get("/livez", "localhost", `x: ${"y".repeat(1e6)}\r\n`))).toEqual([431]);
  expect(await statusesOf(get(`/${"a".repeat(1e6)}`))).toEqual([431]);
  expect(await statusesOf(get(`/media/${"a".repeat(8_000)}.png`))).toEqual([404]);
});

test("nobody gets a request sent back that TRACE was asked for", async () => {
  expect(await statusesOf(get("/livez").replace("GET", "TRACE"))).toEqual([405]);
});

test("a body that is refused unread is not taken for the next request", async () => {
  const post = "POST /api/v1/process-text-async HTTP/1.1\r\nHost: localhost\r\n";
  const large = `${post}Content-Length: 100000000\r\n\r\n`;
  expect(await statusesOf(large, get("/livez"), get("/livez"))).toEqual([401]);
  const both = `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
  expect(await statusesOf(both, get("/livez"))).toEqual([400]);
});
