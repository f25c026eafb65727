import { expect, test } from "bun:test";
import { fileURLToPath } from "node:url";
import { freePort } from "../support/free_port.ts";
import { testDatabase } from "../support/postgres.ts";
import { untilGone } from "../support/processes.ts";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const { url } = await testDatabase();

function work(env: Record<string, string>) {
  return Bun.spawn([process.execPath, MAIN, "work"], {
    env: { ...process.env, LOG_LEVEL: "info", TEMPLATE_PREVIEWS: "false", ...env },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
}

test("`work` ends with an error, told once, where its worker cannot start", async () => {
  const child = work({ DATA_DIR: "/dev/null/below", LOG_LEVEL: "silent" });
  const errors = await new Response(child.stderr).text();
  expect(errors.match(/Cannot keep the database in/g)).toHaveLength(1);
  expect(await child.exited).toBe(1);
});

test("`work` has its worker stop when it is asked to, and ends well", async () => {
  const child = work({ DATABASE_URL: url });
  let log = "";
  let pid = 0;
  for await (const text of child.stderr.pipeThrough(new TextDecoderStream())) {
    log += text;
    const line = log.split("\n").find((each) => each.includes('"msg":"Working"'));
    if (line === undefined || pid !== 0) continue;
    pid = JSON.parse(line).pid;
    expect(pid).not.toBe(child.pid);
    child.kill("SIGTERM");
  }
  expect(await child.exited).toBe(0);
  await untilGone(pid);
});

test("`serve` does not wait for a database longer than for the process that started it", async () => {
  const child = Bun.spawn([process.execPath, MAIN, "serve"], {
    env: { ...process.env, DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
    ipc() {},
  });
  for await (const text of child.stderr.pipeThrough(new TextDecoderStream()))
    if (text.includes("Waiting for a part that is down")) child.disconnect();
  expect(await child.exited).toBe(1);
});
