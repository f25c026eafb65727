import type { Log } from "../common/log.ts";
import { isDatabaseDown } from "../database/is_database_down.ts";
import { DatabaseUnavailableError } from "../database/mod.ts";
import { QueueUnavailableError } from "../queue/backend.ts";

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 5_000;

/**
 * Opens a part of the service. While the database or the queue is down it waits and tries again, as
 * parts that are started together come up in any order.
 *
 * @throws what `open` throws for any other reason, such as a wrong password.
 */
export async function whenUp<Opened>(open: () => Promise<Opened>, log: Log): Promise<Opened> {
  for (let attempt = 0; ; attempt++) {
    try {
      const opened = await open();
      if (attempt > 0) log.info("The part that was down is up");
      return opened;
    } catch (error) {
      if (!isDown(error)) throw error;
      if (attempt === 0) log.warn("Waiting for a part that is down", { error: error.message });
      await Bun.sleep(Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt));
    }
  }
}

function isDown(error: unknown): error is Error {
  if (error instanceof DatabaseUnavailableError) {
    return isDatabaseDown(error.cause) && !isRefusal(error.cause);
  }
  return error instanceof QueueUnavailableError && !isRefusal(error.cause);
}

/** True if somebody answered, and will say the same next time, as to a wrong password. */
function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  // SQLSTATE classes of invalid credentials and of a database that does not exist.
  if ("severity" in cause && "code" in cause) return /^(?:28|3D)/.test(String(cause.code));
  return /^(?:WRONGPASS|NOAUTH|NOPERM|ERR) /.test(cause.message);
}
