import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { invites } from "../database/schema.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** Days until an invite expires. */
const INVITE_DAYS = 7;

/** Creates an invite and returns its code, which cannot be read again. Valid once, for 7 days. */
export async function createInvite(db: Queries): Promise<string> {
  const code = newSecret();
  await db.insert(invites).values({
    codeHash: await hashSecret(code),
    expiresAt: sql`now() + make_interval(days => ${INVITE_DAYS})`,
  });
  return code;
}

/** Redeems an invite. False if the code is unknown, used or expired. */
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
