import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { devices } from "../database/schema.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** How long a browser stays known after its last sign-in, in seconds: 180 days. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;
/** Most browsers that an account knows; the oldest is forgotten first. */
const MAX_DEVICES = 20;

/**
 * The browsers that an account was signed in to from, by tokens of which the database has only
 * hashes. A token opens nothing: guesses from known browsers are only counted apart from those of
 * strangers, who then cannot lock the owner out.
 *
 * Source: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export interface DeviceStore {
  /** Whether the account knows the browser with this token. */
  knows(accountId: string, token: string): Promise<boolean>;
  /**
   * Remembers a browser and returns its token: the given one if it is known already, else a new
   * one. Call it with a lock on the account.
   */
  remember(accountId: string, token: string): Promise<string>;
  /** Forgets every browser of an account. */
  forgetAll(accountId: string): Promise<void>;
}

/** Creates a device store on Postgres. */
export function createDeviceStore(db: Queries): DeviceStore {
  async function knows(accountId: string, token: string): Promise<boolean> {
    const [found] = await db
      .select({ accountId: devices.accountId })
      .from(devices)
      .where(
        and(
          eq(devices.tokenHash, await hashSecret(token)),
          eq(devices.accountId, accountId),
          gt(devices.expiresAt, sql`now()`),
        ),
      );
    return found !== undefined;
  }

  async function remember(accountId: string, token: string): Promise<string> {
    // A token that somebody else put into the browser must not become known.
    const kept = (await knows(accountId, token)) ? token : newSecret();
    const tokenHash = await hashSecret(kept);
    const expiresAt = sql`clock_timestamp() + make_interval(secs => ${DEVICE_SECONDS})`;
    await db
      .insert(devices)
      .values({ tokenHash, accountId, expiresAt })
      .onConflictDoUpdate({ target: devices.tokenHash, set: { expiresAt } });
    const surplus = db
      .select({ tokenHash: devices.tokenHash })
      .from(devices)
      .where(eq(devices.accountId, accountId))
      .orderBy(desc(devices.expiresAt))
      .offset(MAX_DEVICES);
    await db.delete(devices).where(inArray(devices.tokenHash, surplus));
    return kept;
  }

  return {
    knows,
    remember,
    forgetAll: async (accountId) => {
      await db.delete(devices).where(eq(devices.accountId, accountId));
    },
  };
}
