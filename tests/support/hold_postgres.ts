import { startEmbeddedPostgres } from "../../src/database/embedded_postgres.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

// A program of its own, so that a test can kill it: starts Postgres, says where, and stays.
const { url } = await startEmbeddedPostgres({ dataDir: Bun.argv[2] ?? "", log: silentLog });
console.log(url);
setInterval(() => {}, 60_000);
