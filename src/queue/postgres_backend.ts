import { PostgresConnection, PostgresQueueBackend } from "bullmq";
import { type QueueBackend, QueueUnavailableError } from "./backend.ts";

const SCHEMA = "bullmq";
const MAX_CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 15_000;
const MAX_WAIT_SECONDS = 10;
const FAILURE_PAUSE_MS = 250;

/** Stores the queue in Postgres, in a schema of its own. */
export function postgresBackend(options: { url: string }): QueueBackend {
  return {
    name: "postgres",
    async connect() {
      const connection = new PostgresConnection({
        connectionString: withSearchPath(options.url),
        schema: SCHEMA,
        // Under a lock: any number of processes can start at once.
        migrate: true,
        max: MAX_CONNECTIONS,
        keepAlive: true,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: QUERY_TIMEOUT_MS,
      });
      try {
        await connection.waitUntilReady();
      } catch (cause) {
        await connection.close().catch(() => undefined);
        throw new QueueUnavailableError(
          "Cannot open the queue as Postgres does not answer: check DATABASE_URL and that Postgres runs",
          { cause },
        );
      }
      return {
        factory(name, opts, factoryOptions) {
          // By the name of its connection a worker is counted.
          const clientName = factoryOptions?.withBlockingConnection ? name : undefined;
          const queueOptions = { ...opts, connection: options.url };
          return new ResilientBackend(connection, name, queueOptions, false, clientName);
        },
        ping: () => connection.pool.query("SELECT 1"),
        close: () => connection.close(),
      };
    },
  };
}

/** Survives temporary outages of Postgres. */
class ResilientBackend extends PostgresQueueBackend {
  /** Bounds how long a job waits after its notification was lost with a connection: else an hour. */
  override get maximumBlockTimeout(): number {
    return MAX_WAIT_SECONDS;
  }

  override async moveToActive(token: string, name?: string) {
    try {
      return await super.moveToActive(token, name);
    } catch (error) {
      // The worker's loop retries at once, which is thousands of times while Postgres starts up.
      await Bun.sleep(FAILURE_PAUSE_MS);
      throw error;
    }
  }
}

/** Options in the URL override BullMQ's, so the search path has to be among them. */
function withSearchPath(url: string): string {
  const parsed = new URL(url);
  const options = [
    parsed.searchParams.get("options"),
    `-c search_path=${SCHEMA}`,
    // Entries lost in a power cut are enqueued again: the jobs themselves are in the jobs table.
    "-c synchronous_commit=off",
  ];
  parsed.searchParams.set("options", options.filter(Boolean).join(" "));
  return parsed.href;
}
