import type { Queries } from "../database/mod.ts";
import { installation } from "../database/schema.ts";
import type { ObjectStore } from "../storage/object_store.ts";

const OWNER_KEY = "installation.txt";

/**
 * True if a store belongs to this database, as it does from when it is asked first. Another database
 * knows nothing of what is in the store, and would have all of it deleted as nobody's.
 */
export async function ownsStore(db: Queries, store: ObjectStore): Promise<boolean> {
  await db.insert(installation).values({ id: crypto.randomUUID() }).onConflictDoNothing();
  const [row] = await db.select({ id: installation.id }).from(installation);
  if (row === undefined) return false;
  const owner = await store.get(OWNER_KEY);
  if (owner !== undefined) return (await new Response(owner.body).text()) === row.id;
  await store.put(OWNER_KEY, new TextEncoder().encode(row.id), "text/plain; charset=utf-8");
  return true;
}
