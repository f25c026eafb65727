import { afterAll } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/**
 * Starts servers without workers, each in a process of its own, all on one database and one folder
 * of objects. Gives their addresses. They end after the last test of the file.
 */
export async function startServers(databaseUrl: string, count: number): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "postloom-servers-"));
  const env = {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "info",
  };
  const children = Array.from({ length: count }, () =>
    Bun.spawn([process.execPath, MAIN, "serve"], {
      env,
      stdin: "ignore",
      stdout: "ignore",
      stderr: "pipe",
    }),
  );
  afterAll(async () => {
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(children.map((child) => child.exited));
    await rm(dataDir, { recursive: true, force: true });
  });
  return await Promise.all(children.map(({ stderr }) => readUrl(stderr)));
}

/** Where a server says that it is. Reads on in the background, or the server would wait for it. */
async function readUrl(log: ReadableStream<Uint8Array>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const read = async () => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of log) {
      text += decoder.decode(chunk, { stream: true });
      const ready = text.split("\n").find((line) => line.includes('"msg":"Ready"'));
      if (ready !== undefined) resolve(JSON.parse(ready).url);
    }
    reject(new Error(`Cannot use the server as it ended: ${text}`));
  };
  read().catch(reject);
  return await promise;
}
