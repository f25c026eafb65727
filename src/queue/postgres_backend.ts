import { PostgresConnection, PostgresQueueBackend } from "bullmq";
import { type QueueBackend, QueueUnavailableError } from "./backend.ts";

const SCHEMA = "bullmq";
const MAX_CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 15_000;
const MAX_WAIT_SECONDS = 10;
const FAILURE_PAUSE_MS = 250;

/** Keeps the queue in a schema of its own of any Postgres. */
export function postgresBackend(options: { url: string }): QueueBackend {
  return {
    name: "postgres",
    async connect() {
      const connection = new PostgresConnection({
        connectionString: withSearchPath(options.url),
        schema: SCHEMA,
        // Under a lock, so that any number of processes may start at once.
        migrate: true,
        max: MAX_CONNECTIONS,
        keepAlive: true,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: QUERY_TIMEOUT_MS,
      });
      try {
        await connection.waitUntilReady();
      } catch (cause) {
        await connection.close();
        throw new QueueUnavailableError(
          "Cannot open the queue as Postgres does not answer: check DATABASE_URL and that Postgres runs",
          { cause },
        );
      }
      return {
        factory: (name, opts) =>
          new PatientBackend(connection, name, { ...opts, connection: options.url }),
        ping: () => connection.pool.query("SELECT 1"),
        close: () => connection.close(),
      };
    },
  };
}

/** Survives a Postgres that is away for a while. */
class PatientBackend extends PostgresQueueBackend {
  /** A notification that got lost in a broken connection delays a job this long, not an hour. */
  override get maximumBlockTimeout(): number {
    return MAX_WAIT_SECONDS;
  }

  override async moveToActive(token: string, name?: string) {
    try {
      return await super.moveToActive(token, name);
    } catch (error) {
      // The worker's loop asks again at once, thousands of times while Postgres starts up.
      await Bun.sleep(FAILURE_PAUSE_MS);
      throw error;
    }
  }
}

/** Options in the URL win over BullMQ's, so that the schema must be among them. */
function withSearchPath(url: string): string {
  const parsed = new URL(url);
  const options = [
    parsed.searchParams.get("options"),
    `-c search_path=${SCHEMA}`,
    // What a power cut takes from the queue is enqueued again: the jobs themselves are elsewhere.
    "-c synchronous_commit=off",
  ];
  parsed.searchParams.set("options", options.filter(Boolean).join(" "));
  return parsed.href;
}
