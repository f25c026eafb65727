import { lt, sql } from "drizzle-orm";
import type { Log } from "../common/log.ts";
import type { Queries } from "./mod.ts";
import {
  devices,
  idempotencyKeys,
  invites,
  mailTokens,
  rateCounters,
  sessions,
  uploads,
} from "./schema.ts";

const INTERVAL_MS = 60 * 60 * 1000;

/** Deletes expired rows, now and every hour. Safe in any number of processes. */
export function startHousekeeping(db: Queries, log: Log): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const clean = () => {
    running = removeExpired(db).catch((error: unknown) =>
      log.warn("Cannot remove expired rows", { error }),
    );
  };
  clean();
  const timer = setInterval(clean, INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Deletes expired rows. */
export async function removeExpired(db: Queries): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(devices).where(lt(devices.expiresAt, sql`now()`));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, sql`now()`));
  await db.delete(invites).where(lt(invites.expiresAt, sql`now()`));
  // Longer than any sliding window.
  await db.delete(rateCounters).where(lt(rateCounters.second, sql`now() - interval '2 hours'`));
  const aDayAgo = sql`now() - interval '1 day'`;
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, aDayAgo));
  // Their files are swept.
  await db.delete(uploads).where(lt(uploads.expiresAt, sql`now()`));
}
