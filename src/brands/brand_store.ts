import { eq } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { accounts } from "../database/schema.ts";
import { countAttempts } from "../limits/attempts.ts";
import type { Policy } from "../limits/sliding_window.ts";
import type { Brand } from "../posts/brand.ts";

/** A brand with nothing in it. */
export const NO_BRAND: Brand = { name: null, handle: null, colours: null, logo: null };

/** Logos are kept for good, so that nobody may send them without end. */
const LOGOS: Policy = { name: "logos", limit: 100, windowSeconds: 3600 };

/** What each account's posts are known by, in the database. */
export interface BrandStore {
  /**
   * Changes the parts that are given and keeps the others, also when somebody else changes those at
   * the same time. Gives what the brand is then; null if nothing is left of it.
   */
  change(accountId: string, parts: Partial<Brand>): Promise<Brand | null>;
  /**
   * Counts a logo before it is looked at.
   *
   * @throws {RateLimitedError} if the account sent too many within an hour.
   */
  countLogo(accountId: string): Promise<void>;
}

/** Keeps brands in Postgres, with their accounts. */
export function createBrandStore(db: Queries): BrandStore {
  return {
    async change(accountId, parts) {
      return await db.transaction(async (tx) => {
        const ofAccount = eq(accounts.id, accountId);
        // The lock makes changes of one brand come one after the other.
        const [found] = await tx
          .select({ brand: accounts.brand })
          .from(accounts)
          .where(ofAccount)
          .for("no key update");
        const changed = { ...(found?.brand ?? NO_BRAND), ...parts };
        const isEmpty = Object.values(changed).every((part) => part === null);
        const brand = isEmpty ? null : changed;
        await tx.update(accounts).set({ brand }).where(ofAccount);
        return brand;
      });
    },
    countLogo: (accountId) => countAttempts(db, [{ key: `logos of ${accountId}`, policy: LOGOS }]),
  };
}
