import type { AnyElysia, Elysia } from "elysia";
import { DeadlineError, withDeadline } from "../common/deadline.ts";

/** Whether a server is about to stop. */
export interface Drain {
  readonly isDraining: boolean;
  start(): void;
}

/** How long clients are told to use another connection, which all that are not idle do meanwhile. */
const GRACE_MS = 1_000;
/** How long requests that are under way may take then: as long as the largest body. */
const STOP_TIMEOUT_MS = 20_000;

/** Creates the state of a server that is not about to stop. */
export function createDrain(): Drain {
  let isDraining = false;
  return {
    get isDraining() {
      return isDraining;
    },
    start() {
      isDraining = true;
    },
  };
}

/** Has clients close their connections once the server is about to stop. */
export function drainedConnections(drain: Drain) {
  return (app: Elysia) =>
    app.onRequest(({ set }) => {
      if (drain.isDraining) set.headers.connection = "close";
    });
}

/**
 * Stops a server without ending requests: an open connection that was closed at once could carry the
 * next one already.
 */
export async function stopServer(app: AnyElysia, drain: Drain): Promise<void> {
  drain.start();
  await Bun.sleep(GRACE_MS);
  try {
    await withDeadline(app.stop(), STOP_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    await app.stop(true);
  }
}
