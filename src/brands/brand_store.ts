import { eq } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { accounts } from "../database/schema.ts";
import { countAttempts } from "../limits/attempts.ts";
import type { Policy } from "../limits/sliding_window.ts";
import type { Brand } from "../posts/brand.ts";

/** A brand with nothing in it. */
export const NO_BRAND: Brand = {
  name: null,
  handle: null,
  colours: null,
  logo: null,
  font: null,
};

/** Files stay for a while after they were replaced, so uploads have to be limited. */
const LOGOS: Policy = { name: "logos", limit: 100, windowSeconds: 3600 };
const FONTS: Policy = { name: "fonts", limit: 30, windowSeconds: 3600 };

/** The accounts' brands in the database. */
export interface BrandStore {
  /**
   * Changes some parts of a brand and keeps the others, safe under concurrency. Returns the updated
   * brand; null if it is empty.
   */
  change(accountId: string, parts: Partial<Brand>): Promise<Brand | null>;
  /**
   * Counts an upload of a logo. Call it before processing the file.
   *
   * @throws {RateLimitedError} if the account has sent too many in the last hour.
   */
  countLogo(accountId: string): Promise<void>;
  /** The same for fonts. */
  countFont(accountId: string): Promise<void>;
}

/** Creates a brand store on Postgres, where brands are part of their accounts. */
export function createBrandStore(db: Queries): BrandStore {
  return {
    async change(accountId, parts) {
      return await db.transaction(async (tx) => {
        const ofAccount = eq(accounts.id, accountId);
        // The lock serialises changes to a brand.
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
    countFont: (accountId) => countAttempts(db, [{ key: `fonts of ${accountId}`, policy: FONTS }]),
  };
}
