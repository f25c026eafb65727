import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { invites } from "../database/schema.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** How long an invite can be used. */
const INVITE_DAYS = 7;

/** Makes the code of an invite, which nothing else ever gives. It opens one account within 7 days. */
export async function createInvite(db: Queries): Promise<string> {
  const code = newSecret();
  await db.insert(invites).values({
    codeHash: await hashSecret(code),
    expiresAt: sql`now() + make_interval(days => ${INVITE_DAYS})`,
  });
  return code;
}

/** Uses an invite up. False if there is none with that code, or it is used or expired. */
export async function redeemInvite(db: Queries, code: string): Promise<boolean> {
  const used = await db
    .update(invites)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(invites.codeHash, await hashSecret(code.trim())),
        isNull(invites.usedAt),
        gt(invites.expiresAt, sql`now()`),
      ),
    )
    .returning({ usedAt: invites.usedAt });
  return used.length > 0;
}
