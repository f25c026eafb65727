import { rm } from "node:fs/promises";
import { startEmbeddedPostgres } from "../../src/database/embedded_postgres.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { scratchFolder } from "./scratch.ts";

/** The server that all files of a run share: one of its own would cost each of them a second. */
const SHARED = "TEST_POSTGRES_URL";

/** A server for test databases, with what tells it to the test files of other processes. */
export interface TestPostgres extends AsyncDisposable {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a server with an empty folder, which is removed with it. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = await scratchFolder("postgres");
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog });
  return {
    url,
    env: { [SHARED]: url },
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The URL of the server that all files of the run share, if there is one. */
export function sharedPostgresUrl(): string | undefined {
  return process.env[SHARED];
}
